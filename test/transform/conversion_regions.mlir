// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s
// RUN: jig-opt --transform-interpreter='entry-point=suppressed' %s | FileCheck --check-prefix=KEPT %s

// Branches need several blocks, which the loop around does not take: nothing is changed.
// CHECK: conversion_regions.mlir:[[#@LINE+5]]:{{.*}}: 'affine.for' may have one block in a region, and would have several
// CHECK: conversion_regions.mlir:[[#@LINE+16]]:{{.*}}error: dialect conversion failed
// KEPT-LABEL: func.func @nest(
func.func @nest(%a: index, %b: index) -> index {
  // KEPT: affine.for
  %r = affine.for %i = 1 to 5 iter_args(%x = %a) -> index {
    // KEPT: scf.for
    %s = scf.for %j = %a to %b step %b iter_args(%y = %x) -> index {
      scf.yield %i : index
    }
    affine.yield %s : index
  }
  return %r : index
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      transform.apply_conversion_patterns.scf.scf_to_control_flow
    } with type_converter { transform.type_conversion.tensor.cast_shape_dynamic_dims } {legal_dialects = ["cf", "arith"], partial_conversion, preserve_handles} : !transform.any_op
    transform.yield
  }
  transform.named_sequence @suppressed(%root: !transform.any_op) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%in: !transform.any_op):
      %f = transform.structured.match ops{["func.func"]} in %in : (!transform.any_op) -> !transform.any_op
      transform.apply_conversion_patterns to %f {
        transform.apply_conversion_patterns.scf.scf_to_control_flow
      } with type_converter { transform.type_conversion.tensor.cast_shape_dynamic_dims } {legal_dialects = ["cf", "arith"], partial_conversion, preserve_handles} : !transform.any_op
    }
    transform.yield
  }
}
