// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v2: index, %v1: tensor<1x?x3xindex>, %v9: tensor<8xf32>) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 1 : index
  %v5 = tensor.insert %v2 into %v1[%v3, %v4, %v4] : tensor<1x?x3xindex>
  %v6 = arith.constant dense<[0.0, 0.0, 0.0, 1.0, 1.0, -0.0]> : tensor<6xf32>
  %v7 = arith.constant dense<[0.0, -0.0, 0.0, -0.0, 1.0, 1.0]> : tensor<6xf32>
  %v8 = arith.addf %v6, %v7 : tensor<6xf32>
  %v10 = tensor.rank %v9 : tensor<8xf32>
  %v11 = tensor.extract_slice %v8[%v4] [2] [1] : tensor<6xf32> to tensor<2xf32>
  "t.use"(%v5, %v10, %v11) : (tensor<1x?x3xindex>, index, tensor<2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<index>, %v4: tensor<3x?x3xf32>) {
  %v2 = tensor.expand_shape %v1 [] output_shape [1] : tensor<index> into tensor<1xindex>
  %v3 = tensor.expand_shape %v2 [[0, 1]] output_shape [1, 1] : tensor<1xindex> into tensor<1x1xindex>
  %v5 = arith.constant 1 : index
  %v6 = tensor.dim %v4, %v5 : tensor<3x?x3xf32>
  "t.use"(%v3, %v6) : (tensor<1x1xindex>, index) -> ()
  return
}
// -----
func.func @f(%v1: tensor<f32>, %v3: index, %v4: index, %v5: tensor<?xf32>, %v10: f32, %v12: tensor<?x1xindex>) {
  %v2 = tensor.expand_shape %v1 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %v6 = tensor.insert_slice %v5 into %v2[%v4, 0] [%v3, 1] [1, 1] : tensor<?xf32> into tensor<1x1xf32>
  %v7 = arith.constant 1 : index
  %v8 = arith.constant 0 : index
  %v9 = tensor.insert_slice %v5 into %v6[%v8, 0] [%v7, 1] [1, 1] : tensor<?xf32> into tensor<1x1xf32>
  %v11 = tensor.pad %v6 low[1, 0] high[1, 3] { ^bb0(%p0: index, %p1: index): tensor.yield %v10 : f32 } : tensor<1x1xf32> to tensor<3x4xf32>
  %v13 = arith.index_cast %v12 : tensor<?x1xindex> to tensor<?x1xi32>
  "t.use"(%v9, %v11, %v13) : (tensor<1x1xf32>, tensor<3x4xf32>, tensor<?x1xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x6x4xf32>, %v2: index, %v4: tensor<1x2x?xf32>, %v6: index) {
  %v3 = tensor.insert_slice %v1 into %v1[0, 0, %v2] [1, 6, 4] [1, 1, 1] : tensor<1x6x4xf32> into tensor<1x6x4xf32>
  %v5 = arith.constant 1 : index
  %v7 = tensor.extract_slice %v4[0, %v6, 1] [%v5, %v2, %v2] [1, 1, 1] : tensor<1x2x?xf32> to tensor<?x?x?xf32>
  %v8 = tensor.concat dim(0) %v7 : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  "t.use"(%v3, %v8) : (tensor<1x6x4xf32>, tensor<?x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x1xf32>, %v2: tensor<?x1xf32>, %v4: index) {
  %v3 = tensor.concat dim(0) %v1, %v2 : (tensor<1x1xf32>, tensor<?x1xf32>) -> tensor<?x?xf32>
  %v5 = arith.constant 6 : index
  %v6 = tensor.extract_slice %v3[0, 0] [%v4, %v5] [%v4, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %v7 = tensor.extract %v2[%v4, %v4] : tensor<?x1xf32>
  "t.use"(%v6, %v7) : (tensor<?x?xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: tensor<3xindex>, %v3: tensor<f32>) {
  %v2 = tensor.collapse_shape %v1 [[0]] : tensor<3xindex> into tensor<3xindex>
  %v4 = tensor.cast %v3 : tensor<f32> to tensor<f32>
  %v5 = tensor.extract %v4[] : tensor<f32>
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 5 : index
  %v8 = tensor.pad %v2 low[%v6] high[0] { ^bb0(%p0: index): tensor.yield %v7 : index } : tensor<3xindex> to tensor<?xindex>
  "t.use"(%v5, %v8) : (f32, tensor<?xindex>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<3x3x1xf32>, %v6: tensor<2xf32>) {
  %v2 = tensor.collapse_shape %v1 [[0, 1, 2]] : tensor<3x3x1xf32> into tensor<9xf32>
  %v3 = tensor.expand_shape %v2 [[0, 1]] output_shape [3, 3] : tensor<9xf32> into tensor<3x3xf32>
  %v4 = arith.constant 2 : index
  %v5 = tensor.dim %v2, %v4 : tensor<9xf32>
  %v7 = tensor.expand_shape %v6 [[0]] output_shape [2] : tensor<2xf32> into tensor<2xf32>
  "t.use"(%v3, %v5, %v7) : (tensor<3x3xf32>, index, tensor<2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<6xf32>, %v6: tensor<2x6x8xf32>, %v8: tensor<1x?xf32>, %v11: f32) {
  %v2 = tensor.cast %v1 : tensor<6xf32> to tensor<?xf32>
  %v3 = arith.constant 2 : index
  %v5 = tensor.generate %v3 { ^bb0(%i0: index): tensor.yield %v3 : index } : tensor<?xindex>
  %v7 = tensor.expand_shape %v6 [[0, 1], [2, 3], [4]] output_shape [1, 2, 3, 2, 8] : tensor<2x6x8xf32> into tensor<1x2x3x2x8xf32>
  %v9 = tensor.collapse_shape %v8 [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
  %v12 = tensor.generate  { ^bb0(%i0: index, %i1: index): tensor.yield %v11 : f32 } : tensor<1x3xf32>
  %v13 = tensor.extract_slice %v2[0] [%v3] [1] : tensor<?xf32> to tensor<?xf32>
  %v14 = tensor.insert_slice %v13 into %v2[0] [%v3] [1] : tensor<?xf32> into tensor<?xf32>
  "t.use"(%v5, %v7, %v9, %v12, %v14) : (tensor<?xindex>, tensor<1x2x3x2x8xf32>, tensor<?xf32>, tensor<1x3xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<i32>) {
  %v2 = tensor.expand_shape %v1 [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
  %v3 = tensor.collapse_shape %v2 [[0, 1]] : tensor<1x1xi32> into tensor<1xi32>
  %v4 = arith.constant 2 : index
  %v5 = arith.constant 2 : index
  %v6 = tensor.empty(%v4, %v5) : tensor<?x1x?xf32>
  %v7 = arith.constant 4 : index
  %v8 = tensor.extract_slice %v6[1, %v4, 0] [1, %v5, %v7] [1, 1, 1] : tensor<?x1x?xf32> to tensor<1x?x?xf32>
  "t.use"(%v3, %v8) : (tensor<1xi32>, tensor<1x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%v3: tensor<?x1xf32>, %v5: tensor<?x2xf32>, %v7: index) {
  %v1 = arith.constant dense<0.0> : tensor<8x6xf32>
  %v2 = tensor.concat dim(0) %v1 : (tensor<8x6xf32>) -> tensor<?x?xf32>
  %v4 = tensor.cast %v3 : tensor<?x1xf32> to tensor<?x1xf32>
  %v6 = tensor.concat dim(1) %v3, %v4, %v5 : (tensor<?x1xf32>, tensor<?x1xf32>, tensor<?x2xf32>) -> tensor<?x?xf32>
  %v8 = tensor.expand_shape %v3 [[0, 1], [2, 3]] output_shape [%v7, 4, 1, 1] : tensor<?x1xf32> into tensor<?x4x1x1xf32>
  %v9 = tensor.collapse_shape %v6 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %v10 = tensor.concat dim(0) %v6, %v6 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  "t.use"(%v2, %v8, %v9, %v10) : (tensor<?x?xf32>, tensor<?x4x1x1xf32>, tensor<?xf32>, tensor<?x?xf32>) -> ()
  return
}
