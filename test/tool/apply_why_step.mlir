// RUN: split-file %s %t
// RUN: not jig apply --quiet --script %t/outer.mlir %t/payload.mlir 2>&1 | FileCheck %s --check-prefix=OUTER
// RUN: not jig apply --quiet --script %t/inner.mlir %t/payload.mlir 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: not jig apply --quiet --script %t/loop.mlir %t/payload.mlir 2>&1 | FileCheck %s --check-prefix=LOOP
// RUN: not jig-opt --transform-preload-library='transform-library-paths=%t/outer.mlir' --transform-interpreter %t/payload.mlir 2>&1 | FileCheck %s --check-prefix=OPT
// Which step it was is told where the message stands at the payload. What loops begin with is fused by no container of them; loops are no vectors.

// OUTER: payload.mlir:3:8: error: could not fuse
// OUTER: outer.mlir:6:14: note: in this step of the script
// OUTER: payload.mlir:3:8: note: loops carry what it computes: transform.structured.fuse of the consumer tiles and fuses in one step
// INNER: inner.mlir:6:14: error: transform.structured.fuse_into_containing_op cannot be done to linalg.fill payload.mlir:3: this 'linalg.fill' is not used inside the container, but where loops around it begin: transform.structured.fuse of
// INNER-NOT: in this step
// LOOP: loop.mlir:5:5: error: scf.for payload.mlir:4 cannot be vectorized: structured ops of linalg can, and a few of tensor
// OPT: payload.mlir:3:8: remark: could not fuse
// OPT-NOT: note: in this step
// OPT-NOT: note: loops carry

//--- payload.mlir
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %e: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
//--- outer.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %x tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %q, %k = transform.structured.fuse_into_containing_op %p into %l#0 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
//--- inner.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["linalg.fill"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %x tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %q, %k = transform.structured.fuse_into_containing_op %p into %l#1 : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
//--- loop.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["linalg.matmul"]} in %m : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %x tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.vectorize %l : !transform.any_op
    transform.yield
  }
}
