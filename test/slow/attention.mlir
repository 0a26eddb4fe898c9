// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/attention.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/attention.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: attention.mlir
// The scores of attention are multiplied out and summed up. Mended it is 19 times as fast.

// CHECK: attention.mlir:[[#]]:[[#]]: warning: a contraction is written as a product of vector<1x8x32x4xf32> that is summed up: operands are copied into 1024 lanes, 8388608 in all, where multiply-adds would do [multiplied-out]
// CHECK: step 3 at attention.mlir:[[#]] made it
// CHECK: help: before attention.mlir:[[#]]:
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
// CHECK: {{^ +}}begin with the help of [multiplied-out], before attention.mlir:[[#]]: the model counts {{[0-9.]+}} times fewer cycles with it; then look again
// MENDED-NOT: [multiplied-out]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!t) -> !t
    %tile, %l:4 = transform.structured.tile_using_for %mm tile_sizes [1, 8, 32, 4] : (!t) -> (!t, !t, !t, !t, !t)
    transform.structured.vectorize %tile : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!t) -> !t
    %tile, %l:4 = transform.structured.tile_using_for %mm tile_sizes [1, 8, 32, 4] : (!t) -> (!t, !t, !t, !t, !t)
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
    transform.yield
  }
}
