// REQUIRES: compiled
// RUN: jig run --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/batch_matmul.mlir --entry f --arg 'tensor<8x128x128xf32>=random:1' --arg 'tensor<8x128x128xf32>=random:2' --arg 'tensor<8x128x128xf32>=zeros' 2>&1 >/dev/null | FileCheck %s
// RUN: jig run --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/batch_matmul.mlir --entry f --arg 'tensor<8x128x128xf32>=random:1' --arg 'tensor<8x128x128xf32>=random:2' --arg 'tensor<8x128x128xf32>=zeros' 2>&1 >/dev/null | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: batch_matmul.mlir
// A product of many matrices is tiled by the matrix, and no further. Mended it is 52 times as fast.

// CHECK: batch_matmul.mlir:[[#]]:[[#]]: warning: linalg.batch_matmul is left: its 16777216 points are computed one by one [scalar-left]
// CHECK: help: before batches_only.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}}, %mended{{[0-9]+}}:4 = transform.structured.tile_using_for %mended{{[0-9]+}} tile_sizes [1, 8, 32, 1] : (!t) -> (!t, !t, !t, !t, !t)
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.vectorize_children_and_apply_patterns %funcs{{[0-9]+}} : (!t) -> !t
// CHECK-NEXT: {{^ +}}%loops{{[0-9]+}} = transform.structured.match ops{["scf.for"]} in %mended{{[0-9]+}} : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.loop.hoist_loop_invariant_subsets %loops{{[0-9]+}} : !t
// MENDED-NOT: [scalar-left]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %m = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!t) -> !t
    %tile, %loops:1 = transform.structured.tile_using_for %m tile_sizes [1] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %m = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!t) -> !t
    %tile, %loops:1 = transform.structured.tile_using_for %m tile_sizes [1] : (!t) -> (!t, !t)
    %mended4 = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!t) -> !t
    %mended5, %mended6:4 = transform.structured.tile_using_for %mended4 tile_sizes [1, 8, 32, 1] : (!t) -> (!t, !t, !t, !t, !t)
    %funcs7 = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %mended8 = transform.structured.vectorize_children_and_apply_patterns %funcs7 : (!t) -> !t
    %loops9 = transform.structured.match ops{["scf.for"]} in %mended8 : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %loops9 : !t
    transform.apply_patterns to %mended8 {
      transform.apply_patterns.vector.lower_contraction
      transform.apply_patterns.vector.lower_outerproduct
    } : !t
    transform.yield
  }
}
