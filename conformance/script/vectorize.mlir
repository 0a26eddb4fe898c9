// ARGS: --transform-interpreter --split-input-file
// Vector sizes in all their forms, and how the ops fail.
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%A: tensor<?x?xf32>, %B: tensor<?x?xf32>, %x: index) -> tensor<?x?xf32> {
  %c4 = arith.constant {four} 4 : index
  %c8 = arith.constant {eight} 8 : index
  %c8i = arith.constant {i32} 8 : i32
  %y = arith.addi %x, %c4 {sum} : index
  %c0 = arith.constant {neg} -1 : index
  %0 = linalg.copy ins(%A : tensor<?x?xf32>) outs(%B : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
  // HERE
  transform.yield
}
}
// EACH
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4 : i64 -> !transform.param<i64>
    transform.structured.vectorize %t vector_sizes [%p, 8] : !transform.any_op, !transform.param<i64>
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4 : i64 -> !transform.any_param
    transform.structured.vectorize %t vector_sizes [8, %p] : !transform.any_op, !transform.any_param
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4 : i64 -> !transform.param<i64>
    transform.structured.vectorize %t vector_sizes [8, [%p]] : !transform.any_op, !transform.param<i64>
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 4 : i64 -> !transform.param<i64>
    %q = transform.merge_handles %p, %p : !transform.param<i64>
    transform.structured.vectorize %t vector_sizes [8, %q] : !transform.any_op, !transform.param<i64>
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{four} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [%a, 8] : !transform.any_op, !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{four} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{eight} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [%a, [%b]] : !transform.any_op, !transform.any_op, !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{i32} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [%a, 8] : !transform.any_op, !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{sum} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [%a, 8] : !transform.any_op, !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{nothing} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [%a, 8] : !transform.any_op, !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{four} in %root : (!transform.any_op) -> !transform.any_op
    %b = transform.structured.match attributes{eight} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.merge_handles %a, %b : !transform.any_op
    transform.structured.vectorize %t vector_sizes [%m, 8] : !transform.any_op, !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match attributes{sum} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %e vector_sizes [%a, 8] : !transform.any_op, !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    "transform.structured.vectorize"(%t) <{static_vector_sizes = array<i64: 4, 8>}> : (!transform.any_op) -> ()
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    "transform.structured.vectorize"(%t) <{static_vector_sizes = array<i64: 4, 8>, scalable_sizes = array<i1: false, false, true>}> : (!transform.any_op) -> ()
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [4] : !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [] : !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [4, 8] {vectorize_nd_extract, assume_dynamic_dims_match_vec_sizes, create_named_contraction} : !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %t vector_sizes [4, 8] : !transform.any_op
    transform.structured.vectorize %t vector_sizes [4, 8] : !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %f : !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_transfers %f : (!transform.any_op) -> !transform.op<"func.func">
    transform.structured.vectorize %t vector_sizes [4, 8] : !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.hoist_redundant_vector_broadcasts %f : (!transform.any_op) -> !transform.op<"func.func">
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %t : (!transform.any_op) -> !transform.any_op
// CASE
%t = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.vectorize_children_and_apply_patterns %root {vectorize_padding} : (!transform.any_op) -> !transform.any_op
