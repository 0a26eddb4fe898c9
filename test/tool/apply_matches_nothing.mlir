// RUN: jig apply --quiet %s 2>&1 >/dev/null | FileCheck %s
// RUN: jig-opt %s --transform-interpreter 2>&1 >/dev/null | count 0
// A step that looks for payload and finds none says so, in jig apply.

module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // CHECK-NOT: remark
    %0 = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    // CHECK: [[@LINE+1]]:10: remark: nothing in the payload matches
    %1 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    // CHECK-NOT: note:
    // CHECK: [[@LINE+2]]:10: remark: nothing in the payload matches
    // CHECK: [[@LINE+1]]:10: note: no op is registered as 'linalg.batchmatmul'; did you mean 'linalg.batch_matmul'?
    %2 = transform.structured.match ops{["linalg.batchmatmul"]} in %root : (!transform.any_op) -> !transform.any_op
    // CHECK-NOT: remark
    transform.yield
  }
}
