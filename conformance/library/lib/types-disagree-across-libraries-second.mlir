module attributes {transform.with_named_sequence} {
  transform.named_sequence @g(%a: !transform.any_value {transform.readonly}) { 
    transform.yield }
}
