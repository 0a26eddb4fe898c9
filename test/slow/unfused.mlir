// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/chain.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: chain.mlir
// Four elementwise ops, each tiled and vectorized by itself, hand 2 MiB to the next one. Mended it is 3.9 times as fast.

// CHECK: chain.mlir:[[#]]:[[#]]: warning: its result of 2097152 bytes goes through memory to scf.for chain.mlir:6, which reads each number once: computed together it would stay in registers [unfused-result]
// CHECK: step 2 at unfused.mlir:[[#]] made it
// CHECK: help: in place of unfused.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.generalize %e : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.apply_registered_pass "linalg-fuse-elementwise-ops" to %funcs{{[0-9]+}} : (!t) -> !t
// CHECK-NEXT: {{^ +}}%mended{{[0-9]+}} = transform.structured.match ops{["linalg.generic"]} in %mended{{[0-9]+}} : (!t) -> !t
// CHECK-NEXT: {{^ +}}%tile, %l = transform.structured.tile_using_for %mended{{[0-9]+}} tile_sizes [1] : (!t) -> (!t, !t)
// MENDED-NOT: [unfused-result]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %e = transform.structured.match ops{["linalg.add", "linalg.mul", "linalg.sub", "linalg.max"]} in %root : (!t) -> !t
    %tile, %l = transform.structured.tile_using_for %e tile_sizes [1] : (!t) -> (!t, !t)
    %tile2, %l2 = transform.structured.tile_using_for %tile tile_sizes [0, 16] : (!t) -> (!t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %e = transform.structured.match ops{["linalg.add", "linalg.mul", "linalg.sub", "linalg.max"]} in %root : (!t) -> !t
    %funcs1 = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %mended2 = transform.structured.generalize %e : (!t) -> !t
    %mended3 = transform.apply_registered_pass "linalg-fuse-elementwise-ops" to %funcs1 : (!t) -> !t
    %mended4 = transform.structured.match ops{["linalg.generic"]} in %mended3 : (!t) -> !t
    %tile, %l = transform.structured.tile_using_for %mended4 tile_sizes [1] : (!t) -> (!t, !t)
    %tile2, %l2 = transform.structured.tile_using_for %tile tile_sizes [0, 16] : (!t) -> (!t, !t)
    %f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %v = transform.structured.vectorize_children_and_apply_patterns %f : (!t) -> !t
    transform.yield
  }
}
