// ARGS:
// ARGS: --mlir-print-op-generic
func.func @all(%t: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index, %f: f32, %s: tensor<2xindex>, %e: tensor<8xf32>, %ci: tensor<4x1xindex>, %t3: tensor<2x3x4xf32>) {
  %0 = tensor.bitcast %s : tensor<2xindex> to tensor<2xindex>
  %1 = tensor.cast %t : tensor<?x4xf32> to tensor<5x4xf32>
  %c = tensor.concat dim(0) %t, %1 : (tensor<?x4xf32>, tensor<5x4xf32>) -> tensor<?x4xf32>
  %2 = tensor.dim %t, %i : tensor<?x4xf32>
  %3 = tensor.empty(%i) : tensor<?x4xf32>
  %4 = tensor.extract %t[%i, %i] : tensor<?x4xf32>
  %5 = tensor.extract_slice %t[%i, 0] [3, %i] [1, 1] : tensor<?x4xf32> to tensor<3x?xf32>
  %6 = tensor.from_elements %f, %f : tensor<2xf32>
  %7 = tensor.gather %t3[%ci] gather_dims([1]) : (tensor<2x3x4xf32>, tensor<4x1xindex>) -> tensor<4x2x1x4xf32>
  %8 = tensor.generate %i { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x4xf32>
  %9 = tensor.insert %f into %t[%i, %i] : tensor<?x4xf32>
  %10 = tensor.insert_slice %5 into %t[%i, 0] [3, %i] [1, 1] : tensor<3x?xf32> into tensor<?x4xf32>
  %11 = tensor.rank %u : tensor<*xf32>
  %12 = tensor.reshape %e(%s) : (tensor<8xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %13 = tensor.expand_shape %e [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %14 = tensor.collapse_shape %13 [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %15 = tensor.pad %t low[1, %i] high[%i, 0] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  %16 = tensor.splat %f[%i] : tensor<?x3xf32>
  %17 = tensor.scatter %7 into %t3[%ci] scatter_dims([1]) unique : (tensor<4x2x1x4xf32>, tensor<2x3x4xf32>, tensor<4x1xindex>) -> tensor<2x3x4xf32>
  %18 = tensor.pad %t nofold low[1, 2] high[2, 0] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } {x} : tensor<?x4xf32> to tensor<?x6xf32>
  return
}
