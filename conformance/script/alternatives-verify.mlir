// ARGS: --split-input-file --allow-unregistered-dialect
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  "transform.alternatives"(%arg0) : (!transform.any_op) -> ()
}
