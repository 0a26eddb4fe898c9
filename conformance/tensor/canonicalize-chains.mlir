// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v1: tensor<6x?x?xf32>) {
  %v2 = arith.constant 2 : index
  %v3 = tensor.dim %v1, %v2 : tensor<6x?x?xf32>
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 0 : index
  %v7 = tensor.extract %v1[%v5, %v3, %v6] : tensor<6x?x?xf32>
  "t.use"(%v7) : (f32) -> ()
  return
}
// -----
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
func.func @f(%v1: tensor<8xf32>, %v3: tensor<?xf32>, %v6: tensor<?xf32>, %v10: tensor<1x1x3xf32>) {
  %v2 = arith.constant 8 : index
  %v4 = tensor.insert_slice %v3 into %v1[0] [%v2] [1] : tensor<?xf32> into tensor<8xf32>
  %v5 = tensor.extract_slice %v3[0] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %v7 = tensor.insert_slice %v5 into %v6[0] [2] [1] : tensor<2xf32> into tensor<?xf32>
  %v8 = arith.constant 0.0 : f32
  %v9 = tensor.splat %v8 : tensor<6xf32>
  %v11 = arith.constant 0 : index
  %v12 = tensor.extract_slice %v10[0, %v11, 0] [%v2, 1, 1] [1, 1, 1] : tensor<1x1x3xf32> to tensor<?x1xf32>
  %v13 = arith.constant 4 : index
  %v14 = tensor.expand_shape %v12 [[0], [1, 2]] output_shape [%v13, 1, 1] : tensor<?x1xf32> into tensor<?x1x1xf32>
  "t.use"(%v4, %v7, %v9, %v14) : (tensor<8xf32>, tensor<?xf32>, tensor<6xf32>, tensor<?x1x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1xf32>) {
  %v2 = tensor.expand_shape %v1 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
  %v3 = arith.constant 1 : index
  %v4 = tensor.extract %v1[%v3] : tensor<1xf32>
  %v5 = tensor.extract_slice %v1[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
  %v6 = tensor.expand_shape %v5 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  "t.use"(%v2, %v4, %v5, %v6) : (tensor<1x1x1xf32>, f32, tensor<1xf32>, tensor<1x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8xf32>) {
  %v2 = arith.constant 2.5 : f32
  %v3 = tensor.pad %v1 low[0] high[0] { ^bb0(%p0: index): tensor.yield %v2 : f32 } : tensor<8xf32> to tensor<8xf32>
  %v4 = arith.constant 2 : index
  %v5 = tensor.dim %v1, %v4 : tensor<8xf32>
  %v6 = arith.constant 1.0 : f32
  %v7 = tensor.pad %v1 nofold low[0] high[0] { ^bb0(%p0: index): tensor.yield %v6 : f32 } : tensor<8xf32> to tensor<8xf32>
  %v8 = arith.constant 0 : index
  %v9 = tensor.extract %v1[%v8] : tensor<8xf32>
  "t.use"(%v3, %v5, %v7, %v9) : (tensor<8xf32>, index, tensor<8xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8xf32>) {
  %v2 = arith.constant 0 : index
  %v3 = tensor.dim %v1, %v2 : tensor<8xf32>
  %v4 = tensor.expand_shape %v1 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  %v5 = arith.constant 2 : index
  %v6 = tensor.dim %v1, %v5 : tensor<8xf32>
  "t.use"(%v3, %v4, %v6) : (index, tensor<4x2xf32>, index) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x?xf32>, %v4: index) {
  %v2 = tensor.cast %v1 : tensor<1x?xf32> to tensor<1x?xf32>
  %v3 = tensor.collapse_shape %v1 [[0, 1]] : tensor<1x?xf32> into tensor<?xf32>
  %v5 = arith.constant 1 : index
  %v6 = tensor.extract_slice %v1[%v4, %v5] [1, 1] [%v5, 2] : tensor<1x?xf32> to tensor<1x1xf32>
  "t.use"(%v2, %v3, %v6) : (tensor<1x?xf32>, tensor<?xf32>, tensor<1x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<3x4x8xindex>, %v5: index, %v6: tensor<3x2x?xindex>, %v13: tensor<8x4x?xf32>) {
  %v2 = arith.constant 2 : index
  %v3 = tensor.dim %v1, %v2 : tensor<3x4x8xindex>
  %v4 = arith.constant 2 : index
  %v7 = tensor.insert_slice %v6 into %v1[0, %v4, 0] [3, 2, %v4] [1, 1, %v5] : tensor<3x2x?xindex> into tensor<3x4x8xindex>
  %v8 = arith.constant 5 : index
  %v9 = arith.constant 1 : index
  %v10 = tensor.from_elements %v8, %v9, %v9 : tensor<1x3xindex>
  %v11 = arith.constant dense<1.0> : tensor<6xf32>
  %v12 = tensor.collapse_shape %v7 [[0, 1], [2]] : tensor<3x4x8xindex> into tensor<12x8xindex>
  %v14 = tensor.extract_slice %v13[6, 0, 0] [2, 4, %v9] [1, 1, 1] : tensor<8x4x?xf32> to tensor<2x4x?xf32>
  "t.use"(%v3, %v10, %v12, %v14) : (index, tensor<1x3xindex>, tensor<12x8xindex>, tensor<2x4x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<3x1xi32>, %v7: tensor<3x2xi32>, %v9: index, %v10: i32) {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 2 : index
  %v4 = tensor.extract %v1[%v2, %v3] : tensor<3x1xi32>
  %v5 = tensor.extract_slice %v1[0, 0] [2, 1] [1, 1] : tensor<3x1xi32> to tensor<2xi32>
  %v6 = tensor.insert_slice %v5 into %v1[0, 0] [2, 1] [1, 1] : tensor<2xi32> into tensor<3x1xi32>
  %v8 = tensor.concat dim(1) %v6, %v7 : (tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<3x3xi32>
  %v11 = tensor.pad %v7 nofold low[0, 0] high[1, %v9] { ^bb0(%p0: index, %p1: index): tensor.yield %v10 : i32 } : tensor<3x2xi32> to tensor<4x?xi32>
  "t.use"(%v4, %v8, %v11) : (i32, tensor<3x3xi32>, tensor<4x?xi32>) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant 0 : index
  %v2 = tensor.empty(%v1) : tensor<?xi32>
  %v3 = arith.constant 1 : index
  %v4 = tensor.dim %v2, %v3 : tensor<?xi32>
  %v5 = tensor.empty() : tensor<2xf32>
  "t.use"(%v4, %v5) : (index, tensor<2xf32>) -> ()
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
func.func @f(%v1: tensor<1x?xindex>, %v6: index) {
  %v2 = tensor.extract_slice %v1[0, 0] [1, 2] [1, 1] : tensor<1x?xindex> to tensor<1x2xindex>
  %v3 = arith.constant dense<-1.0> : tensor<8x3xf32>
  %v4 = tensor.concat dim(1) %v3 : (tensor<8x3xf32>) -> tensor<8x3xf32>
  %v7 = tensor.generate  { ^bb0(%i0: index, %i1: index): tensor.yield %v6 : index } : tensor<4x2xindex>
  %v8 = arith.constant 1 : index
  %v9 = tensor.extract %v3[%v6, %v8] : tensor<8x3xf32>
  "t.use"(%v2, %v4, %v7, %v9) : (tensor<1x2xindex>, tensor<8x3xf32>, tensor<4x2xindex>, f32) -> ()
  return
}
// -----
func.func @f(%v1: tensor<4xindex>, %v3: tensor<1x2xi32>, %v7: tensor<?x2xi32>) {
  %v2 = tensor.extract_slice %v1[0] [4] [1] : tensor<4xindex> to tensor<4xindex>
  %v4 = tensor.cast %v3 : tensor<1x2xi32> to tensor<?x?xi32>
  %v5 = arith.constant 1 : index
  %v6 = arith.constant 0 : index
  %v8 = tensor.insert_slice %v7 into %v3[0, %v6] [%v5, 2] [1, 1] : tensor<?x2xi32> into tensor<1x2xi32>
  "t.use"(%v2, %v4, %v8) : (tensor<4xindex>, tensor<?x?xi32>, tensor<1x2xi32>) -> ()
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
func.func @f(%v2: index) {
  %v1 = arith.constant dense<1.0> : tensor<f32>
  %v3 = arith.constant 4 : index
  %v4 = tensor.from_elements %v2, %v3 : tensor<2xindex>
  %v5 = tensor.reshape %v1(%v4) : (tensor<f32>, tensor<2xindex>) -> tensor<1x1xf32>
  %v6 = tensor.expand_shape %v1 [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %v7 = arith.constant 2 : index
  %v8 = tensor.dim %v5, %v7 : tensor<1x1xf32>
  "t.use"(%v6, %v8) : (tensor<1xf32>, index) -> ()
  return
}
// -----
func.func @f(%v3: index, %v5: tensor<?x4xf32>, %v9: index, %v10: index, %v13: index) {
  %v1 = arith.constant dense<0.0> : tensor<3x6x2xf32>
  %v2 = tensor.collapse_shape %v1 [[0], [1, 2]] : tensor<3x6x2xf32> into tensor<3x12xf32>
  %v4 = arith.constant 0 : index
  %v6 = tensor.insert_slice %v5 into %v2[%v4, 0] [%v3, 4] [1, 1] : tensor<?x4xf32> into tensor<3x12xf32>
  %v7 = arith.constant 2 : index
  %v8 = tensor.extract %v1[%v3, %v3, %v7] : tensor<3x6x2xf32>
  %v11 = tensor.extract_slice %v6[%v10, 0] [%v9, 12] [%v10, 1] : tensor<3x12xf32> to tensor<?x12xf32>
  %v12 = arith.constant 2 : index
  %v14 = tensor.extract_slice %v11[0, %v13] [%v12, %v12] [1, 1] : tensor<?x12xf32> to tensor<?x?xf32>
  "t.use"(%v8, %v14) : (f32, tensor<?x?xf32>) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant dense<[1, 0, 1, 5, 3, 0, 2, 1]> : tensor<8xindex>
  %v2 = tensor.extract_slice %v1[6] [2] [1] : tensor<8xindex> to tensor<2xindex>
  %v3 = arith.constant dense<0> : tensor<6x6xindex>
  %v4 = tensor.collapse_shape %v3 [[0, 1]] : tensor<6x6xindex> into tensor<36xindex>
  "t.use"(%v2, %v4) : (tensor<2xindex>, tensor<36xindex>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x6xf32>, %v2: index, %v6: f32, %v7: f32) {
  %v3 = tensor.dim %v1, %v2 : tensor<?x6xf32>
  %v5 = arith.constant -1.0 : f32
  %v8 = arith.constant 2.5 : f32
  %v9 = arith.constant 1.0 : f32
  %v10 = tensor.from_elements %v5, %v5, %v6, %v7, %v6, %v6, %v7, %v8, %v9 : tensor<3x3xf32>
  "t.use"(%v3, %v10) : (index, tensor<3x3xf32>) -> ()
  return
}
// -----
func.func @f(%v1: i32, %v7: tensor<f32>) {
  %v2 = arith.constant 2 : i32
  %v3 = tensor.from_elements %v1, %v2 : tensor<2xi32>
  %v4 = tensor.insert_slice %v3 into %v3[0] [2] [1] : tensor<2xi32> into tensor<2xi32>
  %v5 = arith.constant 2 : index
  %v6 = tensor.dim %v4, %v5 : tensor<2xi32>
  %v8 = tensor.extract %v7[] : tensor<f32>
  "t.use"(%v3, %v6, %v8) : (tensor<2xi32>, index, f32) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?xf32>, %v2: tensor<8xf32>, %v6: f32) {
  %v3 = tensor.insert_slice %v2 into %v1[0] [8] [1] : tensor<8xf32> into tensor<?xf32>
  %v4 = arith.constant 6 : index
  %v7 = tensor.generate %v4 { ^bb0(%i0: index): tensor.yield %v6 : f32 } : tensor<?xf32>
  %v8 = arith.constant 2 : index
  %v9 = tensor.dim %v7, %v8 : tensor<?xf32>
  %v10 = arith.constant 2 : index
  %v11 = tensor.dim %v2, %v10 : tensor<8xf32>
  "t.use"(%v3, %v9, %v11) : (tensor<?xf32>, index, index) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x6xf32>) {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 3 : index
  %v4 = tensor.extract_slice %v1[0, 0] [%v2, %v3] [1, 2] : tensor<1x6xf32> to tensor<?x?xf32>
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 0 : index
  %v7 = tensor.extract %v4[%v5, %v6] : tensor<?x?xf32>
  %v8 = tensor.expand_shape %v1 [[0, 1], [2]] output_shape [1, 1, 6] : tensor<1x6xf32> into tensor<1x1x6xf32>
  "t.use"(%v7, %v8) : (f32, tensor<1x1x6xf32>) -> ()
  return
}
// -----
func.func @f(%v2: tensor<3x?xf32>, %v10: f32) {
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 0 : index
  %v5 = tensor.extract %v2[%v3, %v4] : tensor<3x?xf32>
  %v6 = arith.constant 0.0 : f32
  %v7 = tensor.pad %v2 low[0, 0] high[0, 0] { ^bb0(%p0: index, %p1: index): tensor.yield %v6 : f32 } : tensor<3x?xf32> to tensor<3x?xf32>
  %v8 = arith.constant dense<2.5> : tensor<f32>
  %v9 = tensor.cast %v8 : tensor<f32> to tensor<f32>
  %v11 = tensor.insert %v10 into %v9[] : tensor<f32>
  "t.use"(%v5, %v7, %v11) : (f32, tensor<3x?xf32>, tensor<f32>) -> ()
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
func.func @f(%v1: tensor<2x6xf32>) {
  %v2 = arith.constant 1 : index
  %v3 = tensor.extract_slice %v1[1, %v2] [%v2, 3] [1, 2] : tensor<2x6xf32> to tensor<?x3xf32>
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 0 : index
  %v6 = tensor.extract %v1[%v4, %v5] : tensor<2x6xf32>
  "t.use"(%v3, %v6) : (tensor<?x3xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x?xf32>, %v2: index, %v3: tensor<?x?xf32>) {
  %v4 = tensor.insert_slice %v3 into %v1[0, 0] [%v2, %v2] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %v5 = tensor.expand_shape %v1 [[0], [1]] output_shape [%v2, %v2] : tensor<?x?xf32> into tensor<?x?xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 0 : index
  %v10 = tensor.extract %v4[%v8, %v9] : tensor<?x?xf32>
  %v11 = arith.constant dense<1> : tensor<1xindex>
  %v12 = tensor.reshape %v4(%v11) : (tensor<?x?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %v13 = arith.constant 2.5 : f32
  %v14 = tensor.pad %v12 low[0] high[0] { ^bb0(%p0: index): tensor.yield %v13 : f32 } : tensor<?xf32> to tensor<?xf32>
  "t.use"(%v5, %v10, %v12, %v14) : (tensor<?x?xf32>, f32, tensor<?xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @f(%v2: tensor<1x?xi32>) {
  %v1 = tensor.empty() : tensor<f32>
  %v3 = arith.addi %v2, %v2 : tensor<1x?xi32>
  %v4 = tensor.expand_shape %v1 [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %v5 = tensor.collapse_shape %v3 [[0], [1]] : tensor<1x?xi32> into tensor<1x?xi32>
  %v6 = tensor.expand_shape %v1 [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %v7 = tensor.collapse_shape %v3 [[0], [1]] : tensor<1x?xi32> into tensor<1x?xi32>
  %v8 = tensor.expand_shape %v4 [[0]] output_shape [1] : tensor<1xf32> into tensor<1xf32>
  "t.use"(%v5, %v6, %v7, %v8) : (tensor<1x?xi32>, tensor<1xf32>, tensor<1x?xi32>, tensor<1xf32>) -> ()
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
func.func @f(%v1: tensor<8xf32>, %v4: tensor<2x?xindex>, %v5: index, %v8: f32, %v10: tensor<6xindex>) {
  %v2 = arith.constant dense<[2.5, 0.0, 2.5, 0.0, 2.5, 1.0, -1.0, -0.0]> : tensor<8xf32>
  %v3 = arith.addf %v1, %v2 : tensor<8xf32>
  %v6 = tensor.expand_shape %v4 [[0], [1]] output_shape [2, %v5] : tensor<2x?xindex> into tensor<2x?xindex>
  %v9 = tensor.generate  { ^bb0(%i0: index): tensor.yield %v8 : f32 } : tensor<4xf32>
  %v11 = tensor.dim %v10, %v5 : tensor<6xindex>
  "t.use"(%v3, %v6, %v9, %v11) : (tensor<8xf32>, tensor<2x?xindex>, tensor<4xf32>, index) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8x8xindex>, %v5: tensor<8xindex>) {
  %v2 = tensor.collapse_shape %v1 [[0, 1]] : tensor<8x8xindex> into tensor<64xindex>
  %v3 = arith.constant 0 : index
  %v4 = tensor.dim %v2, %v3 : tensor<64xindex>
  %v6 = tensor.extract_slice %v5[2] [%v3] [1] : tensor<8xindex> to tensor<?xindex>
  %v7 = arith.constant dense<-0.0> : tensor<2x6x2xf32>
  %v8 = arith.addf %v7, %v7 : tensor<2x6x2xf32>
  "t.use"(%v4, %v6, %v8) : (index, tensor<?xindex>, tensor<2x6x2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1xindex>, %v2: index, %v4: tensor<?x8x3xi32>, %v6: tensor<1x2xi32>, %v8: index, %v9: tensor<1x?xi32>, %v13: tensor<?x1xi32>) {
  %v3 = tensor.extract %v1[%v2] : tensor<1xindex>
  %v5 = arith.constant 0 : index
  %v7 = tensor.insert_slice %v6 into %v4[%v2, %v5, %v5] [1, 1, 2] [1, 1, 2] : tensor<1x2xi32> into tensor<?x8x3xi32>
  %v10 = tensor.insert_slice %v9 into %v6[%v5, 0] [1, %v8] [1, 1] : tensor<1x?xi32> into tensor<1x2xi32>
  %v11 = arith.constant 1 : index
  %v12 = arith.constant 1 : index
  %v14 = tensor.insert_slice %v13 into %v10[0, %v12] [%v11, 1] [1, 1] : tensor<?x1xi32> into tensor<1x2xi32>
  %v15 = tensor.empty() : tensor<6x2xf32>
  "t.use"(%v3, %v7, %v14, %v15) : (index, tensor<?x8x3xi32>, tensor<1x2xi32>, tensor<6x2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x3x2xf32>, %v3: index) {
  %v2 = tensor.cast %v1 : tensor<1x3x2xf32> to tensor<?x3x2xf32>
  %v4 = arith.constant 2.5 : f32
  %v5 = tensor.pad %v2 low[0, 2, %v3] high[3, 0, 2] { ^bb0(%p0: index, %p1: index, %p2: index): tensor.yield %v4 : f32 } : tensor<?x3x2xf32> to tensor<?x5x?xf32>
  %v7 = tensor.generate  { ^bb0(%i0: index, %i1: index): tensor.yield %i1 : index } : tensor<8x1xindex>
  "t.use"(%v5, %v7) : (tensor<?x5x?xf32>, tensor<8x1xindex>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x?xf32>, %v2: index, %v8: tensor<1x1x3xi32>) {
  %v3 = arith.constant 1 : index
  %v4 = tensor.insert_slice %v1 into %v1[0, 0] [%v2, %v3] [%v3, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  %v6 = arith.constant -7 : index
  %v7 = tensor.generate  { ^bb0(%i0: index): tensor.yield %v6 : index } : tensor<3xindex>
  %v9 = arith.constant 0 : index
  %v10 = tensor.dim %v8, %v9 : tensor<1x1x3xi32>
  "t.use"(%v4, %v7, %v10) : (tensor<?x?xf32>, tensor<3xindex>, index) -> ()
  return
}
// -----
func.func @f(%v1: tensor<6x3xf32>, %v5: tensor<?x2xf32>, %v8: tensor<?x2xf32>, %v13: tensor<2x3xi32>, %v15: i32) {
  %v2 = arith.constant 2 : index
  %v3 = tensor.dim %v1, %v2 : tensor<6x3xf32>
  %v4 = tensor.extract_slice %v1[%v2, 0] [%v3, 2] [1, 1] : tensor<6x3xf32> to tensor<?x2xf32>
  %v6 = tensor.insert_slice %v5 into %v1[%v2, 0] [%v3, 2] [1, 1] : tensor<?x2xf32> into tensor<6x3xf32>
  %v7 = tensor.insert_slice %v4 into %v6[%v2, 0] [%v3, 2] [1, 1] : tensor<?x2xf32> into tensor<6x3xf32>
  %v9 = tensor.insert_slice %v8 into %v7[0, 1] [%v2, 2] [1, 1] : tensor<?x2xf32> into tensor<6x3xf32>
  %v10 = arith.constant 0 : index
  %v11 = arith.constant 0 : index
  %v12 = tensor.insert_slice %v8 into %v5[%v10, %v11] [%v3, 2] [1, 1] : tensor<?x2xf32> into tensor<?x2xf32>
  %v14 = arith.constant 3 : index
  %v16 = tensor.pad %v13 nofold low[%v11, 3] high[%v14, 0] { ^bb0(%p0: index, %p1: index): tensor.yield %v15 : i32 } : tensor<2x3xi32> to tensor<?x6xi32>
  "t.use"(%v9, %v12, %v16) : (tensor<6x3xf32>, tensor<?x2xf32>, tensor<?x6xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x1xf32>) {
  %v2 = tensor.concat dim(1) %v1, %v1 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<?x2xf32>
  %v3 = arith.constant 2 : index
  %v4 = arith.constant 1 : index
  %v5 = tensor.extract %v1[%v3, %v4] : tensor<1x1xf32>
  "t.use"(%v2, %v5) : (tensor<?x2xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8xf32>, %v2: index, %v3: f32, %v5: tensor<8x6x2xf32>) {
  %v4 = tensor.pad %v1 low[0] high[%v2] { ^bb0(%p0: index): tensor.yield %v3 : f32 } : tensor<8xf32> to tensor<?xf32>
  %v6 = tensor.cast %v5 : tensor<8x6x2xf32> to tensor<8x6x?xf32>
  %v7 = arith.constant 8 : index
  %v9 = tensor.generate %v7 { ^bb0(%i0: index, %i1: index): tensor.yield %i1 : index } : tensor<3x?xindex>
  %v10 = tensor.expand_shape %v5 [[0, 1], [2], [3]] output_shape [4, 2, 6, 2] : tensor<8x6x2xf32> into tensor<4x2x6x2xf32>
  %v11 = tensor.collapse_shape %v10 [[0, 1, 2, 3]] : tensor<4x2x6x2xf32> into tensor<96xf32>
  "t.use"(%v4, %v6, %v9, %v11) : (tensor<?xf32>, tensor<8x6x?xf32>, tensor<3x?xindex>, tensor<96xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<i32>, %v4: index, %v10: tensor<3xindex>) {
  %v2 = tensor.extract %v1[] : tensor<i32>
  %v3 = tensor.cast %v1 : tensor<i32> to tensor<i32>
  %v5 = tensor.from_elements %v4, %v4, %v4 : tensor<3xindex>
  %v6 = arith.constant 0 : index
  %v7 = tensor.extract_slice %v5[%v6] [3] [1] : tensor<3xindex> to tensor<3xindex>
  %v8 = arith.constant dense<2> : tensor<3xindex>
  %v9 = tensor.insert_slice %v7 into %v8[%v6] [3] [1] : tensor<3xindex> into tensor<3xindex>
  %v11 = tensor.insert_slice %v10 into %v9[%v6] [3] [1] : tensor<3xindex> into tensor<3xindex>
  %v12 = tensor.rank %v8 : tensor<3xindex>
  "t.use"(%v2, %v3, %v9, %v11, %v12) : (i32, tensor<i32>, tensor<3xindex>, tensor<3xindex>, index) -> ()
  return
}
// -----
func.func @f(%v3: tensor<?x6xf32>, %v7: f32) {
  %v4 = tensor.cast %v3 : tensor<?x6xf32> to tensor<?x6xf32>
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 0 : index
  %v8 = tensor.pad %v3 low[3, 0] high[%v5, %v6] { ^bb0(%p0: index, %p1: index): tensor.yield %v7 : f32 } : tensor<?x6xf32> to tensor<?x?xf32>
  %v9 = arith.constant dense<[0, 5, 0]> : tensor<3xindex>
  %v10 = tensor.reshape %v4(%v9) : (tensor<?x6xf32>, tensor<3xindex>) -> tensor<3x1x?xf32>
  %v12 = tensor.generate  { ^bb0(%i0: index): tensor.yield %i0 : index } : tensor<4xindex>
  %v13 = tensor.cast %v9 : tensor<3xindex> to tensor<?xindex>
  "t.use"(%v4, %v8, %v10, %v12, %v13) : (tensor<?x6xf32>, tensor<?x?xf32>, tensor<3x1x?xf32>, tensor<4xindex>, tensor<?xindex>) -> ()
  return
}
// -----
func.func @f(%v1: i32, %v4: tensor<index>, %v8: tensor<1x1x1xf32>) {
  %v2 = tensor.from_elements %v1 : tensor<i32>
  %v3 = tensor.extract %v2[] : tensor<i32>
  %v5 = tensor.cast %v4 : tensor<index> to tensor<index>
  %v6 = tensor.expand_shape %v5 [] output_shape [1] : tensor<index> into tensor<1xindex>
  %v7 = tensor.extract_slice %v6[0] [1] [1] : tensor<1xindex> to tensor<index>
  %v9 = tensor.cast %v8 : tensor<1x1x1xf32> to tensor<?x1x?xf32>
  "t.use"(%v3, %v7, %v9) : (i32, tensor<index>, tensor<?x1x?xf32>) -> ()
  return
}
// -----
func.func @f(%v5: f32) {
  %v1 = arith.constant dense<2.5> : tensor<f32>
  %v2 = tensor.bitcast %v1 : tensor<f32> to tensor<i32>
  %v4 = tensor.cast %v2 : tensor<i32> to tensor<i32>
  %v6 = tensor.from_elements %v5, %v5, %v5, %v5, %v5, %v5 : tensor<2x3xf32>
  %v7 = tensor.collapse_shape %v6 [[0], [1]] : tensor<2x3xf32> into tensor<2x3xf32>
  "t.use"(%v4, %v7) : (tensor<i32>, tensor<2x3xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<3xf32>) {
  %v2 = tensor.cast %v1 : tensor<3xf32> to tensor<3xf32>
  %v3 = tensor.expand_shape %v1 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
  %v4 = arith.constant 3 : index
  %v5 = tensor.extract_slice %v3[0, 0] [%v4, 1] [1, 1] : tensor<3x1xf32> to tensor<?x1xf32>
  "t.use"(%v2, %v5) : (tensor<3xf32>, tensor<?x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: f32, %v3: index, %v7: f32) {
  %v2 = tensor.splat %v1 : tensor<3x1x6xf32>
  %v4 = tensor.extract_slice %v2[0, 0, 0] [%v3, 1, 3] [1, 1, 1] : tensor<3x1x6xf32> to tensor<?x3xf32>
  %v5 = arith.constant 0 : index
  %v6 = tensor.extract %v4[%v5, %v3] : tensor<?x3xf32>
  %v8 = arith.constant 2 : index
  %v9 = arith.constant 0 : index
  %v10 = arith.constant 1 : index
  %v11 = tensor.insert %v7 into %v2[%v8, %v9, %v10] : tensor<3x1x6xf32>
  "t.use"(%v6, %v11) : (f32, tensor<3x1x6xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x2xf32>, %v2: index, %v5: tensor<2xf32>, %v10: tensor<?xindex>) {
  %v3 = tensor.expand_shape %v1 [[0, 1], [2, 3]] output_shape [%v2, 1, 2, 1] : tensor<?x2xf32> into tensor<?x1x2x1xf32>
  %v4 = tensor.collapse_shape %v3 [[0, 1, 2, 3]] : tensor<?x1x2x1xf32> into tensor<?xf32>
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 1 : index
  %v8 = tensor.extract_slice %v5[%v6] [1] [%v7] : tensor<2xf32> to tensor<1xf32>
  %v9 = arith.addf %v8, %v8 : tensor<1xf32>
  %v11 = tensor.concat dim(0) %v10 : (tensor<?xindex>) -> tensor<?xindex>
  %v12 = tensor.concat dim(0) %v11 : (tensor<?xindex>) -> tensor<?xindex>
  "t.use"(%v3, %v4, %v9, %v12) : (tensor<?x1x2x1xf32>, tensor<?xf32>, tensor<1xf32>, tensor<?xindex>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x2xf32>, %v2: index, %v4: tensor<1x?xf32>, %v12: tensor<?x?xf32>) {
  %v3 = arith.constant 0 : index
  %v5 = tensor.insert_slice %v4 into %v1[0, %v3] [1, %v2] [1, 1] : tensor<1x?xf32> into tensor<1x2xf32>
  %v6 = arith.constant 0 : index
  %v7 = tensor.extract %v5[%v2, %v6] : tensor<1x2xf32>
  %v8 = tensor.empty(%v2) : tensor<1x2x?xindex>
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 0 : index
  %v11 = arith.constant 1 : index
  %v13 = tensor.insert_slice %v12 into %v5[%v10, 1] [%v9, %v11] [1, 1] : tensor<?x?xf32> into tensor<1x2xf32>
  "t.use"(%v7, %v8, %v13) : (f32, tensor<1x2x?xindex>, tensor<1x2xf32>) -> ()
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
func.func @f(%v4: tensor<4x4xf32>) {
  %v1 = arith.constant dense<0.0> : tensor<4x6xf32>
  %v2 = tensor.bitcast %v1 : tensor<4x6xf32> to tensor<4x6xi32>
  %v3 = arith.constant 2 : index
  %v5 = tensor.insert_slice %v4 into %v1[0, %v3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x6xf32>
  %v6 = arith.constant 0 : index
  %v7 = tensor.splat %v6[%v6] : tensor<2x?xindex>
  "t.use"(%v2, %v5, %v7) : (tensor<4x6xi32>, tensor<4x6xf32>, tensor<2x?xindex>) -> ()
  return
}
// -----
func.func @f() {
  %v1 = tensor.empty() : tensor<8xindex>
  %v2 = arith.constant 1 : i32
  %v3 = tensor.from_elements %v2 : tensor<1xi32>
  %v4 = arith.constant 2 : i32
  %v5 = arith.constant 0 : index
  %v6 = tensor.insert %v4 into %v3[%v5] : tensor<1xi32>
  %v7 = tensor.cast %v6 : tensor<1xi32> to tensor<1xi32>
  "t.use"(%v1, %v7) : (tensor<8xindex>, tensor<1xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<4x1xf32>) {
  %v2 = arith.constant 4 : index
  %v3 = tensor.extract_slice %v1[%v2, 0] [%v2, 1] [1, 1] : tensor<4x1xf32> to tensor<?x1xf32>
  %v4 = tensor.concat dim(0) %v3 : (tensor<?x1xf32>) -> tensor<?x1xf32>
  %v5 = tensor.collapse_shape %v3 [[0], [1]] : tensor<?x1xf32> into tensor<?x1xf32>
  "t.use"(%v4, %v5) : (tensor<?x1xf32>, tensor<?x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<6x?x8xf32>, %v2: index, %v3: index) {
  %v4 = tensor.extract_slice %v1[0, 0, %v3] [6, %v2, 8] [1, 1, 1] : tensor<6x?x8xf32> to tensor<6x?x8xf32>
  %v5 = tensor.collapse_shape %v1 [[0, 1], [2]] : tensor<6x?x8xf32> into tensor<?x8xf32>
  %v6 = tensor.dim %v4, %v2 : tensor<6x?x8xf32>
  %v7 = tensor.cast %v5 : tensor<?x8xf32> to tensor<1x8xf32>
  "t.use"(%v5, %v6, %v7) : (tensor<?x8xf32>, index, tensor<1x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x8xf32>, %v3: tensor<1x?x2xf32>, %v4: index) {
  %v2 = tensor.collapse_shape %v1 [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 8 : index
  %v7 = arith.constant 2 : index
  %v8 = tensor.extract_slice %v3[%v5, 0, 0] [%v4, %v6, %v7] [%v4, 1, 1] : tensor<1x?x2xf32> to tensor<?x?x?xf32>
  "t.use"(%v2, %v8) : (tensor<?xf32>, tensor<?x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?xi32>, %v3: tensor<2x?xindex>, %v5: i32) {
  %v2 = tensor.collapse_shape %v1 [[0]] : tensor<?xi32> into tensor<?xi32>
  %v4 = tensor.concat dim(1) %v3 : (tensor<2x?xindex>) -> tensor<2x?xindex>
  %v6 = tensor.splat %v5 : tensor<1xi32>
  %v7 = tensor.collapse_shape %v6 [] : tensor<1xi32> into tensor<i32>
  %v8 = tensor.expand_shape %v7 [] output_shape [1] : tensor<i32> into tensor<1xi32>
  "t.use"(%v2, %v4, %v8) : (tensor<?xi32>, tensor<2x?xindex>, tensor<1xi32>) -> ()
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
func.func @f(%v1: tensor<1x8x?xf32>) {
  %v2 = arith.constant 6 : index
  %v3 = tensor.collapse_shape %v1 [[0, 1], [2]] : tensor<1x8x?xf32> into tensor<8x?xf32>
  %v4 = tensor.expand_shape %v1 [[0], [1, 2], [3]] output_shape [1, 8, 1, %v2] : tensor<1x8x?xf32> into tensor<1x8x1x?xf32>
  %v5 = tensor.cast %v3 : tensor<8x?xf32> to tensor<8x?xf32>
  %v6 = tensor.expand_shape %v3 [[0], [1, 2, 3]] output_shape [8, 1, %v2, 1] : tensor<8x?xf32> into tensor<8x1x?x1xf32>
  %v7 = arith.constant 1 : index
  %v8 = tensor.dim %v6, %v7 : tensor<8x1x?x1xf32>
  %v9 = tensor.cast %v6 : tensor<8x1x?x1xf32> to tensor<?x1x?x?xf32>
  "t.use"(%v4, %v5, %v8, %v9) : (tensor<1x8x1x?xf32>, tensor<8x?xf32>, index, tensor<?x1x?x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<2x6x3xi32>) {
  %v2 = tensor.collapse_shape %v1 [[0], [1, 2]] : tensor<2x6x3xi32> into tensor<2x18xi32>
  %v3 = tensor.expand_shape %v2 [[0], [1]] output_shape [2, 18] : tensor<2x18xi32> into tensor<2x18xi32>
  %v4 = arith.constant 2 : index
  %v5 = tensor.dim %v1, %v4 : tensor<2x6x3xi32>
  %v6 = arith.constant dense<[-7, 0]> : tensor<2xi32>
  %v7 = tensor.expand_shape %v6 [[0, 1]] output_shape [1, 2] : tensor<2xi32> into tensor<1x2xi32>
  %v8 = arith.constant 0 : index
  %v9 = tensor.extract %v7[%v8, %v8] : tensor<1x2xi32>
  "t.use"(%v3, %v5, %v9) : (tensor<2x18xi32>, index, i32) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x3xf32>) {
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 2 : index
  %v4 = tensor.extract %v1[%v2, %v3] : tensor<?x3xf32>
  %v5 = tensor.dim %v1, %v2 : tensor<?x3xf32>
  %v6 = tensor.expand_shape %v1 [[0, 1], [2, 3]] output_shape [2, %v5, 1, 3] : tensor<?x3xf32> into tensor<2x?x1x3xf32>
  %v7 = tensor.bitcast %v6 : tensor<2x?x1x3xf32> to tensor<2x?x1x3xi32>
  %v8 = arith.constant 8 : index
  %v9 = tensor.splat %v4[%v8] : tensor<?xf32>
  %v10 = tensor.empty() : tensor<1xi32>
  "t.use"(%v7, %v9, %v10) : (tensor<2x?x1x3xi32>, tensor<?xf32>, tensor<1xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x2x1xi32>, %v5: tensor<4x8x?xf32>) {
  %v2 = arith.constant -7 : i32
  %v3 = arith.constant 2 : index
  %v4 = tensor.insert %v2 into %v1[%v3, %v3, %v3] : tensor<1x2x1xi32>
  %v6 = tensor.collapse_shape %v5 [[0, 1], [2]] : tensor<4x8x?xf32> into tensor<32x?xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 0.0 : f32
  %v9 = tensor.pad %v5 low[3, 0, %v3] high[0, %v7, 1] { ^bb0(%p0: index, %p1: index, %p2: index): tensor.yield %v8 : f32 } : tensor<4x8x?xf32> to tensor<7x?x?xf32>
  "t.use"(%v4, %v6, %v9) : (tensor<1x2x1xi32>, tensor<32x?xf32>, tensor<7x?x?xf32>) -> ()
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
func.func @f(%v4: tensor<6x1x?xf32>, %v6: tensor<2x?xf32>, %v7: index, %v8: tensor<2x2xf32>, %v10: tensor<2x?xf32>) {
  %v1 = arith.constant 3 : i32
  %v2 = arith.constant -7 : i32
  %v3 = tensor.from_elements %v2 : tensor<i32>
  %v5 = tensor.collapse_shape %v4 [[0], [1, 2]] : tensor<6x1x?xf32> into tensor<6x?xf32>
  %v9 = tensor.insert_slice %v8 into %v6[0, %v7] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<2x?xf32>
  %v11 = tensor.insert_slice %v10 into %v9[0, %v7] [2, %v7] [1, 1] : tensor<2x?xf32> into tensor<2x?xf32>
  "t.use"(%v3, %v5, %v11) : (tensor<i32>, tensor<6x?xf32>, tensor<2x?xf32>) -> ()
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
// -----
func.func @f(%v1: tensor<4x?xindex>, %v7: tensor<4x3x1xindex>, %v10: f32) {
  %v2 = arith.constant 0 : index
  %v3 = tensor.extract_slice %v1[%v2, %v2] [4, %v2] [1, 1] : tensor<4x?xindex> to tensor<4x?xindex>
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 0 : index
  %v6 = tensor.extract %v3[%v4, %v5] : tensor<4x?xindex>
  %v8 = tensor.collapse_shape %v7 [[0], [1], [2]] : tensor<4x3x1xindex> into tensor<4x3x1xindex>
  %v11 = tensor.generate  { ^bb0(%i0: index, %i1: index): tensor.yield %v10 : f32 } : tensor<3x6xf32>
  %v12 = arith.constant 0 : index
  %v13 = tensor.pad %v8 low[%v2, 2, 2] high[0, 0, 0] { ^bb0(%p0: index, %p1: index, %p2: index): tensor.yield %v12 : index } : tensor<4x3x1xindex> to tensor<?x5x3xindex>
  "t.use"(%v6, %v11, %v13) : (index, tensor<3x6xf32>, tensor<?x5x3xindex>) -> ()
  return
}
