// ARGS: --transform-interpreter
// A target is where the pass that failed left it.
module attributes {transform.with_named_sequence} {
module @payload {
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %modules = transform.structured.match ops{["builtin.module"]} in %root : (!transform.any_op) -> !transform.any_op
  %outer, %inner = transform.split_handle %modules : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.annotate %outer "no_prefix" : !transform.any_op
  %stripped = transform.apply_registered_pass "strip-debuginfo" to %outer : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
