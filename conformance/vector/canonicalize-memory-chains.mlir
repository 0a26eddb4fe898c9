// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v1: memref<8x2xi32>, %v4: vector<2xi1>, %v5: vector<2xi32>, %v7: tensor<?x1xi32>, %v10: i32) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 2 : index
  %v6 = vector.expandload %v1[%v2, %v3], %v4, %v5 : memref<8x2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  %v8 = arith.constant 5 : index
  %v9 = arith.constant 4 : index
  %v11 = vector.transfer_read %v7[%v8, %v9], %v10 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [false, false]} : tensor<?x1xi32>, vector<2x8xi32>
  "t.use"(%v6, %v11) : (vector<2xi32>, vector<2x8xi32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<4x2xi32>, %v2: memref<?x?x2xi32>, %v3: index, %v8: vector<4x2xf32>, %v5: tensor<2x2xf32>, %v9: vector<4x2xi1>, %v11: vector<1xf32>, %v13: memref<8x16xf32>, %v15: f32, %v19: vector<1x2xf32>) {
  %v4 = arith.constant 0 : index
  vector.transfer_write %v1, %v2[%v3, %v3, %v4] {in_bounds = [true, false]} : vector<4x2xi32>, memref<?x?x2xi32>
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 1 : index
  %v10 = vector.transfer_write %v8, %v5[%v6, %v7], %v9 {in_bounds = [true, true]} : vector<4x2xf32>, tensor<2x2xf32>
  %v12 = vector.transfer_write %v11, %v10[%v6, %v7] : vector<1xf32>, tensor<2x2xf32>
  %v14 = arith.constant 0 : index
  %v16 = vector.transfer_read %v13[%v14, %v7], %v15 {permutation_map = affine_map<(d0, d1) -> ()>} : memref<8x16xf32>, vector<f32>
  %v17 = arith.constant 4 : index
  %v18 = arith.constant 4 : index
  vector.transfer_write %v19, %v13[%v17, %v18] {in_bounds = [true, true]} : vector<1x2xf32>, memref<8x16xf32>
  %v20 = vector.transfer_read %v13[%v17, %v18], %v15 {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<8x16xf32>, vector<1x2xf32>
  "t.use"(%v12, %v16, %v20) : (tensor<2x2xf32>, vector<f32>, vector<1x2xf32>) -> ()
  return
}
// -----
func.func @f(%v3: vector<4xf32>, %v1: tensor<?xf32>, %v2: index, %v12: vector<3xf32>, %v7: memref<3x?x?xf32>, %v11: index, %v14: tensor<?x1xf32>, %v24: vector<4x3xf32>, %v20: memref<4x3xf32>, %v27: memref<8xi32>) {
  %v4 = vector.transfer_write %v3, %v1[%v2] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %v5 = arith.constant 1.0 : f32
  %v6 = vector.transfer_read %v4[%v2], %v5 {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : tensor<?xf32>, vector<4xf32>
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 0 : index
  %v10 = arith.constant 0 : index
  vector.transfer_write %v12, %v7[%v8, %v9, %v10] {in_bounds = [true]} : vector<3xf32>, memref<3x?x?xf32>
  %v13 = arith.constant dense<[1.0, -1.0, 2.5]> : vector<3xf32>
  vector.transfer_write %v13, %v7[%v8, %v9, %v11] {in_bounds = [false]} : vector<3xf32>, memref<3x?x?xf32>
  %v15 = arith.constant 0 : index
  %v16 = arith.constant 5 : index
  %v17 = arith.constant 1.0 : f32
  %v18 = vector.constant_mask [0] : vector<4xi1>
  %v19 = vector.transfer_read %v14[%v15, %v16], %v17, %v18 {permutation_map = affine_map<(d0, d1) -> (d1, 0)>, in_bounds = [false, true]} : tensor<?x1xf32>, vector<4x1xf32>
  %v21 = arith.constant 4 : index
  %v22 = arith.constant 0 : index
  %v23 = arith.constant 1 : index
  vector.transfer_write %v24, %v20[%v21, %v22] {in_bounds = [false, true]} : vector<4x3xf32>, memref<4x3xf32>
  %v25 = vector.transfer_read %v20[%v21, %v23], %v5 {permutation_map = affine_map<(d0, d1) -> (d1)>} : memref<4x3xf32>, vector<2xf32>
  %v28 = arith.constant 0 : index
  %v29 = vector.load %v27[%v28] : memref<8xi32>, vector<i32>
  "t.use"(%v6, %v19, %v25, %v29) : (vector<4xf32>, vector<4x1xf32>, vector<2xf32>, vector<i32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<2xf32>, %v2: index, %v4: vector<1xi1>, %v7: memref<1x8xi32>, %v18: vector<8x4xf32>, %v14: tensor<4x?xf32>) {
  %v3 = arith.constant dense<[0]> : vector<1xindex>
  %v5 = arith.constant dense<-0.0> : vector<1xf32>
  %v6 = vector.gather %v1[%v2] [%v3], %v4, %v5 : memref<2xf32>, vector<1xindex>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 0 : index
  %v11 = vector.create_mask %v9, %v10 : vector<4x8xi1>
  %v12 = arith.constant dense<-7> : vector<4x8xi32>
  %v13 = vector.maskedload %v7[%v2, %v8], %v11, %v12 : memref<1x8xi32>, vector<4x8xi1>, vector<4x8xi32> into vector<4x8xi32>
  %v15 = arith.constant 4 : index
  %v16 = arith.constant 4 : index
  %v17 = arith.constant 0 : index
  %v19 = vector.transfer_write %v18, %v14[%v15, %v16] {in_bounds = [true, true]} : vector<8x4xf32>, tensor<4x?xf32>
  %v20 = arith.constant 1.0 : f32
  %v21 = vector.transfer_read %v19[%v16, %v17], %v20 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x?xf32>, vector<8x4xf32>
  %v22 = arith.constant 9 : index
  %v23 = vector.create_mask %v22 : vector<2xi1>
  "t.use"(%v6, %v13, %v21, %v23) : (vector<1xf32>, vector<4x8xi32>, vector<8x4xf32>, vector<2xi1>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8x8xf32>, %v7: memref<?xf32>) {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant dense<-1.0> : vector<8xf32>
  %v4 = vector.transfer_write %v3, %v1[%v2, %v2] {in_bounds = [true]} : vector<8xf32>, tensor<8x8xf32>
  %v5 = arith.constant 1.0 : f32
  %v6 = vector.transfer_read %v4[%v2, %v2], %v5 {in_bounds = [true]} : tensor<8x8xf32>, vector<8xf32>
  %v8 = arith.constant 0 : index
  vector.store %v6, %v7[%v8] : memref<?xf32>, vector<8xf32>
  "t.use"() : () -> ()
  return
}
// -----
func.func @f(%v3: tensor<8xf32>, %v6: tensor<4x8xf32>, %v1: index, %v10: i32, %v8: memref<?x4xf32>, %v20: vector<4xf32>, %v22: vector<4x8xf32>) {
  %v2 = arith.constant 0 : index
  %v4 = arith.constant dense<1.0> : vector<8xf32>
  %v5 = vector.transfer_write %v4, %v3[%v2] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %v7 = tensor.insert_slice %v5 into %v6[0, %v1] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
  %v9 = arith.constant 5 : index
  %v11 = vector.broadcast %v10 : i32 to vector<8xi32>
  %v12 = arith.constant dense<false> : vector<8xi1>
  vector.scatter %v8[%v9, %v1] [%v11], %v12, %v4 : memref<?x4xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant dense<-0.0> : vector<4xf32>
  %v15 = vector.transfer_write %v14, %v7[%v13, %v2] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %v16 = vector.transfer_write %v4, %v15[%v13, %v2] {in_bounds = [true]} : vector<8xf32>, tensor<4x8xf32>
  %v17 = arith.constant 4 : index
  %v18 = arith.constant 0 : index
  %v19 = arith.constant 1 : index
  %v21 = vector.transfer_write %v20, %v15[%v17, %v18] {in_bounds = [true]} : vector<4xf32>, tensor<4x8xf32>
  %v23 = vector.transfer_write %v22, %v21[%v19, %v18] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  "t.use"(%v16, %v23) : (tensor<4x8xf32>, tensor<4x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<2x1xf32>, %v6: vector<1xf32>, %v8: memref<16xf32>) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 1 : index
  %v5 = vector.create_mask %v4 : vector<1xi1>
  %v7 = vector.maskedload %v1[%v2, %v3], %v5, %v6 : memref<2x1xf32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  %v9 = arith.constant 0 : index
  vector.store %v7, %v8[%v9] : memref<16xf32>, vector<1xf32>
  "t.use"(%v5) : (vector<1xi1>) -> ()
  return
}
// -----
func.func @f(%v1: vector<i1>, %v3: memref<4x1xf32>, %v6: f32) {
  %v2 = vector.broadcast %v1 : vector<i1> to vector<i1>
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 0 : index
  %v7 = vector.transfer_read %v3[%v4, %v5], %v6 {in_bounds = [false, true]} : memref<4x1xf32>, vector<4x1xf32>
  "t.use"(%v2, %v7) : (vector<i1>, vector<4x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?x?x4xi32>, %v2: index, %v4: vector<4xi32>, %v6: tensor<8xf32>) {
  %v3 = arith.constant dense<[false, false, true, true]> : vector<4xi1>
  %v5 = vector.maskedload %v1[%v2, %v2, %v2], %v3, %v4 : memref<?x?x4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 4 : index
  %v9 = arith.constant dense<-0.0> : vector<8xf32>
  %v10 = vector.transfer_write %v9, %v6[%v7] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %v11 = vector.transfer_write %v9, %v10[%v8] {in_bounds = [false]} : vector<8xf32>, tensor<8xf32>
  %v12 = arith.constant 0.0 : f32
  %v13 = vector.transfer_read %v10[%v7], %v12 {in_bounds = [false]} : tensor<8xf32>, vector<2xf32>
  "t.use"(%v5, %v11, %v13) : (vector<4xi32>, tensor<8xf32>, vector<2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x4xi32>, %v3: index, %v4: i32, %v8: vector<3xf32>, %v10: tensor<8xf32>, %v12: tensor<1x4xi1>) {
  %v2 = arith.constant 5 : index
  %v5 = vector.transfer_read %v1[%v2, %v3], %v4 : tensor<1x4xi32>, vector<2xi32>
  %v6 = arith.constant 0 : index
  %v7 = arith.constant dense<-1.0> : tensor<3xf32>
  %v9 = vector.transfer_write %v8, %v7[%v6] : vector<3xf32>, tensor<3xf32>
  %v11 = tensor.insert_slice %v9 into %v10[0] [3] [1] : tensor<3xf32> into tensor<8xf32>
  %v13 = arith.constant 0 : index
  %v14 = arith.constant 0 : index
  %v15 = arith.constant true
  %v16 = vector.transfer_read %v12[%v13, %v14], %v15 {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : tensor<1x4xi1>, vector<3x4xi1>
  "t.use"(%v5, %v11, %v16) : (vector<2xi32>, tensor<8xf32>, vector<3x4xi1>) -> ()
  return
}
// -----
func.func @f(%v3: index, %v5: memref<?x8xf32>, %v9: memref<4x4xi32>, %v11: vector<3x4xi1>, %v1: vector<3x4xi32>, %v12: tensor<4xf32>, %v13: index, %v15: memref<2x2xi1>) {
  %v4 = vector.create_mask %v3 : vector<i1>
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 0 : index
  %v8 = vector.load %v5[%v6, %v7] : memref<?x8xf32>, vector<8xf32>
  %v10 = arith.constant 0 : index
  vector.maskedstore %v9[%v10, %v10], %v11, %v1 : memref<4x4xi32>, vector<3x4xi1>, vector<3x4xi32>
  %v14 = tensor.extract_slice %v12[0] [%v13] [1] : tensor<4xf32> to tensor<?xf32>
  %v16 = arith.constant false
  %v17 = vector.transfer_read %v15[%v13, %v13], %v16 {permutation_map = affine_map<(d0, d1) -> (d0, 0)>, in_bounds = [true, true]} : memref<2x2xi1>, vector<2x2xi1>
  "t.use"(%v4, %v8, %v14, %v17) : (vector<i1>, vector<8xf32>, tensor<?xf32>, vector<2x2xi1>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<3x?xi1>, %v5: f32, %v7: tensor<2x?x1xf32>, %v9: index, %v11: memref<1xf32>) {
  %v2 = arith.constant 5 : index
  %v3 = arith.constant false
  %v4 = vector.transfer_read %v1[%v2, %v2], %v3 {in_bounds = [false, false]} : tensor<3x?xi1>, vector<8x3xi1>
  %v6 = vector.broadcast %v5 : f32 to vector<1xf32>
  %v8 = arith.constant 2 : index
  %v10 = tensor.extract_slice %v7[1, %v2, 0] [%v8, %v9, 1] [1, 1, 1] : tensor<2x?x1xf32> to tensor<?x?x1xf32>
  %v12 = arith.constant dense<[0]> : vector<1xi32>
  %v13 = vector.constant_mask [1] : vector<1xi1>
  vector.scatter %v11[%v8] [%v12], %v13, %v6 : memref<1xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32>
  "t.use"(%v4, %v10) : (vector<8x3xi1>, tensor<?x?x1xf32>) -> ()
  return
}
// -----
func.func @f(%v2: memref<4x1x3xi32>, %v1: vector<[3]xi32>) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 5 : index
  %v5 = arith.constant dense<false> : vector<[3]xi1>
  vector.maskedstore %v2[%v3, %v3, %v4], %v5, %v1 : memref<4x1x3xi32>, vector<[3]xi1>, vector<[3]xi32>
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 2 : index
  %v8 = arith.constant 0 : index
  vector.transfer_write %v1, %v2[%v6, %v7, %v8] : vector<[3]xi32>, memref<4x1x3xi32>
  "t.use"() : () -> ()
  return
}
// -----
func.func @f(%v1: vector<4x[4]xi32>, %v2: memref<16x8xi32>, %v4: index, %v5: memref<1xi32>, %v13: vector<2xi32>) {
  %v3 = arith.constant 0 : index
  vector.store %v1, %v2[%v3, %v4] : memref<16x8xi32>, vector<4x[4]xi32>
  %v6 = arith.constant 4 : index
  %v7 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %v8 = vector.constant_mask [4] : vector<4xi1>
  %v9 = vector.gather %v5[%v6] [%v7], %v8, %v7 : memref<1xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  %v10 = arith.constant 0 : index
  %v11 = vector.step : vector<2xindex>
  %v12 = vector.constant_mask [2] : vector<2xi1>
  %v14 = vector.gather %v5[%v10] [%v11], %v12, %v13 : memref<1xi32>, vector<2xindex>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  "t.use"(%v9, %v12, %v14) : (vector<4xi32>, vector<2xi1>, vector<2xi32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<16x2x1xf32>, %v2: index, %v10: memref<f32>) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 1 : index
  %v5 = arith.constant -1.0 : f32
  %v6 = vector.transfer_read %v1[%v2, %v3, %v4], %v5 {permutation_map = affine_map<(d0, d1, d2) -> (d0, d1)>, in_bounds = [false, false]} : memref<16x2x1xf32>, vector<[1]x1xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 2 : index
  vector.store %v6, %v1[%v7, %v8, %v9] : memref<16x2x1xf32>, vector<[1]x1xf32>
  %v11 = vector.type_cast %v10 : memref<f32> to memref<vector<f32>>
  "t.use"(%v11) : (memref<vector<f32>>) -> ()
  return
}
// -----
func.func @f(%v2: memref<?xi32>, %v4: vector<1xi1>, %v1: vector<1xi32>, %v8: vector<3x2xf32>, %v5: tensor<1x2xf32>, %v13: memref<1x16xf32>, %v23: index) {
  %v3 = arith.constant 0 : index
  vector.maskedstore %v2[%v3], %v4, %v1 : memref<?xi32>, vector<1xi1>, vector<1xi32>
  %v6 = arith.constant 4 : index
  %v7 = arith.constant 1 : index
  %v9 = vector.transfer_write %v8, %v5[%v6, %v7] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<3x2xf32>, tensor<1x2xf32>
  %v10 = arith.constant 1.0 : f32
  %v11 = vector.transfer_read %v9[%v6, %v7], %v10 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : tensor<1x2xf32>, vector<3x2xf32>
  %v12 = tensor.insert_slice %v9 into %v5[0, %v7] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<1x2xf32>
  %v14 = arith.constant 2 : index
  %v15 = arith.constant 4 : index
  %v16 = arith.constant 5 : i32
  %v17 = vector.broadcast %v16 : i32 to vector<3x2xi32>
  %v18 = arith.constant 0 : index
  %v19 = arith.constant 8 : index
  %v20 = vector.create_mask %v18, %v19 : vector<3x2xi1>
  vector.scatter %v13[%v14, %v15] [%v17], %v20, %v11 : memref<1x16xf32>, vector<3x2xi32>, vector<3x2xi1>, vector<3x2xf32>
  %v21 = arith.constant 2 : index
  %v22 = arith.constant 1.0 : f32
  %v24 = arith.constant 0 : index
  %v25 = vector.create_mask %v23, %v24 : vector<4x4xi1>
  %v26 = vector.mask %v25 { vector.transfer_read %v5[%v18, %v21], %v22 {permutation_map = affine_map<(d0, d1) -> (d0, d1)>, in_bounds = [false, false]} : tensor<1x2xf32>, vector<4x4xf32> } : vector<4x4xi1> -> vector<4x4xf32>
  "t.use"(%v12, %v26) : (tensor<1x2xf32>, vector<4x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<1xi32>, %v2: tensor<2x16x1xi32>, %v3: index, %v11: index, %v8: tensor<?xi32>, %v13: vector<2xi32>, %v15: memref<?x4x?xf32>) {
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 1 : index
  %v6 = vector.constant_mask [1] : vector<1xi1>
  %v7 = vector.transfer_write %v1, %v2[%v3, %v4, %v5], %v6 : vector<1xi32>, tensor<2x16x1xi32>
  %v9 = arith.constant 2 : index
  %v10 = vector.step : vector<2xindex>
  %v12 = vector.create_mask %v11 : vector<2xi1>
  %v14 = vector.gather %v8[%v9] [%v10], %v12, %v13 : tensor<?xi32>, vector<2xindex>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  %v16 = arith.constant 1 : index
  %v17 = arith.constant 1.0 : f32
  %v18 = vector.constant_mask [0, 0] : vector<4x3xi1>
  %v19 = vector.transfer_read %v15[%v5, %v16, %v16], %v17, %v18 {permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>, in_bounds = [false, false]} : memref<?x4x?xf32>, vector<4x3xf32>
  %v20 = arith.constant 2 : index
  %v21 = arith.constant 2 : index
  %v22 = arith.constant 0 : index
  %v23 = arith.constant 0.0 : f32
  %v24 = vector.transfer_read %v15[%v20, %v21, %v22], %v23 {permutation_map = affine_map<(d0, d1, d2) -> (0, d1)>, in_bounds = [true, true]} : memref<?x4x?xf32>, vector<8x1xf32>
  "t.use"(%v7, %v14, %v18, %v19, %v24) : (tensor<2x16x1xi32>, vector<2xi32>, vector<4x3xi1>, vector<4x3xf32>, vector<8x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<2x4xi32>, %v2: memref<?x1xi32>, %v5: tensor<2x?x1xf32>, %v9: f32) {
  %v3 = arith.constant 4 : index
  %v4 = arith.constant 1 : index
  vector.transfer_write %v1, %v2[%v3, %v4] : vector<2x4xi32>, memref<?x1xi32>
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 5 : index
  %v10 = vector.transfer_read %v5[%v6, %v7, %v8], %v9 {permutation_map = affine_map<(d0, d1, d2) -> (d2)>} : tensor<2x?x1xf32>, vector<1xf32>
  %v11 = memref.cast %v2 : memref<?x1xi32> to memref<4x?xi32>
  "t.use"(%v10, %v11) : (vector<1xf32>, memref<4x?xi32>) -> ()
  return
}
// -----
func.func @f(%v3: vector<4xf32>, %v1: tensor<4xf32>, %v2: index, %v7: tensor<?xf32>, %v10: memref<4xf32>, %v9: vector<2xf32>) {
  %v4 = vector.transfer_write %v3, %v1[%v2] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %v5 = arith.constant 1.0 : f32
  %v6 = vector.transfer_read %v4[%v2], %v5 : tensor<4xf32>, vector<4xf32>
  %v8 = vector.transfer_write %v6, %v7[%v2] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %v11 = arith.constant 0 : index
  %v12 = vector.constant_mask [1] : vector<2xi1>
  vector.compressstore %v10[%v11], %v12, %v9 : memref<4xf32>, vector<2xi1>, vector<2xf32>
  "t.use"(%v6, %v8) : (vector<4xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<8xf32>, %v6: vector<8x8xf32>, %v8: memref<8x?xf32>) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant -7 : index
  %v4 = vector.broadcast %v3 : index to vector<8x8xindex>
  %v5 = arith.constant dense<false> : vector<8x8xi1>
  %v7 = vector.gather %v1[%v2] [%v4], %v5, %v6 : memref<8xf32>, vector<8x8xindex>, vector<8x8xi1>, vector<8x8xf32> into vector<8x8xf32>
  %v9 = arith.constant dense<false> : vector<8x8xi1>
  vector.maskedstore %v8[%v3, %v3], %v9, %v7 : memref<8x?xf32>, vector<8x8xi1>, vector<8x8xf32>
  "t.use"(%v7) : (vector<8x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: i8, %v3: tensor<4xi32>) {
  %v2 = vector.broadcast %v1 : i8 to vector<4xi8>
  %v4 = arith.constant 2 : index
  %v5 = arith.constant -1 : i32
  %v6 = vector.transfer_read %v3[%v4], %v5 : tensor<4xi32>, vector<i32>
  "t.use"(%v2, %v6) : (vector<4xi8>, vector<i32>) -> ()
  return
}
// -----
func.func @f(%v2: memref<?xf32>, %v1: vector<2xf32>, %v6: tensor<8xf32>, %v8: memref<2x4x?xf32>, %v12: vector<4x4xi1>, %v13: vector<4x4xf32>, %v18: memref<16x?xf32>) {
  %v3 = arith.constant 5 : index
  %v4 = vector.broadcast %v3 : index to vector<2xindex>
  %v5 = arith.constant dense<true> : vector<2xi1>
  vector.scatter %v2[%v3] [%v4], %v5, %v1 : memref<?xf32>, vector<2xindex>, vector<2xi1>, vector<2xf32>
  %v7 = tensor.extract_slice %v6[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %v9 = arith.constant 4 : index
  %v10 = arith.constant 0 : index
  %v11 = arith.constant 5 : index
  %v14 = vector.maskedload %v8[%v9, %v10, %v11], %v12, %v13 : memref<2x4x?xf32>, vector<4x4xi1>, vector<4x4xf32> into vector<4x4xf32>
  %v15 = arith.constant 4 : index
  %v16 = arith.constant 0 : index
  %v17 = arith.constant 2 : index
  vector.transfer_write %v14, %v8[%v15, %v16, %v17] : vector<4x4xf32>, memref<2x4x?xf32>
  %v19 = arith.constant 1 : index
  vector.store %v14, %v18[%v17, %v19] : memref<16x?xf32>, vector<4x4xf32>
  "t.use"(%v7) : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%v2: memref<1x4x?xf32>, %v7: memref<2xi1>) {
  %v1 = arith.constant dense<[1.0, 0.0, 0.0]> : vector<3xf32>
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 4 : index
  %v5 = arith.constant 5 : index
  %v6 = vector.constant_mask [3] : vector<3xi1>
  vector.transfer_write %v1, %v2[%v3, %v4, %v5], %v6 {permutation_map = affine_map<(d0, d1, d2) -> (d2)>} : vector<3xf32>, memref<1x4x?xf32>
  %v8 = arith.constant 0 : index
  %v9 = arith.constant false
  %v10 = vector.transfer_read %v7[%v8], %v9 : memref<2xi1>, vector<2xi1>
  "t.use"(%v10) : (vector<2xi1>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?xi32>, %v5: vector<1xi32>) {
  %v2 = arith.constant 2 : index
  %v3 = arith.constant 1 : index
  %v4 = vector.create_mask %v3 : vector<1xi1>
  %v6 = vector.expandload %v1[%v2], %v4, %v5 : memref<?xi32>, vector<1xi1>, vector<1xi32> into vector<1xi32>
  %v7 = arith.constant 4 : index
  %v8 = arith.constant dense<false> : vector<1xi1>
  vector.transfer_write %v5, %v1[%v7], %v8 {in_bounds = [true]} : vector<1xi32>, memref<?xi32>
  "t.use"(%v6) : (vector<1xi32>) -> ()
  return
}
// -----
func.func @f(%v3: tensor<?x8x?xf32>, %v4: index, %v5: tensor<2x?x3xf32>, %v9: vector<2x2xf32>, %v2: memref<?x?xf32>, %v18: vector<4xf32>) {
  %v6 = tensor.insert_slice %v5 into %v3[0, 0, 1] [2, %v4, 3] [%v4, 1, 1] : tensor<2x?x3xf32> into tensor<?x8x?xf32>
  %v7 = arith.constant 1 : index
  %v8 = arith.constant 0 : index
  %v10 = vector.transfer_write %v9, %v6[%v4, %v7, %v8] {in_bounds = [true, false]} : vector<2x2xf32>, tensor<?x8x?xf32>
  %v11 = arith.constant -0.0 : f32
  %v12 = vector.transfer_read %v10[%v4, %v7, %v8], %v11 {in_bounds = [false, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : tensor<?x8x?xf32>, vector<2x2xf32>
  %v13 = tensor.cast %v6 : tensor<?x8x?xf32> to tensor<?x8x4xf32>
  %v14 = arith.constant 5 : index
  %v15 = arith.constant 1.0 : f32
  %v16 = arith.constant 4 : index
  %v17 = vector.create_mask %v16 : vector<4xi1>
  %v19 = vector.mask %v17, %v18 { vector.transfer_read %v2[%v14, %v14], %v15 {in_bounds = [false]} : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  "t.use"(%v6, %v10, %v12, %v13, %v17, %v19) : (tensor<?x8x?xf32>, tensor<?x8x?xf32>, vector<2x2xf32>, tensor<?x8x4xf32>, vector<4xi1>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%v4: vector<1x2xf32>, %v1: tensor<?x2xf32>, %v8: memref<16x?xf32>, %v9: index, %v15: vector<1xf32>, %v14: tensor<?xf32>, %v20: memref<i32>, %v21: i32) {
  %v2 = arith.constant 4 : index
  %v3 = arith.constant 4 : index
  %v5 = vector.transfer_write %v4, %v1[%v2, %v3] {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<1x2xf32>, tensor<?x2xf32>
  %v6 = arith.constant -0.0 : f32
  %v7 = vector.transfer_read %v5[%v2, %v3], %v6 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : tensor<?x2xf32>, vector<1x8xf32>
  %v10 = arith.constant 0 : index
  %v11 = arith.constant dense<[[true, false, false, false, true, false, false, true]]> : vector<1x8xi1>
  vector.maskedstore %v8[%v9, %v10], %v11, %v7 : memref<16x?xf32>, vector<1x8xi1>, vector<1x8xf32>
  %v13 = arith.constant 0 : index
  %v16 = vector.transfer_write %v15, %v14[%v13] {in_bounds = [false]} : vector<1xf32>, tensor<?xf32>
  %v17 = arith.constant dense<-1.0> : tensor<16xf32>
  %v18 = arith.constant 1 : index
  %v19 = tensor.insert_slice %v16 into %v17[%v18] [%v18] [1] : tensor<?xf32> into tensor<16xf32>
  %v22 = vector.transfer_read %v20[], %v21 {in_bounds = []} : memref<i32>, vector<i32>
  "t.use"(%v19, %v22) : (tensor<16xf32>, vector<i32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<8x1xf32>, %v2: memref<8x1xf32>, %v3: index, %v5: tensor<2x8x1xf32>) {
  %v4 = arith.constant dense<true> : vector<8x1xi1>
  vector.mask %v4 { vector.transfer_write %v1, %v2[%v3, %v3] {in_bounds = [true, true]} : vector<8x1xf32>, memref<8x1xf32> } : vector<8x1xi1>
  %v6 = arith.constant 1 : index
  %v7 = vector.transfer_write %v1, %v5[%v3, %v3, %v6], %v4 {in_bounds = [false, false]} : vector<8x1xf32>, tensor<2x8x1xf32>
  "t.use"(%v7) : (tensor<2x8x1xf32>) -> ()
  return
}
// -----
func.func @f(%v3: memref<4xf32>, %v6: f32, %v8: memref<16x8xf32>, %v13: index, %v2: memref<1x4x1xf32>, %v17: memref<2x8xf32>) {
  %v4 = arith.constant 0 : index
  %v5 = arith.constant dense<[0.0, 2.5, 2.5, 0.0]> : vector<4xf32>
  vector.transfer_write %v5, %v3[%v4] {in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  %v7 = vector.transfer_read %v3[%v4], %v6 {in_bounds = [true]} : memref<4xf32>, vector<1xf32>
  %v9 = arith.constant dense<[0]> : vector<1xi32>
  %v10 = arith.constant 1 : index
  %v11 = vector.create_mask %v10 : vector<1xi1>
  %v12 = vector.gather %v8[%v4, %v4] [%v9], %v11, %v7 : memref<16x8xf32>, vector<1xi32>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  %v14 = arith.constant dense<[[1.0, -0.0, 2.5, 0.0, 0.0, 1.0, 2.5, 2.5], [-0.0, 2.5, 0.0, -0.0, 1.0, 1.0, 1.0, -0.0]]> : vector<2x8xf32>
  vector.transfer_write %v14, %v8[%v4, %v13] : vector<2x8xf32>, memref<16x8xf32>
  %v15 = vector.transfer_read %v8[%v4, %v13], %v6 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<16x8xf32>, vector<2x8xf32>
  %v16 = memref.cast %v2 : memref<1x4x1xf32> to memref<?x4x?xf32>
  %v18 = arith.constant 0 : index
  %v19 = arith.constant 5 : index
  vector.transfer_write %v15, %v17[%v18, %v19] {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<2x8xf32>, memref<2x8xf32>
  "t.use"(%v7, %v12, %v16) : (vector<1xf32>, vector<1xf32>, memref<?x4x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?xf32>, %v2: index, %v3: vector<3x2xi32>, %v5: vector<3x2xf32>, %v7: index, %v8: tensor<6xf32>, %v10: tensor<?x3x8xf32>) {
  %v4 = vector.constant_mask [2, 1] : vector<3x2xi1>
  %v6 = vector.gather %v1[%v2] [%v3], %v4, %v5 : tensor<?xf32>, vector<3x2xi32>, vector<3x2xi1>, vector<3x2xf32> into vector<3x2xf32>
  %v9 = tensor.insert_slice %v8 into %v1[%v7] [6] [1] : tensor<6xf32> into tensor<?xf32>
  %v11 = vector.constant_mask [3, 2] : vector<3x2xi1>
  %v12 = vector.transfer_write %v5, %v10[%v7, %v7, %v2], %v11 {in_bounds = [false, false]} : vector<3x2xf32>, tensor<?x3x8xf32>
  "t.use"(%v4, %v6, %v9, %v11, %v12) : (vector<3x2xi1>, vector<3x2xf32>, tensor<?xf32>, vector<3x2xi1>, tensor<?x3x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<8xf32>, %v2: tensor<8xf32>, %v4: vector<8xi1>, %v6: memref<?x?xi1>, %v9: i1, %v11: memref<2x2x16xf32>) {
  %v3 = arith.constant 4 : index
  %v5 = vector.transfer_write %v1, %v2[%v3], %v4 : vector<8xf32>, tensor<8xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 0 : index
  %v10 = vector.transfer_read %v6[%v7, %v8], %v9 {in_bounds = [true, false]} : memref<?x?xi1>, vector<1x1xi1>
  %v12 = arith.constant 0 : index
  %v13 = arith.constant 1 : index
  vector.transfer_write %v1, %v11[%v12, %v13, %v12] {permutation_map = affine_map<(d0, d1, d2) -> (d0)>} : vector<8xf32>, memref<2x2x16xf32>
  "t.use"(%v5, %v10) : (tensor<8xf32>, vector<1x1xi1>) -> ()
  return
}
// -----
func.func @f(%v2: memref<?xi32>, %v1: vector<3xi32>, %v7: tensor<?x?x2xf32>, %v11: memref<3x16x3xi32>) {
  %v3 = arith.constant 0 : index
  %v4 = vector.step : vector<3xindex>
  %v5 = arith.constant 2 : index
  %v6 = vector.create_mask %v5 : vector<3xi1>
  vector.scatter %v2[%v3] [%v4], %v6, %v1 : memref<?xi32>, vector<3xindex>, vector<3xi1>, vector<3xi32>
  %v8 = arith.constant 7 : index
  %v9 = tensor.extract_slice %v7[0, 1, 0] [%v8, 1, 1] [1, 1, 1] : tensor<?x?x2xf32> to tensor<?x1x1xf32>
  %v10 = tensor.cast %v9 : tensor<?x1x1xf32> to tensor<?x1x1xf32>
  %v12 = arith.constant 0 : index
  %v13 = arith.constant 2 : index
  %v14 = arith.constant 5 : index
  vector.transfer_write %v1, %v11[%v12, %v13, %v14] {in_bounds = [false]} : vector<3xi32>, memref<3x16x3xi32>
  "t.use"(%v10) : (tensor<?x1x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: i1, %v4: memref<?x16xf32>, %v7: tensor<8x?x8xf32>, %v8: f32) {
  %v2 = vector.broadcast %v1 : i1 to vector<i1>
  %v3 = arith.constant dense<0.0> : vector<4xf32>
  %v5 = arith.constant 2 : index
  %v6 = arith.constant 0 : index
  vector.store %v3, %v4[%v5, %v6] : memref<?x16xf32>, vector<4xf32>
  %v9 = vector.transfer_read %v7[%v6, %v5, %v6], %v8 : tensor<8x?x8xf32>, vector<2x8xf32>
  "t.use"(%v2, %v9) : (vector<i1>, vector<2x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<2x2xf32>, %v2: tensor<?x2xf32>, %v5: vector<2x2xi1>, %v7: memref<16x4xf32>, %v12: vector<4xf32>) {
  %v3 = arith.constant 4 : index
  %v4 = arith.constant 2 : index
  %v6 = vector.transfer_write %v1, %v2[%v3, %v4], %v5 {in_bounds = [false, true]} : vector<2x2xf32>, tensor<?x2xf32>
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 4 : index
  %v10 = arith.constant -1.0 : f32
  %v11 = vector.constant_mask [0] : vector<4xi1>
  %v13 = vector.mask %v11, %v12 { vector.transfer_read %v7[%v8, %v9], %v10 : memref<16x4xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  "t.use"(%v6, %v13) : (tensor<?x2xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8x1xf32>, %v2: index, %v3: index, %v9: memref<?x?xf32>, %v15: vector<3xf32>, %v16: vector<3xi1>, %v20: i32, %v18: memref<2xf32>, %v25: tensor<2xi32>, %v29: vector<2xi32>) {
  %v4 = arith.constant 4 : index
  %v5 = arith.constant dense<1.0> : vector<8x1xf32>
  %v6 = vector.transfer_write %v5, %v1[%v2, %v3] {in_bounds = [false, true]} : vector<8x1xf32>, tensor<8x1xf32>
  %v7 = arith.constant 1.0 : f32
  %v8 = vector.transfer_read %v6[%v4, %v3], %v7 {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : tensor<8x1xf32>, vector<8x1xf32>
  %v10 = arith.constant 0 : index
  %v11 = arith.constant 0 : index
  %v12 = arith.constant -1.0 : f32
  %v13 = vector.transfer_read %v9[%v10, %v11], %v12 {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %v14 = arith.constant 0 : index
  vector.transfer_write %v15, %v9[%v14, %v14], %v16 {in_bounds = [false]} : vector<3xf32>, memref<?x?xf32>
  %v17 = vector.transfer_read %v9[%v14, %v11], %v12 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<?x?xf32>, vector<1x2xf32>
  %v19 = arith.constant 5 : index
  %v21 = vector.broadcast %v20 : i32 to vector<8x1xi32>
  %v22 = arith.constant 8 : index
  %v23 = arith.constant 0 : index
  %v24 = vector.create_mask %v22, %v23 : vector<8x1xi1>
  vector.scatter %v18[%v19] [%v21], %v24, %v8 : memref<2xf32>, vector<8x1xi32>, vector<8x1xi1>, vector<8x1xf32>
  %v26 = arith.constant 2 : index
  %v27 = vector.broadcast %v26 : index to vector<2xindex>
  %v28 = vector.constant_mask [2] : vector<2xi1>
  %v30 = vector.gather %v25[%v26] [%v27], %v28, %v29 : tensor<2xi32>, vector<2xindex>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  "t.use"(%v13, %v17, %v30) : (vector<4xf32>, vector<1x2xf32>, vector<2xi32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<f32>, %v2: memref<4x1xf32>, %v5: tensor<1xi1>, %v9: memref<4xf32>, %v12: vector<4x4xi1>, %v15: tensor<?x16x1xf32>, %v25: vector<4x4xi1>) {
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 2 : index
  vector.store %v1, %v2[%v3, %v4] : memref<4x1xf32>, vector<f32>
  %v6 = arith.constant 2 : index
  %v7 = arith.constant true
  %v8 = vector.transfer_read %v5[%v6], %v7 : tensor<1xi1>, vector<i1>
  %v10 = arith.constant 0 : index
  %v11 = vector.broadcast %v10 : index to vector<4x4xindex>
  %v13 = arith.constant dense<-1.0> : vector<4x4xf32>
  %v14 = vector.gather %v9[%v3] [%v11], %v12, %v13 : memref<4xf32>, vector<4x4xindex>, vector<4x4xi1>, vector<4x4xf32> into vector<4x4xf32>
  %v16 = arith.constant dense<-1.0> : vector<1xf32>
  %v17 = arith.constant dense<false> : vector<1xi1>
  %v18 = vector.transfer_write %v16, %v15[%v10, %v3, %v4], %v17 : vector<1xf32>, tensor<?x16x1xf32>
  %v19 = arith.constant 1.0 : f32
  %v20 = vector.transfer_read %v18[%v10, %v6, %v4], %v19 {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2) -> (0)>} : tensor<?x16x1xf32>, vector<1xf32>
  %v21 = arith.constant 0 : index
  %v22 = arith.constant 5 : index
  %v23 = arith.constant 100 : i32
  %v24 = vector.broadcast %v23 : i32 to vector<4x4xi32>
  vector.scatter %v2[%v21, %v22] [%v24], %v25, %v13 : memref<4x1xf32>, vector<4x4xi32>, vector<4x4xi1>, vector<4x4xf32>
  "t.use"(%v8, %v14, %v20) : (vector<i1>, vector<4x4xf32>, vector<1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<16xi32>, %v2: index, %v9: vector<8xf32>, %v8: tensor<8xf32>, %v12: vector<8x[2]xindex>, %v15: vector<2xf32>, %v17: f32) {
  %v3 = vector.step : vector<2xindex>
  %v4 = vector.constant_mask [2] : vector<2xi1>
  %v5 = arith.constant dense<[3, 0]> : vector<2xi32>
  %v6 = vector.gather %v1[%v2] [%v3], %v4, %v5 : memref<16xi32>, vector<2xindex>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  %v7 = arith.constant 0 : index
  %v10 = vector.transfer_write %v9, %v8[%v7] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
  %v11 = tensor.insert_slice %v10 into %v10[%v7] [8] [1] : tensor<8xf32> into tensor<8xf32>
  %v13 = vector.broadcast %v12 : vector<8x[2]xindex> to vector<8x[2]xindex>
  %v14 = arith.constant 4 : index
  %v16 = vector.transfer_write %v15, %v10[%v14], %v4 {in_bounds = [true]} : vector<2xf32>, tensor<8xf32>
  %v18 = vector.transfer_read %v16[%v14], %v17 {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : tensor<8xf32>, vector<2xf32>
  "t.use"(%v6, %v11, %v13, %v18) : (vector<2xi32>, tensor<8xf32>, vector<8x[2]xindex>, vector<2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<3xf32>, %v4: memref<16x1xi32>, %v3: vector<1xi32>) {
  %v2 = vector.type_cast %v1 : memref<3xf32> to memref<vector<3xf32>>
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 2 : index
  %v7 = vector.step : vector<1xindex>
  %v8 = arith.constant dense<false> : vector<1xi1>
  vector.scatter %v4[%v5, %v6] [%v7], %v8, %v3 : memref<16x1xi32>, vector<1xindex>, vector<1xi1>, vector<1xi32>
  %v9 = arith.constant 2 : index
  %v10 = arith.constant 4 : index
  %v11 = vector.constant_mask [0] : vector<1xi1>
  vector.maskedstore %v4[%v9, %v10], %v11, %v3 : memref<16x1xi32>, vector<1xi1>, vector<1xi32>
  %v12 = arith.constant 1 : index
  %v13 = arith.constant 4 : index
  vector.compressstore %v4[%v12, %v13], %v11, %v3 : memref<16x1xi32>, vector<1xi1>, vector<1xi32>
  "t.use"(%v2) : (memref<vector<3xf32>>) -> ()
  return
}
// -----
func.func @f(%v2: memref<?x?xi32>, %v3: index, %v7: tensor<16x8xi32>, %v16: vector<2xf32>, %v14: memref<?xf32>, %v17: vector<2xi1>, %v20: memref<16x2xf32>) {
  %v1 = arith.constant dense<2> : vector<8x8xi32>
  %v4 = arith.constant 4 : index
  %v5 = vector.broadcast %v4 : index to vector<8x8xindex>
  %v6 = vector.constant_mask [0, 0] : vector<8x8xi1>
  vector.scatter %v2[%v3, %v4] [%v5], %v6, %v1 : memref<?x?xi32>, vector<8x8xindex>, vector<8x8xi1>, vector<8x8xi32>
  %v8 = arith.constant 4 : index
  %v9 = arith.constant 2 : index
  %v10 = arith.constant 2 : index
  %v11 = arith.constant 8 : index
  %v12 = vector.create_mask %v10, %v11 : vector<8x8xi1>
  %v13 = vector.transfer_write %v1, %v7[%v8, %v9], %v12 : vector<8x8xi32>, tensor<16x8xi32>
  %v15 = arith.constant 1 : index
  vector.transfer_write %v16, %v14[%v15], %v17 : vector<2xf32>, memref<?xf32>
  %v18 = arith.constant 1.0 : f32
  %v19 = vector.transfer_read %v14[%v15], %v18 {in_bounds = [true]} : memref<?xf32>, vector<2xf32>
  %v21 = arith.constant 4 : index
  %v22 = vector.step : vector<2xindex>
  vector.scatter %v20[%v11, %v21] [%v22], %v17, %v19 : memref<16x2xf32>, vector<2xindex>, vector<2xi1>, vector<2xf32>
  "t.use"(%v13) : (tensor<16x8xi32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?x?xf32>, %v2: index, %v4: vector<4x4xi1>, %v9: index, %v10: vector<4x4xi32>) {
  %v3 = arith.constant 0.0 : f32
  %v5 = vector.mask %v4 { vector.transfer_read %v1[%v2, %v2], %v3 {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<4x4xf32> } : vector<4x4xi1> -> vector<4x4xf32>
  %v6 = vector.broadcast %v5 : vector<4x4xf32> to vector<4x3x4x4xf32>
  %v8 = arith.constant 0 : index
  vector.scatter %v1[%v8, %v9] [%v10], %v4, %v5 : memref<?x?xf32>, vector<4x4xi32>, vector<4x4xi1>, vector<4x4xf32>
  "t.use"(%v6) : (vector<4x3x4x4xf32>) -> ()
  return
}
// -----
func.func @f(%v4: vector<8x2xf32>, %v1: tensor<16x8xf32>, %v3: index, %v8: memref<?x8x2xf32>) {
  %v2 = arith.constant 0 : index
  %v5 = vector.transfer_write %v4, %v1[%v2, %v3] {in_bounds = [true, false]} : vector<8x2xf32>, tensor<16x8xf32>
  %v6 = arith.constant 2.5 : f32
  %v7 = vector.transfer_read %v5[%v2, %v3], %v6 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : tensor<16x8xf32>, vector<8x2xf32>
  %v9 = arith.constant 1 : index
  %v10 = arith.constant 1 : index
  vector.transfer_write %v7, %v8[%v2, %v9, %v10] {in_bounds = [false, false]} : vector<8x2xf32>, memref<?x8x2xf32>
  %v11 = vector.broadcast %v4 : vector<8x2xf32> to vector<2x8x2xf32>
  "t.use"(%v11) : (vector<2x8x2xf32>) -> ()
  return
}
// -----
func.func @f(%v2: vector<f32>, %v1: memref<16x8xf32>, %v4: memref<8x1xf32>, %v8: vector<8xf32>, %v10: memref<?xi32>, %v12: vector<2xi32>, %v17: vector<4xf32>, %v16: tensor<4xf32>) {
  %v3 = arith.constant 1 : index
  vector.store %v2, %v1[%v3, %v3] : memref<16x8xf32>, vector<f32>
  %v5 = arith.constant 5 : index
  %v6 = vector.step : vector<8xindex>
  %v7 = vector.constant_mask [8] : vector<8xi1>
  %v9 = vector.gather %v4[%v3, %v5] [%v6], %v7, %v8 : memref<8x1xf32>, vector<8xindex>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  %v11 = arith.constant dense<false> : vector<2xi1>
  %v13 = vector.expandload %v10[%v5], %v11, %v12 : memref<?xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
  %v15 = arith.constant 0 : index
  %v18 = vector.transfer_write %v17, %v16[%v15] {in_bounds = [false]} : vector<4xf32>, tensor<4xf32>
  %v20 = tensor.extract_slice %v18[0] [4] [1] : tensor<4xf32> to tensor<4xf32>
  %v21 = arith.constant 0 : index
  %v22 = arith.constant dense<2.5> : vector<3xf32>
  %v23 = vector.transfer_write %v22, %v18[%v21] {in_bounds = [true]} : vector<3xf32>, tensor<4xf32>
  %v24 = vector.transfer_write %v22, %v23[%v21] : vector<3xf32>, tensor<4xf32>
  "t.use"(%v9, %v13, %v20, %v24) : (vector<8xf32>, vector<2xi32>, tensor<4xf32>, tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<i1>, %v3: memref<2x8xf32>, %v6: f32) {
  %v2 = vector.broadcast %v1 : vector<i1> to vector<3xi1>
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 0 : index
  %v7 = vector.transfer_read %v3[%v4, %v5], %v6 {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true, true]} : memref<2x8xf32>, vector<2x8xf32>
  "t.use"(%v2, %v7) : (vector<3xi1>, vector<2x8xf32>) -> ()
  return
}
// -----
func.func @f(%v4: vector<8xf32>, %v1: index, %v9: tensor<2xi32>, %v12: tensor<?x2xi32>, %v14: index, %v15: vector<3x8xindex>, %v17: vector<3x8xi32>) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant dense<-0.0> : tensor<8xf32>
  %v5 = vector.transfer_write %v4, %v3[%v2] : vector<8xf32>, tensor<8xf32>
  %v7 = tensor.extract_slice %v5[0] [%v1] [1] : tensor<8xf32> to tensor<?xf32>
  %v8 = vector.broadcast %v4 : vector<8xf32> to vector<4x3x8xf32>
  %v10 = arith.constant 0 : i32
  %v11 = vector.transfer_read %v9[%v1], %v10 {in_bounds = [false]} : tensor<2xi32>, vector<2xi32>
  %v13 = arith.constant 4 : index
  %v16 = vector.constant_mask [2, 6] : vector<3x8xi1>
  %v18 = vector.gather %v12[%v13, %v14] [%v15], %v16, %v17 : tensor<?x2xi32>, vector<3x8xindex>, vector<3x8xi1>, vector<3x8xi32> into vector<3x8xi32>
  "t.use"(%v7, %v8, %v11, %v18) : (tensor<?xf32>, vector<4x3x8xf32>, vector<2xi32>, vector<3x8xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x8x4xf32>, %v11: vector<4x8xf32>, %v7: memref<1x4x8xf32>, %v9: index, %v10: index, %v21: vector<8xi1>, %v19: index) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 1.0 : f32
  %v6 = vector.transfer_read %v1[%v2, %v3, %v4], %v5 {in_bounds = [true]} : tensor<?x8x4xf32>, vector<4xf32>
  %v8 = arith.constant 0 : index
  vector.transfer_write %v11, %v7[%v8, %v9, %v10] : vector<4x8xf32>, memref<1x4x8xf32>
  vector.transfer_write %v11, %v7[%v8, %v9, %v10] {in_bounds = [false, true]} : vector<4x8xf32>, memref<1x4x8xf32>
  %v12 = arith.constant 1 : index
  %v13 = arith.constant 1 : index
  %v14 = arith.constant -0.0 : f32
  %v15 = vector.transfer_read %v1[%v12, %v12, %v13], %v14 {permutation_map = affine_map<(d0, d1, d2) -> ()>, in_bounds = []} : tensor<?x8x4xf32>, vector<f32>
  %v16 = arith.constant 4 : index
  %v17 = arith.constant 0 : index
  %v18 = arith.constant 0 : index
  %v20 = arith.constant dense<0.0> : vector<8xf32>
  %v22 = vector.transfer_write %v20, %v1[%v16, %v17, %v18], %v21 {in_bounds = [true]} : vector<8xf32>, tensor<?x8x4xf32>
  %v23 = arith.constant -1.0 : f32
  %v24 = vector.transfer_read %v22[%v16, %v17, %v19], %v23 {in_bounds = [true]} : tensor<?x8x4xf32>, vector<8xf32>
  %v25 = vector.broadcast %v24 : vector<8xf32> to vector<8xf32>
  "t.use"(%v6, %v15, %v25) : (vector<4xf32>, vector<f32>, vector<8xf32>) -> ()
  return
}
// -----
func.func @f(%v3: index, %v2: memref<16x4xf32>, %v1: vector<4xf32>, %v6: tensor<2xf32>, %v11: vector<1xf32>, %v14: tensor<?xf32>, %v19: memref<16x1xi32>, %v23: tensor<4x2xi1>) {
  %v4 = arith.constant 4 : index
  %v5 = vector.create_mask %v3 : vector<4xi1>
  vector.compressstore %v2[%v3, %v4], %v5, %v1 : memref<16x4xf32>, vector<4xi1>, vector<4xf32>
  %v7 = arith.constant 5 : index
  %v8 = arith.constant dense<[0]> : vector<1xindex>
  %v9 = arith.constant 1 : index
  %v10 = vector.create_mask %v9 : vector<1xi1>
  %v12 = vector.gather %v6[%v7] [%v8], %v10, %v11 : tensor<2xf32>, vector<1xindex>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  %v13 = arith.constant 0 : index
  %v15 = arith.constant dense<[-1.0, 0.0]> : vector<2xf32>
  %v16 = vector.transfer_write %v15, %v14[%v13] : vector<2xf32>, tensor<?xf32>
  %v17 = arith.constant dense<1.0> : tensor<1x16xf32>
  %v18 = tensor.insert_slice %v16 into %v17[0, %v4] [1, %v9] [1, 1] : tensor<?xf32> into tensor<1x16xf32>
  %v20 = arith.constant 5 : index
  %v21 = arith.constant 1 : i32
  %v22 = vector.transfer_read %v19[%v9, %v20], %v21 {permutation_map = affine_map<(d0, d1) -> (0, d1)>, in_bounds = [true, true]} : memref<16x1xi32>, vector<3x8xi32>
  %v24 = arith.constant 4 : index
  %v25 = arith.constant 0 : index
  %v26 = arith.constant false
  %v27 = vector.transfer_read %v23[%v24, %v25], %v26 {permutation_map = affine_map<(d0, d1) -> ()>} : tensor<4x2xi1>, vector<i1>
  "t.use"(%v5, %v12, %v16, %v18, %v22, %v27) : (vector<4xi1>, vector<1xf32>, tensor<?xf32>, tensor<1x16xf32>, vector<3x8xi32>, vector<i1>) -> ()
  return
}
// -----
func.func @f(%v5: i32, %v3: tensor<2xf32>, %v1: vector<3x3xf32>, %v9: memref<?x?x3xi32>, %v11: index, %v2: memref<8x2x3xf32>, %v15: vector<1xf32>, %v19: tensor<?x2xi32>) {
  %v4 = arith.constant 0 : index
  %v6 = vector.broadcast %v5 : i32 to vector<3x3xi32>
  %v7 = arith.constant dense<true> : vector<3x3xi1>
  %v8 = vector.scatter %v3[%v4] [%v6], %v7, %v1 : tensor<2xf32>, vector<3x3xi32>, vector<3x3xi1>, vector<3x3xf32> -> tensor<2xf32>
  %v10 = arith.constant 0 : index
  %v12 = vector.constant_mask [3, 3] : vector<3x3xi1>
  vector.mask %v12 { vector.transfer_write %v6, %v9[%v4, %v10, %v11] {in_bounds = [true, true]} : vector<3x3xi32>, memref<?x?x3xi32> } : vector<3x3xi1>
  %v13 = memref.cast %v2 : memref<8x2x3xf32> to memref<8x2x3xf32>
  %v14 = arith.constant 1 : index
  %v16 = vector.transfer_write %v15, %v3[%v14] {in_bounds = [true]} : vector<1xf32>, tensor<2xf32>
  %v17 = arith.constant 0.0 : f32
  %v18 = vector.transfer_read %v16[%v14], %v17 {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : tensor<2xf32>, vector<1xf32>
  %v20 = arith.constant 0 : index
  %v21 = arith.constant 0 : i32
  %v22 = vector.transfer_read %v19[%v20, %v20], %v21 {permutation_map = affine_map<(d0, d1) -> ()>, in_bounds = []} : tensor<?x2xi32>, vector<i32>
  "t.use"(%v8, %v13, %v18, %v22) : (tensor<2xf32>, memref<8x2x3xf32>, vector<1xf32>, vector<i32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<1x2xi32>, %v2: memref<?x?x?xi32>, %v5: index) {
  %v3 = arith.constant 5 : index
  %v4 = arith.constant 4 : index
  vector.store %v1, %v2[%v3, %v4, %v5] : memref<?x?x?xi32>, vector<1x2xi32>
  %v6 = arith.constant -1 : i64
  %v7 = vector.broadcast %v6 : i64 to vector<4x2x1xi64>
  "t.use"(%v7) : (vector<4x2x1xi64>) -> ()
  return
}
// -----
func.func @f(%v1: memref<2x?xf32>, %v7: vector<3xf32>, %v9: memref<4x?xi32>) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 0 : index
  %v4 = arith.constant dense<1> : vector<3xindex>
  %v5 = arith.constant 2 : index
  %v6 = vector.create_mask %v5 : vector<3xi1>
  %v8 = vector.gather %v1[%v2, %v3] [%v4], %v6, %v7 : memref<2x?xf32>, vector<3xindex>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %v10 = arith.constant 5 : index
  %v11 = arith.constant 0 : index
  %v12 = vector.load %v9[%v10, %v11] : memref<4x?xi32>, vector<4x4xi32>
  "t.use"(%v8, %v12) : (vector<3xf32>, vector<4x4xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x?x?xf32>, %v2: index, %v4: f32, %v6: memref<16x4xf32>, %v10: tensor<1x1xf32>) {
  %v3 = arith.constant 0 : index
  %v5 = vector.transfer_read %v1[%v2, %v2, %v3], %v4 : tensor<?x?x?xf32>, vector<f32>
  %v7 = arith.constant 4 : index
  %v8 = arith.constant 0 : index
  vector.transfer_write %v5, %v6[%v7, %v8] {in_bounds = []} : vector<f32>, memref<16x4xf32>
  %v9 = memref.cast %v6 : memref<16x4xf32> to memref<?x?xf32>
  %v11 = arith.constant 4 : index
  %v12 = vector.transfer_write %v5, %v10[%v8, %v11] {permutation_map = affine_map<(d0, d1) -> ()>, in_bounds = []} : vector<f32>, tensor<1x1xf32>
  "t.use"(%v9, %v12) : (memref<?x?xf32>, tensor<1x1xf32>) -> ()
  return
}
// -----
func.func @f(%v3: tensor<16x?x16xf32>, %v7: memref<4x8xi32>, %v9: vector<4xindex>, %v10: vector<4xi1>, %v6: vector<4xi32>) {
  %v1 = arith.constant -1 : index
  %v2 = vector.create_mask %v1 : vector<i1>
  %v4 = tensor.extract_slice %v3[0, 0, 1] [16, 1, 2] [1, 1, 1] : tensor<16x?x16xf32> to tensor<16x1x2xf32>
  %v5 = tensor.cast %v3 : tensor<16x?x16xf32> to tensor<16x?x16xf32>
  %v8 = arith.constant 5 : index
  vector.scatter %v7[%v8, %v8] [%v9], %v10, %v6 : memref<4x8xi32>, vector<4xindex>, vector<4xi1>, vector<4xi32>
  "t.use"(%v2, %v4, %v5) : (vector<i1>, tensor<16x1x2xf32>, tensor<16x?x16xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<4x?x4xi32>, %v2: index, %v4: i32, %v6: memref<2x2xf32>, %v9: vector<3x2xi1>, %v10: vector<3x2xf32>) {
  %v3 = arith.constant 5 : index
  %v5 = vector.transfer_read %v1[%v2, %v3, %v2], %v4 {permutation_map = affine_map<(d0, d1, d2) -> (d1, 0)>, in_bounds = [false, true]} : tensor<4x?x4xi32>, vector<1x4xi32>
  %v7 = arith.constant 2 : index
  %v8 = arith.constant 4 : index
  %v11 = vector.maskedload %v6[%v7, %v8], %v9, %v10 : memref<2x2xf32>, vector<3x2xi1>, vector<3x2xf32> into vector<3x2xf32>
  %v12 = arith.constant 0 : index
  vector.maskedstore %v6[%v7, %v12], %v9, %v11 : memref<2x2xf32>, vector<3x2xi1>, vector<3x2xf32>
  "t.use"(%v5) : (vector<1x4xi32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?xf32>, %v2: index, %v4: vector<3x4xi1>, %v5: vector<3x4xf32>, %v7: memref<?xf32>, %v14: index) {
  %v3 = arith.constant dense<[[3, 0, -7, 3], [3, 0, -1, 100], [1, 5, 0, -7]]> : vector<3x4xi32>
  %v6 = vector.gather %v1[%v2] [%v3], %v4, %v5 : memref<?xf32>, vector<3x4xi32>, vector<3x4xi1>, vector<3x4xf32> into vector<3x4xf32>
  %v8 = arith.constant 1 : index
  %v9 = arith.constant dense<1> : vector<3x4xi32>
  vector.scatter %v7[%v8] [%v9], %v4, %v6 : memref<?xf32>, vector<3x4xi32>, vector<3x4xi1>, vector<3x4xf32>
  %v10 = memref.cast %v1 : memref<?xf32> to memref<?xf32>
  %v11 = arith.constant 0 : index
  %v12 = arith.constant dense<[-0.0, 1.0, -0.0, 1.0]> : tensor<4xf32>
  %v15 = arith.constant dense<[-1.0, 0.0, -0.0, -0.0]> : tensor<4xf32>
  %v16 = tensor.insert_slice %v15 into %v12[%v14] [4] [1] : tensor<4xf32> into tensor<4xf32>
  "t.use"(%v10, %v16) : (memref<?xf32>, tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8x?xf32>, %v3: tensor<4x?xf32>, %v5: vector<3xf32>, %v9: memref<3xf32>) {
  %v2 = arith.constant 0 : index
  %v4 = tensor.insert_slice %v3 into %v1[0, %v2] [4, %v2] [1, 1] : tensor<4x?xf32> into tensor<8x?xf32>
  %v6 = arith.constant 5 : index
  %v7 = arith.constant 5 : index
  %v8 = vector.transfer_write %v5, %v1[%v6, %v7] {in_bounds = [false]} : vector<3xf32>, tensor<8x?xf32>
  %v10 = arith.constant 5 : index
  vector.transfer_write %v5, %v9[%v10] : vector<3xf32>, memref<3xf32>
  %v11 = arith.constant 0.0 : f32
  %v12 = vector.transfer_read %v9[%v7], %v11 {in_bounds = [true]} : memref<3xf32>, vector<2xf32>
  %v13 = arith.constant 4 : index
  %v14 = vector.step : vector<2xindex>
  %v15 = vector.constant_mask [2] : vector<2xi1>
  %v16 = vector.gather %v3[%v13, %v13] [%v14], %v15, %v12 : tensor<4x?xf32>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  "t.use"(%v4, %v8, %v16) : (tensor<8x?xf32>, tensor<8x?xf32>, vector<2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x4xf32>, %v2: tensor<8x1xf32>, %v7: vector<2x2xf32>, %v6: tensor<3x3xf32>, %v9: tensor<?x8xf32>) {
  %v3 = tensor.insert_slice %v2 into %v1[1, 0] [8, 1] [1, 1] : tensor<8x1xf32> into tensor<?x4xf32>
  %v5 = arith.constant 0 : index
  %v8 = vector.transfer_write %v7, %v6[%v5, %v5] {in_bounds = [false, false]} : vector<2x2xf32>, tensor<3x3xf32>
  %v10 = tensor.insert_slice %v8 into %v9[1, 0] [3, 3] [1, 1] : tensor<3x3xf32> into tensor<?x8xf32>
  "t.use"(%v3, %v10) : (tensor<?x4xf32>, tensor<?x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x8xf32>, %v2: index, %v7: vector<3xf32>, %v10: index, %v9: memref<1x1xi32>) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant dense<[0, 1, 2]> : vector<3xi32>
  %v5 = arith.constant 1 : index
  %v6 = vector.create_mask %v5 : vector<3xi1>
  %v8 = vector.gather %v1[%v2, %v3] [%v4], %v6, %v7 : tensor<?x8xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %v11 = arith.constant 1 : i32
  %v12 = vector.broadcast %v11 : i32 to vector<4x1xi32>
  %v13 = arith.constant 1 : index
  %v14 = vector.create_mask %v10, %v13 : vector<4x1xi1>
  %v15 = vector.gather %v9[%v10, %v5] [%v12], %v14, %v12 : memref<1x1xi32>, vector<4x1xi32>, vector<4x1xi1>, vector<4x1xi32> into vector<4x1xi32>
  "t.use"(%v8, %v14, %v15) : (vector<3xf32>, vector<4x1xi1>, vector<4x1xi32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?x1x2xf32>, %v9: tensor<?x?xf32>, %v15: vector<1xf32>, %v14: tensor<1xf32>, %v19: tensor<3xf32>) {
  %v2 = arith.constant 4 : index
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 8 : index
  %v6 = arith.constant dense<[[2.5, -0.0]]> : vector<1x2xf32>
  vector.transfer_write %v6, %v1[%v2, %v3, %v4] {in_bounds = [true, true]} : vector<1x2xf32>, memref<?x1x2xf32>
  %v7 = arith.constant 1.0 : f32
  %v8 = vector.transfer_read %v1[%v2, %v3, %v5], %v7 {in_bounds = [false, false]} : memref<?x1x2xf32>, vector<1x2xf32>
  %v10 = arith.constant 0 : index
  %v11 = arith.constant 4 : index
  %v12 = vector.transfer_read %v9[%v10, %v11], %v7 {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : tensor<?x?xf32>, vector<8x4xf32>
  %v13 = arith.constant 0 : index
  %v16 = vector.transfer_write %v15, %v14[%v13] {in_bounds = [false]} : vector<1xf32>, tensor<1xf32>
  %v18 = tensor.extract_slice %v16[0] [1] [1] : tensor<1xf32> to tensor<1xf32>
  %v20 = arith.constant 2 : index
  %v21 = arith.constant -0.0 : f32
  %v22 = arith.constant 1 : index
  %v23 = vector.create_mask %v22 : vector<3xi1>
  %v24 = vector.transfer_read %v19[%v20], %v21, %v23 {permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [true]} : tensor<3xf32>, vector<3xf32>
  "t.use"(%v8, %v12, %v18, %v24) : (vector<1x2xf32>, vector<8x4xf32>, tensor<1xf32>, vector<3xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8x?x2xf32>, %v6: tensor<4xi32>, %v13: tensor<1x?xf32>) {
  %v2 = arith.constant 8 : index
  %v3 = arith.constant 1 : index
  %v4 = tensor.extract_slice %v1[0, 1, %v3] [8, %v2, 2] [1, 1, 1] : tensor<8x?x2xf32> to tensor<8x?x2xf32>
  %v5 = arith.constant dense<100> : vector<i32>
  %v7 = arith.constant 5 : index
  %v8 = vector.transfer_write %v5, %v6[%v7] {permutation_map = affine_map<(d0) -> ()>, in_bounds = []} : vector<i32>, tensor<4xi32>
  %v9 = arith.constant 0 : index
  %v10 = arith.constant dense<[[1.0, 1.0, 1.0]]> : tensor<1x3xf32>
  %v11 = arith.constant dense<1.0> : vector<1x3xf32>
  %v12 = vector.transfer_write %v11, %v10[%v9, %v9] {in_bounds = [true, true]} : vector<1x3xf32>, tensor<1x3xf32>
  %v14 = tensor.insert_slice %v12 into %v13[0, 1] [1, 3] [1, 1] : tensor<1x3xf32> into tensor<1x?xf32>
  "t.use"(%v4, %v8, %v14) : (tensor<8x?x2xf32>, tensor<4xi32>, tensor<1x?xf32>) -> ()
  return
}
// -----
func.func @f(%v4: tensor<?x1x?xf32>, %v5: index, %v6: index) {
  %v1 = arith.constant -1 : index
  %v2 = vector.create_mask %v1 : vector<4xi1>
  %v3 = vector.create_mask %v1 : vector<2xi1>
  %v7 = tensor.extract_slice %v4[%v1, 0, %v5] [%v1, 1, %v6] [1, 1, 1] : tensor<?x1x?xf32> to tensor<?x1x?xf32>
  "t.use"(%v2, %v3, %v7) : (vector<4xi1>, vector<2xi1>, tensor<?x1x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<2x2xf32>, %v3: index, %v8: vector<3x3xf32>, %v5: tensor<3x?xf32>, %v10: f32, %v13: tensor<4x8xf32>) {
  %v2 = arith.constant 0 : index
  %v4 = vector.load %v1[%v2, %v3] : memref<2x2xf32>, vector<4x8xf32>
  %v6 = arith.constant 0 : index
  %v7 = arith.constant 1 : index
  %v9 = vector.transfer_write %v8, %v5[%v6, %v7] {in_bounds = [true, false]} : vector<3x3xf32>, tensor<3x?xf32>
  %v11 = vector.transfer_read %v9[%v6, %v7], %v10 {in_bounds = [false, true]} : tensor<3x?xf32>, vector<3x3xf32>
  %v12 = arith.constant 0 : index
  %v14 = vector.transfer_write %v4, %v13[%v12, %v12] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  %v16 = tensor.extract_slice %v14[0, 0] [4, 8] [1, 1] : tensor<4x8xf32> to tensor<4x8xf32>
  %v17 = arith.constant 0 : index
  %v18 = arith.constant 5 : index
  %v19 = arith.constant dense<false> : vector<3x3xi1>
  vector.maskedstore %v1[%v17, %v18], %v19, %v11 : memref<2x2xf32>, vector<3x3xi1>, vector<3x3xf32>
  "t.use"(%v16) : (tensor<4x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: vector<1xi32>, %v2: memref<4x?x1xi32>, %v6: vector<1xi1>, %v13: vector<2xf32>, %v9: memref<8x2xf32>, %v15: memref<2xi1>) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 0 : index
  vector.transfer_write %v1, %v2[%v3, %v4, %v5], %v6 {in_bounds = [false]} : vector<1xi32>, memref<4x?x1xi32>
  %v10 = arith.constant 1 : index
  %v11 = arith.constant 1 : index
  %v12 = arith.constant 0 : index
  %v14 = arith.constant dense<[true, true]> : vector<2xi1>
  vector.transfer_write %v13, %v9[%v10, %v11], %v14 {in_bounds = [true]} : vector<2xf32>, memref<8x2xf32>
  vector.transfer_write %v13, %v9[%v12, %v11] {in_bounds = [true]} : vector<2xf32>, memref<8x2xf32>
  %v16 = arith.constant 2 : index
  vector.transfer_write %v14, %v15[%v16] {in_bounds = [false]} : vector<2xi1>, memref<2xi1>
  "t.use"() : () -> ()
  return
}
