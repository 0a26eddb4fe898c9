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
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 3, dimension = 0} : (!transform.any_op) -> !transform.any_op
    transform.print %1#0 : !transform.any_op
    transform.print %1#1 : !transform.any_op
    transform.print %1#2 : !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = 1, divisor = 2} : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %1#0 : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#1 : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#2 : !transform.param<i64>
// CASE
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = 1, divisor = 2} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = 1} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = 1} : (!transform.any_op) -> !transform.param<i64>
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = 1, divisor = 4} : (!transform.any_op) -> !transform.param<i64>
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = 1, divisor = 4} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = 4} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = -1} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = "transform.structured.multitile_sizes"(%0) {target_size = 3, dimension = 1} : (!transform.any_op) -> (!transform.any_op, !transform.param<i64>, !transform.any_op)
// CASE
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 3, dimension = 1} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul", "linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 3, dimension = 2} : (!transform.any_op) -> !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 3, dimension = 1} : !transform.any_op
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 3, dimension = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.multitile_sizes %0 {target_size = 100, dimension = 1} : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %1#0 : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#1 : !transform.param<i64>
    transform.debug.emit_param_as_remark %1#2 : !transform.param<i64>
// CASE
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
%1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = 1, divisor = 2} : (!transform.any_op) -> !transform.any_op
%2 = transform.structured.split %0 after %1#2 {dimension = 1} : !transform.any_op, !transform.any_op
%3:2 = transform.split_handle %2 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%4, %l = transform.structured.tile_using_for %3#0 tile_sizes [0, %1#0] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
%5, %k = transform.structured.tile_using_for %3#1 tile_sizes [0, %1#1] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
%0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
%1:3 = transform.structured.multitile_sizes %0 {target_size = 10, dimension = 1, divisor = 2} : (!transform.any_op) -> !transform.any_op
%2 = transform.structured.split %0 after %1#2 {dimension = 1} : !transform.any_op, !transform.any_op
