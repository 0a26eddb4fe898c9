// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v2: i32, %v1: tensor<?xi32>, %v4: tensor<1x8x4xf32>, %v5: tensor<1x8xf32>, %v7: tensor<2x8x2xi32>, %v11: tensor<?x4xf32>, %v12: tensor<?x4xi32>, %v13: tensor<?xf32>) {
  %v3 = linalg.fill ins(%v2 : i32) outs(%v1 : tensor<?xi32>) -> tensor<?xi32>
  %v6 = linalg.unpack %v4 inner_dims_pos = [0] inner_tiles = [4] into %v5 : tensor<1x8x4xf32> -> tensor<1x8xf32>
  %v8 = arith.constant 1 : i32
  %v9 = linalg.fill ins(%v8 : i32) outs(%v7 : tensor<2x8x2xi32>) -> tensor<2x8x2xi32>
  %v10 = arith.constant dense<0.0> : tensor<4xf32>
  %v14 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%v10, %v11, %v12 : tensor<4xf32>, tensor<?x4xf32>, tensor<?x4xi32>) outs(%v13 : tensor<?xf32>) { ^bb0(%b0: f32, %b1: f32, %b2: i32, %b3: f32): %y0 = arith.addf %b0, %b0 : f32
 linalg.yield %y0 : f32 } -> tensor<?xf32>
  "t.use"(%v3, %v6, %v9, %v14) : (tensor<?xi32>, tensor<1x8xf32>, tensor<2x8x2xi32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8xf32>, %v2: tensor<8xf32>, %v6: tensor<1x?xf32>, %v7: tensor<?x1xf32>, %v8: tensor<1x?xf32>, %v11: i32, %v15: index, %v13: tensor<?x1x1xf32>, %v14: tensor<?x1x?xf32>) {
  %v3 = linalg.transpose ins(%v1 : tensor<8xf32>) outs(%v2 : tensor<8xf32>) permutation = [0]
  %v4 = tensor.empty() : tensor<8xf32>
  %v5 = linalg.transpose ins(%v3 : tensor<8xf32>) outs(%v4 : tensor<8xf32>) permutation = [0]
  %v9 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%v6, %v7, %v6 : tensor<1x?xf32>, tensor<?x1xf32>, tensor<1x?xf32>) outs(%v8 : tensor<1x?xf32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32): %y0 = arith.addf %b2, %b0 : f32
 linalg.yield %y0 : f32 } -> tensor<1x?xf32>
  %v10 = tensor.empty() : tensor<1x3x1xi32>
  %v12 = linalg.fill ins(%v11 : i32) outs(%v10 : tensor<1x3x1xi32>) -> tensor<1x3x1xi32>
  %v16 = arith.constant 4 : index
  %v17 = tensor.empty(%v15, %v16) : tensor<?x1x?xf32>
  %v18 = linalg.batch_matmul ins(%v13, %v14 : tensor<?x1x1xf32>, tensor<?x1x?xf32>) outs(%v17 : tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
  "t.use"(%v5, %v9, %v12, %v18) : (tensor<8xf32>, tensor<1x?xf32>, tensor<1x3x1xi32>, tensor<?x1x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x1xf32>, %v4: tensor<1x1x2xf32>, %v7: tensor<?x1xf32>, %v11: tensor<?x2x2xf32>, %v12: tensor<?x2x2xi32>) {
  %v2 = tensor.empty() : tensor<1xf32>
  %v3 = linalg.unpack %v1 inner_dims_pos = [0] inner_tiles = [1] into %v2 : tensor<1x1xf32> -> tensor<1xf32>
  %v5 = arith.constant 1.0 : f32
  %v6 = linalg.pack %v1 padding_value(%v5 : f32) inner_dims_pos = [0] inner_tiles = [2] into %v4 : tensor<1x1xf32> -> tensor<1x1x2xf32>
  %v8 = linalg.unpack %v6 inner_dims_pos = [0] inner_tiles = [2] into %v7 : tensor<1x1x2xf32> -> tensor<?x1xf32>
  %v9 = tensor.empty() : tensor<2x1x1xf32>
  %v10 = linalg.transpose ins(%v6 : tensor<1x1x2xf32>) outs(%v9 : tensor<2x1x1xf32>) permutation = [2, 1, 0]
  %v13, %v14 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v11, %v11, %v12 : tensor<?x2x2xf32>, tensor<?x2x2xf32>, tensor<?x2x2xi32>) outs(%v11, %v11 : tensor<?x2x2xf32>, tensor<?x2x2xf32>) { ^bb0(%b0: f32, %b1: f32, %b2: i32, %b3: f32, %b4: f32): %y0 = arith.addf %b0, %b1 : f32
%y1 = arith.addf %b4, %b4 : f32
 linalg.yield %y0, %y1 : f32, f32 } -> (tensor<?x2x2xf32>, tensor<?x2x2xf32>)
  "t.use"(%v3, %v8, %v9, %v10, %v13, %v14) : (tensor<1xf32>, tensor<?x1xf32>, tensor<2x1x1xf32>, tensor<2x1x1xf32>, tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> ()
  return
}
// -----
func.func @f(%v3: tensor<8xi32>, %v6: tensor<2x4xf32>, %v9: tensor<4x?xf32>, %v10: tensor<?x2xf32>) {
  %v1 = arith.constant dense<5> : tensor<1x3x3xi32>
  %v2 = linalg.copy ins(%v1 : tensor<1x3x3xi32>) outs(%v1 : tensor<1x3x3xi32>) -> tensor<1x3x3xi32>
  %v4 = arith.constant 100 : i32
  %v5 = linalg.fill ins(%v4 : i32) outs(%v3 : tensor<8xi32>) -> tensor<8xi32>
  %v7 = tensor.empty() : tensor<2x4x4x4xf32>
  %v8 = linalg.broadcast ins(%v6 : tensor<2x4xf32>) outs(%v7 : tensor<2x4x4x4xf32>) dimensions = [1, 2]
  %v11 = tensor.empty() : tensor<4x2xf32>
  %v12 = linalg.matmul ins(%v9, %v10 : tensor<4x?xf32>, tensor<?x2xf32>) outs(%v11 : tensor<4x2xf32>) -> tensor<4x2xf32>
  "t.use"(%v2, %v5, %v8, %v12) : (tensor<1x3x3xi32>, tensor<8xi32>, tensor<2x4x4x4xf32>, tensor<4x2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<4xf32>, %v4: tensor<4x3x4xf32>) {
  %v2 = tensor.empty() : tensor<4xf32>
  %v3 = linalg.add ins(%v1, %v1 : tensor<4xf32>, tensor<4xf32>) outs(%v2 : tensor<4xf32>) -> tensor<4xf32>
  %v5 = arith.constant -1.0 : f32
  %v6 = linalg.fill ins(%v5 : f32) outs(%v4 : tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
  "t.use"(%v3, %v6) : (tensor<4xf32>, tensor<4x3x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<4x8x1xi32>, %v2: index, %v3: tensor<4x8x?x?xi32>, %v4: i32, %v9: tensor<f32>, %v11: tensor<f32>) {
  %v5 = linalg.pack %v1 padding_value(%v4 : i32) inner_dims_pos = [2] inner_tiles = [%v2] into %v3 : tensor<4x8x1xi32> -> tensor<4x8x?x?xi32>
  %v6 = tensor.empty() : tensor<4x8x1xi32>
  %v7 = linalg.unpack %v5 inner_dims_pos = [2] inner_tiles = [%v2] into %v6 : tensor<4x8x?x?xi32> -> tensor<4x8x1xi32>
  %v8 = arith.constant 1.0 : f32
  %v10 = tensor.empty() : tensor<f32>
  %v12, %v13 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v8, %v9 : f32, tensor<f32>) outs(%v10, %v11 : tensor<f32>, tensor<f32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32): %y0 = arith.addf %b1, %b1 : f32
 linalg.yield %y0, %b1 : f32, f32 } -> (tensor<f32>, tensor<f32>)
  %v14 = tensor.empty() : tensor<1x4xf32>
  %v15 = linalg.broadcast ins(%v12 : tensor<f32>) outs(%v14 : tensor<1x4xf32>) dimensions = [0, 1]
  "t.use"(%v7, %v13, %v14, %v15) : (tensor<4x8x1xi32>, tensor<f32>, tensor<1x4xf32>, tensor<1x4xf32>) -> ()
  return
}
// -----
func.func @f(%v2: i32, %v7: index, %v4: tensor<?x4xf32>, %v5: tensor<?x?xf32>, %v6: tensor<?x4x?xf32>, %v10: tensor<2x?xf32>, %v13: tensor<?x4x?xf32>) {
  %v1 = tensor.empty() : tensor<3x1xi32>
  %v3 = linalg.fill ins(%v2 : i32) outs(%v1 : tensor<3x1xi32>) -> tensor<3x1xi32>
  %v8 = tensor.empty(%v7, %v7) : tensor<?x4x?xf32>
  %v9 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v4, %v5, %v6 : tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x4x?xf32>) outs(%v8 : tensor<?x4x?xf32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32): %y0 = arith.addf %b3, %b1 : f32
 linalg.yield %y0 : f32 } -> tensor<?x4x?xf32>
  %v11 = tensor.empty(%v7) : tensor<2x?xf32>
  %v12 = linalg.copy ins(%v10 : tensor<2x?xf32>) outs(%v11 : tensor<2x?xf32>) -> tensor<2x?xf32>
  %v14 = linalg.add ins(%v8, %v9 : tensor<?x4x?xf32>, tensor<?x4x?xf32>) outs(%v13 : tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
  "t.use"(%v3, %v12, %v14) : (tensor<3x1xi32>, tensor<2x?xf32>, tensor<?x4x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<4x1x2xi32>, %v2: tensor<4x1x2x2xi32>, %v6: tensor<1x4x4xf32>, %v7: tensor<4x1x4xf32>) {
  %v3 = linalg.broadcast ins(%v1 : tensor<4x1x2xi32>) outs(%v2 : tensor<4x1x2x2xi32>) dimensions = [3]
  %v4 = tensor.empty() : tensor<4x1x2xi32>
  %v5 = linalg.copy ins(%v1 : tensor<4x1x2xi32>) outs(%v4 : tensor<4x1x2xi32>) -> tensor<4x1x2xi32>
  %v8 = linalg.transpose ins(%v6 : tensor<1x4x4xf32>) outs(%v7 : tensor<4x1x4xf32>) permutation = [1, 0, 2]
  "t.use"(%v3, %v5, %v8) : (tensor<4x1x2x2xi32>, tensor<4x1x2xi32>, tensor<4x1x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x1x4xf32>, %v2: tensor<1x4x1xf32>, %v3: tensor<1x4x1xf32>, %v4: tensor<1x4x1xf32>, %v5: f32, %v8: tensor<4x1x1xf32>) {
  %v6, %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d2, d0, d1)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v1, %v1, %v2 : tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x4x1xf32>) outs(%v3, %v4 : tensor<1x4x1xf32>, tensor<1x4x1xf32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32, %b4: f32):  linalg.yield %v5, %b4 : f32, f32 } -> (tensor<1x4x1xf32>, tensor<1x4x1xf32>)
  %v9 = linalg.transpose ins(%v7 : tensor<1x4x1xf32>) outs(%v8 : tensor<4x1x1xf32>) permutation = [1, 0, 2]
  %v10 = tensor.empty() : tensor<1x2x1x2x2xf32>
  %v11 = arith.constant -1.0 : f32
  %v12 = linalg.pack %v7 padding_value(%v11 : f32) outer_dims_perm = [2, 1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %v10 : tensor<1x4x1xf32> -> tensor<1x2x1x2x2xf32>
  "t.use"(%v6, %v9, %v12) : (tensor<1x4x1xf32>, tensor<4x1x1xf32>, tensor<1x2x1x2x2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x2xf32>, %v2: tensor<2xi32>, %v3: tensor<f32>, %v4: tensor<f32>, %v10: tensor<2x1xf32>, %v13: index, %v12: tensor<?x1x2xf32>) {
  %v5 = arith.constant -1.0 : f32
  %v6, %v7 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%v1, %v2 : tensor<1x2xf32>, tensor<2xi32>) outs(%v3, %v4 : tensor<f32>, tensor<f32>) { ^bb0(%b0: f32, %b1: i32, %b2: f32, %b3: f32):  linalg.yield %b0, %v5 : f32, f32 } -> (tensor<f32>, tensor<f32>)
  %v8 = tensor.empty() : tensor<1x2xf32>
  %v9 = linalg.transpose ins(%v1 : tensor<1x2xf32>) outs(%v8 : tensor<1x2xf32>) permutation = [0, 1]
  %v11 = linalg.transpose ins(%v1 : tensor<1x2xf32>) outs(%v10 : tensor<2x1xf32>) permutation = [1, 0]
  %v14 = tensor.empty(%v13) : tensor<1x2x?xf32>
  %v15 = linalg.transpose ins(%v12 : tensor<?x1x2xf32>) outs(%v14 : tensor<1x2x?xf32>) permutation = [1, 2, 0]
  %v16 = linalg.exp ins(%v15 : tensor<1x2x?xf32>) outs(%v15 : tensor<1x2x?xf32>) -> tensor<1x2x?xf32>
  "t.use"(%v6, %v7, %v9, %v11, %v16) : (tensor<f32>, tensor<f32>, tensor<1x2xf32>, tensor<2x1xf32>, tensor<1x2x?xf32>) -> ()
  return
}
// -----
func.func @f(%v2: index, %v1: tensor<1x?xi32>, %v9: tensor<6x1xindex>, %v10: tensor<1x6xindex>, %v12: tensor<2x2x?xi32>, %v13: tensor<2x2x?xf32>, %v14: f32) {
  %v3 = tensor.empty(%v2) : tensor<1x?xi32>
  %v4 = linalg.copy ins(%v1 : tensor<1x?xi32>) outs(%v3 : tensor<1x?xi32>) -> tensor<1x?xi32>
  %v5 = arith.constant 6 : index
  %v6 = tensor.empty(%v5) : tensor<1x?x1xi32>
  %v7 = linalg.pack %v3 inner_dims_pos = [1] inner_tiles = [1] into %v6 : tensor<1x?xi32> -> tensor<1x?x1xi32>
  %v8 = linalg.unpack %v7 inner_dims_pos = [1] inner_tiles = [1] into %v4 : tensor<1x?x1xi32> -> tensor<1x?xi32>
  %v11 = linalg.transpose ins(%v9 : tensor<6x1xindex>) outs(%v10 : tensor<1x6xindex>) permutation = [1, 0]
  %v15 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v12 : tensor<2x2x?xi32>) outs(%v13 : tensor<2x2x?xf32>) { ^bb0(%b0: i32, %b1: f32):  linalg.yield %v14 : f32 } -> tensor<2x2x?xf32>
  "t.use"(%v8, %v11, %v15) : (tensor<1x?xi32>, tensor<1x6xindex>, tensor<2x2x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<f32>, %v2: tensor<f32>, %v5: f32) {
  %v3 = linalg.copy ins(%v1 : tensor<f32>) outs(%v2 : tensor<f32>) -> tensor<f32>
  %v4 = tensor.empty() : tensor<f32>
  %v6 = linalg.fill ins(%v5 : f32) outs(%v4 : tensor<f32>) -> tensor<f32>
  %v7 = tensor.empty() : tensor<f32>
  %v8 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%v4 : tensor<f32>) outs(%v7 : tensor<f32>) -> tensor<f32>
  "t.use"(%v3, %v6, %v8) : (tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8x4x1x2xf32>, %v2: tensor<8x8xf32>) {
  %v3 = linalg.unpack %v1 inner_dims_pos = [0, 1] inner_tiles = [1, 2] into %v2 : tensor<8x4x1x2xf32> -> tensor<8x8xf32>
  %v4 = arith.constant 1.0 : f32
  %v5 = linalg.pack %v3 padding_value(%v4 : f32) inner_dims_pos = [0, 1] inner_tiles = [1, 2] into %v1 : tensor<8x8xf32> -> tensor<8x4x1x2xf32>
  %v6 = linalg.transpose ins(%v2 : tensor<8x8xf32>) outs(%v2 : tensor<8x8xf32>) permutation = [0, 1]
  "t.use"(%v5, %v6) : (tensor<8x4x1x2xf32>, tensor<8x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x2x?xf32>, %v2: tensor<1x?x4xf32>, %v5: index) {
  %v3 = tensor.empty() : tensor<1x2x4xf32>
  %v4 = linalg.batch_matmul ins(%v1, %v2 : tensor<1x2x?xf32>, tensor<1x?x4xf32>) outs(%v3 : tensor<1x2x4xf32>) -> tensor<1x2x4xf32>
  %v6 = tensor.empty(%v5) : tensor<4x1x?xf32>
  %v7 = linalg.transpose ins(%v2 : tensor<1x?x4xf32>) outs(%v6 : tensor<4x1x?xf32>) permutation = [2, 0, 1]
  "t.use"(%v4, %v6, %v7) : (tensor<1x2x4xf32>, tensor<4x1x?xf32>, tensor<4x1x?xf32>) -> ()
  return
}
// -----
func.func @f(%v2: tensor<2xf32>, %v5: tensor<8xi32>, %v8: tensor<8x2xi32>, %v10: tensor<1x6x4xf32>) {
  %v1 = tensor.empty() : tensor<2xf32>
  %v3, %v4 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%v1, %v2 : tensor<2xf32>, tensor<2xf32>) { ^bb0(%b0: f32, %b1: f32): %y0 = arith.addf %b0, %b1 : f32
%x1 = linalg.index 0 : index
%z1 = arith.index_cast %x1 : index to i32
%y1 = arith.sitofp %z1 : i32 to f32
 linalg.yield %y0, %y1 : f32, f32 } -> (tensor<2xf32>, tensor<2xf32>)
  %v6 = tensor.empty() : tensor<2x8xi32>
  %v7 = linalg.broadcast ins(%v5 : tensor<8xi32>) outs(%v6 : tensor<2x8xi32>) dimensions = [0]
  %v9 = linalg.transpose ins(%v7 : tensor<2x8xi32>) outs(%v8 : tensor<8x2xi32>) permutation = [1, 0]
  %v11 = arith.constant 2.5 : f32
  %v12 = linalg.fill ins(%v11 : f32) outs(%v10 : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  %v13 = tensor.empty() : tensor<1x6x4xf32>
  %v14 = linalg.copy ins(%v12 : tensor<1x6x4xf32>) outs(%v13 : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
  "t.use"(%v3, %v4, %v9, %v12, %v14) : (tensor<2xf32>, tensor<2xf32>, tensor<8x2xi32>, tensor<1x6x4xf32>, tensor<1x6x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x6xf32>, %v2: tensor<2x?x6x4xf32>, %v4: index, %v5: tensor<?x6x?xf32>) {
  %v3 = linalg.broadcast ins(%v1 : tensor<?x6xf32>) outs(%v2 : tensor<2x?x6x4xf32>) dimensions = [0, 3]
  %v6 = arith.constant 1.0 : f32
  %v7 = linalg.pack %v1 padding_value(%v6 : f32) inner_dims_pos = [0] inner_tiles = [%v4] into %v5 : tensor<?x6xf32> -> tensor<?x6x?xf32>
  %v8 = linalg.unpack %v7 inner_dims_pos = [0] inner_tiles = [%v4] into %v1 : tensor<?x6x?xf32> -> tensor<?x6xf32>
  "t.use"(%v3, %v8) : (tensor<2x?x6x4xf32>, tensor<?x6xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<2x6xf32>, %v2: tensor<2x6x1xf32>, %v5: index, %v6: tensor<2x?x?x?x1x?xf32>, %v9: tensor<2x2xf32>, %v10: tensor<2x1xf32>, %v12: tensor<6x3x1xi32>) {
  %v3 = linalg.pack %v1 inner_dims_pos = [1] inner_tiles = [1] into %v2 : tensor<2x6xf32> -> tensor<2x6x1xf32>
  %v4 = arith.constant 2 : index
  %v7 = arith.constant 0.0 : f32
  %v8 = linalg.pack %v2 padding_value(%v7 : f32) outer_dims_perm = [0, 2, 1] inner_dims_pos = [1, 0, 2] inner_tiles = [%v4, 1, %v5] into %v6 : tensor<2x6x1xf32> -> tensor<2x?x?x?x1x?xf32>
  %v11 = linalg.matmul ins(%v9, %v10 : tensor<2x2xf32>, tensor<2x1xf32>) outs(%v10 : tensor<2x1xf32>) -> tensor<2x1xf32>
  %v13 = tensor.empty() : tensor<6x3x1xi32>
  %v14 = linalg.copy ins(%v12 : tensor<6x3x1xi32>) outs(%v13 : tensor<6x3x1xi32>) -> tensor<6x3x1xi32>
  "t.use"(%v3, %v8, %v11, %v13, %v14) : (tensor<2x6x1xf32>, tensor<2x?x?x?x1x?xf32>, tensor<2x1xf32>, tensor<6x3x1xi32>, tensor<6x3x1xi32>) -> ()
  return
}
// -----
func.func @f(%v2: index, %v1: tensor<?xf32>, %v5: tensor<?x6x6xi32>, %v7: tensor<2x?x?x?x4xi32>, %v12: tensor<8x3x1xf32>) {
  %v3 = tensor.empty(%v2) : tensor<?xf32>
  %v4 = linalg.transpose ins(%v1 : tensor<?xf32>) outs(%v3 : tensor<?xf32>) permutation = [0]
  %v6 = arith.constant 2 : index
  %v8 = arith.constant 0 : i32
  %v9 = linalg.pack %v5 padding_value(%v8 : i32) outer_dims_perm = [2, 0, 1] inner_dims_pos = [1, 2] inner_tiles = [%v6, 4] into %v7 : tensor<?x6x6xi32> -> tensor<2x?x?x?x4xi32>
  %v10 = linalg.unpack %v9 outer_dims_perm = [2, 0, 1] inner_dims_pos = [1, 2] inner_tiles = [%v6, 4] into %v5 : tensor<2x?x?x?x4xi32> -> tensor<?x6x6xi32>
  %v13 = tensor.empty() : tensor<8xf32>
  %v14 = linalg.reduce { arith.addf } ins(%v12 : tensor<8x3x1xf32>) outs(%v13 : tensor<8xf32>) dimensions = [1, 2]
  %v15 = tensor.empty() : tensor<f32>
  %v16 = linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%v15 : tensor<f32>) { ^bb0(%b0: f32):  linalg.yield %b0 : f32 } -> tensor<f32>
  "t.use"(%v4, %v10, %v14, %v16) : (tensor<?xf32>, tensor<?x6x6xi32>, tensor<8xf32>, tensor<f32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x6x8xi32>, %v5: tensor<8x1x6xi32>, %v9: tensor<?x1x?x?x1x?xi32>, %v12: tensor<1x6x4x2x2xi32>) {
  %v2 = arith.constant dense<-7> : tensor<1x3x8x2xi32>
  %v3 = arith.constant 2 : i32
  %v4 = linalg.pack %v1 padding_value(%v3 : i32) inner_dims_pos = [1] inner_tiles = [2] into %v2 : tensor<1x6x8xi32> -> tensor<1x3x8x2xi32>
  %v6 = linalg.transpose ins(%v1 : tensor<1x6x8xi32>) outs(%v5 : tensor<8x1x6xi32>) permutation = [2, 0, 1]
  %v7 = arith.constant 4 : index
  %v8 = arith.constant 1 : index
  %v10 = arith.constant 3 : i32
  %v11 = linalg.pack %v6 padding_value(%v10 : i32) inner_dims_pos = [0, 1, 2] inner_tiles = [%v7, 1, %v8] into %v9 : tensor<8x1x6xi32> -> tensor<?x1x?x?x1x?xi32>
  %v13 = linalg.pack %v1 padding_value(%v3 : i32) inner_dims_pos = [0, 2] inner_tiles = [2, 2] into %v12 : tensor<1x6x8xi32> -> tensor<1x6x4x2x2xi32>
  %v14 = tensor.empty() : tensor<1x6x8xi32>
  %v15 = linalg.unpack %v13 inner_dims_pos = [0, 2] inner_tiles = [2, 2] into %v14 : tensor<1x6x4x2x2xi32> -> tensor<1x6x8xi32>
  %v16 = tensor.empty() : tensor<2xf32>
  %v17 = arith.constant 0.0 : f32
  %v18 = linalg.fill ins(%v17 : f32) outs(%v16 : tensor<2xf32>) -> tensor<2xf32>
  "t.use"(%v4, %v11, %v15, %v18) : (tensor<1x3x8x2xi32>, tensor<?x1x?x?x1x?xi32>, tensor<1x6x8xi32>, tensor<2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<3x1xf32>) {
  %v2 = tensor.empty() : tensor<1x3x2xf32>
  %v3 = arith.constant 0.0 : f32
  %v4 = linalg.pack %v1 padding_value(%v3 : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %v2 : tensor<3x1xf32> -> tensor<1x3x2xf32>
  %v5 = linalg.unpack %v4 outer_dims_perm = [1, 0] inner_dims_pos = [1] inner_tiles = [2] into %v1 : tensor<1x3x2xf32> -> tensor<3x1xf32>
  %v6 = tensor.empty() : tensor<3x1xf32>
  %v7 = linalg.exp ins(%v5 : tensor<3x1xf32>) outs(%v6 : tensor<3x1xf32>) -> tensor<3x1xf32>
  %v8 = tensor.empty() : tensor<1x3xf32>
  %v9 = linalg.transpose ins(%v1 : tensor<3x1xf32>) outs(%v8 : tensor<1x3xf32>) permutation = [1, 0]
  "t.use"(%v7, %v8, %v9) : (tensor<3x1xf32>, tensor<1x3xf32>, tensor<1x3xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x6xi32>, %v2: tensor<1x6xi32>, %v7: i32) {
  %v3 = linalg.copy ins(%v1 : tensor<1x6xi32>) outs(%v2 : tensor<1x6xi32>) -> tensor<1x6xi32>
  %v4 = tensor.empty() : tensor<2xf32>
  %v5 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%v4 : tensor<2xf32>) { ^bb0(%b0: f32):  linalg.yield %b0 : f32 } -> tensor<2xf32>
  %v6 = tensor.empty() : tensor<i32>
  %v8 = linalg.fill ins(%v7 : i32) outs(%v6 : tensor<i32>) -> tensor<i32>
  "t.use"(%v3, %v5, %v8) : (tensor<1x6xi32>, tensor<2xf32>, tensor<i32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x4xf32>, %v9: tensor<1x4xf32>, %v12: tensor<1xf32>) {
  %v2 = tensor.empty() : tensor<3xf32>
  %v3 = linalg.unpack %v1 inner_dims_pos = [0] inner_tiles = [4] into %v2 : tensor<1x4xf32> -> tensor<3xf32>
  %v4 = tensor.empty() : tensor<1x4xf32>
  %v5 = arith.constant 0.0 : f32
  %v6 = linalg.pack %v3 padding_value(%v5 : f32) inner_dims_pos = [0] inner_tiles = [4] into %v4 : tensor<3xf32> -> tensor<1x4xf32>
  %v7 = tensor.empty() : tensor<3xf32>
  %v8 = linalg.broadcast ins(%v3 : tensor<3xf32>) outs(%v7 : tensor<3xf32>) dimensions = []
  %v10 = tensor.empty() : tensor<1xf32>
  %v11 = linalg.unpack %v9 outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [4] into %v10 : tensor<1x4xf32> -> tensor<1xf32>
  %v13 = linalg.exp ins(%v11 : tensor<1xf32>) outs(%v12 : tensor<1xf32>) -> tensor<1xf32>
  "t.use"(%v6, %v8, %v13) : (tensor<1x4xf32>, tensor<3xf32>, tensor<1xf32>) -> ()
  return
}
// -----
func.func @f(%v2: index, %v1: tensor<4x8x?xf32>, %v5: tensor<2x8x?x2xf32>) {
  %v3 = tensor.empty(%v2) : tensor<4x8x?xf32>
  %v4 = linalg.add ins(%v1, %v1 : tensor<4x8x?xf32>, tensor<4x8x?xf32>) outs(%v3 : tensor<4x8x?xf32>) -> tensor<4x8x?xf32>
  %v6 = linalg.pack %v3 inner_dims_pos = [0] inner_tiles = [2] into %v5 : tensor<4x8x?xf32> -> tensor<2x8x?x2xf32>
  %v7 = linalg.broadcast ins(%v3 : tensor<4x8x?xf32>) outs(%v4 : tensor<4x8x?xf32>) dimensions = []
  "t.use"(%v6, %v7) : (tensor<2x8x?x2xf32>, tensor<4x8x?xf32>) -> ()
  return
}
// -----
func.func @f(%v2: tensor<2x6x4xi32>) {
  %v1 = arith.constant dense<0> : tensor<2x6x4xi32>
  %v3 = linalg.copy ins(%v1 : tensor<2x6x4xi32>) outs(%v2 : tensor<2x6x4xi32>) -> tensor<2x6x4xi32>
  %v4 = arith.constant dense<100> : tensor<2x6x4x1xi32>
  %v5 = linalg.pack %v1 inner_dims_pos = [1] inner_tiles = [1] into %v4 : tensor<2x6x4xi32> -> tensor<2x6x4x1xi32>
  %v6 = tensor.empty() : tensor<2x6x4xi32>
  %v7 = linalg.unpack %v5 inner_dims_pos = [1] inner_tiles = [1] into %v6 : tensor<2x6x4x1xi32> -> tensor<2x6x4xi32>
  "t.use"(%v3, %v7) : (tensor<2x6x4xi32>, tensor<2x6x4xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x?xf32>, %v12: tensor<?x?xf32>) {
  %v2 = arith.constant 8 : index
  %v3 = arith.constant 8 : index
  %v4 = tensor.empty(%v2, %v3) : tensor<?x?xf32>
  %v5 = linalg.transpose ins(%v1 : tensor<?x?xf32>) outs(%v4 : tensor<?x?xf32>) permutation = [1, 0]
  %v6 = tensor.empty(%v2, %v3) : tensor<?x?xf32>
  %v7 = linalg.exp ins(%v1 : tensor<?x?xf32>) outs(%v6 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %v8 = arith.constant 8 : index
  %v9 = arith.constant 6 : index
  %v10 = tensor.empty(%v8, %v9) : tensor<?x?xf32>
  %v11 = linalg.transpose ins(%v7 : tensor<?x?xf32>) outs(%v10 : tensor<?x?xf32>) permutation = [0, 1]
  %v13 = linalg.map { math.absf } ins(%v11 : tensor<?x?xf32>) outs(%v12 : tensor<?x?xf32>)
  %v14 = linalg.broadcast ins(%v13 : tensor<?x?xf32>) outs(%v13 : tensor<?x?xf32>) dimensions = []
  "t.use"(%v4, %v5, %v11, %v13, %v14) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<f32>, %v4: tensor<1xf32>, %v7: tensor<1x?xf32>, %v8: tensor<1x1x?xf32>, %v9: tensor<1x1x?xi32>, %v11: f32, %v14: index) {
  %v2 = linalg.broadcast ins(%v1 : tensor<f32>) outs(%v1 : tensor<f32>) dimensions = []
  %v3 = arith.constant dense<1.0> : tensor<2x1xf32>
  %v5 = tensor.empty() : tensor<2xf32>
  %v6 = linalg.matvec ins(%v3, %v4 : tensor<2x1xf32>, tensor<1xf32>) outs(%v5 : tensor<2xf32>) -> tensor<2xf32>
  %v10 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%v7, %v8 : tensor<1x?xf32>, tensor<1x1x?xf32>) outs(%v9 : tensor<1x1x?xi32>) { ^bb0(%b0: f32, %b1: f32, %b2: i32): %y0 = arith.addi %b2, %b2 : i32
 linalg.yield %y0 : i32 } -> tensor<1x1x?xi32>
  %v12 = tensor.empty() : tensor<i32>
  %v13 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v11 : f32) outs(%v12 : tensor<i32>) { ^bb0(%b0: f32, %b1: i32): %y0 = arith.addi %b1, %b1 : i32
 linalg.yield %y0 : i32 } -> tensor<i32>
  %v15 = tensor.empty(%v14) : tensor<2x?xi32>
  %v16 = linalg.broadcast ins(%v12 : tensor<i32>) outs(%v15 : tensor<2x?xi32>) dimensions = [0, 1]
  "t.use"(%v2, %v6, %v10, %v13, %v16) : (tensor<f32>, tensor<2xf32>, tensor<1x1x?xi32>, tensor<i32>, tensor<2x?xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<2x1xf32>, %v2: tensor<2xf32>, %v8: tensor<f32>, %v9: f32) {
  %v3 = linalg.unpack %v1 outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [1] into %v2 : tensor<2x1xf32> -> tensor<2xf32>
  %v4 = tensor.empty() : tensor<2x1xf32>
  %v5 = linalg.pack %v3 outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [1] into %v4 : tensor<2xf32> -> tensor<2x1xf32>
  %v6 = tensor.empty() : tensor<1x2xf32>
  %v7 = linalg.transpose ins(%v5 : tensor<2x1xf32>) outs(%v6 : tensor<1x2xf32>) permutation = [1, 0]
  %v10 = arith.constant dense<2> : tensor<i32>
  %v11 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v8, %v8, %v9 : tensor<f32>, tensor<f32>, f32) outs(%v10 : tensor<i32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: i32): %y0 = arith.addi %b3, %b3 : i32
 linalg.yield %y0 : i32 } -> tensor<i32>
  %v12 = tensor.empty() : tensor<f32>
  %v13 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v8, %v9 : tensor<f32>, f32) outs(%v12 : tensor<f32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32):  linalg.yield %v9 : f32 } -> tensor<f32>
  "t.use"(%v7, %v11, %v13) : (tensor<1x2xf32>, tensor<i32>, tensor<f32>) -> ()
  return
}
// -----
func.func @f(%v2: tensor<2xf32>, %v3: tensor<2xf32>, %v8: tensor<6xf32>) {
  %v1 = arith.constant dense<[[2.5, 0.0], [2.5, 0.0]]> : tensor<2x2xf32>
  %v4 = linalg.matvec ins(%v1, %v2 : tensor<2x2xf32>, tensor<2xf32>) outs(%v3 : tensor<2xf32>) -> tensor<2xf32>
  %v5 = tensor.empty() : tensor<2x2xf32>
  %v6 = linalg.transpose ins(%v1 : tensor<2x2xf32>) outs(%v5 : tensor<2x2xf32>) permutation = [1, 0]
  %v7 = arith.constant dense<[[-0.0, 0.0], [-1.0, 0.0], [-1.0, 0.0], [1.0, 0.0], [-1.0, -1.0], [-0.0, 0.0]]> : tensor<6x2xf32>
  %v9 = linalg.reduce { arith.addf } ins(%v7 : tensor<6x2xf32>) outs(%v8 : tensor<6xf32>) dimensions = [1]
  %v10 = linalg.transpose ins(%v9 : tensor<6xf32>) outs(%v9 : tensor<6xf32>) permutation = [0]
  "t.use"(%v4, %v6, %v9, %v10) : (tensor<2xf32>, tensor<2x2xf32>, tensor<6xf32>, tensor<6xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<f32>, %v8: index, %v10: f32, %v12: tensor<?xf32>) {
  %v2, %v3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v1 : tensor<f32>) outs(%v1, %v1 : tensor<f32>, tensor<f32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32): %y0 = arith.addf %b0, %b0 : f32
 linalg.yield %y0, %b0 : f32, f32 } -> (tensor<f32>, tensor<f32>)
  %v4 = tensor.empty() : tensor<2xf32>
  %v5 = linalg.broadcast ins(%v3 : tensor<f32>) outs(%v4 : tensor<2xf32>) dimensions = [0]
  %v6 = arith.constant 4 : index
  %v7 = tensor.empty(%v6) : tensor<?xf32>
  %v9 = tensor.empty(%v8) : tensor<4x2x?xf32>
  %v11 = linalg.fill ins(%v10 : f32) outs(%v9 : tensor<4x2x?xf32>) -> tensor<4x2x?xf32>
  %v13 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v12 : tensor<?xf32>) outs(%v12 : tensor<?xf32>) { ^bb0(%b0: f32, %b1: f32): %y0 = arith.addf %b0, %b0 : f32
 linalg.yield %y0 : f32 } -> tensor<?xf32>
  "t.use"(%v2, %v5, %v7, %v11, %v13) : (tensor<f32>, tensor<2xf32>, tensor<?xf32>, tensor<4x2x?xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @f(%v2: f32, %v1: tensor<f32>, %v4: tensor<?x8xf32>, %v7: tensor<2xi32>, %v11: i32, %v13: tensor<4x2x2xi32>) {
  %v3 = linalg.fill ins(%v2 : f32) outs(%v1 : tensor<f32>) -> tensor<f32>
  %v5 = arith.constant 1.0 : f32
  %v6 = linalg.fill ins(%v5 : f32) outs(%v4 : tensor<?x8xf32>) -> tensor<?x8xf32>
  %v8 = arith.constant 0 : i32
  %v9 = linalg.fill ins(%v8 : i32) outs(%v7 : tensor<2xi32>) -> tensor<2xi32>
  %v10 = tensor.empty() : tensor<1x3x2xi32>
  %v12 = linalg.fill ins(%v11 : i32) outs(%v10 : tensor<1x3x2xi32>) -> tensor<1x3x2xi32>
  %v14 = linalg.broadcast ins(%v9 : tensor<2xi32>) outs(%v13 : tensor<4x2x2xi32>) dimensions = [0, 2]
  "t.use"(%v3, %v6, %v10, %v12, %v14) : (tensor<f32>, tensor<?x8xf32>, tensor<1x3x2xi32>, tensor<1x3x2xi32>, tensor<4x2x2xi32>) -> ()
  return
}
// -----
func.func @f(%v2: f32, %v1: tensor<1x3x2xf32>, %v4: tensor<?xf32>, %v5: tensor<?xi32>, %v8: tensor<1x4xf32>, %v9: tensor<4xf32>) {
  %v3 = linalg.fill ins(%v2 : f32) outs(%v1 : tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
  %v6, %v7 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v4, %v4, %v4 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) outs(%v5, %v4 : tensor<?xi32>, tensor<?xf32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: i32, %b4: f32): %y0 = arith.addi %b3, %b3 : i32
 linalg.yield %y0, %b4 : i32, f32 } -> (tensor<?xi32>, tensor<?xf32>)
  %v10 = linalg.unpack %v8 outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [4] into %v9 : tensor<1x4xf32> -> tensor<4xf32>
  %v11 = arith.constant 0.0 : f32
  %v12 = linalg.pack %v10 padding_value(%v11 : f32) outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [4] into %v8 : tensor<4xf32> -> tensor<1x4xf32>
  "t.use"(%v3, %v6, %v7, %v12) : (tensor<1x3x2xf32>, tensor<?xi32>, tensor<?xf32>, tensor<1x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?x?xf32>, %v3: index) {
  %v2 = linalg.transpose ins(%v1 : tensor<?x?xf32>) outs(%v1 : tensor<?x?xf32>) permutation = [1, 0]
  %v4 = tensor.empty(%v3, %v3) : tensor<?x?xf32>
  %v5 = linalg.softmax dimension(0) ins(%v2 : tensor<?x?xf32>) outs(%v4 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %v6 = tensor.empty(%v3, %v3) : tensor<2x?x4x?xf32>
  %v7 = linalg.broadcast ins(%v5 : tensor<?x?xf32>) outs(%v6 : tensor<2x?x4x?xf32>) dimensions = [0, 2]
  "t.use"(%v7) : (tensor<2x?x4x?xf32>) -> ()
  return
}
// -----
func.func @f(%v2: f32, %v4: tensor<i32>) {
  %v1 = tensor.empty() : tensor<4xf32>
  %v3 = linalg.fill ins(%v2 : f32) outs(%v1 : tensor<4xf32>) -> tensor<4xf32>
  %v5 = arith.constant 3 : i32
  %v6 = linalg.fill ins(%v5 : i32) outs(%v4 : tensor<i32>) -> tensor<i32>
  "t.use"(%v3, %v6) : (tensor<4xf32>, tensor<i32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8x6x3xf32>, %v9: tensor<f32>, %v14: tensor<f32>) {
  %v2 = arith.constant 2 : index
  %v3 = tensor.empty(%v2, %v2) : tensor<8x6x?x?x1xf32>
  %v4 = arith.constant 1.0 : f32
  %v5 = linalg.pack %v1 padding_value(%v4 : f32) inner_dims_pos = [2, 1] inner_tiles = [%v2, 1] into %v3 : tensor<8x6x3xf32> -> tensor<8x6x?x?x1xf32>
  %v6 = tensor.empty() : tensor<1x8x6x1x3xf32>
  %v7 = linalg.broadcast ins(%v1 : tensor<8x6x3xf32>) outs(%v6 : tensor<1x8x6x1x3xf32>) dimensions = [0, 3]
  %v8 = arith.constant -0.0 : f32
  %v10, %v11 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v8, %v9, %v9 : f32, tensor<f32>, tensor<f32>) outs(%v9, %v9 : tensor<f32>, tensor<f32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32, %b4: f32): %y0 = arith.addf %b1, %b3 : f32
 linalg.yield %y0, %b0 : f32, f32 } -> (tensor<f32>, tensor<f32>)
  %v12 = tensor.empty() : tensor<f32>
  %v13 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%v11 : tensor<f32>) outs(%v12 : tensor<f32>) -> tensor<f32>
  %v15 = arith.constant -0.0 : f32
  %v16 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v13 : tensor<f32>) outs(%v14 : tensor<f32>) { ^bb0(%b0: f32, %b1: f32):  linalg.yield %v15 : f32 } -> tensor<f32>
  "t.use"(%v5, %v7, %v10, %v11, %v16) : (tensor<8x6x?x?x1xf32>, tensor<1x8x6x1x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) -> ()
  return
}
// -----
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
func.func @f(%v4: tensor<i32>, %v7: index, %v12: tensor<1x8x1xf32>) {
  %v1 = arith.constant dense<0> : tensor<1xi32>
  %v2 = tensor.empty() : tensor<1xi32>
  %v3 = linalg.copy ins(%v1 : tensor<1xi32>) outs(%v2 : tensor<1xi32>) -> tensor<1xi32>
  %v5 = arith.constant 1 : i32
  %v6 = linalg.fill ins(%v5 : i32) outs(%v4 : tensor<i32>) -> tensor<i32>
  %v8 = arith.constant 6 : index
  %v9 = tensor.empty(%v8, %v7) : tensor<?x?xi32>
  %v10 = arith.constant -1 : i32
  %v11 = linalg.pack %v1 padding_value(%v10 : i32) outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [%v7] into %v9 : tensor<1xi32> -> tensor<?x?xi32>
  %v13 = tensor.empty() : tensor<1x8x1xf32>
  %v14 = linalg.exp ins(%v12 : tensor<1x8x1xf32>) outs(%v13 : tensor<1x8x1xf32>) -> tensor<1x8x1xf32>
  "t.use"(%v3, %v6, %v11, %v14) : (tensor<1xi32>, tensor<i32>, tensor<?x?xi32>, tensor<1x8x1xf32>) -> ()
  return
}
// -----
func.func @f(%v4: tensor<1x2x1x1xi32>, %v8: tensor<f32>, %v11: index, %v10: tensor<2x?x8xf32>) {
  %v1 = tensor.empty() : tensor<1x2x1xi32>
  %v2 = arith.constant 3 : i32
  %v3 = linalg.fill ins(%v2 : i32) outs(%v1 : tensor<1x2x1xi32>) -> tensor<1x2x1xi32>
  %v5 = linalg.pack %v1 outer_dims_perm = [0, 1, 2] inner_dims_pos = [0] inner_tiles = [1] into %v4 : tensor<1x2x1xi32> -> tensor<1x2x1x1xi32>
  %v6 = tensor.empty() : tensor<1x2x1xi32>
  %v7 = linalg.unpack %v5 outer_dims_perm = [0, 1, 2] inner_dims_pos = [0] inner_tiles = [1] into %v6 : tensor<1x2x1x1xi32> -> tensor<1x2x1xi32>
  %v9 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v8 : tensor<f32>) outs(%v8 : tensor<f32>) { ^bb0(%b0: f32, %b1: f32):  linalg.yield %b1 : f32 } -> tensor<f32>
  %v12 = tensor.empty(%v11) : tensor<?x8x2xf32>
  %v13 = linalg.transpose ins(%v10 : tensor<2x?x8xf32>) outs(%v12 : tensor<?x8x2xf32>) permutation = [1, 2, 0]
  %v14 = tensor.empty(%v11) : tensor<6x?xi32>
  %v15 = arith.constant 0 : i32
  %v16 = linalg.fill ins(%v15 : i32) outs(%v14 : tensor<6x?xi32>) -> tensor<6x?xi32>
  "t.use"(%v3, %v7, %v9, %v13, %v16) : (tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<f32>, tensor<?x8x2xf32>, tensor<6x?xi32>) -> ()
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
func.func @f(%v1: tensor<3x3xi32>, %v2: tensor<3x3x1xi32>, %v6: tensor<?x?xf32>, %v8: index) {
  %v3 = linalg.pack %v1 inner_dims_pos = [0] inner_tiles = [1] into %v2 : tensor<3x3xi32> -> tensor<3x3x1xi32>
  %v4 = tensor.empty() : tensor<3x3xi32>
  %v5 = linalg.transpose ins(%v1 : tensor<3x3xi32>) outs(%v4 : tensor<3x3xi32>) permutation = [0, 1]
  %v7 = linalg.matmul ins(%v6, %v6 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%v6 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %v9 = tensor.empty(%v8, %v8) : tensor<?x?xf32>
  %v10 = linalg.copy ins(%v7 : tensor<?x?xf32>) outs(%v9 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %v11 = tensor.empty(%v8) : tensor<4x?x4xf32>
  %v12, %v13 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%v11, %v11 : tensor<4x?x4xf32>, tensor<4x?x4xf32>) { ^bb0(%b0: f32, %b1: f32): %y0 = arith.addf %b1, %b1 : f32
 linalg.yield %y0, %b1 : f32, f32 } -> (tensor<4x?x4xf32>, tensor<4x?x4xf32>)
  "t.use"(%v3, %v5, %v7, %v10, %v12, %v13) : (tensor<3x3x1xi32>, tensor<3x3xi32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<4x?x4xf32>, tensor<4x?x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<2x?xindex>, %v2: tensor<1x2x?xindex>) {
  %v3 = linalg.broadcast ins(%v1 : tensor<2x?xindex>) outs(%v2 : tensor<1x2x?xindex>) dimensions = [0]
  %v4 = tensor.empty() : tensor<1x4x3xf32>
  %v5 = arith.constant 2.5 : f32
  %v6 = linalg.fill ins(%v5 : f32) outs(%v4 : tensor<1x4x3xf32>) -> tensor<1x4x3xf32>
  "t.use"(%v3, %v6) : (tensor<1x2x?xindex>, tensor<1x4x3xf32>) -> ()
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
func.func @f(%v4: tensor<f32>, %v8: i32, %v10: tensor<i32>, %v11: tensor<i32>) {
  %v1 = tensor.empty() : tensor<f32>
  %v2 = arith.constant 0.0 : f32
  %v3 = linalg.fill ins(%v2 : f32) outs(%v1 : tensor<f32>) -> tensor<f32>
  %v5 = linalg.copy ins(%v1 : tensor<f32>) outs(%v4 : tensor<f32>) -> tensor<f32>
  %v6 = arith.constant 8 : index
  %v7 = tensor.empty(%v6) : tensor<?xi32>
  %v9 = linalg.fill ins(%v8 : i32) outs(%v7 : tensor<?xi32>) -> tensor<?xi32>
  %v12 = linalg.copy ins(%v10 : tensor<i32>) outs(%v11 : tensor<i32>) -> tensor<i32>
  "t.use"(%v3, %v5, %v9, %v12) : (tensor<f32>, tensor<f32>, tensor<?xi32>, tensor<i32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<4x4xf32>, %v2: tensor<4x1xf32>, %v4: tensor<4x1x1x1xf32>, %v9: f32, %v8: tensor<8x6x6xf32>, %v11: tensor<8x8x1x1xf32>, %v12: tensor<8x8xf32>) {
  %v3 = linalg.matmul ins(%v1, %v2 : tensor<4x4xf32>, tensor<4x1xf32>) outs(%v2 : tensor<4x1xf32>) -> tensor<4x1xf32>
  %v5 = linalg.pack %v2 inner_dims_pos = [0, 1] inner_tiles = [1, 1] into %v4 : tensor<4x1xf32> -> tensor<4x1x1x1xf32>
  %v6 = tensor.empty() : tensor<4x1xf32>
  %v7 = linalg.unpack %v5 inner_dims_pos = [0, 1] inner_tiles = [1, 1] into %v6 : tensor<4x1x1x1xf32> -> tensor<4x1xf32>
  %v10 = linalg.fill ins(%v9 : f32) outs(%v8 : tensor<8x6x6xf32>) -> tensor<8x6x6xf32>
  %v13 = linalg.unpack %v11 inner_dims_pos = [1, 0] inner_tiles = [1, 1] into %v12 : tensor<8x8x1x1xf32> -> tensor<8x8xf32>
  "t.use"(%v3, %v7, %v10, %v13) : (tensor<4x1xf32>, tensor<4x1xf32>, tensor<8x6x6xf32>, tensor<8x8xf32>) -> ()
  return
}
// -----
func.func @f(%v2: i32, %v1: tensor<4x3xi32>, %v8: tensor<2x?x1x?x4x2xi32>) {
  %v3 = linalg.fill ins(%v2 : i32) outs(%v1 : tensor<4x3xi32>) -> tensor<4x3xi32>
  %v4 = arith.constant 4 : index
  %v5 = tensor.empty(%v4) : tensor<4x?x2xi32>
  %v6 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel"]} outs(%v5 : tensor<4x?x2xi32>) { ^bb0(%b0: i32):  linalg.yield %b0 : i32 } -> tensor<4x?x2xi32>
  %v7 = arith.constant 2 : index
  %v9 = linalg.pack %v6 padding_value(%v2 : i32) inner_dims_pos = [1, 2, 0] inner_tiles = [%v7, 4, 2] into %v8 : tensor<4x?x2xi32> -> tensor<2x?x1x?x4x2xi32>
  "t.use"(%v3, %v9) : (tensor<4x3xi32>, tensor<2x?x1x?x4x2xi32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1xi32>, %v2: tensor<1x4xi32>, %v3: i32, %v5: tensor<?x2xi32>, %v7: tensor<3x?xf32>, %v10: tensor<3x3x1xf32>, %v11: tensor<3x3xf32>) {
  %v4 = linalg.pack %v1 padding_value(%v3 : i32) outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [4] into %v2 : tensor<1xi32> -> tensor<1x4xi32>
  %v6 = linalg.fill ins(%v3 : i32) outs(%v5 : tensor<?x2xi32>) -> tensor<?x2xi32>
  %v8 = arith.constant -0.0 : f32
  %v9 = linalg.fill ins(%v8 : f32) outs(%v7 : tensor<3x?xf32>) -> tensor<3x?xf32>
  %v12 = linalg.unpack %v10 outer_dims_perm = [0, 1] inner_dims_pos = [1] inner_tiles = [1] into %v11 : tensor<3x3x1xf32> -> tensor<3x3xf32>
  "t.use"(%v4, %v6, %v9, %v12) : (tensor<1x4xi32>, tensor<?x2xi32>, tensor<3x?xf32>, tensor<3x3xf32>) -> ()
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
func.func @f(%v2: tensor<2x8x2x1xi32>, %v4: tensor<4x8xi32>, %v6: tensor<6x6x?xf32>, %v7: tensor<6x6x?xf32>) {
  %v1 = arith.constant dense<-1> : tensor<4x8xi32>
  %v3 = linalg.pack %v1 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 1] into %v2 : tensor<4x8xi32> -> tensor<2x8x2x1xi32>
  %v5 = linalg.unpack %v3 outer_dims_perm = [0, 1] inner_dims_pos = [0, 1] inner_tiles = [2, 1] into %v4 : tensor<2x8x2x1xi32> -> tensor<4x8xi32>
  %v8 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%v6 : tensor<6x6x?xf32>) outs(%v7 : tensor<6x6x?xf32>) -> tensor<6x6x?xf32>
  "t.use"(%v5, %v8) : (tensor<4x8xi32>, tensor<6x6x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x2xf32>, %v4: f32, %v3: tensor<f32>, %v7: tensor<1x?x?x2xf32>, %v8: f32, %v11: f32) {
  %v2 = linalg.transpose ins(%v1 : tensor<1x2xf32>) outs(%v1 : tensor<1x2xf32>) permutation = [0, 1]
  %v5 = linalg.fill ins(%v4 : f32) outs(%v3 : tensor<f32>) -> tensor<f32>
  %v6 = arith.constant 2 : index
  %v9 = linalg.pack %v1 padding_value(%v8 : f32) inner_dims_pos = [1, 0] inner_tiles = [%v6, 2] into %v7 : tensor<1x2xf32> -> tensor<1x?x?x2xf32>
  %v10 = tensor.empty(%v6, %v6) : tensor<3x?x?xf32>
  %v12 = linalg.fill ins(%v11 : f32) outs(%v10 : tensor<3x?x?xf32>) -> tensor<3x?x?xf32>
  "t.use"(%v2, %v5, %v9, %v12) : (tensor<1x2xf32>, tensor<f32>, tensor<1x?x?x2xf32>, tensor<3x?x?xf32>) -> ()
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
// -----
func.func @f(%v1: tensor<f32>, %v5: tensor<3xf32>, %v7: f32) {
  %v2 = tensor.empty() : tensor<f32>
  %v3, %v4 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%v1, %v1 : tensor<f32>, tensor<f32>) outs(%v1, %v2 : tensor<f32>, tensor<f32>) { ^bb0(%b0: f32, %b1: f32, %b2: f32, %b3: f32):  linalg.yield %b2, %b2 : f32, f32 } -> (tensor<f32>, tensor<f32>)
  %v6 = tensor.empty() : tensor<1x4xf32>
  %v8 = linalg.pack %v5 padding_value(%v7 : f32) inner_dims_pos = [0] inner_tiles = [4] into %v6 : tensor<3xf32> -> tensor<1x4xf32>
  %v9 = tensor.empty() : tensor<f32>
  %v10 = linalg.exp ins(%v4 : tensor<f32>) outs(%v9 : tensor<f32>) -> tensor<f32>
  "t.use"(%v3, %v8, %v9, %v10) : (tensor<f32>, tensor<1x4xf32>, tensor<f32>, tensor<f32>) -> ()
  return
}
