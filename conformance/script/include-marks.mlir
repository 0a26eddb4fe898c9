// ARGS: --split-input-file
// An included sequence marks all of its arguments, also where the marks of one cover the operand of another.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @callee(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op) {
    transform.yield
  }
  transform.named_sequence @caller(%h: !transform.any_op {transform.readonly}) {
    transform.include @callee failures(suppress) (%h, %h) : (!transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @callee(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @caller(%h: !transform.any_op {transform.readonly}) {
    transform.include @callee failures(suppress) (%h, %h) : (!transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
}
// -----
// other complaints come first
module attributes {transform.with_named_sequence} {
  transform.named_sequence @caller(%h: !transform.any_op {transform.readonly}) {
    %r = transform.include @callee failures(suppress) (%h, %h) : (!transform.any_op, !transform.any_op) -> !transform.any_value
    transform.yield
  }
  transform.named_sequence @callee(%a: !transform.any_op, %b: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
}
