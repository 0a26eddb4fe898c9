module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @g(%a: !transform.any_op {transform.readonly}) {
    transform.include @f failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield
  }
}
