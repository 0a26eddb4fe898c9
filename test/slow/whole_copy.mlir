// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/overwritten.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/overwritten.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: overwritten.mlir
// ARGS: buffers
// A sum is written over what the next op still reads, so that all of it is copied before. Mended it is 2.1 times as fast.

// CHECK: overwritten.mlir:[[#]]:[[#]]: warning: a buffer of 1048576 bytes is allocated and filled with what another one holds: the tensor is written to, and what it held before is read after that (`test_analysis_only, print_conflicts` of bufferization shows by whom) [copy-of-whole]
// CHECK: step 1 at whole_copy.mlir:[[#]] made it
// CHECK: help: before whole_copy.mlir:[[#]]:
// CHECK-NEXT: %funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// MENDED-NOT: [copy-of-whole]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %rb = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
%funcs2 = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%mended3 = transform.apply_registered_pass "linalg-generalize-named-ops" to %funcs2 : (!t) -> !t
%mended4 = transform.apply_registered_pass "linalg-fuse-elementwise-ops" to %mended3 : (!t) -> !t
    %rb = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    transform.yield
  }
}
