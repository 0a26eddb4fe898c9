// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v1: memref<1x?x3xi32>, %v3: memref<2xf32>, %v5: memref<6x4xf32>, %v7: memref<4x3xi32, strided<[?, 1], offset: ?>>, %v8: index) {
  %v2 = memref.cast %v1 : memref<1x?x3xi32> to memref<?x2x3xi32, strided<[?, ?, ?], offset: ?>>
  %v4 = memref.cast %v3 : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
  %v6 = memref.cast %v5 : memref<6x4xf32> to memref<?x?xf32>
  %v9 = arith.constant 1 : index
  %v10 = memref.load %v7[%v8, %v9] : memref<4x3xi32, strided<[?, 1], offset: ?>>
  "t.use"(%v2, %v4, %v6, %v10) : (memref<?x2x3xi32, strided<[?, ?, ?], offset: ?>>, memref<2xf32, strided<[?], offset: ?>>, memref<?x?xf32>, i32) -> ()
  return
}
// -----
func.func @f() {
  %v2 = memref.alloc() {alignment = 64 : i64} : memref<1x1x8xf32>
  %v3 = arith.constant 1 : index
  %v4 = memref.load %v2[%v3, %v3, %v3] : memref<1x1x8xf32>
  %v5 = memref.alloc() : memref<1x1x6xf32>
  %v6 = arith.constant 1 : index
  %v7 = memref.subview %v5[0, 0, 0] [%v6, 1, 6] [1, 1, 1] : memref<1x1x6xf32> to memref<?x1x6xf32, strided<[6, 6, 1]>>
  %v8 = memref.collapse_shape %v5 [[0, 1, 2]] : memref<1x1x6xf32> into memref<6xf32>
  "t.use"(%v4, %v7, %v8) : (f32, memref<?x1x6xf32, strided<[6, 6, 1]>>, memref<6xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32, strided<[]>>, %v4: memref<2x6xf32>) {
  %v2 = memref.rank %v1 : memref<f32, strided<[]>>
  %v3 = memref.cast %v1 : memref<f32, strided<[]>> to memref<f32, strided<[]>>
  %v5 = arith.constant 2 : index
  %v6 = memref.dim %v4, %v5 : memref<2x6xf32>
  %v7 = arith.constant 0 : index
  %v8 = memref.subview %v4[0, %v7] [2, %v6] [1, 1] : memref<2x6xf32> to memref<2x?xf32, strided<[6, 1], offset: ?>>
  "t.use"(%v2, %v3, %v8) : (index, memref<f32, strided<[]>>, memref<2x?xf32, strided<[6, 1], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>, %v3: memref<3xf32, strided<[1], offset: 4>>, %v5: f32) {
  %v2 = memref.memory_space_cast %v1 : memref<f32> to memref<f32>
  %v4 = memref.subview %v3[0] [3] [1] : memref<3xf32, strided<[1], offset: 4>> to memref<3xf32, strided<[1], offset: 4>>
  %v6 = memref.alloca_scope -> (f32) { %sc2 = memref.alloc() : memref<3xf32>
 "t.in"(%sc2) : (memref<3xf32>) -> ()
 memref.alloca_scope.return %v5 : f32 }
  %v7 = memref.alloca_scope -> (f32) { %sc3 = memref.alloca() : memref<f32>
 "t.in"(%sc3) : (memref<f32>) -> ()
 memref.alloca_scope.return %v5 : f32 }
  "t.use"(%v2, %v4, %v6, %v7) : (memref<f32>, memref<3xf32, strided<[1], offset: 4>>, f32, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<8xf32>) {
  %v2, %v3, %v4, %v5 = memref.extract_strided_metadata %v1 : memref<8xf32> -> memref<f32>, index, index, index
  %v6 = memref.reinterpret_cast %v2 to offset: [%v3], sizes: [8], strides: [%v5] : memref<f32> to memref<8xf32, strided<[?], offset: ?>>
  %v7 = memref.alloc() : memref<f32>
  memref.dealloc %v7 : memref<f32>
  %v8 = memref.subview %v1[0] [8] [1] : memref<8xf32> to memref<8xf32, strided<[1]>>
  "t.use"(%v6, %v8) : (memref<8xf32, strided<[?], offset: ?>>, memref<8xf32, strided<[1]>>) -> ()
  return
}
// -----
func.func @f(%v1: index, %v3: memref<?xi8>, %v6: f32) {
  %v2 = memref.alloc(%v1) : memref<?x6x8xf32>
  %v4 = arith.constant 4 : index
  %v5 = memref.view %v3[%v4][] : memref<?xi8> to memref<4xf32>
  %v7 = memref.alloca_scope -> (f32) { %sc3 = memref.alloca() : memref<f32>
 "t.in"(%sc3) : (memref<f32>) -> ()
 memref.alloca_scope.return %v6 : f32 }
  "t.use"(%v2, %v5, %v7) : (memref<?x6x8xf32>, memref<4xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<3x4x8xi32>, %v12: f32, %v11: memref<1xf32>, %v14: memref<2xi32>) {
  %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9 = memref.extract_strided_metadata %v1 : memref<3x4x8xi32> -> memref<i32>, index, index, index, index, index, index, index
  %v10 = memref.collapse_shape %v1 [[0, 1], [2]] : memref<3x4x8xi32> into memref<12x8xi32>
  linalg.fill ins(%v12 : f32) outs(%v11 : memref<1xf32>)
  %v13 = memref.collapse_shape %v1 [[0, 1, 2]] : memref<3x4x8xi32> into memref<96xi32>
  %v15 = memref.expand_shape %v14 [[0, 1]] output_shape [1, 2] : memref<2xi32> into memref<1x2xi32>
  %v16 = memref.load %v14[%v9] : memref<2xi32>
  "t.use"(%v2, %v3, %v4, %v5, %v6, %v7, %v8, %v10, %v13, %v15, %v16) : (memref<i32>, index, index, index, index, index, index, memref<12x8xi32>, memref<96xi32>, memref<1x2xi32>, i32) -> ()
  return
}
// -----
func.func @f(%v1: memref<3x1xf32>, %v3: memref<?x?x3xf32>, %v6: memref<f32>) {
  %v2 = memref.cast %v1 : memref<3x1xf32> to memref<3x1xf32>
  %v4 = arith.constant 4 : index
  %v5 = memref.subview %v3[0, 0, %v4] [%v4, 3, 2] [1, 1, 1] : memref<?x?x3xf32> to memref<?x3x2xf32, strided<[?, 3, 1], offset: ?>>
  %v7 = memref.cast %v6 : memref<f32> to memref<f32>
  memref.alloca_scope { %sc4 = memref.alloca() : memref<2xi32>
 
 memref.alloca_scope.return }
  "t.use"(%v2, %v5, %v7) : (memref<3x1xf32>, memref<?x3x2xf32, strided<[?, 3, 1], offset: ?>>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<3xf32>) {
  %v2, %v3, %v4, %v5 = memref.extract_strided_metadata %v1 : memref<3xf32> -> memref<f32>, index, index, index
  %v6 = memref.reinterpret_cast %v2 to offset: [%v3], sizes: [%v4], strides: [%v5] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  %v7 = arith.constant 0 : index
  %v8 = memref.dim %v6, %v7 : memref<?xf32, strided<[?], offset: ?>>
  "t.use"(%v5, %v8) : (index, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<1x?xi32>, %v2: index) {
  %v3 = arith.constant 0 : index
  %v4 = memref.subview %v1[%v3, %v3] [%v2, %v2] [1, 1] : memref<1x?xi32> to memref<?x?xi32, strided<[?, 1], offset: ?>>
  %v5 = memref.transpose %v1 (d0, d1) -> (d1, d0) : memref<1x?xi32> to memref<?x1xi32, strided<[1, ?]>>
  %v6 = arith.constant 0 : index
  %v7 = memref.load %v4[%v3, %v6] : memref<?x?xi32, strided<[?, 1], offset: ?>>
  %v8 = arith.constant 1 : index
  %v9 = memref.dim %v5, %v8 : memref<?x1xi32, strided<[1, ?]>>
  "t.use"(%v7, %v9) : (i32, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<4xi32>, %v4: memref<2x8xi32>) {
  %v2 = arith.constant 1 : index
  %v3 = memref.subview %v1[0] [4] [%v2] : memref<4xi32> to memref<4xi32, strided<[?]>>
  %v5 = memref.collapse_shape %v4 [[0, 1]] : memref<2x8xi32> into memref<16xi32>
  %v6 = arith.constant 0 : index
  %v7 = memref.subview %v5[%v6] [%v2] [1] : memref<16xi32> to memref<?xi32, strided<[1], offset: ?>>
  "t.use"(%v3, %v7) : (memref<4xi32, strided<[?]>>, memref<?xi32, strided<[1], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<1x6x4xf32>, %v3: f32, %v4: index) {
  %v2 = memref.collapse_shape %v1 [[0, 1], [2]] : memref<1x6x4xf32> into memref<6x4xf32>
  %v5 = arith.constant 0 : index
  %v6 = memref.atomic_rmw addf %v3, %v2[%v4, %v5] : (f32, memref<6x4xf32>) -> f32
  %v7 = memref.expand_shape %v2 [[0, 1], [2, 3]] output_shape [6, 1, 4, 1] : memref<6x4xf32> into memref<6x1x4x1xf32>
  %v9 = memref.collapse_shape %v7 [[0, 1, 2, 3]] : memref<6x1x4x1xf32> into memref<24xf32>
  %v10 = memref.expand_shape %v9 [[0, 1, 2]] output_shape [3, 2, 4] : memref<24xf32> into memref<3x2x4xf32>
  "t.use"(%v6, %v10) : (f32, memref<3x2x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?xf32, strided<[1], offset: ?>>, %v5: memref<1x6x2xf32>) {
  %v2 = arith.constant 2.5 : f32
  %v3 = arith.constant 0 : index
  %v4 = memref.atomic_rmw addf %v2, %v1[%v3] : (f32, memref<?xf32, strided<[1], offset: ?>>) -> f32
  %v6 = memref.reinterpret_cast %v5 to offset: [0], sizes: [1, 1, 4], strides: [4, 4, 1] : memref<1x6x2xf32> to memref<1x1x4xf32, strided<[4, 4, 1]>>
  "t.use"(%v4, %v6) : (f32, memref<1x1x4xf32, strided<[4, 4, 1]>>) -> ()
  return
}
// -----
func.func @f(%v2: f32, %v1: memref<6xf32, 1>, %v4: memref<8xf32>) {
  %v3 = arith.constant 0 : index
  memref.store %v2, %v1[%v3] : memref<6xf32, 1>
  %v5, %v6, %v7, %v8 = memref.extract_strided_metadata %v4 : memref<8xf32> -> memref<f32>, index, index, index
  %v9 = memref.reinterpret_cast %v5 to offset: [%v6], sizes: [8], strides: [%v8] : memref<f32> to memref<8xf32, strided<[?], offset: ?>>
  %v10 = arith.constant 4 : index
  %v11 = memref.alloc(%v10, %v10) : memref<?x?x1xf32>
  %v12 = memref.memory_space_cast %v11 : memref<?x?x1xf32> to memref<?x?x1xf32, 1>
  %v13 = memref.cast %v1 : memref<6xf32, 1> to memref<?xf32, 1>
  "t.use"(%v8, %v9, %v12, %v13) : (index, memref<8xf32, strided<[?], offset: ?>>, memref<?x?x1xf32, 1>, memref<?xf32, 1>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?x6xf32>) {
  %v2 = memref.reinterpret_cast %v1 to offset: [0], sizes: [], strides: [] : memref<?x6xf32> to memref<f32, strided<[]>>
  %v3 = arith.constant 1 : index
  %v4 = arith.constant 0 : index
  %v5 = memref.load %v1[%v3, %v4] : memref<?x6xf32>
  "t.use"(%v2, %v5) : (memref<f32, strided<[]>>, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<2x6x1xi32>, %v11: memref<?xi8>, %v13: index) {
  %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9 = memref.extract_strided_metadata %v1 : memref<2x6x1xi32> -> memref<i32>, index, index, index, index, index, index, index
  %v10 = memref.alloc() : memref<1x1xi32>
  %v12 = memref.view %v11[%v7][] : memref<?xi8> to memref<2xf32>
  %v14 = memref.dim %v12, %v13 : memref<2xf32>
  "t.use"(%v2, %v3, %v4, %v5, %v6, %v8, %v9, %v10, %v12, %v14) : (memref<i32>, index, index, index, index, index, index, memref<1x1xi32>, memref<2xf32>, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<?xf32, 1>, %v2: f32, %v3: index, %v5: memref<1x?x4xi32>) {
  memref.dealloc %v1 : memref<?xf32, 1>
  %v4 = memref.atomic_rmw addf %v2, %v1[%v3] : (f32, memref<?xf32, 1>) -> f32
  %v6 = memref.cast %v5 : memref<1x?x4xi32> to memref<1x?x4xi32, strided<[?, ?, ?], offset: ?>>
  %v7 = arith.constant 2 : index
  %v8 = memref.dim %v1, %v7 : memref<?xf32, 1>
  "t.use"(%v4, %v6, %v8) : (f32, memref<1x?x4xi32, strided<[?, ?, ?], offset: ?>>, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<6x8x1xi32>, %v10: memref<64xi8>, %v15: memref<3x3x1xi32, 1>) {
  %v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9 = memref.extract_strided_metadata %v1 : memref<6x8x1xi32> -> memref<i32>, index, index, index, index, index, index, index
  %v11 = arith.constant 0 : index
  %v12 = memref.view %v10[%v11][] : memref<64xi8> to memref<4xf32>
  %v13 = arith.constant 4 : index
  %v14 = memref.view %v10[%v13][] : memref<64xi8> to memref<4x4xf32>
  memref.copy %v15, %v15 : memref<3x3x1xi32, 1> to memref<3x3x1xi32, 1>
  %v16 = memref.realloc %v10 : memref<64xi8> to memref<1xi8>
  "t.use"(%v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v12, %v14, %v16) : (memref<i32>, index, index, index, index, index, index, index, memref<4xf32>, memref<4x4xf32>, memref<1xi8>) -> ()
  return
}
// -----
func.func @f(%v1: memref<3x1xf32>) {
  %v2 = arith.constant 0 : index
  %v3 = memref.dim %v1, %v2 : memref<3x1xf32>
  %v4, %v5, %v6, %v7, %v8, %v9 = memref.extract_strided_metadata %v1 : memref<3x1xf32> -> memref<f32>, index, index, index, index, index
  %v10 = memref.reinterpret_cast %v4 to offset: [%v5], sizes: [%v6, 1], strides: [%v8, %v9] : memref<f32> to memref<?x1xf32, strided<[?, ?], offset: ?>>
  %v11 = memref.alloca(%v8) : memref<4x?xf32>
  "t.use"(%v3, %v10, %v11) : (index, memref<?x1xf32, strided<[?, ?], offset: ?>>, memref<4x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<1x6xf32>) {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 1 : index
  %v4 = memref.subview %v1[0, 0] [%v2, 6] [%v2, %v3] : memref<1x6xf32> to memref<?x6xf32, strided<[?, ?]>>
  %v5 = memref.cast %v1 : memref<1x6xf32> to memref<*xf32>
  %v6 = memref.subview %v1[0, 0] [1, 3] [1, 1] : memref<1x6xf32> to memref<1x3xf32, strided<[6, 1]>>
  "t.use"(%v4, %v5, %v6) : (memref<?x6xf32, strided<[?, ?]>>, memref<*xf32>, memref<1x3xf32, strided<[6, 1]>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<3xf32>, %v4: memref<f32, strided<[], offset: ?>>, %v7: index, %v8: index) {
  %v2 = arith.constant 0 : index
  %v3 = memref.load %v1[%v2] : memref<3xf32>
  %v5 = memref.cast %v4 : memref<f32, strided<[], offset: ?>> to memref<f32, strided<[], offset: ?>>
  %v6 = memref.alloc() {alignment = 64 : i64} : memref<f32>
  %v9 = memref.subview %v1[%v8] [%v7] [1] : memref<3xf32> to memref<?xf32, strided<[1], offset: ?>>
  "t.use"(%v3, %v5, %v6, %v9) : (f32, memref<f32, strided<[], offset: ?>>, memref<f32>, memref<?xf32, strided<[1], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<1xf32>, %v6: f32, %v5: memref<6x1x?xf32, strided<[?, ?, 1], offset: ?>>) {
  %v2 = arith.constant -0.0 : f32
  %v3 = arith.constant 0 : index
  %v4 = memref.atomic_rmw addf %v2, %v1[%v3] : (f32, memref<1xf32>) -> f32
  linalg.fill ins(%v6 : f32) outs(%v5 : memref<6x1x?xf32, strided<[?, ?, 1], offset: ?>>)
  %v7 = arith.constant 2 : index
  %v8 = memref.dim %v1, %v7 : memref<1xf32>
  "t.use"(%v4, %v8) : (f32, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<?x?xf32>, %v2: index, %v4: memref<1x6xi32>, %v5: memref<1x?xi32>, %v7: memref<8xi32>) {
  %v3 = memref.expand_shape %v1 [[0, 1], [2, 3]] output_shape [4, %v2, 1, %v2] : memref<?x?xf32> into memref<4x?x1x?xf32>
  memref.copy %v4, %v5 : memref<1x6xi32> to memref<1x?xi32>
  %v6 = memref.cast %v5 : memref<1x?xi32> to memref<1x?xi32>
  memref.copy %v6, %v6 : memref<1x?xi32> to memref<1x?xi32>
  %v8 = arith.constant 0 : i32
  %v9 = arith.constant 0 : index
  memref.store %v8, %v7[%v9] : memref<8xi32>
  "t.use"(%v3) : (memref<4x?x1x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>) {
  %v2 = memref.reinterpret_cast %v1 to offset: [0], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32, strided<[1, 1]>>
  %v4 = memref.alloc() : memref<1x2xi32>
  memref.dealloc %v4 : memref<1x2xi32>
  %v5 = memref.alloc() : memref<2xf32>
  memref.dealloc %v5 : memref<2xf32>
  %v6 = memref.expand_shape %v4 [[0], [1]] output_shape [1, 2] : memref<1x2xi32> into memref<1x2xi32>
  %v7 = memref.cast %v6 : memref<1x2xi32> to memref<1x2xi32>
  "t.use"(%v2, %v7) : (memref<1x1xf32, strided<[1, 1]>>, memref<1x2xi32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>, %v5: memref<8xf32, strided<[1], offset: 4>>) {
  %v2 = memref.rank %v1 : memref<f32>
  %v3 = memref.alloc() {alignment = 64 : i64} : memref<i32>
  memref.dealloc %v3 : memref<i32>
  %v4 = memref.alloca() : memref<2x2xf32, 1>
  memref.dealloc %v4 : memref<2x2xf32, 1>
  %v6, %v7, %v8, %v9 = memref.extract_strided_metadata %v5 : memref<8xf32, strided<[1], offset: 4>> -> memref<f32>, index, index, index
  %v10 = memref.reinterpret_cast %v6 to offset: [%v7], sizes: [%v8], strides: [%v9] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  "t.use"(%v2, %v4, %v10) : (index, memref<2x2xf32, 1>, memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<1xf32>, %v3: memref<2x?xi32>, %v4: memref<2x?xi32>, %v5: memref<6x2x4xf32>) {
  %v2 = memref.expand_shape %v1 [[0]] output_shape [1] : memref<1xf32> into memref<1xf32>
  memref.copy %v3, %v4 : memref<2x?xi32> to memref<2x?xi32>
  %v6 = memref.reinterpret_cast %v5 to offset: [0], sizes: [], strides: [] : memref<6x2x4xf32> to memref<f32, strided<[]>>
  %v7 = arith.constant 6 : index
  %v8 = memref.alloc(%v7, %v7) : memref<?x?xi32>
  memref.alloca_scope { %sc5 = memref.alloca() : memref<f32>
 
 memref.alloca_scope.return }
  "t.use"(%v2, %v6, %v8) : (memref<1xf32>, memref<f32, strided<[]>>, memref<?x?xi32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<8x8x6xf32, strided<[?, 6, ?], offset: ?>>) {
  memref.copy %v1, %v1 : memref<8x8x6xf32, strided<[?, 6, ?], offset: ?>> to memref<8x8x6xf32, strided<[?, 6, ?], offset: ?>>
  %v2 = memref.rank %v1 : memref<8x8x6xf32, strided<[?, 6, ?], offset: ?>>
  %v3 = memref.cast %v1 : memref<8x8x6xf32, strided<[?, 6, ?], offset: ?>> to memref<?x?x?xf32, strided<[?, 6, ?], offset: ?>>
  %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11 = memref.extract_strided_metadata %v1 : memref<8x8x6xf32, strided<[?, 6, ?], offset: ?>> -> memref<f32>, index, index, index, index, index, index, index
  "t.use"(%v2, %v3, %v4, %v5, %v6, %v7, %v8, %v9, %v10, %v11) : (index, memref<?x?x?xf32, strided<[?, 6, ?], offset: ?>>, memref<f32>, index, index, index, index, index, index, index) -> ()
  return
}
// -----
func.func @f(%v3: memref<f32>) {
  %v1 = memref.alloc() : memref<1x3x2xf32>
  memref.dealloc %v1 : memref<1x3x2xf32>
  %v2 = memref.memory_space_cast %v1 : memref<1x3x2xf32> to memref<1x3x2xf32, 2>
  %v4, %v5 = memref.extract_strided_metadata %v3 : memref<f32> -> memref<f32>, index
  %v6 = memref.reinterpret_cast %v4 to offset: [%v5], sizes: [], strides: [] : memref<f32> to memref<f32, strided<[], offset: ?>>
  "t.use"(%v1, %v2, %v6) : (memref<1x3x2xf32>, memref<1x3x2xf32, 2>, memref<f32, strided<[], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?x?x4xi32>, %v2: index) {
  %v3 = memref.expand_shape %v1 [[0, 1, 2], [3], [4]] output_shape [%v2, 4, 4, %v2, 4] : memref<?x?x4xi32> into memref<?x4x4x?x4xi32>
  %v4 = arith.constant -0.0 : f32
  %v5 = memref.alloca_scope -> (f32) { %sc1 = memref.alloca() : memref<8xi32>
 "t.in"(%sc1) : (memref<8xi32>) -> ()
 memref.alloca_scope.return %v4 : f32 }
  %v6 = memref.subview %v1[0, 0, 0] [4, %v2, 4] [1, 1, 1] : memref<?x?x4xi32> to memref<4x?x4xi32, strided<[?, 4, 1]>>
  "t.use"(%v3, %v5, %v6) : (memref<?x4x4x?x4xi32>, f32, memref<4x?x4xi32, strided<[?, 4, 1]>>) -> ()
  return
}
// -----
func.func @f(%v2: memref<f32, strided<[], offset: ?>>, %v4: memref<f32>, %v6: memref<f32>, %v7: memref<2x3x6xf32>) {
  %v3 = memref.cast %v2 : memref<f32, strided<[], offset: ?>> to memref<f32, strided<[], offset: ?>>
  memref.copy %v2, %v4 : memref<f32, strided<[], offset: ?>> to memref<f32>
  %v5 = memref.cast %v3 : memref<f32, strided<[], offset: ?>> to memref<f32, strided<[], offset: ?>>
  memref.copy %v2, %v6 : memref<f32, strided<[], offset: ?>> to memref<f32>
  memref.dealloc %v7 : memref<2x3x6xf32>
  "t.use"(%v5) : (memref<f32, strided<[], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<8xi32>, %v3: memref<?x?xi32>) {
  %v2 = memref.transpose %v1 (d0) -> (d0) : memref<8xi32> to memref<8xi32, strided<[1]>>
  %v4 = memref.collapse_shape %v3 [[0, 1]] : memref<?x?xi32> into memref<?xi32>
  %v5 = arith.constant 1 : index
  %v6 = memref.dim %v4, %v5 : memref<?xi32>
  memref.copy %v4, %v2 : memref<?xi32> to memref<8xi32, strided<[1]>>
  "t.use"(%v6) : (index) -> ()
  return
}
// -----
func.func @f(%v1: memref<1xi32>, %v3: index, %v5: memref<?x1xi32>) {
  %v2 = memref.subview %v1[0] [1] [1] : memref<1xi32> to memref<1xi32, strided<[1]>>
  %v4 = memref.reinterpret_cast %v1 to offset: [%v3], sizes: [2], strides: [1] : memref<1xi32> to memref<2xi32, strided<[1], offset: ?>>
  %v6 = memref.subview %v5[0, 0] [4, 1] [1, 1] : memref<?x1xi32> to memref<4x1xi32, strided<[1, 1]>>
  %v7 = memref.cast %v5 : memref<?x1xi32> to memref<2x1xi32>
  "t.use"(%v2, %v4, %v6, %v7) : (memref<1xi32, strided<[1]>>, memref<2xi32, strided<[1], offset: ?>>, memref<4x1xi32, strided<[1, 1]>>, memref<2x1xi32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32, 1>, %v3: memref<3x4xf32>, %v6: memref<1x?x?xf32>) {
  %v2 = memref.cast %v1 : memref<f32, 1> to memref<f32, 1>
  %v4 = memref.collapse_shape %v3 [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  %v5 = memref.expand_shape %v3 [[0, 1], [2]] output_shape [1, 3, 4] : memref<3x4xf32> into memref<1x3x4xf32>
  memref.copy %v5, %v6 : memref<1x3x4xf32> to memref<1x?x?xf32>
  %v7 = memref.collapse_shape %v6 [[0, 1], [2]] : memref<1x?x?xf32> into memref<?x?xf32>
  memref.dealloc %v7 : memref<?x?xf32>
  "t.use"(%v2, %v4) : (memref<f32, 1>, memref<12xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>, %v4: memref<1xf32>, %v7: f32) {
  %v2, %v3 = memref.extract_strided_metadata %v1 : memref<f32> -> memref<f32>, index
  %v5 = arith.constant 0 : index
  %v6 = memref.dim %v4, %v5 : memref<1xf32>
  memref.store %v7, %v2[] : memref<f32>
  %v8 = memref.expand_shape %v1 [] output_shape [1] : memref<f32> into memref<1xf32>
  linalg.fill ins(%v7 : f32) outs(%v4 : memref<1xf32>)
  "t.use"(%v3, %v6, %v8) : (index, index, memref<1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<3x3xf32>) {
  %v2 = arith.constant 0 : index
  %v3 = memref.dim %v1, %v2 : memref<3x3xf32>
  memref.copy %v1, %v1 : memref<3x3xf32> to memref<3x3xf32>
  %v4 = memref.collapse_shape %v1 [[0], [1]] : memref<3x3xf32> into memref<3x3xf32>
  %v5 = arith.constant 1 : index
  %v6 = memref.load %v4[%v3, %v5] : memref<3x3xf32>
  %v7 = arith.constant 3 : index
  %v8 = memref.reinterpret_cast %v1 to offset: [0], sizes: [3, %v7], strides: [3, 1] : memref<3x3xf32> to memref<3x?xf32, strided<[3, 1]>>
  "t.use"(%v6, %v8) : (f32, memref<3x?xf32, strided<[3, 1]>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<4xf32>, %v4: memref<64xi8>) {
  %v2 = arith.constant 2 : index
  %v3 = memref.dim %v1, %v2 : memref<4xf32>
  %v5 = arith.constant 0 : index
  %v6 = memref.view %v4[%v5][] : memref<64xi8> to memref<f32>
  "t.use"(%v3, %v6) : (index, memref<f32>) -> ()
  return
}
// -----
func.func @f(%v5: memref<?xf32>) {
  %v1 = memref.alloc() : memref<i32>
  memref.dealloc %v1 : memref<i32>
  %v2, %v3 = memref.extract_strided_metadata %v1 : memref<i32> -> memref<i32>, index
  %v4 = memref.reinterpret_cast %v2 to offset: [%v3], sizes: [], strides: [] : memref<i32> to memref<i32, strided<[], offset: ?>>
  %v6 = memref.cast %v5 : memref<?xf32> to memref<*xf32>
  %v7 = memref.alloca() : memref<6x8xf32, 1>
  "t.use"(%v4, %v6, %v7) : (memref<i32, strided<[], offset: ?>>, memref<*xf32>, memref<6x8xf32, 1>) -> ()
  return
}
// -----
func.func @f() {
  memref.alloca_scope { %sc0 = memref.alloc() : memref<f32>
 
 memref.alloca_scope.return }
  %v1 = memref.alloc() : memref<f32>
  memref.copy %v1, %v1 : memref<f32> to memref<f32>
  %v2 = memref.alloc() : memref<f32>
  "t.use"(%v2) : (memref<f32>) -> ()
  return
}
// -----
func.func @f(%v3: memref<6x2xf32, strided<[2, 1], offset: ?>>) {
  %v1 = memref.alloc() : memref<4x3xi32>
  %v2 = memref.alloc() {alignment = 64 : i64} : memref<1x4xf32>
  %v4 = arith.constant 2 : index
  %v5 = memref.dim %v3, %v4 : memref<6x2xf32, strided<[2, 1], offset: ?>>
  "t.use"(%v1, %v2, %v5) : (memref<4x3xi32>, memref<1x4xf32>, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<1xi32>, %v2: index, %v8: memref<64xi8>) {
  %v3 = memref.dim %v1, %v2 : memref<1xi32>
  %v5 = arith.constant 8 : index
  %v6 = memref.assume_alignment %v1, 64 : memref<1xi32>
  %v7 = memref.reinterpret_cast %v1 to offset: [4], sizes: [4], strides: [%v2] : memref<1xi32> to memref<4xi32, strided<[?], offset: 4>>
  %v9 = arith.constant 2 : index
  %v10 = memref.view %v8[%v2][%v9] : memref<64xi8> to memref<2x?xf32>
  "t.use"(%v3, %v6, %v7, %v10) : (index, memref<1xi32>, memref<4xi32, strided<[?], offset: 4>>, memref<2x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?xf32>, %v4: index, %v7: memref<3x4xi32>) {
  %v2 = memref.realloc %v1 : memref<?xf32> to memref<4xf32>
  %v3 = memref.cast %v1 : memref<?xf32> to memref<?xf32>
  %v5 = memref.dim %v3, %v4 : memref<?xf32>
  %v6 = memref.alloc() : memref<4x4x3xi32, 1>
  %v8 = memref.expand_shape %v7 [[0], [1]] output_shape [3, 4] : memref<3x4xi32> into memref<3x4xi32>
  "t.use"(%v2, %v3, %v5, %v6, %v8) : (memref<4xf32>, memref<?xf32>, index, memref<4x4x3xi32, 1>, memref<3x4xi32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<4x8xi32>, %v2: index) {
  %v3 = memref.dim %v1, %v2 : memref<4x8xi32>
  %v4 = arith.constant 100 : i32
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 0 : index
  %v7 = memref.atomic_rmw addi %v4, %v1[%v5, %v6] : (i32, memref<4x8xi32>) -> i32
  "t.use"(%v3, %v7) : (index, i32) -> ()
  return
}
// -----
func.func @f(%v1: memref<1x2xf32>) {
  %v2 = memref.collapse_shape %v1 [[0], [1]] : memref<1x2xf32> into memref<1x2xf32>
  %v3 = memref.reinterpret_cast %v2 to offset: [0], sizes: [], strides: [] : memref<1x2xf32> to memref<f32, strided<[]>>
  %v4 = arith.constant 2 : index
  %v5 = memref.reinterpret_cast %v1 to offset: [1], sizes: [1, %v4], strides: [2, 1] : memref<1x2xf32> to memref<1x?xf32, strided<[2, 1], offset: 1>>
  %v7 = memref.extract_aligned_pointer_as_index %v3 : memref<f32, strided<[]>> -> index
  "t.use"(%v5, %v7) : (memref<1x?xf32, strided<[2, 1], offset: 1>>, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<8x6x2xf32>, %v4: memref<f32>) {
  %v2 = memref.collapse_shape %v1 [[0, 1, 2]] : memref<8x6x2xf32> into memref<96xf32>
  %v3 = memref.expand_shape %v1 [[0, 1], [2, 3], [4]] output_shape [8, 1, 1, 6, 2] : memref<8x6x2xf32> into memref<8x1x1x6x2xf32>
  %v5 = memref.assume_alignment %v4, 64 : memref<f32>
  %v6 = memref.subview %v1[0, 0, 0] [5, 5, 2] [1, 1, 1] : memref<8x6x2xf32> to memref<5x5x2xf32, strided<[12, 2, 1]>>
  %v7 = memref.alloc() : memref<8x6xf32>
  "t.use"(%v2, %v3, %v5, %v6, %v7) : (memref<96xf32>, memref<8x1x1x6x2xf32>, memref<f32>, memref<5x5x2xf32, strided<[12, 2, 1]>>, memref<8x6xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<6x?x8xf32>, %v6: index) {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 1 : index
  %v4 = memref.subview %v1[0, %v3, %v2] [6, %v2, 8] [1, 1, 1] : memref<6x?x8xf32> to memref<6x?x8xf32, strided<[?, 8, 1], offset: ?>>
  %v5 = arith.constant -0.0 : f32
  %v7 = arith.constant 1 : index
  memref.store %v5, %v1[%v6, %v6, %v7] : memref<6x?x8xf32>
  %v9 = memref.alloc() : memref<2xf32>
  %v10 = memref.assume_alignment %v9, 4 : memref<2xf32>
  "t.use"(%v4, %v10) : (memref<6x?x8xf32, strided<[?, 8, 1], offset: ?>>, memref<2xf32>) -> ()
  return
}
// -----
func.func @f(%v2: i32, %v1: memref<?x8x4xi32>) {
  %v3 = arith.constant 0 : index
  %v4 = arith.constant 0 : index
  %v5 = arith.constant 0 : index
  memref.store %v2, %v1[%v3, %v4, %v5] : memref<?x8x4xi32>
  %v6, %v7, %v8, %v9, %v10, %v11, %v12, %v13 = memref.extract_strided_metadata %v1 : memref<?x8x4xi32> -> memref<i32>, index, index, index, index, index, index, index
  %v14 = memref.reinterpret_cast %v6 to offset: [%v7], sizes: [%v8, 8, %v10], strides: [%v11, %v12, %v13] : memref<i32> to memref<?x8x?xi32, strided<[?, ?, ?], offset: ?>>
  "t.use"(%v11, %v14) : (index, memref<?x8x?xi32, strided<[?, ?, ?], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>, %v3: memref<8x2xf32>) {
  %v2 = memref.load %v1[] : memref<f32>
  %v4 = memref.collapse_shape %v3 [[0, 1]] : memref<8x2xf32> into memref<16xf32>
  %v5 = arith.constant 1 : index
  %v6 = memref.dim %v4, %v5 : memref<16xf32>
  %v7 = memref.reinterpret_cast %v1 to offset: [%v5], sizes: [4, 1, 2], strides: [2, 2, 1] : memref<f32> to memref<4x1x2xf32, strided<[2, 2, 1], offset: ?>>
  "t.use"(%v2, %v4, %v6, %v7) : (f32, memref<16xf32>, index, memref<4x1x2xf32, strided<[2, 2, 1], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v2: memref<2xindex>, %v4: f32) {
  %v1 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
  %v3 = memref.reshape %v1(%v2) : (memref<2xf32>, memref<2xindex>) -> memref<?x4xf32>
  %v5 = arith.constant 0 : index
  %v6 = memref.atomic_rmw addf %v4, %v1[%v5] : (f32, memref<2xf32>) -> f32
  %v7 = arith.constant 8 : index
  %v8 = arith.constant 0 : index
  %v9 = arith.constant 2 : index
  %v10 = memref.subview %v3[%v8, %v9] [%v7, %v9] [1, 1] : memref<?x4xf32> to memref<?x?xf32, strided<[4, 1], offset: ?>>
  %v11 = memref.alloca_scope -> (f32) { %sc8 = memref.alloca() : memref<f32>
 "t.in"(%sc8) : (memref<f32>) -> ()
 memref.alloca_scope.return %v4 : f32 }
  "t.use"(%v6, %v10, %v11) : (f32, memref<?x?xf32, strided<[4, 1], offset: ?>>, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<?xi8>, %v3: index) {
  %v2 = arith.constant 4 : index
  %v4 = memref.view %v1[%v2][%v3] : memref<?xi8> to memref<4x?xf32>
  %v5 = memref.reinterpret_cast %v1 to offset: [0], sizes: [4, 2], strides: [2, 1] : memref<?xi8> to memref<4x2xi8, strided<[2, 1]>>
  %v6 = arith.constant 2 : index
  %v7 = memref.dim %v5, %v6 : memref<4x2xi8, strided<[2, 1]>>
  %v8 = memref.realloc %v1 : memref<?xi8> to memref<1xi8>
  memref.copy %v5, %v5 : memref<4x2xi8, strided<[2, 1]>> to memref<4x2xi8, strided<[2, 1]>>
  "t.use"(%v4, %v5, %v7, %v8) : (memref<4x?xf32>, memref<4x2xi8, strided<[2, 1]>>, index, memref<1xi8>) -> ()
  return
}
// -----
func.func @f(%v1: memref<4xi32>, %v3: index, %v5: index) {
  %v2 = memref.realloc %v1 : memref<4xi32> to memref<4xi32>
  %v4 = memref.load %v2[%v3] : memref<4xi32>
  %v6 = memref.subview %v1[0] [%v5] [2] : memref<4xi32> to memref<?xi32, strided<[2]>>
  %v7 = arith.constant 3 : index
  %v8 = memref.alloc(%v7) {alignment = 64 : i64} : memref<8x?xf32>
  "t.use"(%v4, %v6, %v8) : (i32, memref<?xi32, strided<[2]>>, memref<8x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?x3xf32>, %v4: f32) {
  %v2 = memref.cast %v1 : memref<?x3xf32> to memref<?x3xf32>
  %v3 = memref.collapse_shape %v1 [[0, 1]] : memref<?x3xf32> into memref<?xf32>
  %v5 = memref.alloca_scope -> (f32) { %sc2 = memref.alloc() : memref<i32>
 "t.in"(%sc2) : (memref<i32>) -> ()
 memref.alloca_scope.return %v4 : f32 }
  %v6 = memref.reinterpret_cast %v3 to offset: [4], sizes: [], strides: [] : memref<?xf32> to memref<f32, strided<[], offset: 4>>
  memref.store %v4, %v6[] : memref<f32, strided<[], offset: 4>>
  "t.use"(%v2, %v5) : (memref<?x3xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<64xi8>) {
  %v2 = arith.constant 4 : index
  %v3 = memref.view %v1[%v2][] : memref<64xi8> to memref<f32>
  %v4 = arith.constant 2 : index
  %v5 = memref.dim %v1, %v4 : memref<64xi8>
  %v6 = memref.cast %v1 : memref<64xi8> to memref<?xi8>
  "t.use"(%v3, %v5, %v6) : (memref<f32>, index, memref<?xi8>) -> ()
  return
}
// -----
func.func @f(%v1: memref<8xi32, strided<[?]>>, %v6: memref<6xf32>) {
  %v2 = arith.constant 3 : i32
  %v3 = arith.constant 0 : index
  %v4 = memref.atomic_rmw addi %v2, %v1[%v3] : (i32, memref<8xi32, strided<[?]>>) -> i32
  %v7 = memref.cast %v6 : memref<6xf32> to memref<6xf32>
  memref.alloca_scope { 
 
 memref.alloca_scope.return }
  %v8, %v9, %v10, %v11 = memref.extract_strided_metadata %v7 : memref<6xf32> -> memref<f32>, index, index, index
  %v12 = memref.reinterpret_cast %v8 to offset: [%v9], sizes: [%v10], strides: [%v11] : memref<f32> to memref<?xf32, strided<[?], offset: ?>>
  %v13 = memref.cast %v8 : memref<f32> to memref<f32>
  "t.use"(%v4, %v11, %v12, %v13) : (i32, index, memref<?xf32, strided<[?], offset: ?>>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%v2: memref<2x4x2xf32>, %v4: f32, %v1: memref<4x?xi32, strided<[?, 1], offset: 4>>) {
  %v3 = memref.collapse_shape %v2 [[0], [1, 2]] : memref<2x4x2xf32> into memref<2x8xf32>
  linalg.fill ins(%v4 : f32) outs(%v2 : memref<2x4x2xf32>)
  %v5 = memref.rank %v1 : memref<4x?xi32, strided<[?, 1], offset: 4>>
  %v6 = memref.cast %v1 : memref<4x?xi32, strided<[?, 1], offset: 4>> to memref<?x?xi32, strided<[?, 1], offset: ?>>
  %v7 = memref.cast %v6 : memref<?x?xi32, strided<[?, 1], offset: ?>> to memref<?x2xi32, strided<[?, 1], offset: ?>>
  "t.use"(%v3, %v5, %v6, %v7) : (memref<2x8xf32>, index, memref<?x?xi32, strided<[?, 1], offset: ?>>, memref<?x2xi32, strided<[?, 1], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v1: memref<3xf32>, %v9: memref<64xi8>) {
  %v2 = arith.constant 0 : index
  %v3 = memref.subview %v1[%v2] [3] [1] : memref<3xf32> to memref<3xf32, strided<[1], offset: ?>>
  %v4, %v5, %v6, %v7 = memref.extract_strided_metadata %v1 : memref<3xf32> -> memref<f32>, index, index, index
  %v8 = memref.reinterpret_cast %v4 to offset: [%v5], sizes: [3], strides: [%v7] : memref<f32> to memref<3xf32, strided<[?], offset: ?>>
  %v10 = arith.constant 0 : index
  %v11 = memref.view %v9[%v10][%v10] : memref<64xi8> to memref<?xf32>
  "t.use"(%v3, %v5, %v6, %v8, %v11) : (memref<3xf32, strided<[1], offset: ?>>, index, index, memref<3xf32, strided<[?], offset: ?>>, memref<?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?x8x3xi32>) {
  %v2 = memref.rank %v1 : memref<?x8x3xi32>
  memref.dealloc %v1 : memref<?x8x3xi32>
  %v3 = memref.dim %v1, %v2 : memref<?x8x3xi32>
  %v4 = memref.cast %v1 : memref<?x8x3xi32> to memref<4x8x3xi32>
  "t.use"(%v3, %v4) : (index, memref<4x8x3xi32>) -> ()
  return
}
// -----
func.func @f(%v2: f32, %v1: memref<f32>, %v3: memref<f32>, %v4: memref<?x1x4xf32, 1>) {
  memref.store %v2, %v1[] : memref<f32>
  memref.copy %v1, %v3 : memref<f32> to memref<f32>
  %v5 = arith.constant 0 : index
  %v6 = memref.dim %v4, %v5 : memref<?x1x4xf32, 1>
  %v7 = memref.atomic_rmw addf %v2, %v3[] : (f32, memref<f32>) -> f32
  "t.use"(%v6, %v7) : (index, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<1x?x6xf32, 1>) {
  %v2 = memref.memory_space_cast %v1 : memref<1x?x6xf32, 1> to memref<1x?x6xf32>
  memref.dealloc %v1 : memref<1x?x6xf32, 1>
  %v3 = arith.constant 2 : index
  %v4 = memref.dim %v2, %v3 : memref<1x?x6xf32>
  "t.use"(%v4) : (index) -> ()
  return
}
// -----
func.func @f(%v1: memref<?x?xi32, strided<[?, ?], offset: 4>>, %v2: index, %v6: memref<i32>) {
  %v3 = memref.subview %v1[0, 0] [%v2, 8] [1, 1] : memref<?x?xi32, strided<[?, ?], offset: 4>> to memref<?x8xi32, strided<[?, ?], offset: 4>>
  %v4 = arith.constant 8 : index
  %v5 = memref.alloc(%v4) : memref<3x3x?xf32>
  %v7 = memref.expand_shape %v6 [] output_shape [1, 1] : memref<i32> into memref<1x1xi32>
  "t.use"(%v3, %v5, %v7) : (memref<?x8xi32, strided<[?, ?], offset: 4>>, memref<3x3x?xf32>, memref<1x1xi32>) -> ()
  return
}
// -----
func.func @f(%v2: f32, %v1: memref<?x2xf32, strided<[?, 1], offset: ?>>, %v3: index, %v7: memref<1x4xf32>) {
  %v4 = arith.constant 1 : index
  memref.store %v2, %v1[%v3, %v4] : memref<?x2xf32, strided<[?, 1], offset: ?>>
  %v5 = arith.constant 0 : index
  %v6 = memref.atomic_rmw addf %v2, %v1[%v3, %v5] : (f32, memref<?x2xf32, strided<[?, 1], offset: ?>>) -> f32
  %v8 = memref.memory_space_cast %v7 : memref<1x4xf32> to memref<1x4xf32>
  %v9 = memref.alloc() : memref<2xf32>
  memref.dealloc %v9 : memref<2xf32>
  %v10 = memref.subview %v8[0, 0] [1, 4] [1, 1] : memref<1x4xf32> to memref<1x4xf32, strided<[4, 1]>>
  "t.use"(%v6, %v10) : (f32, memref<1x4xf32, strided<[4, 1]>>) -> ()
  return
}
