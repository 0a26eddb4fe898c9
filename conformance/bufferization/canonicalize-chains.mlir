// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
func.func @f(%v1: memref<?xf32>) {
  %v2 = bufferization.to_tensor %v1 restrict : memref<?xf32> to tensor<?xf32>
  %v3 = bufferization.clone %v1 : memref<?xf32> to memref<?xf32>
  %v4 = bufferization.materialize_in_destination %v2 in %v2 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  memref.dealloc %v1 : memref<?xf32>
  "t.use"(%v3, %v4) : (memref<?xf32>, tensor<?xf32>) -> ()
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
func.func @f() {
  %v1 = arith.constant dense<0.0> : tensor<4x8xf32>
  %v2 = bufferization.alloc_tensor() copy(%v1) : tensor<4x8xf32>
  %v3 = bufferization.to_buffer %v1 : tensor<4x8xf32> to memref<4x8xf32>
  %v4 = tensor.cast %v2 : tensor<4x8xf32> to tensor<?x8xf32>
  %v5 = bufferization.to_tensor %v3 restrict writable : memref<4x8xf32> to tensor<4x8xf32>
  "t.use"(%v4, %v5) : (tensor<?x8xf32>, tensor<4x8xf32>) -> ()
  return
}
