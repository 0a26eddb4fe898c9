// REQUIRES: compiled
// RUN: jig run --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/pooling.mlir --entry f --arg 'tensor<1x130x130x64xf32>=random:1' --arg 'tensor<1x128x128x64xf32>=zeros' 2>&1 >/dev/null | FileCheck %s
// RUN: jig run --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/pooling.mlir --entry f --arg 'tensor<1x130x130x64xf32>=random:1' --arg 'tensor<1x128x128x64xf32>=zeros' 2>&1 >/dev/null | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: pooling.mlir
// Pooling is cut into pieces of a pixel and of a few channels. Mended it is 12 times as fast.

// CHECK: pooling.mlir:[[#]]:[[#]]: warning: linalg.pooling_nhwc_max is left: its 9437184 points are computed one by one [scalar-left]
// CHECK: help: in place of pooling_in_pieces.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%tile, %loops:4 = transform.structured.tile_using_for %m tile_sizes [1, 1, 1, 64] : (!t) -> (!t, !t, !t, !t, !t)
// MENDED-NOT: [scalar-left]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %m = transform.structured.match ops{["linalg.pooling_nhwc_max"]} in %root : (!t) -> !t
    %tile, %loops:4 = transform.structured.tile_using_for %m tile_sizes [1, 1, 1, 4] : (!t) -> (!t, !t, !t, !t, !t)
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %m = transform.structured.match ops{["linalg.pooling_nhwc_max"]} in %root : (!t) -> !t
    %tile, %loops:4 = transform.structured.tile_using_for %m tile_sizes [1, 1, 1, 64] : (!t) -> (!t, !t, !t, !t, !t)
    transform.yield
  }
}
