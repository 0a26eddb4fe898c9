// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
    } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @both(%z: f32, %d: tensor<2x2x4x4xf32>) -> (tensor<2x2x4x4xf32>, tensor<8x8xf32>, tensor<2x2x4x4xf32>, tensor<8x8xf32>) {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.pack %e inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %p = tensor.empty() : tensor<2x2x4x4xf32>
  %u = tensor.empty() : tensor<8x8xf32>
  %1 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %u : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  %2 = linalg.pack %e padding_value(%z : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %d : tensor<8x8xf32> -> tensor<2x2x4x4xf32>
  %3 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %u : tensor<2x2x4x4xf32> -> tensor<8x8xf32>
  return %0, %1, %2, %3 : tensor<2x2x4x4xf32>, tensor<8x8xf32>, tensor<2x2x4x4xf32>, tensor<8x8xf32>
}
