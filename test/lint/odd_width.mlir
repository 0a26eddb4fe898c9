// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/../slow/Inputs/gemm_192.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/../slow/Inputs/gemm_192.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// Rows of 48 numbers are three registers, which LLVM does not keep apart. What jig run compiles has them divided.
// RUN: %if compiled %{ jig run --lint --script %s --entry-point slow %S/../slow/Inputs/gemm_192.mlir --arg 'tensor<192x192xf32>=zeros' --arg 'tensor<192x192xf32>=zeros' --arg 'tensor<192x192xf32>=zeros' 2>&1 | FileCheck %s --check-prefix=COMPILED --allow-empty %}
// COMPILED-NOT: [odd-width]

// CHECK: gemm_192.mlir:[[#]]:[[#]]: warning: rows of 1536 bits (vector<48xf32>) are no power of two: they are taken apart into pieces, or widened to 2048 bits, where registers have 512; 36864 times [odd-width]
// CHECK: step 6 at odd_width.mlir:[[#]] made it
// CHECK: help: in place of odd_width.mlir:[[#]]:
// CHECK-NEXT: %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [4, 64, 1] : (!t) -> (!t, !t, !t, !t)
// MENDED-NOT: [odd-width]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [4, 48, 1] : (!t) -> (!t, !t, !t, !t)
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
