// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<13x34xf32>, %b: tensor<34x42xf32>, %c: tensor<13x42xf32>, %d: tensor<?x?xf32>) -> tensor<13x42xf32> {
  %m = linalg.matmul ins(%a, %b : tensor<13x34xf32>, tensor<34x42xf32>) outs(%c : tensor<13x42xf32>) -> tensor<13x42xf32>
  %e = linalg.exp ins(%d : tensor<?x?xf32>) outs(%d : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %m : tensor<13x42xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    // HERE
    transform.yield
  }
}
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "tile" : !transform.any_op
    transform.annotate %2 "chunk" : !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 1} : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %1 : !transform.param<i64>
    transform.debug.emit_param_as_remark %2 : !transform.param<i64>
// CASE
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "tile" : !transform.any_op
    transform.annotate %2 "chunk" : !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 8, dimension = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "tile" : !transform.any_op
    transform.annotate %2 "chunk" : !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 7, dimension = 1} : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %1 : !transform.param<i64>
    transform.debug.emit_param_as_remark %2 : !transform.param<i64>
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 100, dimension = 1} : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %1 : !transform.param<i64>
    transform.debug.emit_param_as_remark %2 : !transform.param<i64>
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 100, dimension = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "tile" : !transform.any_op
    transform.annotate %2 "chunk" : !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 4} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = -1} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 1} : (!transform.any_op) -> !transform.param<i64>
// CASE
    %0 = transform.structured.match ops{["linalg.exp", "linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 1} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 1} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = "transform.structured.continuous_tile_sizes"(%0) {target_size = 9, dimension = 1} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>)
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 1} : !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 1, dimension = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "tile" : !transform.any_op
    transform.annotate %2 "chunk" : !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 7, dimension = 1} : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "tile" : !transform.any_op
    transform.annotate %2 "chunk" : !transform.any_op
// CASE
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%1, %2 = transform.structured.continuous_tile_sizes %0 {target_size = 9, dimension = 1} : (!transform.any_op) -> !transform.any_op
%3 = transform.structured.split %0 after %2 {dimension = 1, multiway} : !transform.any_op, !transform.any_op
transform.foreach %3, %1 : !transform.any_op, !transform.any_op {
^bb0(%part: !transform.any_op, %size: !transform.any_op):
  %4, %l = transform.structured.tile_using_for %part tile_sizes [0, %size] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
}
