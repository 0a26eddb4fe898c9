// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// The sums of a tile go to memory and back at each step. Mended it is 2.4 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: vector<8x32xf32> is loaded from and stored to the same place in each iteration, 65536 times: it could stay in registers [sum-in-memory]
// CHECK: step 4 at not_hoisted.mlir:[[#]] made it
// CHECK: help: before not_hoisted.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%loops{{[0-9]+}} = transform.structured.match interface{LoopLikeInterface} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.loop.hoist_loop_invariant_subsets %loops{{[0-9]+}} : !t
// MENDED-NOT: [sum-in-memory]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !t
    %loops2 = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops2 : !transform.any_op
    transform.yield
  }
}
