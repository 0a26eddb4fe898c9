module attributes {transform.with_named_sequence} {
  module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "f" : !transform.any_op
    transform.yield
  }
  }
}
