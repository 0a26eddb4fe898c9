// Handles of handles grow fast; they have a limit, where the reference asks for all memory.
// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s

// CHECK: :[[@LINE+18]]:10: error: too much payload: the handles of a script have at most 16777216 ops, values and parameters together
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%h0: !transform.any_op {transform.readonly}) {
    %h1 = transform.merge_handles %h0, %h0 : !transform.any_op
    %h2 = transform.merge_handles %h1, %h1 : !transform.any_op
    %h3 = transform.merge_handles %h2, %h2 : !transform.any_op
    %h4 = transform.merge_handles %h3, %h3 : !transform.any_op
    %h5 = transform.merge_handles %h4, %h4 : !transform.any_op
    %h6 = transform.merge_handles %h5, %h5 : !transform.any_op
    %h7 = transform.merge_handles %h6, %h6 : !transform.any_op
    %h8 = transform.merge_handles %h7, %h7 : !transform.any_op
    %h9 = transform.merge_handles %h8, %h8 : !transform.any_op
    %h10 = transform.merge_handles %h9, %h9 : !transform.any_op
    %h11 = transform.merge_handles %h10, %h10 : !transform.any_op
    %h12 = transform.merge_handles %h11, %h11 : !transform.any_op
    // Each of 4096 times 4096.
    %n = transform.num_associations %h12 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
    %t = transform.replicate num(%h12) %h12 : !transform.any_op, !transform.any_op
    transform.yield
  }
}
