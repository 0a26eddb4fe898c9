// ARGS: --split-input-file --canonicalize

func.func @transpose_identity(%a: tensor<4x5xf32>, %m: memref<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%a : tensor<4x5xf32>) permutation = [0, 1]
  linalg.transpose ins(%m : memref<4x5xf32>) outs(%m : memref<4x5xf32>) permutation = [0, 1]
  return %0 : tensor<4x5xf32>
}
// -----
func.func @transpose_transpose(%a: tensor<4x5x6xf32>, %i1: tensor<5x4x6xf32>, %i2: tensor<6x4x5xf32>) -> tensor<6x4x5xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x5x6xf32>) outs(%i1 : tensor<5x4x6xf32>) permutation = [1, 0, 2]
  %1 = linalg.transpose ins(%0 : tensor<5x4x6xf32>) outs(%i2 : tensor<6x4x5xf32>) permutation = [2, 1, 0]
  return %1 : tensor<6x4x5xf32>
}
// -----
func.func @transpose_back(%a: tensor<4x5xf32>, %i1: tensor<5x4xf32>) -> tensor<4x5xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%i1 : tensor<5x4xf32>) permutation = [1, 0]
  %1 = linalg.transpose ins(%0 : tensor<5x4xf32>) outs(%a : tensor<4x5xf32>) permutation = [1, 0]
  return %1 : tensor<4x5xf32>
}
// -----
func.func @transpose_broadcast(%a: tensor<2x4x5xf32>, %i1: tensor<1x2x3x4x5x6xf32>, %i2: tensor<1x6x2x3x5x4xf32>) -> tensor<1x6x2x3x5x4xf32> {
  %b = linalg.broadcast ins(%a : tensor<2x4x5xf32>) outs(%i1 : tensor<1x2x3x4x5x6xf32>) dimensions = [0, 2, 5]
  %t = linalg.transpose ins(%b : tensor<1x2x3x4x5x6xf32>) outs(%i2 : tensor<1x6x2x3x5x4xf32>) permutation = [0, 5, 1, 2, 4, 3]
  return %t : tensor<1x6x2x3x5x4xf32>
}
// -----
func.func @transpose_broadcast_dyn(%a: tensor<?x?xf32>, %i1: tensor<?x3x?xf32>, %i2: tensor<?x3x?xf32>) -> tensor<?x3x?xf32> {
  %b = linalg.broadcast ins(%a : tensor<?x?xf32>) outs(%i1 : tensor<?x3x?xf32>) dimensions = [1]
  %t = linalg.transpose ins(%b : tensor<?x3x?xf32>) outs(%i2 : tensor<?x3x?xf32>) permutation = [2, 1, 0]
  return %t : tensor<?x3x?xf32>
}
// -----
func.func @broadcast_identity(%a: tensor<4xf32>, %b: tensor<4xf32>, %m : memref<4xf32>) -> tensor<4xf32> {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) dimensions = []
  linalg.broadcast ins(%m : memref<4xf32>) outs(%m : memref<4xf32>) dimensions = []
  return %0 : tensor<4xf32>
}
// -----
func.func @broadcast_broadcast(%a: tensor<2x4xf32>, %i1: tensor<2x3x4xf32>, %i2: tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x5xf32> {
  %0 = linalg.broadcast ins(%a : tensor<2x4xf32>) outs(%i1 : tensor<2x3x4xf32>) dimensions = [1]
  %1 = linalg.broadcast ins(%0 : tensor<2x3x4xf32>) outs(%i2 : tensor<1x2x3x4x5xf32>) dimensions = [0, 4]
  return %1 : tensor<1x2x3x4x5xf32>
}
