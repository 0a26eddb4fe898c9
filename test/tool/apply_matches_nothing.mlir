// RUN: jig apply --quiet %s 2>&1 >/dev/null | FileCheck %s
// RUN: jig-opt %s --transform-interpreter 2>&1 >/dev/null | count 0
// RUN: jig apply --quiet --explain=off %s 2>&1 >/dev/null | count 0
// A step that looks for payload and finds none says so, and how near it came, in jig apply.

module attributes {transform.with_named_sequence} {
  func.func @f() attributes {unroll = 4 : i32} { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // CHECK-NOT: warning
    %0 = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    // CHECK: [[@LINE+2]]:10: warning: nothing in the payload matches
    // CHECK: [[@LINE+1]]:10: note: 14 ops, none of these names
    %1 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    // CHECK-NOT: did you mean
    // CHECK: [[@LINE+2]]:10: warning: nothing in the payload matches
    // CHECK: [[@LINE+1]]:10: note: no op is registered as 'linalg.batchmatmul'; did you mean 'linalg.batch_matmul'?
    %2 = transform.structured.match ops{["linalg.batchmatmul"]} in %root : (!transform.any_op) -> !transform.any_op
    // CHECK: [[@LINE+3]]:10: warning: nothing in the payload matches
    // CHECK: note: 14 ops, 1 of these names, none with the attributes
    // CHECK: note: func.func @f {{.*}}:7: unroll is 4 : i32, asked for is 4 : i64
    %3 = transform.structured.match ops{["func.func"]} attributes {unroll = 4 : i64} in %root : (!transform.any_op) -> !transform.any_op
    // CHECK: note: so 2 steps did nothing, from {{.*}}:[[#@LINE+1]] on
    transform.annotate %3 "x" : !transform.any_op
    transform.annotate %3 "y" : !transform.any_op
    // CHECK: [[@LINE+3]]:10: warning: nothing in the payload matches
    // CHECK: note: 14 ops, none with the interface
    // CHECK-NOT: warning
    %4 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %5 = transform.structured.match ops{["linalg.fill"]} in %root {jig.expected} : (!transform.any_op) -> !transform.any_op
    transform.annotate %5 "y" : !transform.any_op
    transform.yield
  }
}
