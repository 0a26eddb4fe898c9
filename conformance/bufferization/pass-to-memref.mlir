// ARGS: --convert-bufferization-to-memref --split-input-file
func.func @clone(%a: memref<2x?xf32>, %b: memref<?xf32, strided<[2], offset: ?>>, %c: memref<4xf32, 1>) -> (memref<2x?xf32>, memref<?xf32, strided<[2], offset: ?>>, memref<4xf32,1>, memref<?xf32>) {
  %0 = bufferization.clone %a : memref<2x?xf32> to memref<2x?xf32>
  %2 = bufferization.clone %c : memref<4xf32, 1> to memref<4xf32, 1>
  %3 = bufferization.clone %b : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32>
  return %0, %b, %2, %3 : memref<2x?xf32>, memref<?xf32, strided<[2], offset: ?>>, memref<4xf32,1>, memref<?xf32>
}
func.func @fold(%i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.addi %c0, %c1 : index
  %m = affine.apply affine_map<() -> (3)>()
  %r = arith.addi %s, %m : index
  return %r : index
}
func.func @deallocs(%m: memref<2xf32>, %n: memref<4xf32>, %c: i1, %d: i1, %r: memref<f32>) -> i1 {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  bufferization.dealloc
  %k = bufferization.dealloc retain (%r : memref<f32>)
  %0 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<4xf32>) if (%c, %d) retain (%r : memref<f32>)
  return %0 : i1
}
// -----
func.func @bad(%b: memref<?xf32, strided<[2], offset: ?>>) -> memref<?xf32, strided<[2], offset: ?>> {
  %1 = bufferization.clone %b : memref<?xf32, strided<[2], offset: ?>> to memref<?xf32, strided<[2], offset: ?>>
  return %1 : memref<?xf32, strided<[2], offset: ?>>
}
// -----
func.func @unranked(%a: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.clone %a : memref<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
// -----
func.func @unranked2(%a: memref<*xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %a : memref<*xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
func.func @unranked3(%a: memref<4xf32>) -> memref<*xf32> {
  %0 = bufferization.clone %a : memref<4xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
// -----
func.func @cast(%a: memref<?xf32>) -> memref<4xf32> {
  %0 = bufferization.clone %a : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
func.func @cast2(%a: memref<4xf32>) -> memref<?xf32> {
  %0 = bufferization.clone %a : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
// -----
func.func @t(%a: tensor<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_buffer %a : tensor<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
func.func @t2(%a: memref<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}
// -----
func.func @lay(%b: memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>) -> (memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>) {
  %1 = bufferization.clone %b : memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>> to memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
  return %1 : memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>
}
// -----
func.func @lay2(%b: memref<4x4xf32, affine_map<(d0, d1) -> (d1 mod 3, d1 * 4 + d0)>>) -> (memref<4x4xf32, affine_map<(d0, d1) -> (d1 mod 3, d1 * 4 + d0)>>) {
  %1 = bufferization.clone %b : memref<4x4xf32, affine_map<(d0, d1) -> (d1 mod 3, d1 * 4 + d0)>> to memref<4x4xf32, affine_map<(d0, d1) -> (d1 mod 3, d1 * 4 + d0)>>
  return %1 : memref<4x4xf32, affine_map<(d0, d1) -> (d1 mod 3, d1 * 4 + d0)>>
}
// -----
func.func @x(%m: memref<2xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  %e = bufferization.alloc_tensor() : tensor<4xf32>
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<4xf32>) if (%c, %d)
  return
}
// -----
func.func @ranked_off(%b: memref<?x3xf32, strided<[?, 1], offset: ?>>) -> memref<?x3xf32, strided<[?, 1], offset: ?>> {
  %1 = bufferization.clone %b : memref<?x3xf32, strided<[?, 1], offset: ?>> to memref<?x3xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<?x3xf32, strided<[?, 1], offset: ?>>
}
// -----
module @outer {
module @inner {
func.func @x(%m: memref<2xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<4xf32>) if (%c, %d)
  return
}
}
func.func @dealloc_helper() {return}
func.func @x(%m: memref<2xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  %a = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<4xf32>) if (%c, %d)
  return
}
}
// -----
func.func @known(%n: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%n, %c4) : memref<?x?xf32>
  %0 = bufferization.clone %a : memref<?x?xf32> to memref<?x?xf32>
  memref.dealloc %a : memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
// -----
func.func @empty(%a: memref<0xf32>, %b: memref<f32>) -> (memref<0xf32>, memref<f32>, memref<?xf32>) {
  %0 = bufferization.clone %a : memref<0xf32> to memref<0xf32>
  %1 = bufferization.clone %b : memref<f32> to memref<f32>
  %2 = bufferization.clone %a : memref<0xf32> to memref<?xf32>
  return %0, %1, %2 : memref<0xf32>, memref<f32>, memref<?xf32>
}
// -----
// Folded, as nothing is said of it.
func.func @fold(%m: memref<?xf32>, %c: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.addi %c0, %c1 : index
  %t = affine.apply affine_map<() -> (3)>()
  %u = index.add %s, %t
  %i1 = index.constant 1
  %v = index.add %i1, %i1
  %w = arith.addi %u, %v : index
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  return %w : index
}
// -----
func.func @unreachable(%m: memref<?xf32>, %c: i1) {
  return
^bb1:
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  bufferization.dealloc (%m : memref<?xf32>) if (%c)
  cf.br ^bb1
}
// -----
func.func @nested(%m: memref<?xf32>, %n: memref<?xf32>, %r: memref<?xf32>, %c: i1) -> i1 {
  %t = arith.constant true
  %0:2 = scf.if %c -> (memref<?xf32>, i1) {
    %1 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
    scf.yield %1, %t : memref<?xf32>, i1
  } else {
    scf.yield %n, %c : memref<?xf32>, i1
  }
  %k:2 = bufferization.dealloc (%0#0, %m, %n : memref<?xf32>, memref<?xf32>, memref<?xf32>) if (%0#1, %c, %t) retain (%r, %m : memref<?xf32>, memref<?xf32>)
  %l:2 = bufferization.dealloc (%r : memref<?xf32>) if (%c) retain (%m, %n : memref<?xf32>, memref<?xf32>)
  return %k#1 : i1
}
