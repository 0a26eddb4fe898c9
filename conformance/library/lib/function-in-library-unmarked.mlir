module attributes {transform.with_named_sequence} {
  func.func private @f(!transform.any_op)
}
