module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op) { 
    transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield }
}
