module attributes {transform.with_named_sequence} {
  transform.named_sequence @k(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @taken(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
