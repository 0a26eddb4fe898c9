module attributes {transform.with_named_sequence} {
  transform.named_sequence private @f(%a: !transform.any_op) { transform.yield }
  transform.named_sequence private @g(%a: !transform.any_op) { transform.yield }
  transform.named_sequence @h(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence private @j(%a: !transform.any_op {transform.readonly}) { transform.yield }
  transform.named_sequence private @f_0(%a: !transform.any_op {transform.readonly}) { transform.yield }
}
