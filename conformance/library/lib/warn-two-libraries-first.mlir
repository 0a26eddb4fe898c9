module attributes {transform.with_named_sequence} {
  transform.named_sequence @k(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
