// RUN: jig-opt %s --load-dialect-plugin=%plugins/my-extension.so --transform-interpreter --verify-diagnostics --split-input-file | FileCheck %s
// Tutorial, sections 4.1 and 4.2: the op takes handles to calls, whether the type names the op or asks for the interface; what is no call is not given such a
// type. Op and type are those of examples/my-extension.

// CHECK-LABEL: @caller
// CHECK: call @microkernel(
// CHECK: call @other(
module attributes {transform.with_named_sequence} {
  func.func private @outlined(tensor<4x4xf32>) -> tensor<4x4xf32>
  func.func private @microkernel(tensor<4x4xf32>) -> tensor<4x4xf32>
  func.func private @other(tensor<4x4xf32>) -> tensor<4x4xf32>
  func.func @caller(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = call @outlined(%a) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = call @outlined(%0) {typed} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %call = transform.structured.match ops{["func.call"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %casted = transform.cast %call : !transform.any_op to !transform.my.call_op_interface
    transform.my.change_call_target %casted, "microkernel" : !transform.my.call_op_interface
    %typed = transform.structured.match ops{["func.call"]} attributes{typed} in %root
      : (!transform.any_op) -> !transform.op<"func.call">
    transform.my.change_call_target %typed, "other" : !transform.op<"func.call">
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @no_call() {
    // expected-note @below {{offending operation}}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %no_call = transform.structured.match ops{["func.return"]} in %root
      : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expected the payload operation to implement CallOpInterface}}
    %casted = transform.cast %no_call : !transform.any_op to !transform.my.call_op_interface
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @no_call() {
    // expected-note @below {{offending payload}}
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %no_call = transform.structured.match ops{["func.return"]} in %root
      : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{only applies to func.call payloads}}
    transform.my.change_call_target %no_call, "microkernel" : !transform.any_op
    transform.yield
  }
}
