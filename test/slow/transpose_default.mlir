// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/transpose.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/transpose.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: transpose.mlir
// Squares are read with their rows as columns, which is done number by number. Mended it is 1.5 times as fast.

// CHECK: transpose.mlir:[[#]]:[[#]]: warning: the lanes of vector<16x16xf32> are not side by side in memory: 256 are loaded one by one, 262144 in all [strided-vector]
// CHECK: step 3 at transpose_default.mlir:[[#]] made it
// CHECK: help: before transpose_default.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.apply_patterns to %funcs{{[0-9]+}} {
// CHECK-NEXT: transform.apply_patterns.vector.transfer_permutation_patterns
// CHECK-NEXT: } : !t
// CHECK-NEXT: {{^ +}}transform.apply_patterns to %funcs{{[0-9]+}} {
// CHECK-NEXT: transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16
// CHECK-NEXT: } : !t
// MENDED-NOT: [strided-vector]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %t = transform.structured.match ops{["linalg.transpose"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %t tile_sizes [16, 16] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %t = transform.structured.match ops{["linalg.transpose"]} in %root : (!t) -> !t
    %tile, %l:2 = transform.structured.tile_using_for %t tile_sizes [16, 16] : (!t) -> (!t, !t, !t)
    transform.structured.vectorize %tile : !t
    %funcs1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %funcs1 {
      transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
    transform.apply_patterns to %funcs1 {
      transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16
    } : !transform.any_op
    transform.yield
  }
}
