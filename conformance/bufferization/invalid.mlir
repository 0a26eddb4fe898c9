// ARGS: --split-input-file
// FRAME
// HERE
// EACH
func.func @a(%i: index) { %0 = bufferization.alloc_tensor() : tensor<?xf32> return }
func.func @a(%i: index, %t: tensor<?xf32>) { %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<?xf32> return }
func.func @a(%m: memref<4xf32>) { bufferization.dealloc (%m : memref<4xf32>) if () return }
func.func @a(%m: memref<4xf32>, %t: tensor<5xf32>) { bufferization.materialize_in_destination %t in %m : (tensor<5xf32>, memref<4xf32>) -> () return }
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>) { bufferization.materialize_in_destination %t in restrict %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> return }
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>) { %0 = bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32> return }
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: tensor<4x1xf32>) { %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<4x1xf32>) -> tensor<4x1xf32> return }
func.func @a(%m: memref<4xf32>, %t: tensor<4xf32>, %u: tensor<4xf32>) { "bufferization.materialize_in_destination"(%t, %u) : (tensor<4xf32>, tensor<4xf32>) -> () return }
