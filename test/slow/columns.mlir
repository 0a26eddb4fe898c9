// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/sum_of_columns.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/sum_of_columns.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: sum_of_columns.mlir
// Columns are added up, one at a time, of numbers that stand in rows. Mended it is 48 times as fast.

// CHECK: sum_of_columns.mlir:[[#]]:[[#]]: warning: the lanes of vector<1x16xf32> are not side by side in memory: 16 are loaded one by one, 1048576 in all [strided-vector]
// CHECK: step 3 at columns.mlir:[[#]] made it
// CHECK: help: in place of columns.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.interchange %s iterator_interchange = [1, 0] : (!t) -> !t
// CHECK-NEXT: {{^ +}}%tile, %l:2 = transform.structured.tile_using_for %mended{{[0-9]+}} tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
// MENDED-NOT: [strided-vector]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %s = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %s tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %s = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
    %mended2 = transform.structured.interchange %s iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    %tile, %l:2 = transform.structured.tile_using_for %mended2 tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    transform.yield
  }
}
