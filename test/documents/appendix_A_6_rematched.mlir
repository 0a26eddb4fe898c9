// RUN: jig-opt %S/Inputs/convolution.mlir '--pass-pipeline=builtin.module(transform-preload-library{transform-library-paths=%S/appendix_A_3.mlir,%S/appendix_A_4.mlir,%S/appendix_A_5.mlir,%S/appendix_A_6.mlir,%S/appendix_A_6_rematched.mlir},transform-interpreter{entry-point=A_6_rematched})' | sha256sum | FileCheck %s
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --out %t.npy
// RUN: %if machine-code %{ jig run %S/Inputs/convolution.mlir --arg 'memref<4x3x3x128xf32>=random:1' --arg 'memref<1x4x12x4xf32>=random:2' --arg 'memref<128xf32>=random:3' --arg 'memref<1x2x10x128xf32>=zeros' --script %s --entry-point A_6_rematched --library %S/appendix_A_3.mlir --library %S/appendix_A_4.mlir --library %S/appendix_A_5.mlir --library %S/appendix_A_6.mlir --compare %t.npy %}
// Tutorial, section A.6, its end: parallel loops until there are buffers, then found again and unrolled.
// What mlir-opt 22 makes of it is told by its sum.
// CHECK: 7afc494997e5285f0806d1de44dc8bda1e46f0d24368b1aac732f034262bf4c6
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @A_3(!transform.any_op {transform.readonly})
  transform.named_sequence private @vectorized(!transform.any_op {transform.readonly})
  transform.named_sequence private @bufferized(!transform.any_op {transform.consumed}) -> !transform.any_op
  transform.named_sequence private @lowered(!transform.any_op {transform.readonly})

  transform.named_sequence @A_6_rematched(%root: !transform.any_op {transform.consumed}) {
    transform.include @A_3 failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.include @vectorized failures(propagate) (%root) : (!transform.any_op) -> ()
    %arg1 = transform.include @bufferized failures(propagate) (%root)
      : (!transform.any_op) -> !transform.any_op

    %foralls = transform.structured.match ops{["scf.forall"]} in %arg1
      : (!transform.any_op) -> !transform.any_op
    %xi_ci_bias, %xi_ci_conv, %xi_ci_comb, %xi_ci_relu, %n_y_xo, %co = transform.split_handle %foralls
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op,
                                !transform.any_op, !transform.any_op)
    %xi_bias, %ci_bias = transform.loop.forall_to_for %xi_ci_bias
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %xi_conv, %ci_conv = transform.loop.forall_to_for %xi_ci_conv
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %xi_relu, %ci_relu = transform.loop.forall_to_for %xi_ci_relu
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %xi_comb, %ci_comb = transform.loop.forall_to_for %xi_ci_comb
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

    transform.loop.unroll %ci_bias {factor = 4} : !transform.any_op
    transform.loop.unroll %xi_bias {factor = 5} : !transform.any_op
    transform.loop.unroll %ci_conv {factor = 4} : !transform.any_op
    transform.loop.unroll %xi_conv {factor = 5} : !transform.any_op
    transform.loop.unroll %ci_relu {factor = 4} : !transform.any_op
    transform.loop.unroll %xi_relu {factor = 5} : !transform.any_op
    transform.loop.unroll %ci_comb {factor = 4} : !transform.any_op
    transform.loop.unroll %xi_comb {factor = 5} : !transform.any_op
    transform.include @lowered failures(propagate) (%arg1) : (!transform.any_op) -> ()
    transform.yield
  }
}
