// ARGS: --canonicalize --allow-unregistered-dialect
func.func @r(%x: tensor<4x8xf32>, %a: tensor<?x?xf32>, %i: index, %v: tensor<?xf32>, %f: f32, %k: tensor<2x3x4xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.cast %x : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%i, 2, %i] : tensor<?x?xf32> into tensor<?x2x?xf32>
  %3 = tensor.expand_shape %2 [[0], [1], [2, 3]] output_shape [%i, 2, %i, 4] : tensor<?x2x?xf32> into tensor<?x2x?x4xf32>
  %4 = tensor.collapse_shape %3 [[0, 1], [2], [3]] : tensor<?x2x?x4xf32> into tensor<?x?x4xf32>
  %s = tensor.splat %f : tensor<4x4xf32>
  %5 = tensor.collapse_shape %s [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %fe = tensor.from_elements %f, %f, %f, %f : tensor<4xf32>
  %6 = tensor.expand_shape %fe [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %7 = tensor.collapse_shape %k [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %8 = tensor.collapse_shape %7 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %9 = tensor.expand_shape %7 [[0], [1, 2]] output_shape [6, 2, 2] : tensor<6x4xf32> into tensor<6x2x2xf32>
  %10 = tensor.collapse_shape %k [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %11 = tensor.expand_shape %10 [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %12 = tensor.expand_shape %10 [[0, 1, 2, 3]] output_shape [2, 3, 2, 2] : tensor<24xf32> into tensor<2x3x2x2xf32>
  %13 = tensor.expand_shape %v [[0, 1]] output_shape [%c4, %i] : tensor<?xf32> into tensor<?x?xf32>
  %14 = tensor.expand_shape %v [[0, 1]] output_shape [%c4, %c4] : tensor<?xf32> into tensor<?x?xf32>
  %15 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c4, 1, %i] : tensor<?x?xf32> into tensor<?x1x?xf32>
  %16 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [%i, 2, %i, 3] : tensor<?x?xf32> into tensor<?x2x?x3xf32>
  %17 = tensor.collapse_shape %16 [[0, 1, 2, 3]] : tensor<?x2x?x3xf32> into tensor<?xf32>
  %18 = tensor.expand_shape %v [[0, 1, 2]] output_shape [%i, 2, 2] : tensor<?xf32> into tensor<?x2x2xf32>
  %19 = tensor.collapse_shape %18 [[0], [1, 2]] : tensor<?x2x2xf32> into tensor<?x4xf32>
  "t.use"(%1, %3, %4, %5, %6, %8, %9, %11, %12, %13, %14, %15, %17, %19) : (tensor<?xf32>, tensor<?x2x?x4xf32>, tensor<?x?x4xf32>, tensor<16xf32>, tensor<2x2xf32>, tensor<24xf32>, tensor<6x2x2xf32>, tensor<6x4xf32>, tensor<2x3x2x2xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x1x?xf32>, tensor<?xf32>, tensor<?x4xf32>) -> ()
  return
}
