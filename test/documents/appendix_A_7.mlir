// RUN: jig-opt %S/Inputs/convolution.mlir '--pass-pipeline=builtin.module(transform-preload-library{transform-library-paths=%S/appendix_A_3.mlir,%S/appendix_A_5.mlir,%S/appendix_A_6.mlir,%S/appendix_A_7.mlir},transform-interpreter{entry-point=A_7})' | sha256sum | FileCheck %s
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --out %t.npy
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'memref<4x3x3x128xf32>=random:1' --arg 'memref<1x4x12x4xf32>=random:2' --arg 'memref<128xf32>=random:3' --arg 'memref<1x2x10x128xf32>=zeros' --script %s --entry-point A_7 --library %S/appendix_A_3.mlir --library %S/appendix_A_5.mlir --library %S/appendix_A_6.mlir --compare %t.npy
// Tutorial, section A.7: vectors of several dimensions in place of the loops within tiles.
// What mlir-opt 22 makes of it is told by its sum.
// CHECK: 053ad61bf417210db35204137ee683487b50796dd92b6cbc2ce2eb44e58f316c
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ops_of(!transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.named_sequence private @outer_loops(
      !transform.any_op {transform.consumed}, !transform.any_op {transform.consumed}, !transform.any_op {transform.consumed})
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.named_sequence private @reduction_loops(!transform.any_op {transform.consumed})
      -> (!transform.any_op, !transform.any_op)
  transform.named_sequence private @vectorized(!transform.any_op {transform.readonly})
  transform.named_sequence private @bufferized(!transform.any_op {transform.consumed}) -> !transform.any_op
  transform.named_sequence private @lowered(!transform.any_op {transform.readonly})

  transform.named_sequence @A_7(%root: !transform.any_op {transform.consumed}) {
    %bias, %conv, %relu = transform.include @ops_of failures(propagate) (%root)
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %bias3, %conv3, %relu3 = transform.include @outer_loops failures(propagate) (%bias, %conv, %relu)
      : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %conv4, %comb = transform.include @reduction_loops failures(propagate) (%conv3)
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.include @vectorized failures(propagate) (%root) : (!transform.any_op) -> ()
    %buffers = transform.include @bufferized failures(propagate) (%root)
      : (!transform.any_op) -> !transform.any_op
    transform.include @lowered failures(propagate) (%buffers) : (!transform.any_op) -> ()
    transform.yield
  }
}
