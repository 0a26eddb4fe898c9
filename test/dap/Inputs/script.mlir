module attributes {transform.with_named_sequence} {
  transform.named_sequence private @library_tile(%op: !transform.any_op {transform.consumed}) -> !transform.any_op
  transform.named_sequence @tile(%op: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

    // Nothing is carried out here.
    transform.annotate %tiled "tiled" : !transform.any_op
    transform.yield %loop : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op, %size: !transform.param<i64>) {
    %matmuls = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %pair:2 = transform.split_handle %matmuls : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %loop = transform.include @tile failures(propagate) (%pair#1) : (!transform.any_op) -> !transform.any_op
    transform.print %loop : !transform.any_op
    %adds = transform.structured.match ops{["arith.addf"]} in %root : (!transform.any_op) -> !transform.any_op
    %body = transform.get_parent_op %adds {nth_parent = 1} : (!transform.any_op) -> !transform.any_op
    %out = transform.get_producer_of_operand %pair#0[0] : (!transform.any_op) -> !transform.any_op
    transform.foreach %adds : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      transform.annotate %one "seen" : !transform.any_op
      transform.annotate %one "size" = %size : !transform.any_op, !transform.param<i64>
    }
    %other = transform.include @library_tile failures(propagate) (%pair#0) : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
