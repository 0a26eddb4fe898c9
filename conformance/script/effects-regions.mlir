// ARGS: --canonicalize --split-input-file
// ARGS: --cse --split-input-file
transform.sequence failures(propagate) {
^bb0(%b: !transform.any_op):
  %m = transform.merge_handles %b, %b : !transform.any_op
}
