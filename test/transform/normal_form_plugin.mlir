// RUN: not jig-opt %s --load-dialect-plugin=%plugins/my-extension.so --transform-interpreter 2>&1 | FileCheck %s
// A normal form that a plugin brings.

// CHECK: remark: a call

// CHECK: error: normal form calls requires a call
// CHECK: note: the handle is bound here
module attributes {transform.with_named_sequence} {
  func.func private @g()
  func.func @f() {
    call @g() : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %calls = transform.structured.match ops{["func.call"]} in %root : (!transform.any_op) -> !transform.normalized_op<#my.calls>
    transform.debug.emit_remark_at %calls, "a call" : !transform.normalized_op<#my.calls>
    %none = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.normalized_op<#my.calls>
    transform.yield
  }
}
