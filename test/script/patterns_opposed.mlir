// Patterns that want opposite things: each undoes what the other did. mlir-opt does not end; here a round does.
// UNSUPPORTED: sanitizers
// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s
// CHECK: :[[@LINE+10]]:1: error: greedy pattern application failed
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %h1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %h1 {
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.memref.extract_address_computations
    } : !transform.any_op
    transform.yield
  }
func.func @f(%m: memref<2x20xf32>, %t: index, %i: index) -> f32 {
  %v = memref.load %m[%t, %i] : memref<2x20xf32>
  return %v : f32
}
}
