// ARGS: --split-input-file
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  transform.with_pdl_patterns %a : !transform.any_op {
  ^bb1(%b: !transform.any_op):
  sequence %b : !transform.any_op failures(propagate) {
  ^bb1(%c: !transform.any_op):
  }
  }
  sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%c: !transform.any_op):
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%a: !transform.any_op):
  sequence %a : !transform.any_op failures(propagate) {
  ^bb1(%c: !transform.any_op):
    transform.with_pdl_patterns %c : !transform.any_op {
    ^bb1(%b: !transform.any_op):
    }
  }
}
