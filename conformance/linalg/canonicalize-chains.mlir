// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v2: index, %v1: tensor<1x?xi32>, %v5: i32) {
  %v3 = arith.constant 4 : index
  %v4 = tensor.empty(%v2, %v2, %v3) : tensor<?x?x?xi32>
  %v6 = linalg.pack %v1 padding_value(%v5 : i32) inner_dims_pos = [0] inner_tiles = [%v2] into %v4 : tensor<1x?xi32> -> tensor<?x?x?xi32>
  %v7 = tensor.empty(%v3) : tensor<1x?xi32>
  %v8 = linalg.unpack %v6 inner_dims_pos = [0] inner_tiles = [%v2] into %v7 : tensor<?x?x?xi32> -> tensor<1x?xi32>
  %v9 = tensor.empty(%v2) : tensor<1x?xi32>
  %v10 = linalg.broadcast ins(%v8 : tensor<1x?xi32>) outs(%v9 : tensor<1x?xi32>) dimensions = []
  "t.use"(%v10) : (tensor<1x?xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1xi32>, %v2: tensor<1x2xi32>, %v3: i32, %v5: tensor<1xi32>, %v7: tensor<2x?x?xf32>, %v9: index, %v10: tensor<2x?x?x1x1x?xf32>, %v14: tensor<2x?x?x1x2xf32>, %v18: tensor<?x2xf32>, %v19: tensor<2x4xf32>, %v20: tensor<?x4xf32>) {
  %v4 = linalg.pack %v1 padding_value(%v3 : i32) outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [2] into %v2 : tensor<1xi32> -> tensor<1x2xi32>
  %v6 = linalg.unpack %v2 outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [2] into %v5 : tensor<1x2xi32> -> tensor<1xi32>
  %v8 = linalg.batch_matmul ins(%v7, %v7 : tensor<2x?x?xf32>, tensor<2x?x?xf32>) outs(%v7 : tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
  %v11 = arith.constant 0.0 : f32
  %v12 = linalg.pack %v7 padding_value(%v11 : f32) inner_dims_pos = [2, 0, 1] inner_tiles = [1, 1, %v9] into %v10 : tensor<2x?x?xf32> -> tensor<2x?x?x1x1x?xf32>
  %v13 = linalg.unpack %v10 inner_dims_pos = [2, 0, 1] inner_tiles = [1, 1, %v9] into %v8 : tensor<2x?x?x1x1x?xf32> -> tensor<2x?x?xf32>
  %v15 = arith.constant -0.0 : f32
  %v16 = linalg.pack %v13 padding_value(%v15 : f32) inner_dims_pos = [1, 2] inner_tiles = [1, 2] into %v14 : tensor<2x?x?xf32> -> tensor<2x?x?x1x2xf32>
  %v17 = linalg.unpack %v16 inner_dims_pos = [1, 2] inner_tiles = [1, 2] into %v13 : tensor<2x?x?x1x2xf32> -> tensor<2x?x?xf32>
  %v21 = linalg.matmul ins(%v18, %v19 : tensor<?x2xf32>, tensor<2x4xf32>) outs(%v20 : tensor<?x4xf32>) -> tensor<?x4xf32>
  "t.use"(%v4, %v6, %v12, %v17, %v21) : (tensor<1x2xi32>, tensor<1xi32>, tensor<2x?x?x1x1x?xf32>, tensor<2x?x?xf32>, tensor<?x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<4xi32>, %v8: index, %v6: tensor<?x?x2xf32>, %v7: tensor<?x2x?xf32>) {
  %v2 = tensor.empty() : tensor<4x1xi32>
  %v3 = linalg.pack %v1 inner_dims_pos = [0] inner_tiles = [1] into %v2 : tensor<4xi32> -> tensor<4x1xi32>
  %v4 = tensor.empty() : tensor<4xi32>
  %v5 = linalg.unpack %v3 inner_dims_pos = [0] inner_tiles = [1] into %v4 : tensor<4x1xi32> -> tensor<4xi32>
  %v9 = arith.constant 1 : index
  %v10 = tensor.empty(%v8, %v9) : tensor<?x?xf32>
  %v11 = tensor.empty(%v9, %v8) : tensor<?x?xf32>
  %v12, %v13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = ["parallel", "reduction", "parallel"]} ins(%v6, %v7 : tensor<?x?x2xf32>, tensor<?x2x?xf32>) outs(%v10, %v11 : tensor<?x?xf32>, tensor<?x?xf32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32): %y0 = arith.addf %b1, %b1 : f32
 linalg.yield %y0, %b3 : f32, f32 } -> (tensor<?x?xf32>, tensor<?x?xf32>)
  "t.use"(%v5, %v12, %v13) : (tensor<4xi32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x4x4xf32>, %v2: tensor<4xf32>, %v4: tensor<f32>, %v6: tensor<f32>, %v7: tensor<i32>, %v11: f32) {
  %v3 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2, d1)>, affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v1, %v2, %v1 : tensor<1x4x4xf32>, tensor<4xf32>, tensor<1x4x4xf32>) outs(%v1 : tensor<1x4x4xf32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32):  linalg.yield %b2 : f32 } -> tensor<1x4x4xf32>
  %v5 = arith.constant -7 : i32
  %v8 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v4, %v5, %v6 : tensor<f32>, i32, tensor<f32>) outs(%v7 : tensor<i32>) { ^bb0(%b0: f32, %b1: i32, %b2: f32, %b3: i32):  linalg.yield %b1 : i32 } -> tensor<i32>
  %v9 = arith.constant 8 : index
  %v10 = tensor.empty(%v9) : tensor<?x2x3xf32>
  %v12 = linalg.fill ins(%v11 : f32) outs(%v10 : tensor<?x2x3xf32>) -> tensor<?x2x3xf32>
  %v13 = tensor.empty() : tensor<i32>
  %v14 = linalg.broadcast ins(%v8 : tensor<i32>) outs(%v13 : tensor<i32>) dimensions = []
  %v15 = linalg.copy ins(%v12 : tensor<?x2x3xf32>) outs(%v12 : tensor<?x2x3xf32>) -> tensor<?x2x3xf32>
  "t.use"(%v3, %v12, %v13, %v14, %v15) : (tensor<1x4x4xf32>, tensor<?x2x3xf32>, tensor<i32>, tensor<i32>, tensor<?x2x3xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x?xf32>, %v8: f32, %v7: tensor<?x1xf32>) {
  %v2 = arith.constant 4 : index
  %v3 = arith.constant 0 : index
  %v4 = tensor.empty(%v2, %v3) : tensor<?x?xi32>
  %v5, %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v1, %v1, %v1 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%v1, %v4 : tensor<?x?xf32>, tensor<?x?xi32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32, %b4: i32):  linalg.yield %b1, %b4 : f32, i32 } -> (tensor<?x?xf32>, tensor<?x?xi32>)
  %v9 = linalg.fill ins(%v8 : f32) outs(%v7 : tensor<?x1xf32>) -> tensor<?x1xf32>
  %v10 = tensor.empty(%v3) : tensor<?x1xf32>
  %v11 = linalg.transpose ins(%v9 : tensor<?x1xf32>) outs(%v10 : tensor<?x1xf32>) permutation = [0, 1]
  "t.use"(%v5, %v6, %v9, %v11) : (tensor<?x?xf32>, tensor<?x?xi32>, tensor<?x1xf32>, tensor<?x1xf32>) -> ()
  return
}
