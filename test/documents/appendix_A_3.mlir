// RUN: jig-opt %S/Inputs/convolution.mlir '--pass-pipeline=builtin.module(transform-preload-library{transform-library-paths=%S/appendix_A_3.mlir},transform-interpreter{entry-point=A_3})' | sha256sum | FileCheck %s
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --out %t.npy
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --script %s --entry-point A_3 --compare %t.npy
// Tutorial, sections A.2 and A.3: the three ops in one nest of loops, in the order of the Halide schedule; loops for sums, and for tiles of 16 channels.
// What mlir-opt 22 makes of it is told by its sum.
// CHECK: 33ebc8e6c9e4ec28d45897d865ff1be1329f04fe5e7a3e7894d7edbb8ed503e0
module attributes {transform.with_named_sequence} {
  transform.named_sequence @ops_of(%root: !transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.any_op) {
    %bias = transform.structured.match ops{["linalg.broadcast"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %generics = transform.structured.match ops{["linalg.generic"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %conv, %relu = transform.split_handle %generics
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %bias, %conv, %relu : !transform.any_op, !transform.any_op, !transform.any_op
  }

  // The loops co, n, y, xo, with the three ops in them.
  transform.named_sequence @outer_loops(
      %bias: !transform.any_op {transform.consumed}, %conv: !transform.any_op {transform.consumed},
      %relu: !transform.any_op {transform.consumed})
      -> (!transform.any_op, !transform.any_op, !transform.any_op) {
    //                                                               n  y  x  c
    %relu2, %co = transform.structured.tile_using_forall %relu
                                                         tile_sizes [0, 0, 0, 64]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %relu3, %n_y_xo = transform.structured.tile_using_forall %relu2
                                                         tile_sizes [1, 1, 5, 0]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %conv2, %co2 = transform.structured.fuse_into_containing_op %conv into %co
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %conv3, %n_y_xo2 = transform.structured.fuse_into_containing_op %conv2 into %n_y_xo
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %bias2, %co3 = transform.structured.fuse_into_containing_op %bias into %co2
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %bias3, %n_y_xo3 = transform.structured.fuse_into_containing_op %bias2 into %n_y_xo2
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %bias3, %conv3, %relu3 : !transform.any_op, !transform.any_op, !transform.any_op
  }

  // The loops rz, ry, rx around the sums.
  transform.named_sequence @reduction_loops(%conv: !transform.any_op {transform.consumed})
      -> (!transform.any_op, !transform.any_op) {
    //                                                   n  y  x  c  rz ry rx
    %red_fill, %conv4, %comb, %rz_ry_rx
      = transform.structured.tile_reduction_using_for %conv
                                            by tile_sizes=[0, 0, 0, 0, 1, 1, 1]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield %conv4, %comb : !transform.any_op, !transform.any_op
  }

  transform.named_sequence @A_3(%root: !transform.any_op {transform.readonly}) {
    %bias, %conv, %relu = transform.include @ops_of failures(propagate) (%root)
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %bias3, %conv3, %relu3 = transform.include @outer_loops failures(propagate) (%bias, %conv, %relu)
      : (!transform.any_op, !transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %conv4, %comb = transform.include @reduction_loops failures(propagate) (%conv3)
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    //                                                                     n  y  xi ci
    %1, %c5 = transform.structured.tile_using_forall %conv4 tile_sizes [0, 0, 1, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2, %b4 = transform.structured.tile_using_forall %bias3 tile_sizes [0, 0, 1, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %3, %r4 = transform.structured.tile_using_forall %relu3 tile_sizes [0, 0, 1, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %4, %c2 = transform.structured.tile_using_forall %comb tile_sizes [0, 0, 1, 16]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
