// RUN: jig-opt %s --load-dialect-plugin=%plugins/my-extension.so --transform-interpreter --verify-diagnostics --split-input-file | FileCheck %s
// Tutorial, sections 4.3 and 4.4: a call becomes an op of another dialect. The handle to the call is consumed, the result is one to the op.

// CHECK-LABEL: @caller
// CHECK-NOT: call
// CHECK: "my.mm4"(%{{.*}}, %{{.*}}) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
module attributes {transform.with_named_sequence} {
  func.func private @outlined(tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  func.func @caller(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
    // expected-remark @below {{an op now}}
    %0 = call @outlined(%a, %a) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %call = transform.structured.match ops{["func.call"]} in %root
      : (!transform.any_op) -> !transform.my.call_op_interface
    %op = transform.my.call_to_op %call
      : (!transform.my.call_op_interface) -> !transform.op<"my.mm4">
    transform.debug.emit_remark_at %op, "an op now" : !transform.op<"my.mm4">
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func private @outlined()
  func.func @caller() {
    // expected-note @below {{payload op}}
    call @outlined() : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // expected-note @below {{handle to invalidated ops}}
    %call = transform.structured.match ops{["func.call"]} in %root
      : (!transform.any_op) -> !transform.my.call_op_interface
    // expected-note @below {{invalidated by this transform op}}
    transform.my.call_to_op %call
      : (!transform.my.call_op_interface) -> !transform.any_op
    // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
    transform.my.change_call_target %call, "microkernel" : !transform.my.call_op_interface
    transform.yield
  }
}
