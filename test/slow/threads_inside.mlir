// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --lint-threads 2 --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --lint-threads 2 --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// OPTIONS: --threads 2
// The sum's loop is outside of the threads' one. Mended it is 80 times as fast on two threads.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: threads begin and are waited for 128 times, as their loop stands inside of another: that takes some microseconds each time [fork-in-loop]
// CHECK: step 3 at threads_inside.mlir:[[#]] made it
// CHECK: help: in place of threads_inside.mlir:[[#]]-[[#]]:
// CHECK-NEXT: {{^ +}}%tile2, %l2 = transform.structured.tile_using_forall %mm tile_sizes [64, 64] : (!t) -> (!t, !t)
// CHECK-NEXT: {{^ +}}%tile, %l = transform.structured.tile_using_for %tile2 tile_sizes [0, 0, 2] : (!t) -> (!t, !t)
// MENDED-NOT: [fork-in-loop]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_for %mm tile_sizes [0, 0, 2] : (!t) -> (!t, !t)
    %tile2, %l2 = transform.structured.tile_using_forall %tile tile_sizes [64, 64] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile2, %l2 = transform.structured.tile_using_forall %mm tile_sizes [64, 64] : (!t) -> (!t, !t)
    %tile, %l = transform.structured.tile_using_for %tile2 tile_sizes [0, 0, 2] : (!t) -> (!t, !t)
    transform.yield
  }
}
