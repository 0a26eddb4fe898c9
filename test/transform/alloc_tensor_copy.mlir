// RUN: jig-opt %s --transform-interpreter | FileCheck %s

// The buffer has what the tensor was to begin with.
// CHECK: %[[BUFFER:.*]] = memref.alloc()
// CHECK: materialize_in_destination %arg0 in writable %[[BUFFER]]
module attributes {transform.with_named_sequence} {
  func.func @f(%t: tensor<8xf32>) -> tensor<8xf32> {
    %0 = bufferization.alloc_tensor() copy(%t) : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["bufferization.alloc_tensor"]} in %root : (!transform.any_op) -> !transform.any_op
    %b, %n = transform.structured.bufferize_to_allocation %0 : !transform.any_op
    transform.yield
  }
}
