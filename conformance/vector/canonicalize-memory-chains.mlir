// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
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
