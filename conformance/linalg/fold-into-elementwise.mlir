// ARGS: --linalg-fold-into-elementwise
func.func @a(%A: tensor<16x8xf32>, %B: tensor<16x8xf32>, %C: tensor<8x16xf32>, %D: tensor<8xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %e = tensor.empty() : tensor<8x16xf32>
  %t = linalg.transpose ins(%A : tensor<16x8xf32>) outs(%e : tensor<8x16xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%t : tensor<8x16xf32>) outs(%C : tensor<8x16xf32>) -> tensor<8x16xf32>
  %b = linalg.broadcast ins(%D : tensor<8xf32>) outs(%e : tensor<8x16xf32>) dimensions = [1]
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %b : tensor<8x16xf32>, tensor<8x16xf32>) outs(%C : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
}
func.func @b(%A: tensor<2x3x4xf32>, %C: tensor<4x2x3xf32>, %X: tensor<3x2x4xf32>) -> (tensor<4x2x3xf32>, tensor<4x2x3xf32>) {
  %e = tensor.empty() : tensor<4x2x3xf32>
  %t = linalg.transpose ins(%A : tensor<2x3x4xf32>) outs(%e : tensor<4x2x3xf32>) permutation = [2, 0, 1]
  %e2 = tensor.empty() : tensor<3x2x4xf32>
  %u = linalg.transpose ins(%A : tensor<2x3x4xf32>) outs(%e2 : tensor<3x2x4xf32>) permutation = [1, 0, 2]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<mul> indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>] ins(%u, %t : tensor<3x2x4xf32>, tensor<4x2x3xf32>) outs(%C : tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<mul> {foo} ins(%t, %t : tensor<4x2x3xf32>, tensor<4x2x3xf32>) outs(%t : tensor<4x2x3xf32>) -> tensor<4x2x3xf32>
  return %0, %1 : tensor<4x2x3xf32>, tensor<4x2x3xf32>
}
