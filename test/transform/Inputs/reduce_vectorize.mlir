module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match attributes {f} in %m : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match attributes {g} in %m : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %f : !transform.any_op
    transform.structured.vectorize %g : !transform.any_op
    transform.yield
  }
}
