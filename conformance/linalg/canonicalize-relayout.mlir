// ARGS: --split-input-file --canonicalize
func.func @pack_unpack_perm(%a: tensor<2x2x4x4xf32>, %u: tensor<8x8xf32>) -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) {
  %0 = linalg.unpack %a outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %u : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  %1 = linalg.pack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %a : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %2 = linalg.pack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %a : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  return %1, %2 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>
}
// -----
func.func @infer_src(%a: tensor<10x20x30x40x16xf32>, %u: tensor<?x?x?x?xf32>, %f: f32) -> tensor<10x20x30x40x16xf32> {
  %0 = linalg.pack %u padding_value(%f : f32) outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %a : tensor<?x?x?x?xf32> -> tensor<10x20x30x40x16xf32>
  return %0 : tensor<10x20x30x40x16xf32>
}
// -----
func.func @infer_dest(%a: tensor<?x?x?x?x16xf32>, %u: tensor<30x20x?x10xf32>, %f: f32) -> tensor<?x?x?x?x16xf32> {
  %0 = linalg.pack %u padding_value(%f : f32) outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %a : tensor<30x20x?x10xf32> -> tensor<?x?x?x?x16xf32>
  return %0 : tensor<?x?x?x?x16xf32>
}
// -----
func.func @unpack_infer(%a: tensor<10x20x30x40x16xf32>, %u: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.unpack %a outer_dims_perm = [2, 1, 3, 0] inner_dims_pos = [2] inner_tiles = [16] into %u : tensor<10x20x30x40x16xf32> -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// -----
func.func @unpack_slice(%a: tensor<28x2x1x16x16xf32>) -> tensor<28x28x10xf32> {
  %e = tensor.empty() : tensor<28x28x15xf32>
  %0 = linalg.unpack %a inner_dims_pos = [1, 2] inner_tiles = [16, 16] into %e : tensor<28x2x1x16x16xf32> -> tensor<28x28x15xf32>
  %1 = tensor.extract_slice %0[0, 0, 0] [28, 28, 10] [1, 1, 1] : tensor<28x28x15xf32> to tensor<28x28x10xf32>
  return %1 : tensor<28x28x10xf32>
}
// -----
func.func @pack_splat_pad() -> (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<7x8xf32>) {
  %c = arith.constant dense<1.0> : tensor<7x8xf32>
  %f = arith.constant 1.0 : f32
  %g = arith.constant 2.0 : f32
  %e = tensor.empty() : tensor<2x2x4x4xf32>
  %e2 = tensor.empty() : tensor<7x8xf32>
  %0 = linalg.pack %c padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<7x8xf32> -> tensor<2x2x4x4xf32>
  %1 = linalg.pack %c padding_value(%g : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e : tensor<7x8xf32> -> tensor<2x2x4x4xf32>
  %2 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e2 : tensor<2x2x4x4xf32> -> tensor<7x8xf32>
  return %0, %1, %2 : tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>, tensor<7x8xf32>
}
// -----
func.func @pack_cast(%a: tensor<8x8xf32>, %d: tensor<2x?x4x?xf32>, %t: index) -> tensor<2x?x4x?xf32> {
  %c = tensor.cast %a : tensor<8x8xf32> to tensor<8x?xf32>
  %0 = linalg.pack %c inner_dims_pos = [0, 1] inner_tiles = [4, %t] into %d {some_attr} : tensor<8x?xf32> -> tensor<2x?x4x?xf32>
  return %0 : tensor<2x?x4x?xf32>
}
