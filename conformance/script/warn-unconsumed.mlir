// ARGS: --transform-interpreter
// ARGS: --transform-interpreter --verify-each=0
// ARGS: 
module attributes {transform.with_named_sequence} {
  transform.named_sequence @a(%root: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @c(%root: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %root, "here" : !transform.any_op
    transform.yield
  }
}
