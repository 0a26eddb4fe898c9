// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// The script is about something else, and the product stays as it is. Mended it is 73 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: linalg.matmul of 16777216 points is neither tiled nor vectorized: the script leaves it as it was [untiled]
// CHECK: help: before not_touched.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}}, %mended{{[0-9]+}}:3 = transform.structured.tile_using_for %mended{{[0-9]+}} tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.vectorize_children_and_apply_patterns %funcs{{[0-9]+}} : (!t) -> !t
// CHECK-NEXT: {{^ +}}%loops{{[0-9]+}} = transform.structured.match ops{["scf.for"]} in %mended{{[0-9]+}} : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.loop.hoist_loop_invariant_subsets %loops{{[0-9]+}} : !t
// CHECK-NEXT: {{^ +}}transform.apply_patterns to %mended{{[0-9]+}} {
// CHECK-NEXT: transform.apply_patterns.vector.lower_contraction
// CHECK-NEXT: transform.apply_patterns.vector.lower_outerproduct
// CHECK-NEXT: } : !t
// MENDED-NOT: [untiled]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %f = transform.structured.match ops{["linalg.fill"]} in %root {jig.expected} : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %f = transform.structured.match ops{["linalg.fill"]} in %root {jig.expected} : (!t) -> !t
    %mended1 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %mended2, %mended3:3 = transform.structured.tile_using_for %mended1 tile_sizes [8, 32, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %funcs4 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %mended5 = transform.structured.vectorize_children_and_apply_patterns %funcs4 : (!transform.any_op) -> !transform.any_op
    %loops6 = transform.structured.match ops{["scf.for"]} in %mended5 : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops6 : !transform.any_op
    transform.apply_patterns to %mended5 {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
