// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// A product is lowered to a dot product for each of its numbers. Mended it is 26 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: 256 lanes of vectors are put in one by one, each the sum of a vector (a contraction by dot products), 8192 times [lane-by-lane]
// CHECK: step 6 at dot_products.mlir:[[#]] made it
// CHECK: help: in place of dot_products.mlir:[[#]]:
// CHECK-NEXT: transform.apply_patterns.vector.lower_contraction{{$}}
// MENDED-NOT: [lane-by-lane]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 8] : (!t) -> (!t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l#2 : !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = dot
    } : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 8] : (!t) -> (!t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l#2 : !t
    transform.apply_patterns to %v {
    transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
    } : !t
    transform.yield
  }
}
