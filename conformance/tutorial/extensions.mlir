// ARGS: --split-input-file
// ARGS: --split-input-file --allow-unregistered-dialect --transform-interpreter
transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : !transform.any_op
}
