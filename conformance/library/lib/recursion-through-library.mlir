module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { 
    transform.include @__transform_main failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield }
  transform.named_sequence private @__transform_main(%a: !transform.any_op {transform.readonly})
}
