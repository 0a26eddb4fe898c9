module attributes {transform.with_named_sequence} {
  transform.named_sequence private @g(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "l" : !transform.any_op
    transform.yield
  }
}
