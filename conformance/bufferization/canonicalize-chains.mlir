// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v1: tensor<1x?x3xf32>) {
  %v2 = bufferization.to_buffer %v1 : tensor<1x?x3xf32> to memref<1x?x3xf32>
  %v3 = bufferization.to_buffer %v1 : tensor<1x?x3xf32> to memref<1x?x3xf32>
  memref.dealloc %v2 : memref<1x?x3xf32>
  %v4 = arith.constant 1 : index
  %v5 = arith.constant 0 : index
  %v6 = tensor.extract %v1[%v4, %v5, %v5] : tensor<1x?x3xf32>
  "t.use"(%v2, %v3, %v6) : (memref<1x?x3xf32>, memref<1x?x3xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>, %v6: tensor<1x2xf32>) {
  %v2 = bufferization.to_tensor %v1 restrict : memref<f32> to tensor<f32>
  %v3 = bufferization.to_buffer %v2 read_only : tensor<f32> to memref<f32>
  %v4 = bufferization.to_buffer %v2 read_only : tensor<f32> to memref<f32>
  %v5 = bufferization.to_buffer %v2 read_only : tensor<f32> to memref<f32>
  %v7 = bufferization.alloc_tensor() copy(%v6) : tensor<1x2xf32>
  "t.use"(%v3, %v4, %v5, %v7) : (memref<f32>, memref<f32>, memref<f32>, tensor<1x2xf32>) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant dense<0.0> : tensor<f32>
  %v2 = bufferization.to_buffer %v1 read_only : tensor<f32> to memref<f32>
  %v3 = memref.cast %v2 : memref<f32> to memref<f32>
  %v4 = bufferization.clone %v2 : memref<f32> to memref<f32>
  %v5 = memref.load %v3[] : memref<f32>
  "t.use"(%v2, %v4, %v5) : (memref<f32>, memref<f32>, f32) -> ()
  return
}
// -----
func.func @f(%v3: tensor<1xf32>, %v5: tensor<4x8xf32>, %v6: tensor<4x8xf32>, %v8: memref<f32>) {
  %v2 = arith.constant 0 : index
  %v4 = bufferization.materialize_in_destination %v3 in %v3 : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  %v7 = bufferization.materialize_in_destination %v5 in %v6 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %v9 = bufferization.clone %v8 : memref<f32> to memref<f32>
  memref.dealloc %v9 : memref<f32>
  "t.use"(%v4, %v7) : (tensor<1xf32>, tensor<4x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<4xf32>, %v2: tensor<4xf32>) {
  %v3 = bufferization.materialize_in_destination %v1 in %v2 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %v4 = arith.constant dense<-1.0> : tensor<1x2xf32>
  %v5 = arith.constant 2 : index
  %v6 = arith.constant 2 : index
  %v7 = tensor.extract %v4[%v5, %v6] : tensor<1x2xf32>
  "t.use"(%v3, %v7) : (tensor<4xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x?xf32>) {
  %v2 = bufferization.to_buffer %v1 : tensor<1x?xf32> to memref<1x?xf32, strided<[?, ?], offset: ?>>
  %v3 = bufferization.materialize_in_destination %v1 in %v1 : (tensor<1x?xf32>, tensor<1x?xf32>) -> tensor<1x?xf32>
  %v4 = arith.constant 0 : index
  %v5 = tensor.dim %v3, %v4 : tensor<1x?xf32>
  "t.use"(%v2, %v5) : (memref<1x?xf32, strided<[?, ?], offset: ?>>, index) -> ()
  return
}
// -----
func.func @f(%v1: memref<1x3xf32>, %v3: tensor<8xindex>, %v7: tensor<1x1x4xf32>) {
  %v2 = bufferization.clone %v1 : memref<1x3xf32> to memref<1x3xf32>
  %v4 = arith.constant 2 : index
  %v5 = tensor.dim %v3, %v4 : tensor<8xindex>
  %v6 = bufferization.to_tensor %v2 : memref<1x3xf32> to tensor<1x3xf32>
  %v8 = bufferization.to_buffer %v7 : tensor<1x1x4xf32> to memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>>
  %v9 = bufferization.to_tensor %v8 restrict writable : memref<1x1x4xf32, strided<[?, ?, ?], offset: ?>> to tensor<1x1x4xf32>
  "t.use"(%v5, %v6, %v9) : (index, tensor<1x3xf32>, tensor<1x1x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<3x1xf32>, %v3: index) {
  %v2 = bufferization.to_buffer %v1 read_only : tensor<3x1xf32> to memref<3x1xf32, strided<[?, ?], offset: ?>>
  %v4 = arith.constant 1 : index
  %v5 = memref.load %v2[%v3, %v4] : memref<3x1xf32, strided<[?, ?], offset: ?>>
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 1 : index
  %v8 = tensor.extract %v1[%v6, %v7] : tensor<3x1xf32>
  %v9 = bufferization.to_tensor %v2 : memref<3x1xf32, strided<[?, ?], offset: ?>> to tensor<3x1xf32>
  "t.use"(%v5, %v8, %v9) : (f32, f32, tensor<3x1xf32>) -> ()
  return
}
// -----
func.func @f(%v3: memref<1xf32>) {
  %v1 = arith.constant dense<[[2.5, 1.0, 1.0, 2.5]]> : tensor<1x4xf32>
  %v2 = bufferization.materialize_in_destination %v1 in %v1 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  %v4 = bufferization.clone %v3 : memref<1xf32> to memref<1xf32>
  %v5 = memref.cast %v4 : memref<1xf32> to memref<?xf32>
  "t.use"(%v2, %v4, %v5) : (tensor<1x4xf32>, memref<1xf32>, memref<?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>) {
  %v2 = bufferization.clone %v1 : memref<f32> to memref<f32>
  %v3 = bufferization.to_tensor %v1 restrict : memref<f32> to tensor<f32>
  %v4 = bufferization.to_tensor %v1 : memref<f32> to tensor<f32>
  %v5 = bufferization.clone %v1 : memref<f32> to memref<f32>
  %v6 = bufferization.to_tensor %v1 : memref<f32> to tensor<f32>
  "t.use"(%v2, %v3, %v4, %v5, %v6) : (memref<f32>, tensor<f32>, tensor<f32>, memref<f32>, tensor<f32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?xf32>) {
  %v2 = bufferization.to_tensor %v1 restrict : memref<?xf32> to tensor<?xf32>
  %v3 = bufferization.clone %v1 : memref<?xf32> to memref<?xf32>
  %v4 = bufferization.materialize_in_destination %v2 in %v2 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  memref.dealloc %v1 : memref<?xf32>
  "t.use"(%v3, %v4) : (memref<?xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<6xf32>, %v4: memref<4x8xf32>) {
  %v2 = arith.constant 1 : index
  %v3 = tensor.extract %v1[%v2] : tensor<6xf32>
  %v5 = bufferization.clone %v4 : memref<4x8xf32> to memref<4x8xf32>
  %v6 = bufferization.clone %v5 : memref<4x8xf32> to memref<4x8xf32>
  %v7 = bufferization.alloc_tensor() : tensor<4x8xf32>
  %v8 = bufferization.to_tensor %v4 : memref<4x8xf32> to tensor<4x8xf32>
  "t.use"(%v3, %v6, %v7, %v8) : (f32, memref<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<?xf32>, %v3: tensor<?xf32>, %v5: index) {
  %v2 = bufferization.clone %v1 : memref<?xf32> to memref<?xf32>
  %v4 = bufferization.to_buffer %v3 read_only : tensor<?xf32> to memref<?xf32>
  %v6 = tensor.extract %v3[%v5] : tensor<?xf32>
  %v7 = bufferization.to_tensor %v2 restrict writable : memref<?xf32> to tensor<?xf32>
  "t.use"(%v4, %v6, %v7) : (memref<?xf32>, f32, tensor<?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<1xf32>) {
  %v2 = bufferization.to_tensor %v1 restrict : memref<1xf32> to tensor<1xf32>
  %v3 = bufferization.to_tensor %v1 restrict : memref<1xf32> to tensor<1xf32>
  %v4 = arith.constant 0 : index
  %v5 = tensor.dim %v3, %v4 : tensor<1xf32>
  %v6 = tensor.cast %v2 : tensor<1xf32> to tensor<1xf32>
  "t.use"(%v5, %v6) : (index, tensor<1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<f32>, %v3: tensor<8x2x3xf32>, %v6: index) {
  %v2 = bufferization.to_buffer %v1 read_only : tensor<f32> to memref<f32>
  %v4 = arith.constant 8 : index
  %v5 = arith.constant 2 : index
  %v7 = arith.constant 0 : index
  %v8 = tensor.extract_slice %v3[0, %v6, %v7] [%v4, %v5, 3] [1, 1, 1] : tensor<8x2x3xf32> to tensor<?x?x3xf32>
  "t.use"(%v2, %v8) : (memref<f32>, tensor<?x?x3xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<1xf32>, %v5: tensor<1x?x?xindex>, %v7: tensor<4x1x?xf32>) {
  %v2 = bufferization.clone %v1 : memref<1xf32> to memref<1xf32>
  %v3 = bufferization.clone %v2 : memref<1xf32> to memref<1xf32>
  %v4 = memref.cast %v2 : memref<1xf32> to memref<1xf32>
  %v6 = tensor.cast %v5 : tensor<1x?x?xindex> to tensor<?x8x1xindex>
  %v8 = bufferization.to_buffer %v7 read_only : tensor<4x1x?xf32> to memref<4x1x?xf32>
  "t.use"(%v3, %v4, %v6, %v8) : (memref<1xf32>, memref<1xf32>, tensor<?x8x1xindex>, memref<4x1x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<6xf32>, %v3: index, %v5: tensor<4xf32>) {
  %v2 = bufferization.to_tensor %v1 restrict writable : memref<6xf32> to tensor<6xf32>
  %v4 = tensor.dim %v2, %v3 : tensor<6xf32>
  %v6 = arith.constant 0 : index
  %v7 = tensor.extract_slice %v5[%v6] [4] [1] : tensor<4xf32> to tensor<4xf32>
  "t.use"(%v4, %v7) : (index, tensor<4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<3xf32>, %v3: tensor<?xf32>, %v6: tensor<6xf32>) {
  %v2 = bufferization.to_buffer %v1 : tensor<3xf32> to memref<3xf32, strided<[?], offset: ?>>
  %v4 = bufferization.to_buffer %v3 read_only : tensor<?xf32> to memref<?xf32>
  %v5 = bufferization.to_tensor %v4 restrict writable : memref<?xf32> to tensor<?xf32>
  %v7 = bufferization.alloc_tensor() copy(%v6) : tensor<6xf32>
  "t.use"(%v2, %v5, %v7) : (memref<3xf32, strided<[?], offset: ?>>, tensor<?xf32>, tensor<6xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x1xf32>, %v5: tensor<6x1xf32>) {
  %v2 = arith.constant 1 : index
  %v3 = arith.constant 2 : index
  %v4 = tensor.extract %v1[%v2, %v3] : tensor<1x1xf32>
  %v6 = arith.constant 1 : index
  %v7 = tensor.extract_slice %v5[0, 0] [%v3, %v6] [1, 1] : tensor<6x1xf32> to tensor<?x?xf32>
  %v8 = arith.constant 1 : index
  %v9 = tensor.dim %v7, %v8 : tensor<?x?xf32>
  "t.use"(%v4, %v9) : (f32, index) -> ()
  return
}
// -----
func.func @f(%v2: tensor<2xf32>, %v7: memref<6x1xf32>) {
  %v1 = bufferization.alloc_tensor() : tensor<8xf32>
  %v3 = arith.constant 1 : index
  %v4 = tensor.dim %v2, %v3 : tensor<2xf32>
  %v5 = tensor.cast %v1 : tensor<8xf32> to tensor<*xf32>
  %v6 = tensor.cast %v1 : tensor<8xf32> to tensor<*xf32>
  %v8 = bufferization.to_tensor %v7 restrict : memref<6x1xf32> to tensor<6x1xf32>
  "t.use"(%v1, %v4, %v5, %v6, %v8) : (tensor<8xf32>, index, tensor<*xf32>, tensor<*xf32>, tensor<6x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x1x2xf32>, %v5: tensor<6x1xf32>) {
  %v2 = bufferization.to_buffer %v1 read_only : tensor<1x1x2xf32> to memref<1x1x2xf32>
  %v3 = arith.constant 0 : index
  %v4 = memref.dim %v2, %v3 : memref<1x1x2xf32>
  %v6 = bufferization.to_buffer %v5 : tensor<6x1xf32> to memref<6x1xf32, strided<[?, ?], offset: ?>>
  memref.dealloc %v2 : memref<1x1x2xf32>
  "t.use"(%v4, %v6) : (index, memref<6x1xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8xf32>, %v6: tensor<f32>) {
  %v2 = arith.constant 1 : index
  %v3 = tensor.extract_slice %v1[0] [8] [%v2] : tensor<8xf32> to tensor<8xf32>
  %v4 = arith.constant dense<-0.0> : tensor<f32>
  %v5 = bufferization.alloc_tensor() copy(%v4) : tensor<f32>
  %v7 = bufferization.materialize_in_destination %v5 in %v6 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v8 = bufferization.to_buffer %v7 : tensor<f32> to memref<f32>
  "t.use"(%v3, %v8) : (tensor<8xf32>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8x6xf32>) {
  %v2 = bufferization.to_buffer %v1 : tensor<8x6xf32> to memref<8x6xf32>
  %v3 = arith.constant 0 : index
  %v4 = tensor.extract_slice %v1[%v3, 0] [8, %v3] [1, 1] : tensor<8x6xf32> to tensor<8x?xf32>
  memref.dealloc %v2 : memref<8x6xf32>
  %v5 = bufferization.alloc_tensor() : tensor<2x6xf32>
  "t.use"(%v2, %v4, %v5) : (memref<8x6xf32>, tensor<8x?xf32>, tensor<2x6xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1xf32>, %v4: index) {
  %v2 = bufferization.to_buffer %v1 : tensor<1xf32> to memref<1xf32>
  %v3 = bufferization.clone %v2 : memref<1xf32> to memref<1xf32>
  %v5 = memref.load %v3[%v4] : memref<1xf32>
  %v6 = tensor.cast %v1 : tensor<1xf32> to tensor<1xf32>
  %v7 = bufferization.clone %v3 : memref<1xf32> to memref<1xf32>
  "t.use"(%v3, %v5, %v6, %v7) : (memref<1xf32>, f32, tensor<1xf32>, memref<1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x3x2xf32>) {
  %v2 = bufferization.to_buffer %v1 : tensor<1x3x2xf32> to memref<1x3x2xf32>
  %v3 = bufferization.to_tensor %v2 restrict : memref<1x3x2xf32> to tensor<1x3x2xf32>
  %v4 = arith.constant 4 : index
  %v5 = arith.constant 0 : index
  %v6 = bufferization.alloc_tensor(%v4, %v5) : tensor<?x?xf32>
  "t.use"(%v3, %v6) : (tensor<1x3x2xf32>, tensor<?x?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<3xf32>, %v4: tensor<?x6x?xf32>) {
  %v2 = bufferization.clone %v1 : memref<3xf32> to memref<3xf32>
  %v3 = bufferization.clone %v1 : memref<3xf32> to memref<3xf32>
  %v5 = bufferization.to_buffer %v4 read_only : tensor<?x6x?xf32> to memref<?x6x?xf32>
  %v6 = arith.constant 2 : index
  %v7 = arith.constant 0 : index
  %v8 = tensor.extract %v4[%v6, %v6, %v7] : tensor<?x6x?xf32>
  %v9 = arith.constant 0 : index
  %v10 = memref.load %v3[%v9] : memref<3xf32>
  "t.use"(%v2, %v5, %v8, %v10) : (memref<3xf32>, memref<?x6x?xf32>, f32, f32) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x1x?xi32>, %v5: memref<f32>) {
  %v2 = arith.constant 0 : index
  %v3 = arith.constant 2 : index
  %v4 = tensor.extract %v1[%v2, %v3, %v2] : tensor<1x1x?xi32>
  %v6 = bufferization.to_tensor %v5 : memref<f32> to tensor<f32>
  "t.use"(%v4, %v6) : (i32, tensor<f32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<8xf32>, %v3: memref<4xf32>, %v6: tensor<8x6x2xf32>) {
  %v2 = tensor.cast %v1 : tensor<8xf32> to tensor<*xf32>
  %v4 = bufferization.to_tensor %v3 restrict : memref<4xf32> to tensor<4xf32>
  %v5 = bufferization.to_tensor %v3 restrict : memref<4xf32> to tensor<4xf32>
  %v7 = bufferization.to_buffer %v6 : tensor<8x6x2xf32> to memref<8x6x2xf32>
  "t.use"(%v2, %v4, %v5, %v7) : (tensor<*xf32>, tensor<4xf32>, tensor<4xf32>, memref<8x6x2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<1x1xf32>) {
  %v2 = bufferization.clone %v1 : memref<1x1xf32> to memref<1x1xf32>
  %v3 = arith.constant dense<-7> : tensor<index>
  %v4 = tensor.extract %v3[] : tensor<index>
  %v5 = tensor.extract %v3[] : tensor<index>
  %v6 = tensor.cast %v3 : tensor<index> to tensor<index>
  %v7 = bufferization.clone %v1 : memref<1x1xf32> to memref<1x1xf32>
  "t.use"(%v2, %v4, %v5, %v6, %v7) : (memref<1x1xf32>, index, index, tensor<index>, memref<1x1xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>) {
  %v2 = bufferization.clone %v1 : memref<f32> to memref<f32>
  %v3 = memref.load %v1[] : memref<f32>
  %v4 = bufferization.to_tensor %v1 restrict writable : memref<f32> to tensor<f32>
  %v5 = bufferization.to_buffer %v4 : tensor<f32> to memref<f32>
  %v6 = bufferization.clone %v1 : memref<f32> to memref<f32>
  "t.use"(%v2, %v3, %v5, %v6) : (memref<f32>, f32, memref<f32>, memref<f32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<?xf32>) {
  %v2 = bufferization.to_buffer %v1 : tensor<?xf32> to memref<?xf32>
  %v3 = bufferization.to_tensor %v2 restrict writable : memref<?xf32> to tensor<?xf32>
  %v4 = bufferization.alloc_tensor() : tensor<2x4xf32>
  memref.dealloc %v2 : memref<?xf32>
  "t.use"(%v3, %v4) : (tensor<?xf32>, tensor<2x4xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1x?xf32>, %v5: memref<?x6xf32>, %v7: tensor<f32>) {
  %v2 = arith.constant 0 : index
  %v3 = tensor.extract_slice %v1[%v2, 0] [1, 4] [1, 1] : tensor<1x?xf32> to tensor<1x4xf32>
  %v4 = tensor.cast %v1 : tensor<1x?xf32> to tensor<?x2xf32>
  %v6 = bufferization.clone %v5 : memref<?x6xf32> to memref<?x6xf32>
  %v8 = bufferization.alloc_tensor() copy(%v7) : tensor<f32>
  "t.use"(%v3, %v4, %v6, %v8) : (tensor<1x4xf32>, tensor<?x2xf32>, memref<?x6xf32>, tensor<f32>) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant dense<[0.0, -1.0, 2.5, 1.0]> : tensor<4xf32>
  %v2 = bufferization.to_buffer %v1 read_only : tensor<4xf32> to memref<4xf32>
  %v3 = memref.cast %v2 : memref<4xf32> to memref<4xf32>
  %v4 = tensor.cast %v1 : tensor<4xf32> to tensor<4xf32>
  %v5 = arith.constant dense<-1.0> : tensor<3x8xf32>
  %v6 = bufferization.alloc_tensor() copy(%v5) : tensor<3x8xf32>
  "t.use"(%v3, %v4, %v6) : (memref<4xf32>, tensor<4xf32>, tensor<3x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<f32>, %v6: tensor<6x?xf32>) {
  %v2 = tensor.cast %v1 : tensor<f32> to tensor<f32>
  %v3 = bufferization.materialize_in_destination %v1 in %v1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v4 = bufferization.materialize_in_destination %v1 in %v3 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %v5 = bufferization.to_buffer %v4 read_only : tensor<f32> to memref<f32>
  %v7 = tensor.cast %v6 : tensor<6x?xf32> to tensor<6x2xf32>
  "t.use"(%v2, %v5, %v7) : (tensor<f32>, memref<f32>, tensor<6x2xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<1x1xf32>, %v4: tensor<1x1x6xf32>) {
  %v2 = bufferization.to_tensor %v1 : memref<1x1xf32> to tensor<1x1xf32>
  %v3 = memref.cast %v1 : memref<1x1xf32> to memref<?x1xf32>
  %v5 = bufferization.to_buffer %v4 : tensor<1x1x6xf32> to memref<1x1x6xf32>
  %v6 = arith.constant 0 : index
  %v7 = tensor.dim %v2, %v6 : tensor<1x1xf32>
  "t.use"(%v3, %v5, %v7) : (memref<?x1xf32>, memref<1x1x6xf32>, index) -> ()
  return
}
// -----
func.func @f() {
  %v1 = arith.constant dense<0.0> : tensor<4x8xf32>
  %v2 = bufferization.alloc_tensor() copy(%v1) : tensor<4x8xf32>
  %v3 = bufferization.to_buffer %v1 : tensor<4x8xf32> to memref<4x8xf32>
  %v4 = tensor.cast %v2 : tensor<4x8xf32> to tensor<?x8xf32>
  %v5 = bufferization.to_tensor %v3 restrict writable : memref<4x8xf32> to tensor<4x8xf32>
  "t.use"(%v4, %v5) : (tensor<?x8xf32>, tensor<4x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: memref<6x?xf32>) {
  %v2 = bufferization.to_tensor %v1 : memref<6x?xf32> to tensor<6x?xf32>
  %v3 = bufferization.clone %v1 : memref<6x?xf32> to memref<6x?xf32>
  %v4 = memref.cast %v1 : memref<6x?xf32> to memref<?x?xf32>
  %v5 = arith.constant 0 : index
  %v6 = arith.constant 1 : index
  %v7 = memref.load %v4[%v5, %v6] : memref<?x?xf32>
  "t.use"(%v2, %v3, %v7) : (tensor<6x?xf32>, memref<6x?xf32>, f32) -> ()
  return
}
// -----
func.func @f(%v1: memref<f32>, %v3: index) {
  %v2 = bufferization.clone %v1 : memref<f32> to memref<f32>
  %v4 = bufferization.alloc_tensor(%v3) : tensor<?xf32>
  %v5 = bufferization.clone %v1 : memref<f32> to memref<f32>
  %v6 = bufferization.to_buffer %v4 : tensor<?xf32> to memref<?xf32>
  "t.use"(%v2, %v5, %v6) : (memref<f32>, memref<f32>, memref<?xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<6xf32>) {
  %v2 = bufferization.to_buffer %v1 : tensor<6xf32> to memref<6xf32>
  %v3 = arith.constant 0 : index
  %v4 = memref.dim %v2, %v3 : memref<6xf32>
  %v5 = bufferization.alloc_tensor() : tensor<4xf32>
  %v6 = bufferization.clone %v2 : memref<6xf32> to memref<6xf32>
  %v7 = bufferization.alloc_tensor() : tensor<8x8xf32>
  "t.use"(%v4, %v5, %v6, %v7) : (index, tensor<4xf32>, memref<6xf32>, tensor<8x8xf32>) -> ()
  return
}
// -----
func.func @f(%v1: tensor<1xi32>, %v5: memref<6x1xf32>) {
  %v2 = tensor.cast %v1 : tensor<1xi32> to tensor<?xi32>
  %v3 = tensor.cast %v1 : tensor<1xi32> to tensor<?xi32>
  %v4 = bufferization.alloc_tensor() : tensor<6x8xf32>
  %v6 = bufferization.to_tensor %v5 restrict writable : memref<6x1xf32> to tensor<6x1xf32>
  %v7 = arith.constant 0 : index
  %v8 = arith.constant 1 : index
  %v9 = memref.load %v5[%v7, %v8] : memref<6x1xf32>
  "t.use"(%v2, %v3, %v4, %v6, %v9) : (tensor<?xi32>, tensor<?xi32>, tensor<6x8xf32>, tensor<6x1xf32>, f32) -> ()
  return
}
