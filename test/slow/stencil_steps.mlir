// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/diffusion.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/diffusion.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: diffusion.mlir
// ARGS: buffers
// Each step of a stencil allocates its result, and frees nothing. Mended it is 13 times as fast.

// CHECK: diffusion.mlir:[[#]]:[[#]]: warning: a buffer of 262144 bytes is allocated in a loop, 100 times [alloc-in-loop]
// CHECK: step 1 at stencil_steps.mlir:[[#]] made it
// CHECK: help: before stencil_steps.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.bufferization.buffer_loop_hoisting %funcs{{[0-9]+}} : !t
// MENDED-NOT: [alloc-in-loop]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %funcs1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.bufferization.buffer_loop_hoisting %funcs1 : !transform.any_op
    transform.yield
  }
}
