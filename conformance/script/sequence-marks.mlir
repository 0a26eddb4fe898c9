// ARGS: -split-input-file
// The terminator is looked at first.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @defined(%a: !transform.any_op {transform.consumed, transform.readonly}) {
    %0 = transform.merge_handles %a : !transform.any_op
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func private @function(!transform.any_op {transform.consumed, transform.readonly}, !transform.any_op)
}
