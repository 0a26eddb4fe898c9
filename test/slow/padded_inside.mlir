// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// A row that is read once is copied before, in the innermost loop. Mended it is 13 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: tensor.pad copies 128 bytes, 65536 times, and each number of the copy is read once: who reads it could read the original [copied-for-nothing]
// CHECK: step 4 at padded_inside.mlir:[[#]] made it
// CHECK: help: without padded_inside.mlir:[[#]]
// MENDED-NOT: [copied-for-nothing]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %big, %l3:2 = transform.structured.tile_using_for %mm tile_sizes [64, 64, 0] : (!t) -> (!t, !t, !t)
    %tile, %l2:3 = transform.structured.tile_using_for %big tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
    %p, %pad, %cp = transform.structured.pad %tile {padding_values=[0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions=[0, 1, 2], nofold_flags=[0, 1, 0], copy_back_op = "linalg.copy"} : (!t) -> (!t, !t, !t)
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
    %big, %l3:2 = transform.structured.tile_using_for %mm tile_sizes [64, 64, 0] : (!t) -> (!t, !t, !t)
    %tile, %l2:3 = transform.structured.tile_using_for %big tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
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
