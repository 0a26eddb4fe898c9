// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.tiling_canonicalization
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @loops(%m: memref<?xf32>, %n: index, %t: tensor<16xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %x = tensor.cast %t : tensor<16xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %c16 step %c4 iter_args(%a = %x, %b = %n) -> (tensor<?xf32>, index) {
    %s = affine.min affine_map<(d0) -> (4, -d0 + 16)>(%i)
    %0 = tensor.extract_slice %a[%i] [%s] [1] : tensor<?xf32> to tensor<?xf32>
    %g = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) {
    ^bb0(%p: f32, %q: f32):
      %e = math.exp %p : f32
      linalg.yield %e : f32
    } -> tensor<?xf32>
    %1 = tensor.insert_slice %g into %a[%i] [%s] [%c1] : tensor<?xf32> into tensor<?xf32>
    scf.yield %1, %b : tensor<?xf32>, index
  }
  return %r#0 : tensor<?xf32>
}
// CASE
func.func @single(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c4 iter_args(%a = %u) -> (tensor<4x4xf32>) {
    %s = tensor.extract_slice %t[%i, 0] [%c4, 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
    %d = tensor.extract_slice %a[%i, 0] [%c4, 4] [1, 1] : tensor<4x4xf32> to tensor<?x4xf32>
    %g = linalg.exp ins(%s : tensor<?x4xf32>) outs(%d : tensor<?x4xf32>) -> tensor<?x4xf32>
    %1 = tensor.insert_slice %g into %a[%i, 0] [%c4, 4] [1, 1] : tensor<?x4xf32> into tensor<4x4xf32>
    scf.yield %1 : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}
// CASE
func.func @not_in_set(%t: tensor<4x8xf32>, %c: i1, %n: index) -> (tensor<4x8xf32>, tensor<8x4xf32>, index) {
  %e = tensor.empty() : tensor<8x4xf32>
  %a = linalg.transpose ins(%t : tensor<4x8xf32>) outs(%e : tensor<8x4xf32>) permutation = [1, 0]
  %e2 = tensor.empty() : tensor<4x8xf32>
  %b = linalg.transpose ins(%a : tensor<8x4xf32>) outs(%e2 : tensor<4x8xf32>) permutation = [1, 0]
  %if = scf.if %c -> tensor<8x4xf32> { scf.yield %a : tensor<8x4xf32> } else { scf.yield %a : tensor<8x4xf32> }
  %m = tensor.dim %b, %n : tensor<4x8xf32>
  return %b, %if, %m : tensor<4x8xf32>, tensor<8x4xf32>, index
}
// CASE
func.func @reshape(%t: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %a = tensor.expand_shape %t [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  %b = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x2x8xf32> into tensor<4x8xf32>
  %c = tensor.collapse_shape %b [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %d = tensor.expand_shape %c [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
  return %d : tensor<4x8xf32>
}
// CASE
func.func @pad(%t: tensor<?x8xf32>, %z: f32) -> tensor<?x10xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = tensor.pad %t low[%c0, %c1] high[0, %c1] { ^bb0(%i: index, %j: index): tensor.yield %z : f32 } : tensor<?x8xf32> to tensor<?x?xf32>
  %q = tensor.cast %p : tensor<?x?xf32> to tensor<?x10xf32>
  return %q : tensor<?x10xf32>
}
// CASE
func.func @memref(%m: memref<64x64xf32>, %n: index, %b: memref<1024xi8>) -> (memref<?x8xf32, strided<[64, 1], offset: ?>>, memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %s = memref.subview %m[%n, %c0] [%n, %c8] [1, 1] : memref<64x64xf32> to memref<?x?xf32, strided<[64, 1], offset: ?>>
  %t = memref.cast %s : memref<?x?xf32, strided<[64, 1], offset: ?>> to memref<?x8xf32, strided<[64, 1], offset: ?>>
  %c4 = arith.constant 4 : index
  %v = memref.view %b[%c0][%c4, %c4] : memref<1024xi8> to memref<?x?xf32>
  %w = memref.cast %v : memref<?x?xf32> to memref<4x4xf32>
  return %t, %w : memref<?x8xf32, strided<[64, 1], offset: ?>>, memref<4x4xf32>
}
// CASE
func.func @affine(%n: index, %m: memref<8xf32>) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 * 4)>(%n)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%0)[%n]
  %2 = affine.min affine_map<(d0)[s0] -> (d0, s0, s0)>(%1)[%n]
  %3 = affine.max affine_map<(d0) -> (d0, d0 + 1)>(%1)
  affine.for %i = 0 to 8 { }
  %4 = affine.for %i = 0 to 8 iter_args(%a = %n) -> index { affine.yield %a : index }
  return %4, %2, %3 : index, index, index
}
// CASE
func.func @fill(%n: index) -> (tensor<?xf32>, tensor<4x?xf32>) {
  %z = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %e = tensor.empty(%c4, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = tensor.extract_slice %f[0, 0] [%c4, %n] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %c = tensor.cast %s : tensor<?x?xf32> to tensor<4x?xf32>
  %x = tensor.collapse_shape %f [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %x, %c : tensor<?xf32>, tensor<4x?xf32>
}
// CASE
func.func @parallel(%m: memref<?xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) {
    memref.store %f, %m[%j] : memref<?xf32>
    scf.reduce
  }
  return
}
// CASE
func.func @forall(%t: tensor<8xf32>) -> tensor<8xf32> {
  %r = scf.forall (%i) in (1) shared_outs(%o = %t) -> tensor<8xf32> {
    %s = tensor.extract_slice %o[%i] [8] [1] : tensor<8xf32> to tensor<8xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %s into %o[%i] [8] [1] : tensor<8xf32> into tensor<8xf32> }
  }
  return %r : tensor<8xf32>
}
// CASE
func.func @pack(%t: tensor<?x8xf32>, %d: tensor<2x1x4x8xf32>, %u: tensor<?x8xf32>, %z: f32) -> (tensor<?x8xf32>, tensor<2x1x4x8xf32>) {
  %p = linalg.pack %t padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %d : tensor<?x8xf32> -> tensor<2x1x4x8xf32>
  %q = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %u : tensor<2x1x4x8xf32> -> tensor<?x8xf32>
  %p2 = linalg.pack %q inner_dims_pos = [0, 1] inner_tiles = [4, 8] into %d : tensor<?x8xf32> -> tensor<2x1x4x8xf32>
  return %q, %p2 : tensor<?x8xf32>, tensor<2x1x4x8xf32>
}
