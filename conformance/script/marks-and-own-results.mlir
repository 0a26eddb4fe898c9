// ARGS: --split-input-file --allow-unregistered-dialect
func.func @f() attributes {transform.consumed = 1} { return }
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
