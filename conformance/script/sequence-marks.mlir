// ARGS: -split-input-file
// Marks of arguments, one argument after the other.

// No mark at all is worse than a wrong one later, and the other way round.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @declared(!transform.any_op {transform.consumed, transform.readonly}, !transform.any_op)
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @declared(!transform.any_op, !transform.any_op {transform.consumed, transform.readonly})
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @no_handle(i32 {transform.consumed, transform.readonly})
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @defined(%a: !transform.any_op, %b: !transform.any_op {transform.consumed, transform.readonly}) {
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @warned_first(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed, transform.readonly}) {
    transform.yield
  }
}

// -----

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

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @callee(!transform.any_op {transform.consumed, transform.readonly})
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.include @callee failures(propagate) (%a) : (!transform.any_op) -> ()
  }
}
