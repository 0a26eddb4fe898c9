// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/add.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/add.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: add.mlir
// Tiles as high as the matrix. Mended it is 4.1 times as fast.

// CHECK: add.mlir:[[#]]:[[#]]: warning: arith.addf on vector<512x16xf32> takes 512 vector registers, and there are 32: it is unrolled into that many instructions, with their operands in memory, 32 times [big-vector]
// CHECK: step 4 at whole_columns.mlir:[[#]] made it
// CHECK: help: in place of whole_columns.mlir:[[#]]:
// CHECK-NEXT: %tile, %loops{{[0-9]+}}:2 = transform.structured.tile_using_for %mm tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
// MENDED-NOT: [big-vector]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %mm = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
    %tile, %l2 = transform.structured.tile_using_for %mm tile_sizes [0, 16] : (!t) -> (!t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %mm = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
%tile, %loops4:2 = transform.structured.tile_using_for %mm tile_sizes [1, 16] : (!t) -> (!t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.yield
  }
}
