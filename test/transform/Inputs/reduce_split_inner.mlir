module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match attributes {f} in %m : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match attributes {g} in %m : (!transform.any_op) -> !transform.any_op
    %a:4 = transform.structured.split_reduction %f {split_factor = 4, insert_split_dimension = 1, inner_parallel} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %b:4 = transform.structured.split_reduction %g {split_factor = 4, insert_split_dimension = 0, inner_parallel} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
