// ARGS: --split-input-file --allow-unregistered-dialect
func.func @f() attributes {transform.consumed = 1} { return }
// -----
func.func @f() attributes {transform.readonly = 1} { return }
// -----
func.func @f() attributes {transform.readonly, transform.consumed} { return }
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op {transform.readonly = 1}) {
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op {transform.consumed = 1}) {
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op {transform.foo = 1}) {
transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op {transform.target_tag = 1, transform.silence_tracking_failures}) attributes {transform.consumed} {
transform.yield
}
}
// -----
// An op's own result as its operand.
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %m = transform.structured.match ops{["x"]} in %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op) {
  %m = transform.merge_handles %arg, %m : !transform.any_op
  transform.yield
}
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
  %m:2 = transform.split_handle %m#1 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
// Used in its own region, which is about dominance.
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
  %m = transform.foreach %r : !transform.any_op -> !transform.any_op {
  ^bb1(%x: !transform.any_op):
    transform.yield %m : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @x(%arg: !transform.any_op {transform.readonly}) {
  transform.sequence %arg : !transform.any_op failures(propagate) {
  ^bb0(%r: !transform.any_op):
    transform.include @nowhere failures(propagate) (%u) : (!transform.any_op) -> ()
    %u = transform.merge_handles %r : !transform.any_op
  }
  transform.yield
}
}
