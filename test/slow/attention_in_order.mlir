// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/attention.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/attention.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: attention.mlir
// Heads of attention are taken from the last loop to the first. Mended it is 12 times as fast.

// CHECK: attention.mlir:[[#]]:[[#]]: warning: a contraction to vector<1x1x16xf32> is left to the default lowering, which computes 16 numbers one by one, each by a dot product; 8388608 in all [contraction-by-number]
// CHECK: step 5 at attention_in_order.mlir:[[#]] made it
// CHECK: help: before attention_in_order.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.apply_patterns to %funcs{{[0-9]+}} {
// CHECK-NEXT: transform.apply_patterns.vector.lower_contraction
// CHECK-NEXT: transform.apply_patterns.vector.lower_outerproduct
// CHECK-NEXT: } : !t
// MENDED-NOT: [contraction-by-number]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!t) -> !t
    %b = transform.structured.generalize %mm : (!t) -> !t
    %tile, %l:4 = transform.structured.tile_using_for %b tile_sizes [1, 1, 16, 1] : (!t) -> (!t, !t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!t) -> !t
    %b = transform.structured.generalize %mm : (!t) -> !t
    %tile, %l:4 = transform.structured.tile_using_for %b tile_sizes [1, 1, 16, 1] : (!t) -> (!t, !t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    %funcs1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %funcs1 {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    %loops3 = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops3 : !transform.any_op
    transform.yield
  }
}
