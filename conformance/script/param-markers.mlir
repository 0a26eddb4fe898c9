// ARGS: --split-input-file
// Markers of parameters stand in the generic form only.
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
  transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = [1, #transform.param_operand<index=0>]} to %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
  transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = #transform.param_operand<index=0>, "b" = 3} to %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
  transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = {a = #transform.param_operand<index=0>}} to %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%m: !transform.any_op {transform.consumed}) {
  transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = [[#transform.param_operand<index=0>]]} to %m : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
