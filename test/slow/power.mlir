// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gelu.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gelu.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gelu.mlir
// The cube of a gelu is computed by powf of each number. Mended it is 31 times as fast.

// CHECK: gelu.mlir:[[#]]:[[#]]: warning: math.powf takes the logarithm and the exponential of each number, 65536 of them [math-by-number]
// CHECK: step 3 at power.mlir:[[#]] made it
// CHECK: help: before power.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.apply_registered_pass "math-expand-ops" with options = {"ops" = "powf"} to %funcs{{[0-9]+}} : (!t) -> !t
// MENDED-NOT: [math-by-number]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %g tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %g tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    %funcs2 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %mended3 = transform.apply_registered_pass "math-expand-ops" with options = {"ops" = "powf"} to %funcs2 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
