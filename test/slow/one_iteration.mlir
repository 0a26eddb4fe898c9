// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// A loop of one iteration stands between the sums and the loop that could carry them. Mended it is 2.4 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: a loop of one iteration is left, 65536 times: what it carries stands between the loop around it and what that could keep in registers [loop-of-one]
// CHECK: step 3 at one_iteration.mlir:[[#]] made it
// CHECK: help: before one_iteration.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.apply_patterns to %funcs{{[0-9]+}} {
// CHECK-NEXT: transform.apply_patterns.canonicalization
// CHECK-NEXT: } {apply_cse} : !t
// MENDED-NOT: [loop-of-one]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
    %again, %m = transform.structured.tile_using_for %tile tile_sizes [8] : (!t) -> (!t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l#2 : !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
    %again, %m = transform.structured.tile_using_for %tile tile_sizes [8] : (!t) -> (!t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    %funcs1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %funcs1 {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %l#2 : !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !t
    %funcs4 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %loops5 = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %funcs4 {
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
      transform.apply_patterns.canonicalization
    } {apply_cse} : !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops5 : !transform.any_op
    transform.yield
  }
}
