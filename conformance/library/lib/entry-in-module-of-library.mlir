module attributes {transform.with_named_sequence} {
  module @inner attributes {transform.with_named_sequence} {
  transform.named_sequence @deep(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "l" : !transform.any_op
    transform.yield
  }
  }
}
