// RUN: not jig apply --quiet --script %s %S/Inputs/chain.mlir 2>&1 | FileCheck %s
// The way to a step far inside is told by its ends.
// CHECK: {{^}} in transform.sequence :6 > transform.sequence :8 > transform.sequence :10 > transform.sequence :12 > transform.sequence :14 > ... 5 more > transform.sequence :26 > transform.sequence :28 > transform.sequence :30 > transform.sequence :32 > transform.split_handle :34{{$}}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
transform.sequence %r : !transform.any_op failures(propagate) {
^bb0(%a0: !transform.any_op):
transform.sequence %a0 : !transform.any_op failures(propagate) {
^bb0(%a1: !transform.any_op):
transform.sequence %a1 : !transform.any_op failures(propagate) {
^bb0(%a2: !transform.any_op):
transform.sequence %a2 : !transform.any_op failures(propagate) {
^bb0(%a3: !transform.any_op):
transform.sequence %a3 : !transform.any_op failures(propagate) {
^bb0(%a4: !transform.any_op):
transform.sequence %a4 : !transform.any_op failures(propagate) {
^bb0(%a5: !transform.any_op):
transform.sequence %a5 : !transform.any_op failures(propagate) {
^bb0(%a6: !transform.any_op):
transform.sequence %a6 : !transform.any_op failures(propagate) {
^bb0(%a7: !transform.any_op):
transform.sequence %a7 : !transform.any_op failures(propagate) {
^bb0(%a8: !transform.any_op):
transform.sequence %a8 : !transform.any_op failures(propagate) {
^bb0(%a9: !transform.any_op):
transform.sequence %a9 : !transform.any_op failures(propagate) {
^bb0(%a10: !transform.any_op):
transform.sequence %a10 : !transform.any_op failures(propagate) {
^bb0(%a11: !transform.any_op):
transform.sequence %a11 : !transform.any_op failures(propagate) {
^bb0(%a12: !transform.any_op):
transform.sequence %a12 : !transform.any_op failures(propagate) {
^bb0(%a13: !transform.any_op):
%b, %c = transform.split_handle %a13 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
}
}
}
}
}
}
}
}
}
}
}
}
}
    transform.yield
  }
}
