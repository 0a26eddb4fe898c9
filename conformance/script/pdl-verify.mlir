// ARGS: -allow-unregistered-dialect -split-input-file
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb0(%arg1: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
    transform.with_pdl_patterns %arg0 : !transform.any_op {
    ^bb0(%arg2: !transform.any_op):
      sequence %arg2 : !transform.any_op failures(propagate) {
      ^bb0(%arg3: !transform.any_op):
      }
    }
}
// -----
transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
   %m = transform.pdl_match @p in %arg1 : (!pdl.operation) -> !transform.any_value
}
// -----
transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.value):
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  %a = transform.structured.match ops{["x"]} in %arg0 : (!transform.any_op) -> !transform.any_op
}
