// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/add.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/add.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: add.mlir
// An addition is packed, and reads each number once. Mended it is 15 times as fast.

// CHECK: add.mlir:[[#]]:[[#]]: warning: linalg.pack copies 1048576 bytes, 1 time, and each number of the copy is read once: who reads it could read the original [copied-for-nothing]
// CHECK: step 3 at packed_for_nothing.mlir:[[#]] made it
// CHECK: help: without packed_for_nothing.mlir:[[#]]
// MENDED-NOT: [copied-for-nothing]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %a = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
    %g = transform.structured.generalize %a : (!t) -> !t
    %p = transform.structured.pack %g packed_sizes = [16, 16] : (!t) -> !transform.op<"linalg.generic">
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %a = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
    %g = transform.structured.generalize %a : (!t) -> !t
    transform.yield
  }
}
