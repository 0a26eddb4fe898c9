// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0) -> (d0)>
func.func @f(%t: tensor<4x?xf32>, %i: index) -> tensor<2x2xf32> {
  %0 = tensor.extract_slice %t[0, %i] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 0] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x?xf32>
  %2 = tensor.empty(%i) : tensor<?x3xf32>
  %3 = tensor.extract %1[%i, %i] : tensor<4x?xf32>
  %4 = tensor.from_elements %3, %3 : tensor<2xf32>
  %5 = tensor.dim %t, %i : tensor<4x?xf32>
  %6 = tensor.generate %i {
  ^bb0(%a: index):
    %v = tensor.extract %4[%a] : tensor<2xf32>
    tensor.yield %v : f32
  } : tensor<?xf32>
  %7 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  return %0 : tensor<2x2xf32>
}
