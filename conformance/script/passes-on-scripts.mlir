// ARGS: --canonicalize
// ARGS: --cse
// ARGS: --symbol-dce
// ARGS: --inline
// ARGS: --loop-invariant-code-motion
// ARGS: --remove-dead-values
// ARGS: --sccp

module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.consumed}) {
  %a = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %b = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
  %c = transform.structured.match ops{["linalg.fill"]} in %r : (!transform.any_op) -> !transform.any_op
  %d = transform.cast %c : !transform.any_op to !transform.any_op
  %e = transform.merge_handles %a, %b : !transform.any_op
  %e2 = transform.merge_handles %a, %b : !transform.any_op
  transform.debug.emit_remark_at %b, "x" : !transform.any_op
  %g = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
  %x, %y = transform.split_handle %c : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.apply_patterns to %c { transform.apply_patterns.canonicalization } : !transform.any_op
  transform.apply_cse to %c : !transform.any_op
  transform.print %c : !transform.any_op
  transform.print
  transform.include @f failures(propagate) (%r) : (!transform.any_op) -> ()
  transform.yield
}
transform.named_sequence private @f(%r: !transform.any_op {transform.readonly}) { transform.yield }
}
