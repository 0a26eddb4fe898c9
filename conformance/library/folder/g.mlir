module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %root, "g" : !transform.any_op
    transform.yield
  }
}
