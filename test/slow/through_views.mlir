// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point slow %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s
// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %s --entry-point mended %S/Inputs/gemm.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MENDED --allow-empty
// PAYLOAD: gemm.mlir
// ARGS: buffers
// Vectorized as buffers, the sums are read and written through views. Mended it is 3.0 times as fast.

// CHECK: gemm.mlir:[[#]]:[[#]]: warning: vector<8x32xf32> is loaded from and stored to the same place in each iteration, 65536 times: it could stay in registers [sum-in-memory]
// CHECK: help: before through_views.mlir:[[#]]:
// CHECK-NEXT: {{^ +}}%funcs{{[0-9]+}} = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}%loops{{[0-9]+}} = transform.structured.match interface{LoopLikeInterface} in %root : (!t) -> !t
// CHECK-NEXT: {{^ +}}transform.apply_patterns to %funcs{{[0-9]+}} {
// CHECK-NEXT: {{^ +}}transform.apply_patterns.memref.fold_memref_alias_ops
// CHECK-NEXT: {{^ +}}transform.apply_patterns.canonicalization
// CHECK-NEXT: {{^ +}}} {apply_cse} : !t
// MENDED-NOT: [sum-in-memory]

!t = !transform.any_op
module attributes {transform.with_named_sequence} {
  transform.named_sequence @slow(%root: !t) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %loops:3 = transform.structured.tile_using_for %m tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %mm = transform.structured.match ops{["linalg.matmul"]} in %b : (!t) -> !t
    transform.structured.vectorize %mm {create_named_contraction} : !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.yield
  }
  transform.named_sequence @mended(%root: !t) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
    %tile, %loops:3 = transform.structured.tile_using_for %m tile_sizes [8, 32, 1] : (!t) -> (!t, !t, !t, !t)
    %b = transform.bufferization.one_shot_bufferize layout{IdentityLayoutMap} %root {bufferize_function_boundaries = true} : (!t) -> !t
    %mm = transform.structured.match ops{["linalg.matmul"]} in %b : (!t) -> !t
    transform.structured.vectorize %mm {create_named_contraction} : !t
    %f = transform.structured.match ops{["func.func"]} in %b : (!t) -> !t
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
      transform.apply_patterns.vector.lower_outerproduct
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    %funcs11 = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
    %loops12 = transform.structured.match interface{LoopLikeInterface} in %root : (!t) -> !t
    transform.apply_patterns to %funcs11 {
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.canonicalization
    } {apply_cse} : !t
    transform.apply_licm to %loops12 : !t
    %mended13 = transform.structured.hoist_redundant_vector_transfers %funcs11 : (!t) -> !t
    transform.yield
  }
}
