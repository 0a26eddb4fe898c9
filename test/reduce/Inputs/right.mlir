module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %product = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %tile, %loop = transform.structured.tile_using_for %product tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.print %tile : !transform.any_op
    transform.yield
  }
}
