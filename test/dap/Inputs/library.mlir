module attributes {transform.with_named_sequence} {
  transform.named_sequence @library_tile(%op: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %t, %l = transform.structured.tile_using_for %op tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %l : !transform.any_op
  }
}
