// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// Tiles are made of what is tiled along the sum already, so that all sums go through memory for each step of it. Mended it is 4.4 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: the loop that sums up is outside of others: vector<8x32xf32> is loaded and stored for each of its 256 iterations, 65536 times in all, with 262144 bytes of others in between; with that loop innermost it could stay in registers [sum-outermost]
// CHECK: step 5 at sums_outermost.mlir:[[#]] made it
// CHECK: help: in place of sums_outermost.mlir:[[#]]-[[#]]:
// CHECK-NEXT: %tile, %l2:2 = transform.structured.tile_using_for %mm tile_sizes [8, 32] : (!t) -> (!t, !t, !t)
// MENDED-NOT: [sum-outermost]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %k, %lk = transform.structured.tile_using_for %mm tile_sizes [0, 0, 1] : (!t) -> (!t, !t)
    %tile, %l2:2 = transform.structured.tile_using_for %k tile_sizes [8, 32] : (!t) -> (!t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    %l = transform.structured.match ops{["scf.for"]} in %v : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l : !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%tile, %l2:2 = transform.structured.tile_using_for %mm tile_sizes [8, 32] : (!t) -> (!t, !t, !t)
%k, %lk = transform.structured.tile_using_for %tile tile_sizes [0, 0, 1] : (!t) -> (!t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    %l = transform.structured.match ops{["scf.for"]} in %v : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l : !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !t
    transform.yield
  }
}
