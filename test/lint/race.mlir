// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/../slow/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --implicit-check-not='mended>'
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/../slow/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// The sums of a product are shared by threads, which write to one place. Of the changed scripts that are tried nothing is
// told, such as that a mark on a sequence is not true.

// CHECK: race.mlir:[[#]]:[[#]]: warning: op argument #0 is not consumed in the body but is marked as consumed
// CHECK: gemm.mlir:[[#]]:[[#]]: warning: iterations of a parallel loop race: tensor.parallel_insert_slice gemm.mlir:5 writes the same place whatever variable #2 is, 4 times, so the result is that of one iteration, or a mixture [race]
// CHECK: step 2 at race.mlir:[[#]] made it
// CHECK: help: in place of race.mlir:[[#]]:
// CHECK-NEXT: %tile, %l = transform.structured.tile_using_forall %mm tile_sizes [32, 32, 0] : (!t) -> (!t, !t)
// MENDED-NOT: [race]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @unused(%op: !t {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_forall %mm tile_sizes [32, 32, 64] : (!t) -> (!t, !t)
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_forall %mm tile_sizes [32, 32, 0] : (!t) -> (!t, !t)
    transform.yield
  }
}
