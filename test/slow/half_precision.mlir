// RUN: jig apply --quiet --lint --lint-cpu znver4 --script %s --entry-point slow %S/Inputs/gemm_half.mlir -o /dev/null 2>&1 | FileCheck %s
// PAYLOAD: gemm_half.mlir
// Numbers of 16 bits are summed up, which the machine has no arithmetic for.

// CHECK: gemm_half.mlir:[[#]]:[[#]]: warning: vector.fma computes with vector<32xf16>, for which this machine has no arithmetic: each of its 2097152 numbers is converted to f32 before and back behind it; with results of f32 only what is read is converted [half-precision]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %loops:3 = transform.structured.tile_using_for %m tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
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
