// ARGS: --transform-interpreter
// Vectors that are read where they were written, and writes over others.
func.func @nested(%arg: vector<4xf32>, %alloc: memref<64xf32>, %p: f32, %lb: index, %o: memref<64xf32>, %i: index, %j: index) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  vector.transfer_write %arg, %alloc[%c0] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  %r = scf.for %k = %c0 to %lb step %c1 iter_args(%a = %arg) -> vector<4xf32> {
    %r = vector.transfer_read %alloc[%c0], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
    %s = arith.addf %r, %a : vector<4xf32>
    vector.transfer_write %s, %alloc[%c8] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
    scf.yield %s : vector<4xf32>
  }
  vector.transfer_write %r, %o[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  %t = vector.transfer_read %o[%j], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  %u = vector.transfer_read %o[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  %v = arith.addf %t, %u : vector<4xf32>
  return %v : vector<4xf32>
}
func.func @over(%a: vector<4xf32>, %b: vector<4xf32>, %o: memref<64xf32>, %i: index, %c: i1) {
  vector.transfer_write %a, %o[%i] : vector<4xf32>, memref<64xf32>
  scf.if %c {
    vector.transfer_write %b, %o[%i] : vector<4xf32>, memref<64xf32>
  }
  vector.transfer_write %b, %o[%i] : vector<4xf32>, memref<64xf32>
  return
}
func.func @load_between(%a: vector<4xf32>, %b: vector<4xf32>, %o: memref<64xf32>, %i: index, %c: i1) -> f32 {
  vector.transfer_write %a, %o[%i] : vector<4xf32>, memref<64xf32>
  %s = memref.subview %o[0][4][1] : memref<64xf32> to memref<4xf32>
  %c0 = arith.constant 0 : index
  %f = memref.load %s[%c0] : memref<4xf32>
  vector.transfer_write %b, %o[%i] : vector<4xf32>, memref<64xf32>
  return %f : f32
}
func.func @masks(%a: vector<4xf32>, %b: vector<4xf32>, %o: memref<64xf32>, %i: index, %m: vector<4xi1>, %n: vector<4xi1>, %p: f32) -> vector<4xf32> {
  vector.transfer_write %a, %o[%i], %m : vector<4xf32>, memref<64xf32>
  vector.transfer_write %b, %o[%i], %m : vector<4xf32>, memref<64xf32>
  vector.transfer_write %b, %o[%i], %n : vector<4xf32>, memref<64xf32>
  %u = vector.transfer_read %o[%i], %p, %n {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %u : vector<4xf32>
}
func.func @store_between(%a: vector<4xf32>, %x: memref<64xf32>, %i: index, %p: f32) -> (vector<4xf32>, vector<4xf32>) {
  %o = memref.alloc() : memref<64xf32>
  vector.transfer_write %a, %o[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  memref.store %p, %x[%i] : memref<64xf32>
  %u = vector.transfer_read %o[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  memref.store %p, %o[%i] : memref<64xf32>
  %v = vector.transfer_read %o[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %u, %v : vector<4xf32>, vector<4xf32>
}
func.func @copied(%a: vector<4xf32>, %o: memref<64xf32>, %x: memref<64xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %t = memref.alloc() : memref<64xf32>
  vector.transfer_write %a, %t[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  linalg.fill ins(%p: f32) outs(%x : memref<64xf32>)
  %u = vector.transfer_read %t[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  memref.copy %t, %x : memref<64xf32> to memref<64xf32>
  memref.dealloc %t : memref<64xf32>
  return %u : vector<4xf32>
}
func.func @twice(%a: vector<4x4xf32>, %i: index, %p: f32) -> vector<4x4xf32> {
  %t = memref.alloca() : memref<64x4xf32>
  vector.transfer_write %a, %t[%i, %i] {in_bounds = [true, true]} : vector<4x4xf32>, memref<64x4xf32>
  %u = vector.transfer_read %t[%i, %i], %p {in_bounds = [true, true]} : memref<64x4xf32>, vector<4x4xf32>
  vector.transfer_write %u, %t[%i, %i] {in_bounds = [true, true]} : vector<4x4xf32>, memref<64x4xf32>
  %v = vector.transfer_read %t[%i, %i], %p {in_bounds = [true, true]} : memref<64x4xf32>, vector<4x4xf32>
  %w = vector.transfer_read %t[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<64x4xf32>, vector<4x4xf32>
  %z = arith.addf %v, %w : vector<4x4xf32>
  return %z : vector<4x4xf32>
}
func.func private @nothing()
func.func @local(%a: vector<4xf32>, %o: memref<64xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %t = memref.alloc() : memref<64xf32>
  vector.transfer_write %a, %t[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  func.call @nothing() : () -> ()
  %u = vector.transfer_read %t[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %u : vector<4xf32>
}
func.func @masked(%a: vector<4xf32>, %b: vector<4xf32>, %o: memref<64xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  vector.transfer_write %b, %o[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  vector.mask %m { vector.transfer_write %a, %o[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32> } : vector<4xi1>
  %u = vector.transfer_read %o[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %u : vector<4xf32>
}
func.func @views(%a: vector<4xf32>, %b: vector<4xf32>, %o: memref<64xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %s = memref.subview %o[%i][8][1] : memref<64xf32> to memref<8xf32, strided<[1], offset: ?>>
  %c0 = arith.constant 0 : index
  vector.transfer_write %b, %o[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  vector.transfer_write %a, %s[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  %u = vector.transfer_read %o[%i], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
  return %u : vector<4xf32>
}
func.func @loop(%a: vector<4xf32>, %o: memref<64xf32>, %i: index, %p: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    %u = vector.transfer_read %o[%k], %p {in_bounds = [true]} : memref<64xf32>, vector<4xf32>
    vector.transfer_write %a, %o[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
    vector.print %u : vector<4xf32>
  }
  vector.transfer_write %a, %o[%i] {in_bounds = [true]} : vector<4xf32>, memref<64xf32>
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %0 : (!transform.any_op) -> ()
    transform.yield
  }
}
