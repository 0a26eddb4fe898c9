module attributes {transform.with_named_sequence} {
  func.func private @g(i32)
}
