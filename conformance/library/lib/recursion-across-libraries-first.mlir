module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op {transform.readonly}) { 
    transform.include @g failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.yield }
  transform.named_sequence private @g(%a: !transform.any_op {transform.readonly})
}
