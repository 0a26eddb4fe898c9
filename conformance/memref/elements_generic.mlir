// ARGS: --split-input-file --mlir-print-op-generic --convert-linalg-to-loops
// ARGS: --split-input-file --mlir-print-op-generic --one-shot-bufferize=bufferize-function-boundaries
// ARGS: --split-input-file --mlir-print-op-generic --memref-expand --fold-memref-alias-ops
// ARGS: --split-input-file --mlir-print-op-generic --lower-affine --gpu-decompose-memrefs
// ARGS: --split-input-file --mlir-print-op-generic --bufferization-lower-deallocations --convert-nvgpu-to-nvvm
// Accesses of elements that passes make say that they are not nontemporal, where they may have indices.
#id = affine_map<(d0) -> (d0)>
#z = affine_map<(d0) -> ()>
func.func @structured(%a: memref<4xf32>, %s: memref<f32>, %b: memref<4xf32>, %x: f32) {
  linalg.generic {indexing_maps = [#id, #z, #z, #id], iterator_types = ["parallel"]} ins(%a, %s, %x : memref<4xf32>, memref<f32>, f32) outs(%b : memref<4xf32>) {
  ^bb0(%p: f32, %q: f32, %y: f32, %o: f32):
    %r = arith.addf %p, %q : f32
    %t = arith.addf %r, %y : f32
    linalg.yield %t : f32
  }
  return
}
// -----
func.func @tensors(%t: tensor<4xf32>, %i: index, %u: tensor<f32>, %v: f32) -> (f32, f32, tensor<4xf32>, tensor<2xf32>) {
  %a = tensor.extract %t[%i] : tensor<4xf32>
  %b = tensor.extract %u[] : tensor<f32>
  %c = tensor.insert %v into %t[%i] : tensor<4xf32>
  %d = tensor.from_elements %a, %v : tensor<2xf32>
  return %a, %b, %c, %d : f32, f32, tensor<4xf32>, tensor<2xf32>
}
// -----
func.func @views(%a: memref<?xf32>, %i: index, %m: memref<4xf32>, %s: memref<2xindex>) -> (f32, vector<4xf32>, memref<?x?xf32>) {
  %sv = memref.subview %a[%i] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
  %q = memref.load %sv[%i] : memref<2xf32, strided<[1], offset: ?>>
  %k = memref.load %sv[%i] {nontemporal = true} : memref<2xf32, strided<[1], offset: ?>>
  memref.store %k, %sv[%i] {nontemporal = false} : memref<2xf32, strided<[1], offset: ?>>
  %x = vector.load %sv[%i] {nontemporal = true} : memref<2xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.store %x, %sv[%i] : memref<2xf32, strided<[1], offset: ?>>, vector<4xf32>
  %r = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %q, %x, %r : f32, vector<4xf32>, memref<?x?xf32>
}
// -----
func.func @launch(%m: memref<?x?xf32>, %l: memref<f32>, %i: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %v = memref.load %m[%tx, %ty] : memref<?x?xf32>
    memref.store %v, %m[%ty, %tx] : memref<?x?xf32>
    gpu.terminator
  }
  %w = affine.load %m[%i, %i] : memref<?x?xf32>
  affine.store %w, %l[] : memref<f32>
  return
}
// -----
func.func @freed(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1, %d: i1) {
  %r:2 = bufferization.dealloc (%m, %n : memref<?xf32>, memref<?xf32>) if (%c, %d) retain (%m, %n : memref<?xf32>, memref<?xf32>)
  return
}
// -----
func.func @accumulator(%d: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>, %m: memref<64x8xf32, 3>) {
  nvgpu.warpgroup.mma.store %d, %m : <fragmented = vector<64x8xf32>> to memref<64x8xf32, 3>
  return
}
