// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/dot.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/dot.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: dot.mlir
// A dot product is summed up in the order of its numbers. Mended it is 6.0 times as fast.

// CHECK: dot.mlir:[[#]]:[[#]]: warning: the 64 lanes of a vector are added one after the other, in their order, 262144 in all: in any order it would take 6 steps in place of 64 [ordered-lanes]
// CHECK: help: before dot_in_order.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.match ops{["vector.reduction"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.param.constant #arith.fastmath<reassoc> -> !transform.any_param
// CHECK-NEXT: {{^ +}}transform.annotate %mended{{[0-9]+}} "fastmath" = %mended{{[0-9]+}} : !t, !transform.any_param
// MENDED-NOT: [ordered-lanes]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %m = transform.structured.match ops{["linalg.dot"]} in %root : (!t) -> !t
    %tile, %loops:1 = transform.structured.tile_using_for %m tile_sizes [64] : (!t) -> (!t, !t)
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
    %m = transform.structured.match ops{["linalg.dot"]} in %root : (!t) -> !t
    %tile, %loops:1 = transform.structured.tile_using_for %m tile_sizes [64] : (!t) -> (!t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    %l = transform.structured.match ops{["scf.for"]} in %v : (!t) -> !t
    transform.loop.hoist_loop_invariant_subsets %l : !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !t
    %mended1 = transform.structured.match ops{["vector.reduction"]} in %root : (!t) -> !t
    %mended2 = transform.param.constant #arith.fastmath<reassoc> -> !transform.any_param
    transform.annotate %mended1 "fastmath" = %mended2 : !t, !transform.any_param
    transform.yield
  }
}
