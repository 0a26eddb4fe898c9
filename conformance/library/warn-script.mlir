// ARGS: -transform-interpreter

module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    transform.debug.emit_remark_at %a, "run" : !transform.any_op
    transform.yield
  }
}
