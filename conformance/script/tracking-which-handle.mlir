// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// The handle that messages name: the earliest of the innermost scope.

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %g = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %i = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {transform.apply_patterns.canonicalization} : !transform.any_op
  transform.print %g : !transform.any_op
  transform.print %h : !transform.any_op
  transform.yield
}
}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  return %y : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %g = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %i = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.sequence %g, %h : !transform.any_op, !transform.any_op failures(propagate) {
^bb0(%a: !transform.any_op, %b: !transform.any_op):
 transform.apply_patterns to %f {transform.apply_patterns.canonicalization} : !transform.any_op
transform.print %b : !transform.any_op
 transform.print %a : !transform.any_op
 transform.print %i : !transform.any_op
  }
  transform.print %g : !transform.any_op
  transform.print %h : !transform.any_op
  transform.yield
}
}
