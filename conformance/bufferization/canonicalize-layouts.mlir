// ARGS: --canonicalize --split-input-file
// Buffers of other layouts and of no rank.

func.func @b(%m: memref<*xf32>) -> memref<*xf32> { %t = bufferization.to_tensor %m restrict : memref<*xf32> to tensor<*xf32>
 %0 = bufferization.to_buffer %t : tensor<*xf32> to memref<*xf32>
 return %0 : memref<*xf32> }

// -----

func.func @b(%m: memref<4xf32>) -> memref<4xf32, strided<[1], offset: ?>> { %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
 %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>>
 return %0 : memref<4xf32, strided<[1], offset: ?>> }

// -----

func.func @b(%m: memref<4xf32, strided<[1], offset: ?>>) -> memref<4xf32> { %t = bufferization.to_tensor %m restrict : memref<4xf32, strided<[1], offset: ?>> to tensor<4xf32>
 %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
 return %0 : memref<4xf32> }

// -----

func.func @b(%m: memref<4xf32, affine_map<(d0)->(d0*2)>>) -> memref<4xf32> { %t = bufferization.to_tensor %m restrict : memref<4xf32, affine_map<(d0)->(d0*2)>> to tensor<4xf32>
 %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
 return %0 : memref<4xf32> }

// -----

func.func @b(%m: memref<4xf32>) -> memref<4xf32, affine_map<(d0)->(d0*2)>> { %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
 %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, affine_map<(d0)->(d0*2)>>
 return %0 : memref<4xf32, affine_map<(d0)->(d0*2)>> }

// -----

func.func @b(%m: memref<4x4xf32>) -> memref<4x4xf32, affine_map<(d0,d1)->(d1,d0)>> { %t = bufferization.to_tensor %m restrict : memref<4x4xf32> to tensor<4x4xf32>
 %0 = bufferization.to_buffer %t : tensor<4x4xf32> to memref<4x4xf32, affine_map<(d0,d1)->(d1,d0)>>
 return %0 : memref<4x4xf32, affine_map<(d0,d1)->(d1,d0)>> }

// -----

func.func @b(%m: memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[1], offset: 2>> { %t = bufferization.to_tensor %m restrict : memref<?xf32, strided<[?], offset: ?>> to tensor<?xf32>
 %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32, strided<[1], offset: 2>>
 return %0 : memref<?xf32, strided<[1], offset: 2>> }

// -----

func.func @b(%m: memref<?x4xf32>) -> memref<?x4xf32, affine_map<(d0,d1)->(d0 * 8 + d1)>> { %t = bufferization.to_tensor %m restrict : memref<?x4xf32> to tensor<?x4xf32>
 %0 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32, affine_map<(d0,d1)->(d0*8+d1)>>
 return %0 : memref<?x4xf32, affine_map<(d0,d1)->(d0*8+d1)>> }

// -----

func.func @b(%m: memref<?x4xf32,affine_map<(d0,d1)->(d1,d0)>>) -> memref<?x4xf32> { %t = bufferization.to_tensor %m restrict : memref<?x4xf32,affine_map<(d0,d1)->(d1,d0)>> to tensor<?x4xf32>
 %0 = bufferization.to_buffer %t : tensor<?x4xf32> to memref<?x4xf32>
 return %0 : memref<?x4xf32> }
