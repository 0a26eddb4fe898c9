// payload: payload.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @tile(%op: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %loop : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %matmuls = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %first, %second = transform.split_handle %matmuls : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %loop = transform.include @tile failures(propagate) (%second) : (!transform.any_op) -> !transform.any_op
    transform.print %loop : !transform.any_op
    %sizes = transform.param.constant 4 : i64 -> !transform.param<i64>
    transform.foreach %loop : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      transform.annotate %one "seen" : !transform.any_op
    }
    transform.yield
  }
}
