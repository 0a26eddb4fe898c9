module attributes {my.y} {
  %0 = arith.constant 1 : i32
  module @inner attributes {transform.with_named_sequence} {
    transform.named_sequence @deep(%a: !transform.any_op) {
      transform.yield
    }
  }
  func.func private @bla() { return }
}
