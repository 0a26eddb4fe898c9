// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/sum_of_rows.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/sum_of_rows.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: sum_of_rows.mlir
// The lanes of a vector are added up in their order. Mended it is 6.2 times as fast.

// CHECK: sum_of_rows.mlir:[[#]]:[[#]]: warning: the 64 lanes of a vector are added one after the other, in their order, 524288 in all: in any order it would take 6 steps in place of 64 [ordered-lanes]
// CHECK: step 3 at sums_in_order.mlir:[[#]] made it
// CHECK: help: before sums_in_order.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.apply_patterns to %funcs{{[0-9]+}} {
// CHECK-NEXT: transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
// CHECK-NEXT: } : !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.match ops{["vector.reduction"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.param.constant #arith.fastmath<reassoc> -> !transform.any_param
// CHECK-NEXT: {{^ +}}transform.annotate %mended{{[0-9]+}} "fastmath" = %mended{{[0-9]+}} : !t, !transform.any_param
// MENDED-NOT: [ordered-lanes]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %s = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %s tile_sizes [1, 64] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %s = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %s tile_sizes [1, 64] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    %funcs7 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %funcs7 {
      transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction
    } : !transform.any_op
    %mended8 = transform.structured.match ops{["vector.reduction"]} in %root : (!transform.any_op) -> !transform.any_op
    %mended9 = transform.param.constant #arith.fastmath<reassoc> -> !transform.any_param
    transform.annotate %mended8 "fastmath" = %mended9 : !transform.any_op, !transform.any_param
    transform.yield
  }
}
