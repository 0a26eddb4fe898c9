module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "l" : !transform.any_op
    transform.include @h failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @h(%a: !transform.any_op {transform.readonly}) 
}
