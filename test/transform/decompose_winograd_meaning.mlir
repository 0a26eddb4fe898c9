// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  // Loops end where the tensor does.
  // CHECK-LABEL: @filters
  // CHECK: %[[N:.*]] = tensor.dim
  // CHECK: scf.for {{.*}} to %[[N]]
  func.func @filters(%x: tensor<?x3x3x5xf32>, %e: tensor<4x4x5x?xf32>) -> tensor<4x4x5x?xf32> {
    %r = linalg.winograd_filter_transform fmr(F_2_3) ins(%x : tensor<?x3x3x5xf32>) outs(%e : tensor<4x4x5x?xf32>) -> tensor<4x4x5x?xf32>
    return %r : tensor<4x4x5x?xf32>
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{decompose Winograd operations failed}}
    %r = transform.structured.decompose_winograd_op %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  // A third is no integer.
  func.func @integers(%x: tensor<2x3x3x5xi32>, %e: tensor<6x6x5x2xi32>) -> tensor<6x6x5x2xi32> {
    // expected-note @+1 {{target op}}
    %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%x : tensor<2x3x3x5xi32>) outs(%e : tensor<6x6x5x2xi32>) -> tensor<6x6x5x2xi32>
    return %r : tensor<6x6x5x2xi32>
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @+1 {{failed to tile operation}}
    %r, %l = transform.structured.tile_using_for %f tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  // Each part of a tile would be all of the sum.
  func.func @parts(%x: tensor<4x4x1x1x1x1xf32>, %e: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
    // expected-error @+2 {{can't add up parts of tiles}}
    // expected-note @+1 {{target op}}
    %r = linalg.winograd_output_transform fmr(F_2_3) ins(%x : tensor<4x4x1x1x1x1xf32>) outs(%e : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
    return %r : tensor<1x2x2x1xf32>
  }
}
