// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/softmax_sums.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/softmax_sums.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: softmax_sums.mlir
// Factors that belong to all rows were fused into the loop over rows. Mended it is 22 times as fast.

// CHECK: softmax_sums.mlir:[[#]]:[[#]]: warning: linalg.exp computes the same in each iteration of the loop around it, 256 times: once before the loop would do [invariant-work]
// CHECK: step 4 at same_again.mlir:[[#]] made it
// CHECK: help: before same_again.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%loops{{[0-9]+}} = transform.structured.match interface{LoopLikeInterface} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.apply_licm to %loops{{[0-9]+}} : !t
// MENDED-NOT: [invariant-work]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %x = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_for %g tile_sizes [1] : (!t) -> (!t, !t)
    %fused, %l2 = transform.structured.fuse_into_containing_op %x into %l : (!t, !t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %x = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_for %g tile_sizes [1] : (!t) -> (!t, !t)
    %fused, %l2 = transform.structured.fuse_into_containing_op %x into %l : (!t, !t) -> (!t, !t)
    %loops1 = transform.structured.match interface{LoopLikeInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %loops1 : !transform.any_op
    transform.yield
  }
}
