// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// A product that was vectorized by itself stays a product of spread-out operands that is summed up. Mended it is 1.7 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: a contraction is written as a product of vector<8x32x1xf32> that is summed up: operands are copied into 256 lanes, 16777216 in all, where multiply-adds would do [multiplied-out]
// CHECK: step 3 at multiplied_out.mlir:[[#]] made it
// CHECK: help: before multiplied_out.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.apply_patterns to %funcs{{[0-9]+}} {
// CHECK-NEXT: transform.apply_patterns.vector.reduction_to_contract
// CHECK-NEXT: transform.apply_patterns.vector.transfer_permutation_patterns
// CHECK-NEXT: transform.apply_patterns.vector.sink_ops
// CHECK-NEXT: } : !t
// CHECK-NEXT: {{^ +}}transform.apply_patterns to %funcs{{[0-9]+}} {
// CHECK-NEXT: transform.apply_patterns.vector.lower_contraction
// CHECK-NEXT: transform.apply_patterns.vector.lower_outerproduct
// CHECK-NEXT: } : !t
// MENDED-NOT: [multiplied-out]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
    transform.structured.vectorize %tile : !t
    %l2 = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l2 : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l:3 = transform.structured.tile_using_for %mm tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
    transform.structured.vectorize %tile : !t
    %funcs1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %funcs1 {
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.transfer_permutation_patterns
      transform.apply_patterns.vector.sink_ops
    } : !transform.any_op
    transform.apply_patterns to %funcs1 {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    %l2 = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l2 : !t
    transform.yield
  }
}
