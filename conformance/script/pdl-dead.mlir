// ARGS: -split-input-file -cse
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
  transform.sequence %r : !transform.any_op failures(propagate) {
  ^bb1(%a: !transform.any_op):
    %m = transform.structured.match ops{["x"]} in %a : (!transform.any_op) -> !transform.any_op
  }
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
    %m = transform.structured.match ops{["x"]} in %r : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) {
^bb0(%r: !transform.any_op):
  transform.foreach %r : !transform.any_op {
  ^bb1(%a: !transform.any_op):
    %m = transform.structured.match ops{["x"]} in %a : (!transform.any_op) -> !transform.any_op
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb1(%arg1: !transform.any_op):
    %x = transform.structured.generalize %arg1 : (!transform.any_op) -> !transform.any_op
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%arg0: !transform.any_op):
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb1(%arg1: !transform.any_op):
    transform.debug.emit_remark_at %arg1, "x" : !transform.any_op
  }
}
