module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly, my.attr = 2, my.other}) attributes {my.a = 1} {
    transform.yield
  }
}
