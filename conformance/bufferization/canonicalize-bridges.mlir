// ARGS: --canonicalize --split-input-file
func.func @a(%v1: tensor<2x?xf32>, %w: tensor<2x?xf32>, %v5: index) -> (index, tensor<2x?xf32>) {
  %v2 = bufferization.materialize_in_destination %v1 in %w : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  %v6 = tensor.dim %v2, %v5 : tensor<2x?xf32>
  return %v6, %v2 : index, tensor<2x?xf32>
}
// -----
func.func @b(%v1: tensor<2x?xf32>, %w: tensor<2x?xf32>, %v5: index) -> (index) {
  %v2 = bufferization.materialize_in_destination %v1 in %v1 : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  %v6 = tensor.dim %v2, %v5 : tensor<2x?xf32>
  return %v6 : index
}
// -----
func.func @c(%v1: tensor<2x?xf32>, %w: tensor<2x?xf32>, %v5: index) -> (tensor<2x?xf32>) {
  %v2 = bufferization.materialize_in_destination %v1 in %v1 : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  return %v2 : tensor<2x?xf32>
}
// -----
func.func @f(%v1: tensor<2x?xf32>, %v5: index) -> index {
  %v2 = bufferization.materialize_in_destination %v1 in %v1 : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
  %v3 = bufferization.to_buffer %v2 : tensor<2x?xf32> to memref<2x?xf32>
  %v6 = memref.dim %v3, %v5 : memref<2x?xf32>
  return %v6 : index
}
