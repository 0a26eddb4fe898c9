// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/squares.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/squares.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: squares.mlir
// ARGS: buffers
// The innermost loop is unrolled before anything made vectors of it. Mended it is 8.9 times as fast.

// CHECK: squares.mlir:[[#]]:[[#]]: warning: the body of the innermost loop does 96 things to single numbers, 1572864 in all: LLVM makes vectors of loops with a short body, and of few numbers in a long one [unrolled-numbers]
// CHECK: step 3 at unrolled_numbers.mlir:[[#]] made it
// CHECK: help: without unrolled_numbers.mlir:[[#]]
// MENDED-NOT: [unrolled-numbers]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %rb = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %mm = transform.structured.match ops{["linalg.generic"]} in %rb : (!t) -> !t
    %l = transform.structured.convert_to_loops %mm : (!t) -> !t
    %in = transform.structured.match ops{["scf.for"]} in %rb : (!t) -> !t
    %a, %b = transform.split_handle %in : (!t) -> (!t, !t)
    transform.loop.unroll %a { factor = 16 } : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %rb = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %mm = transform.structured.match ops{["linalg.generic"]} in %rb : (!t) -> !t
    %l = transform.structured.convert_to_loops %mm : (!t) -> !t
    %in = transform.structured.match ops{["scf.for"]} in %rb : (!t) -> !t
    %a, %b = transform.split_handle %in : (!t) -> (!t, !t)
    transform.yield
  }
}
