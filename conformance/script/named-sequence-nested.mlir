// ARGS: -split-input-file
module attributes {transform.with_named_sequence} {
transform.with_pdl_patterns attributes {transform.with_named_sequence} {
^bb0(%arg0: !transform.any_op):
  transform.named_sequence @foo(%arg1: !transform.any_op) { transform.yield }
}
}
