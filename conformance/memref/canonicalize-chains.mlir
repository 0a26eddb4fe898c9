// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
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
