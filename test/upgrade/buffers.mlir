// Payload of former releases.
// RUN: jig upgrade --quiet %s | diff %S/Inputs/buffers.expected -
// RUN: jig upgrade --quiet %s -o %t.mlir && jig-opt %t.mlir > %t.one && jig-opt %s | diff %t.one -
func.func @f(%t: tensor<4x?xf32>, %m: memref<4x?xf32>) -> (tensor<4x?xf32>, memref<4x?xf32>) { // buffers
  %0 = bufferization.to_tensor %m restrict writable : memref<4x?xf32>
  %1 = bufferization.to_memref %t : memref<4x?xf32> // back
  memref.tensor_store %t, %m : memref<4x?xf32>
  return %0, %1 : tensor<4x?xf32>, memref<4x?xf32>
}
