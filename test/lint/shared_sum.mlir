// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point sizes %S/../slow/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point threads %S/../slow/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/../slow/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// Threads that share nothing but a sum get one of their own each.

// SIZES: [race]
// SIZES: help: in place of shared_sum.mlir:[[#]]:
// SIZES-NEXT: {{^ +}}%fill{{[0-9]+}}, %tile, %combined{{[0-9]+}}, %l = transform.structured.tile_reduction_using_forall %mm by num_threads = [0, 0, 4] : (!t) -> (!t, !t, !t, !t)
// THREADS: [race]
// THREADS: help: in place of shared_sum.mlir:[[#]]:
// THREADS-NEXT: {{^ +}}%fill{{[0-9]+}}, %tile, %combined{{[0-9]+}}, %l = transform.structured.tile_reduction_using_forall %mm by num_threads = [0, 0, 8] : (!t) -> (!t, !t, !t, !t)
// MENDED-NOT: [race]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @sizes(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_forall %mm tile_sizes [0, 0, 64] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @threads(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_forall %mm num_threads [0, 0, 8] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %fill1, %tile, %combined2, %l = transform.structured.tile_reduction_using_forall %mm by num_threads = [0, 0, 4] : (!t) -> (!t, !t, !t, !t)
    transform.yield
  }
}
