// ARGS: --split-input-file
// What is in braces is any attribute today: a text of one result, though former releases had sizes there.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.fuse %0 {tile_sizes = [4, 8]} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
