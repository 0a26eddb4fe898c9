module attributes {transform.with_named_sequence} {
  transform.named_sequence private @g(%a: !transform.any_op {transform.readonly})
}
