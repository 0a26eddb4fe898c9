module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%root: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %root, "f" : !transform.any_op
    transform.yield
  }
}
