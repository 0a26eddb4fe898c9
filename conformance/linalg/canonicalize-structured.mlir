// ARGS: --split-input-file --canonicalize
func.func @infer_conv(%a: tensor<?x?xf32>, %k: tensor<3x3xf32>, %b: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %0 = linalg.conv_2d ins(%a, %k : tensor<?x?xf32>, tensor<3x3xf32>) outs(%b : tensor<8x?xf32>) -> tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}
