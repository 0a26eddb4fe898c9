// ARGS: --split-input-file --canonicalize
func.func @transpose_broadcast(%a: tensor<2x4x5xf32>, %i1: tensor<1x2x3x4x5x6xf32>, %i2: tensor<1x6x2x3x5x4xf32>) -> tensor<1x6x2x3x5x4xf32> {
  %b = linalg.broadcast ins(%a : tensor<2x4x5xf32>) outs(%i1 : tensor<1x2x3x4x5x6xf32>) dimensions = [0, 2, 5]
  %t = linalg.transpose ins(%b : tensor<1x2x3x4x5x6xf32>) outs(%i2 : tensor<1x6x2x3x5x4xf32>) permutation = [0, 5, 1, 2, 4, 3]
  return %t : tensor<1x6x2x3x5x4xf32>
}
// -----
func.func @broadcast_broadcast(%a: tensor<2x4xf32>, %i1: tensor<2x3x4xf32>, %i2: tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x5xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2x4xf32>) outs(%i1 : tensor<2x3x4xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x3x4xf32>) outs(%i2 : tensor<1x2x3x4x5xf32>) dimensions = [0, 4]
  return %1 : tensor<1x2x3x4x5xf32>
}
