// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
func.func @tensors(%t: tensor<4x?xf32>, %i: index, %x: f32, %idx: tensor<1x2xindex>, %s: tensor<1xindex>) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.concat dim(0) %t, %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<8x?xf32>
  %2 = tensor.dim %t, %i : tensor<4x?xf32>
  %3 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %4 = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
  %5 = tensor.from_elements %x, %x : tensor<2xf32>
  %6 = tensor.gather %t[%idx] gather_dims([0, 1]) : (tensor<4x?xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  %7 = tensor.generate %i {
  ^bb0(%a: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  %8 = tensor.insert %x into %t[%i, %i] : tensor<4x?xf32>
  %9 = tensor.insert_slice %4 into %t[0, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x?xf32>
  %10 = tensor.rank %t : tensor<4x?xf32>
  %11 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %12 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %13 = tensor.expand_shape %5 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %14 = tensor.pad %t low[1, 1] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<5x?xf32>
  %15 = tensor.scatter %6 into %t[%idx] scatter_dims([0, 1]) unique : (tensor<1x1x1xf32>, tensor<4x?xf32>, tensor<1x2xindex>) -> tensor<4x?xf32>
  %16 = tensor.splat %x : tensor<4xf32>
  %17 = tensor.empty() : tensor<4xf32>
  %18 = tensor.bitcast %17 : tensor<4xf32> to tensor<4xi32>
  return
}
