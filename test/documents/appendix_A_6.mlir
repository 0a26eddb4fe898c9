// RUN: jig-opt %S/Inputs/convolution.mlir '--pass-pipeline=builtin.module(transform-preload-library{transform-library-paths=%S/appendix_A_3.mlir,%S/appendix_A_4.mlir,%S/appendix_A_5.mlir,%S/appendix_A_6.mlir},transform-interpreter{entry-point=A_6})' | sha256sum | FileCheck %s
// RUN: jig eval %S/Inputs/convolution.mlir --arg 'tensor<4x3x3x128xf32>=random:1' --arg 'tensor<1x4x12x4xf32>=random:2' --arg 'tensor<128xf32>=random:3' --arg 'tensor<1x2x10x128xf32>=zeros' --out %t.npy
// RUN: %if machine-code %{ jig run %S/Inputs/convolution.mlir --arg 'memref<4x3x3x128xf32>=random:1' --arg 'memref<1x4x12x4xf32>=random:2' --arg 'memref<128xf32>=random:3' --arg 'memref<1x2x10x128xf32>=zeros' --script %s --entry-point A_6 --library %S/appendix_A_3.mlir --library %S/appendix_A_4.mlir --library %S/appendix_A_5.mlir --compare %t.npy %}
// Tutorial, section A.6: on buffers, vectors as the machine has them. Lines that the section has apart stand in a sequence each; attribute 1 is the
// identity layout.
// What mlir-opt 22 makes of it is told by its sum.
// CHECK: a9c6ac78a962c9b5d46158ca134e98e9c57c544c99905689ccf7d1ccbb1bc8bd
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @A_5(!transform.any_op {transform.readonly})

  transform.named_sequence @bufferized(%arg0: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %arg1 = transform.bufferization.one_shot_bufferize %arg0 {
      bufferize_function_boundaries = true,
      function_boundary_type_conversion = 1 : i32 }
      : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %arg1
      : (!transform.any_op) -> !transform.any_op
    transform.apply_registered_pass "buffer-deallocation-pipeline" to %f
      : (!transform.any_op) -> !transform.any_op
    transform.yield %arg1 : !transform.any_op
  }

  transform.named_sequence @lowered(%arg1: !transform.any_op {transform.readonly}) {
    %fb = transform.structured.match ops{["func.func"]} in %arg1
      : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %fb {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %fb : !transform.any_op

    transform.apply_patterns to %fb {
      transform.apply_patterns.vector.lower_contraction
        lowering_strategy = parallelarith
      transform.apply_patterns.vector.lower_transfer
        max_transfer_rank = 1
      transform.apply_patterns.vector.lower_transpose
        lowering_strategy = eltwise
      transform.apply_patterns.vector.lower_shape_cast
    } : !transform.any_op

    transform.apply_patterns to %fb {
      transform.apply_patterns.vector.transfer_to_scf
      transform.apply_patterns.memref.alloc_to_alloca
    } : !transform.any_op
    transform.bufferization.buffer_loop_hoisting %fb : !transform.any_op

    transform.apply_patterns to %fb {
      transform.apply_patterns.memref.fold_memref_alias_ops
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.apply_cse to %fb : !transform.any_op
    transform.yield
  }

  transform.named_sequence @A_6(%root: !transform.any_op {transform.consumed}) {
    transform.include @A_5 failures(propagate) (%root) : (!transform.any_op) -> ()
    %buffers = transform.include @bufferized failures(propagate) (%root)
      : (!transform.any_op) -> !transform.any_op
    transform.include @lowered failures(propagate) (%buffers) : (!transform.any_op) -> ()
    transform.yield
  }
}
