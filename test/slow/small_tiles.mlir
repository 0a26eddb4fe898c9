// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// Tiles of two registers load as much as they compute. Mended it is 3.4 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: the innermost loop has sums in 2 vector registers, of 32, and loads 2 operands for 2 multiply-adds in each of 524288 iterations: larger tiles use what is loaded more than once [few-sums]
// CHECK: step 6 at small_tiles.mlir:[[#]] made it
// CHECK: help: in place of small_tiles.mlir:[[#]]:
// CHECK-NEXT: %tile, %loops{{[0-9]+}}:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
// MENDED-NOT: [few-sums]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l2:3 = transform.structured.tile_using_for %mm tile_sizes [2, 16, 1] : (!t) -> (!t, !t, !t, !t)
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
    %tile, %l2:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
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
