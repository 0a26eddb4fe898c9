module attributes {transform.with_named_sequence} {
  transform.named_sequence @inner(%root: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %root, "not found" : !transform.any_op
    transform.yield
  }
}
