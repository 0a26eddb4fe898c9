// RUN: jig-opt %S/Inputs/convolution.mlir '--pass-pipeline=builtin.module(transform-preload-library{transform-library-paths=%S/appendix_A_3.mlir,%S/appendix_A_4.mlir},transform-interpreter{entry-point=A_4})' | sha256sum | FileCheck %s
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --out %t.npy
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --script %s --entry-point A_4 --library %S/appendix_A_3.mlir --compare %t.npy
// Tutorial, section A.4: the loops within tiles unrolled.
// What mlir-opt 22 makes of it is told by its sum.
// CHECK: 85c0c79a5b1c52216c420391dc35044837e371d78092a8575b9c8682ca6edec0
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ops_of(!transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.named_sequence private @outer_loops(
      !transform.any_op {transform.consumed}, !transform.any_op {transform.consumed}, !transform.any_op {transform.consumed})
      -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.named_sequence private @reduction_loops(!transform.any_op {transform.consumed})
      -> (!transform.any_op, !transform.any_op)

  transform.named_sequence @A_4(%root: !transform.any_op {transform.readonly}) {
    %bias, %conv, %relu = transform.include @ops_of failures(propagate) (%root)
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %bias3, %conv3, %relu3 = transform.include @outer_loops failures(propagate) (%bias, %conv, %relu)
      : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %conv4, %comb = transform.include @reduction_loops failures(propagate) (%conv3)
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %1, %conv_xi, %conv_ci = transform.structured.tile_using_for %conv4 tile_sizes [0, 0, 1, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %2, %bias_xi, %bias_ci = transform.structured.tile_using_for %bias3 tile_sizes [0, 0, 1, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %3, %relu_xi, %relu_ci = transform.structured.tile_using_for %relu3 tile_sizes [0, 0, 1, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %4, %comb_xi, %comb_ci = transform.structured.tile_using_for %comb tile_sizes [0, 0, 1, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.loop.unroll %bias_ci {factor = 4} : !transform.any_op
    transform.loop.unroll %bias_xi {factor = 5} : !transform.any_op
    transform.loop.unroll %conv_ci {factor = 4} : !transform.any_op
    transform.loop.unroll %conv_xi {factor = 5} : !transform.any_op
    transform.loop.unroll %relu_ci {factor = 4} : !transform.any_op
    transform.loop.unroll %relu_xi {factor = 5} : !transform.any_op
    transform.loop.unroll %comb_ci {factor = 4} : !transform.any_op
    transform.loop.unroll %comb_xi {factor = 5} : !transform.any_op
    transform.yield
  }
}
