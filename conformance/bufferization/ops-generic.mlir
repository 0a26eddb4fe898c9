// ARGS: --mlir-print-op-generic
func.func @tt(%t: tensor<4xf32>) -> tensor<4xf32> { %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32> %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32> return %1 : tensor<4xf32> }
func.func @bb(%m: memref<4xf32>) -> memref<4xf32> { %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32> %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32> return %1 : memref<4xf32> }
func.func @bbcast(%m: memref<4xf32, strided<[1], offset: 3>>) -> memref<4xf32, strided<[1], offset: ?>> { %0 = bufferization.to_tensor %m : memref<4xf32, strided<[1], offset: 3>> to tensor<4xf32> %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>> return %1 : memref<4xf32, strided<[1], offset: ?>> }
func.func @bbcopy(%m: memref<?xf32, strided<[1], offset: 3>>) -> memref<?xf32> { %0 = bufferization.to_tensor %m : memref<?xf32, strided<[1], offset: 3>> to tensor<?xf32> %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32> return %1 : memref<?xf32> }
func.func @bbspace(%m: memref<?xf32, 1>) -> memref<?xf32> { %0 = bufferization.to_tensor %m : memref<?xf32, 1> to tensor<?xf32> %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32> return %1 : memref<?xf32> }
func.func @tbcast(%t: tensor<4xf32>) -> memref<?xf32> { %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32> %1 = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32> return %1 : memref<?xf32> }
func.func @loadtb(%t: tensor<4xf32>, %i: index) -> f32 { %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32> %1 = memref.load %0[%i] : memref<4xf32> return %1 : f32 }
func.func @dimtt(%t: memref<?xf32>, %i: index) -> index { %0 = bufferization.to_tensor %t : memref<?xf32> to tensor<?xf32> %1 = tensor.dim %0, %i : tensor<?xf32> return %1 : index }
func.func @clone_unused(%m: memref<4xf32>) { %0 = bufferization.clone %m : memref<4xf32> to memref<4xf32> memref.dealloc %0 : memref<4xf32> return }
func.func @clone_dealloc(%m: index) -> memref<4xf32> { %a = memref.alloc() : memref<4xf32> %0 = bufferization.clone %a : memref<4xf32> to memref<4xf32> memref.dealloc %a : memref<4xf32> return %0 : memref<4xf32> }
func.func @clone_cast(%m: memref<4xf32>) -> memref<?xf32> { %a = memref.cast %m : memref<4xf32> to memref<?xf32> %0 = bufferization.clone %a : memref<?xf32> to memref<?xf32> return %0 : memref<?xf32> }
func.func @at(%i: index) -> tensor<?x?xf32> { %c4 = arith.constant 4 : index %0 = bufferization.alloc_tensor(%c4, %i) : tensor<?x?xf32> return %0 : tensor<?x?xf32> }
func.func @dimat(%i: index) -> (index, tensor<?xf32>) { %c0 = arith.constant 0 : index %0 = bufferization.alloc_tensor(%i) : tensor<?xf32> %1 = tensor.dim %0, %c0 : tensor<?xf32> return %1, %0 : index, tensor<?xf32> }
func.func @unread() { %0 = bufferization.alloc_tensor() : tensor<4xf32> return }
