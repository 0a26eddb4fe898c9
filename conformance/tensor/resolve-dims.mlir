// ARGS: --resolve-ranked-shaped-type-result-dims --allow-unregistered-dialect
// ARGS: --resolve-shaped-type-result-dims --allow-unregistered-dialect
func.func @a(%t: tensor<?x?xf32>, %n: index, %lb: index, %ub: index) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, 4, %lb] : tensor<?x?xf32> into tensor<?x4x?xf32>
  %d = tensor.dim %e, %c0 : tensor<?x4x?xf32>
  %r:2 = scf.for %i = %lb to %ub step %c1 iter_args(%a = %t, %z = %n) -> (tensor<?x?xf32>, index) {
    %k = tensor.dim %a, %c1 : tensor<?x?xf32>
    %zz = arith.addi %k, %z : index
    %u = "test.x"(%a) : (tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %u, %zz : tensor<?x?xf32>, index
  }
  %f = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?x?xf32> {
    %k = tensor.dim %o, %c1 : tensor<?x?xf32>
    "test.use"(%k) : (index) -> ()
    scf.forall.in_parallel { }
  }
  %w = linalg.exp ins(%t : tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %d2 = tensor.dim %w, %c1 : tensor<?x?xf32>
  %d3 = tensor.dim %w, %n : tensor<?x?xf32>
  %d4 = tensor.dim %r#0, %c1 : tensor<?x?xf32>
  return %d, %d2, %d3, %d4 : index, index, index, index
}
func.func @b(%m: memref<?x?xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, %n] : memref<?x?xf32> into memref<?x4x?xf32>
  %d = memref.dim %e, %c2 : memref<?x4x?xf32>
  %al = memref.assume_alignment %m, 16 : memref<?x?xf32>
  %d2 = memref.dim %al, %c1 : memref<?x?xf32>
  %cc = memref.collapse_shape %e [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %d3 = memref.dim %cc, %c0 : memref<?x?xf32>
  return %d, %d2, %d3 : index, index, index
}
func.func @structured(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %i: index, %p: tensor<?x8xf32>, %z: f32) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = tensor.dim %m, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %m, %c1 : tensor<?x?xf32>
  %d = tensor.pad %p low[%i, 0] high[2, 1] { ^bb0(%x: index, %y: index): tensor.yield %z : f32 } : tensor<?x8xf32> to tensor<?x9xf32>
  %2 = tensor.dim %d, %c0 : tensor<?x9xf32>
  %e = tensor.extract_slice %a[0, 0] [1, %i] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %3 = tensor.dim %e, %c0 : tensor<?xf32>
  %f = tensor.insert_slice %p into %a[0, 0] [%i, 8] [1, 1] : tensor<?x8xf32> into tensor<?x?xf32>
  %4 = tensor.dim %f, %c1 : tensor<?x?xf32>
  %g = tensor.concat dim(1) %a, %p : (tensor<?x?xf32>, tensor<?x8xf32>) -> tensor<?x?xf32>
  %5 = tensor.dim %g, %c1 : tensor<?x?xf32>
  %h = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %6 = tensor.dim %h, %c1 : tensor<?x?xf32>
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}
func.func @more(%n: index, %m: index, %t: tensor<?x?xf32>, %z: f32, %k: tensor<3xf32>, %o: tensor<?xf32>, %ff: tensor<?xf32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = tensor.generate %n, %m { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<?x4x?xf32>
  %c2 = arith.constant 2 : index
  %0 = tensor.dim %g, %c2 : tensor<?x4x?xf32>
  %s = tensor.splat %z[%m] : tensor<?x3xf32>
  %1 = tensor.dim %s, %c0 : tensor<?x3xf32>
  %c = linalg.conv_1d ins(%ff, %k : tensor<?xf32>, tensor<3xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.dim %c, %c0 : tensor<?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?x2x4xf32>
  %p = linalg.pack %t padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [2, 4] into %e : tensor<?x?xf32> -> tensor<?x?x2x4xf32>
  %3 = tensor.dim %p, %c1 : tensor<?x?x2x4xf32>
  %col = tensor.collapse_shape %t [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %4 = tensor.dim %col, %c0 : tensor<?xf32>
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}
func.func @softmax(%x: tensor<?x16x?xf32>, %y: tensor<?x?x?xf32>, %z: tensor<2x?x?xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = linalg.softmax dimension(2) ins(%x : tensor<?x16x?xf32>) outs(%y : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %1 = linalg.softmax dimension(1) ins(%x : tensor<?x16x?xf32>) outs(%z : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
  %a = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %b = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %c = tensor.dim %1, %c0 : tensor<2x?x?xf32>
  %d = tensor.dim %1, %c2 : tensor<2x?x?xf32>
  return %a, %b, %c, %d : index, index, index, index
}
func.func @known_bounds(%m: memref<?x4x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = amdgpu.fat_raw_buffer_cast %m : memref<?x4x?xf32> to memref<?x4x?xf32, #amdgpu.address_space<fat_raw_buffer>>
  %a = memref.dim %0, %c0 : memref<?x4x?xf32, #amdgpu.address_space<fat_raw_buffer>>
  %b = memref.dim %0, %c1 : memref<?x4x?xf32, #amdgpu.address_space<fat_raw_buffer>>
  %c = memref.dim %0, %c2 : memref<?x4x?xf32, #amdgpu.address_space<fat_raw_buffer>>
  return %a, %b, %c : index, index, index
}
