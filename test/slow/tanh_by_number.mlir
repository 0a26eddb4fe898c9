// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/tanh.mlir -o /dev/null 2>&1 | FileCheck %s
// PAYLOAD: tanh.mlir
// A function is computed number by number.

// CHECK: tanh.mlir:[[#]]:[[#]]: warning: math.tanh is a call of a function for each number, 262144 of them [math-by-number]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %m = transform.structured.match ops{["linalg.tanh"]} in %root : (!t) -> !t
    %tile, %loops:2 = transform.structured.tile_using_for %m tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
    transform.yield
  }
}
