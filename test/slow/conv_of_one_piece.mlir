// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/conv.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/conv.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// UNSUPPORTED: stress
// PAYLOAD: conv.mlir
// (The stress build ends patterns after fewer changes than these contractions take.)
// The window of a convolution is in the way of its vectorization. Mended it is 45 times as fast.

// CHECK: conv.mlir:[[#]]:[[#]]: warning: linalg.conv_2d_nhwc_hwcf is left beside vectors: its 18874368 points are computed one by one [scalar-left]
// CHECK: step 2 at conv_of_one_piece.mlir:[[#]] made it
// CHECK: help: before conv_of_one_piece.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}}, %mended{{[0-9]+}}:2 = transform.structured.tile_using_for %mended{{[0-9]+}} tile_sizes [0, 1, 0, 0, 1] : (!t) -> (!t, !t, !t)
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.decompose %mended{{[0-9]+}} : (!t) -> !t
// CHECK-NEXT: help: and before conv_of_one_piece.mlir:[[#]]:
// MENDED-NOT: [scalar-left]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %c = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
    %tile, %l:4 = transform.structured.tile_using_for %c tile_sizes [1, 1, 8, 32] : (!t) -> (!t, !t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %c = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
    %tile, %l:4 = transform.structured.tile_using_for %c tile_sizes [1, 1, 8, 32] : (!t) -> (!t, !t, !t, !t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %mended1 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
    %mended2, %mended3:2 = transform.structured.tile_using_for %mended1 tile_sizes [0, 1, 0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %mended4 = transform.structured.decompose %mended2 : (!transform.any_op) -> !transform.any_op
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    %funcs2 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %funcs2 {
      transform.apply_patterns.canonicalization
    } {apply_cse} : !transform.any_op
    %funcs1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %funcs1 {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = outerproduct
      transform.apply_patterns.vector.lower_outerproduct
    } : !transform.any_op
    transform.yield
  }
}
