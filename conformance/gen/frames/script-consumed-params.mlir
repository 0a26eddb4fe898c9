// ARGS: --transform-interpreter
// FRAME
// HERE
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.param.constant 2 : i64 -> !transform.any_param
    // HERE
    transform.yield
  }
}
// CASE
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s1(%h1: !transform.any_param {transform.consumed}, %h2: !transform.any_op {transform.consumed}) {
// AND
    %rr = transform.merge_handles %root, %root : !transform.any_op
    transform.include @s1 failures(suppress) (%p, %rr) : (!transform.any_param, !transform.any_op) -> ()
// CASE
// what an operand before it consumed comes first
module attributes {transform.with_named_sequence} {
  transform.named_sequence @s1(%h1: !transform.any_param {transform.consumed}, %h2: !transform.any_op {transform.consumed}, %h3: !transform.any_op {transform.readonly}) {
// AND
    transform.include @s1 failures(suppress) (%p, %root, %root) : (!transform.any_param, !transform.any_op, !transform.any_op) -> ()
