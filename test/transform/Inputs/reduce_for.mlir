module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match attributes {f} in %m : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.match attributes {g} in %m : (!transform.any_op) -> !transform.any_op
    %a:4 = transform.structured.tile_reduction_using_for %f by tile_sizes = [0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %b:4 = transform.structured.tile_reduction_using_for %g by tile_sizes = [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
