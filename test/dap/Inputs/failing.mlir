module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %f : !transform.any_op {
    ^bb0(%scope: !transform.any_op):
      %none = transform.structured.match ops{["scf.for"]} in %scope : (!transform.any_op) -> !transform.any_op
      %first, %second = transform.split_handle %none {pass_through_empty_handle = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    }, {
    ^bb0(%scope: !transform.any_op):
    }
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:4 = transform.structured.tile_using_for %m tile_sizes [1, 1, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
