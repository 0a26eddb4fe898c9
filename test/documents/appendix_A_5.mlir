// RUN: jig-opt %S/Inputs/convolution.mlir '--pass-pipeline=builtin.module(transform-preload-library{transform-library-paths=%S/appendix_A_3.mlir,%S/appendix_A_4.mlir,%S/appendix_A_5.mlir},transform-interpreter{entry-point=A_5})' | sha256sum | FileCheck %s
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --out %t.npy
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --script %s --entry-point A_5 --library %S/appendix_A_3.mlir --library %S/appendix_A_4.mlir --compare %t.npy
// Tutorial, section A.5: simplified, and what is left on vectors.
// What mlir-opt 22 makes of it is told by its sum.
// CHECK: 972c0398340c400fde2545b56c37d02d84a1e5a231f36c888f3b6b3be1992c74
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @A_4(!transform.any_op {transform.readonly})

  transform.named_sequence @vectorized(%arg0: !transform.any_op {transform.readonly}) {
    %f00 = transform.structured.match ops{["func.func"]} in %arg0
      : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f00 {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.linalg.tiling_canonicalization
    } : !transform.any_op
    transform.apply_cse to %f00 : !transform.any_op
    %all_loops = transform.structured.match interface{LoopLikeInterface} in %arg0
      : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %all_loops : !transform.any_op
    transform.apply_patterns to %f00 {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
    } : !transform.any_op
    %fv = transform.structured.vectorize_children_and_apply_patterns %f00
      : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %fv {
      transform.apply_patterns.canonicalization
      transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
    } : !transform.any_op
    transform.apply_cse to %fv : !transform.any_op
    transform.structured.hoist_redundant_vector_transfers %fv
      : (!transform.any_op) -> !transform.any_op
    transform.yield
  }

  transform.named_sequence @A_5(%root: !transform.any_op {transform.readonly}) {
    transform.include @A_4 failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.include @vectorized failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
}
