// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/scale_columns.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/scale_columns.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: scale_columns.mlir
// ARGS: buffers
// Loops over a picture go down its columns. Mended it is 161 times as fast.

// CHECK: scale_columns.mlir:[[#]]:[[#]]: warning: the innermost loop goes through memory in steps of 4096 bytes: 3 of its accesses touch a line of memory of their own in each of 1048576 iterations, and nothing is vectorized [strided-loop]
// CHECK: step 4 at wrong_order.mlir:[[#]] made it
// CHECK: help: in place of wrong_order.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.interchange %h iterator_interchange = [1, 0] : (!t) -> !t
// CHECK-NEXT: {{^ +}}%l = transform.structured.convert_to_loops %mended{{[0-9]+}} : (!t) -> !t
// MENDED-NOT: [strided-loop]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %h = transform.structured.match ops{["linalg.generic"]} in %b : (!t) -> !t
    %l = transform.structured.convert_to_loops %h : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %g = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %h = transform.structured.match ops{["linalg.generic"]} in %b : (!t) -> !t
    %mended1 = transform.structured.interchange %h iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.convert_to_loops %mended1 : (!t) -> !t
    transform.yield
  }
}
