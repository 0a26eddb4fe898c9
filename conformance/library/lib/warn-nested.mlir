module attributes {transform.with_named_sequence} {
  module @tables_of_library attributes {transform.with_named_sequence} {
    transform.named_sequence @inner(%a: !transform.any_op {transform.consumed}) {
      transform.yield
    }
  }
  transform.named_sequence @outer(%a: !transform.any_op {transform.consumed}) {
    transform.yield
  }
}
