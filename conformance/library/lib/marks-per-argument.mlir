module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly}, %c: !transform.any_op) { transform.yield }
}
