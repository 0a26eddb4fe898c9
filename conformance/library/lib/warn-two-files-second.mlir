module attributes {transform.with_named_sequence} {
  transform.named_sequence @l(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
