// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm_buffers.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm_buffers.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm_buffers.mlir
// The innermost loop of three goes through the second operand row by row. Mended it is 20 times as fast.

// CHECK: gemm_buffers.mlir:[[#]]:[[#]]: warning: the innermost loop goes through memory in steps of 1024 bytes: 1 of its accesses touches a line of memory of its own in each of 16777216 iterations, and nothing is vectorized [strided-loop]
// CHECK: step 2 at loops_in_order.mlir:[[#]] made it
// CHECK: help: in place of loops_in_order.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.generalize %mm : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.interchange %mended{{[0-9]+}} iterator_interchange = [0, 2, 1] : (!t) -> !t
// CHECK-NEXT: {{^ +}}%l = transform.structured.convert_to_loops %mended{{[0-9]+}} : (!t) -> !t
// MENDED-NOT: [strided-loop]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %l = transform.structured.convert_to_loops %mm : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %mended6 = transform.structured.generalize %mm : (!transform.any_op) -> !transform.any_op
    %mended7 = transform.structured.interchange %mended6 iterator_interchange = [0, 2, 1] : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.convert_to_loops %mended7 : (!t) -> !t
    transform.yield
  }
}
