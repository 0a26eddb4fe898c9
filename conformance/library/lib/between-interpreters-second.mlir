module attributes {transform.with_named_sequence} {
  transform.named_sequence private @g(%a: !transform.any_op {transform.readonly})
  transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "k" : !transform.any_op
    transform.include @g failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
