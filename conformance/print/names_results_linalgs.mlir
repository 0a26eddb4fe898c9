// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @linalgs(%t: tensor<4x8xf32>, %o: tensor<8x4xf32>, %r: tensor<4xf32>, %b: tensor<4x8x2xf32>, %p: tensor<1x2x4x4xf32>) {
  %0 = linalg.transpose ins(%t : tensor<4x8xf32>) outs(%o : tensor<8x4xf32>) permutation = [1, 0]
  %1 = linalg.reduce { arith.addf } ins(%t : tensor<4x8xf32>) outs(%r : tensor<4xf32>) dimensions = [1]
  %2 = linalg.map { arith.addf } ins(%t, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%t : tensor<4x8xf32>)
  %3 = linalg.broadcast ins(%t : tensor<4x8xf32>) outs(%b : tensor<4x8x2xf32>) dimensions = [2]
  %4 = linalg.pack %t inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %p : tensor<4x8xf32> -> tensor<1x2x4x4xf32>
  %5 = linalg.unpack %4 inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %t : tensor<1x2x4x4xf32> -> tensor<4x8xf32>
  return
}
