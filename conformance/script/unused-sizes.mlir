// ARGS: --canonicalize --split-input-file
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
      transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
      %low_tile, %high_tile, %split_point =
        transform.structured.multitile_sizes %0 { target_size = 3, dimension = 0 }
        : (!transform.any_op) -> !transform.param<i64>
      transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %0, "x" : !transform.any_op
      transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
      %0 = transform.param.constant 1 : i64 -> !transform.param<i64>
      transform.debug.emit_param_as_remark %0 : !transform.param<i64>
      transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
      %a, %b = transform.structured.continuous_tile_sizes %0 { target_size = 3, dimension = 0 }
        : (!transform.any_op) -> !transform.param<i64>
      transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
      %a, %b = transform.structured.continuous_tile_sizes %0 { target_size = 3, dimension = 0 }
        : (!transform.any_op) -> !transform.any_op
      transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
      %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
      %a, %b, %c = transform.structured.multitile_sizes %0 { target_size = 3, dimension = 0 }
        : (!transform.any_op) -> !transform.any_op
      transform.yield
  }
}
