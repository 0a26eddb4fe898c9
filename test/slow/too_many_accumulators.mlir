// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// A tile of 8x64 has more sums than there are registers. Mended it is 1.7 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: a loop carries 32 vector registers (vector<8x64xf32>), of 32: about 2 of them go to memory and back in each of 32768 iterations [carried-vectors]
// CHECK: step 5 at too_many_accumulators.mlir:[[#]] made it
// CHECK: help: in place of too_many_accumulators.mlir:[[#]]:
// CHECK-NEXT: %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [4, 64, 1] : (!t) -> (!t, !t, !t, !t)
// MENDED-NOT: [carried-vectors]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 64, 1] : (!t) -> (!t, !t, !t, !t)
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
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [4, 64, 1] : (!t) -> (!t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l#2 : !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !t
    transform.yield
  }
}
