// ARGS: --canonicalize --split-input-file
func.func @z(%s: tensor<?xf32>, %d: tensor<1x4xf32>, %i: index, %z: tensor<0xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.insert_slice %s into %d[0, %c5] [1, %c0] [1, 1] : tensor<?xf32> into tensor<1x4xf32>
  %1 = tensor.insert_slice %s into %d[0, %i] [1, %c0] [1, 1] : tensor<?xf32> into tensor<1x4xf32>
  %2 = tensor.insert_slice %z into %d[0, %c5] [1, 0] [1, 1] : tensor<0xf32> into tensor<1x4xf32>
  return %0, %1, %2 : tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>
}
// -----
func.func @y(%s: tensor<1x4xf32>, %t: tensor<2x4xf32>, %e: tensor<1x8xf32>, %i: index) -> (tensor<1x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>) {
  %c1 = arith.constant 1 : index
  %x = tensor.extract_slice %e[0, 1] [1, 4] [1, 1] : tensor<1x8xf32> to tensor<1x4xf32>
  %y = tensor.extract_slice %e[0, 1] [1, 4] [1, 1] : tensor<1x8xf32> to tensor<4xf32>
  %0 = tensor.insert_slice %x into %e[0, 1] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<1x8xf32>
  %z = tensor.extract_slice %e[0, %c1] [1, 4] [1, 1] : tensor<1x8xf32> to tensor<1x4xf32>
  %1 = tensor.insert_slice %z into %e[0, 1] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<1x8xf32>
  %2 = tensor.insert_slice %y into %e[0, 1] [1, 4] [1, 1] : tensor<4xf32> into tensor<1x8xf32>
  "t.use"(%0, %1, %2) : (tensor<1x8xf32>, tensor<1x8xf32>, tensor<1x8xf32>) -> ()
  return %s, %t, %x : tensor<1x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>
}
// -----
func.func @ec(%a: tensor<8x1xi32>, %b: tensor<1x8xi32>, %c: tensor<1x8x1xi32>, %d: tensor<8x1x1xi32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<8x1xi32> into tensor<8xi32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [2, 1, 4] : tensor<8xi32> into tensor<2x1x4xi32>
  %2 = tensor.collapse_shape %b [[0, 1]] : tensor<1x8xi32> into tensor<8xi32>
  %3 = tensor.expand_shape %2 [[0, 1, 2]] output_shape [2, 1, 4] : tensor<8xi32> into tensor<2x1x4xi32>
  %4 = tensor.collapse_shape %c [[0, 1, 2]] : tensor<1x8x1xi32> into tensor<8xi32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
  %6 = tensor.expand_shape %4 [[0, 1]] output_shape [1, 8] : tensor<8xi32> into tensor<1x8xi32>
  %7 = tensor.collapse_shape %d [[0, 1, 2]] : tensor<8x1x1xi32> into tensor<8xi32>
  %8 = tensor.expand_shape %7 [[0, 1]] output_shape [8, 1] : tensor<8xi32> into tensor<8x1xi32>
  %9 = tensor.expand_shape %7 [[0, 1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<8xi32> into tensor<2x4x1x1xi32>
  %10 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [2, 4, 1] : tensor<8xi32> into tensor<2x4x1xi32>
  "t.use"(%1, %3, %5, %6, %8, %9, %10) : (tensor<2x1x4xi32>, tensor<2x1x4xi32>, tensor<8x1xi32>, tensor<1x8xi32>, tensor<8x1xi32>, tensor<2x4x1x1xi32>, tensor<2x4x1xi32>) -> ()
  return
}
