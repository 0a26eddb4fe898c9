// Payload of former releases.
// RUN: jig upgrade --quiet %s | FileCheck %s
// RUN: jig upgrade --quiet %s -o %t.mlir && jig-opt %t.mlir > %t.one && jig-opt %s | diff %t.one -
// CHECK: // buffers
func.func @f(%t: tensor<4x?xf32>, %m: memref<4x?xf32>) -> (tensor<4x?xf32>, memref<4x?xf32>) { // buffers
  // CHECK-NEXT: %0 = bufferization.to_tensor %m restrict writable : memref<4x?xf32> to tensor<4x?xf32>
  %0 = bufferization.to_tensor %m restrict writable : memref<4x?xf32>
  // CHECK-NEXT: %1 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf32> // back
  %1 = bufferization.to_memref %t : memref<4x?xf32> // back
  // CHECK-NEXT: bufferization.materialize_in_destination %t in writable %m : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
  memref.tensor_store %t, %m : memref<4x?xf32>
  return %0, %1 : tensor<4x?xf32>, memref<4x?xf32>
}
