// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/transpose.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/transpose.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: transpose.mlir
// Squares of 16x16 are transposed number by number. Mended it is 1.5 times as fast.

// CHECK: transpose.mlir:[[#]]:[[#]]: warning: 256 lanes of vectors are put in one by one, each taken from another vector (a transpose or a broadcast by elements), 1024 times [lane-by-lane]
// CHECK: step 5 at transpose_elementwise.mlir:[[#]] made it
// CHECK: help: in place of transpose_elementwise.mlir:[[#]]:
// CHECK-NEXT: transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16
// MENDED-NOT: [lane-by-lane]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %t = transform.structured.match ops{["linalg.transpose"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %t tile_sizes [16, 16] : (!t) -> (!t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.apply_patterns to %v {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = eltwise
    } : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %t = transform.structured.match ops{["linalg.transpose"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %t tile_sizes [16, 16] : (!t) -> (!t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.apply_patterns to %v {
    transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16
    } : !t
    transform.yield
  }
}
