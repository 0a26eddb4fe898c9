module attributes {transform.with_named_sequence} {
  transform.named_sequence @h(%root: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %root, "h" : !transform.any_op
    transform.yield
  }
}
