// Two ops that warn when they are verified, which printing them does: the reference recurses without end.
// RUN: jig-opt %s --transform-interpreter 2>&1 | FileCheck %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @s(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %0 = transform.foreach_match in %root @m -> @s, @m -> @s : (!transform.any_op) -> !transform.any_op
    %1 = transform.foreach_match in %0 @m -> @s, @m -> @s : (!transform.any_op) -> !transform.any_op
    %2 = transform.foreach_match in %1 @m -> @s, @m -> @s : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// CHECK-COUNT-3: warning: matcher @m is used more than once, only the first match will apply
// CHECK: module
