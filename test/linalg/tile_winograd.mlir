// RUN: jig-opt --split-input-file --verify-diagnostics --transform-interpreter %s | FileCheck %s
// Dimensions that are not transformed keep their elements; the reference takes one of each tile.
module attributes {transform.with_named_sequence} {
  func.func @i(%a: tensor<2x10x8x5xf32>, %o: tensor<6x1x2x8x2x5xf32>) -> tensor<6x1x2x8x2x5xf32> {
    %1 = linalg.winograd_input_transform {w} fmr(F_4_3) ins(%a : tensor<2x10x8x5xf32>) outs(%o : tensor<6x1x2x8x2x5xf32>) -> tensor<6x1x2x8x2x5xf32>
    return %1 : tensor<6x1x2x8x2x5xf32>
  }
  func.func @o(%a: tensor<1x4x9x2x2x2xf32>, %o: tensor<2x9x4x2xf32>) -> tensor<2x9x4x2xf32> {
    %1 = linalg.winograd_output_transform {w} fmr(F_2_3) ins(%a : tensor<1x4x9x2x2x2xf32>) outs(%o : tensor<2x9x4x2xf32>) -> tensor<2x9x4x2xf32>
    return %1 : tensor<2x9x4x2xf32>
  }
  // CHECK-LABEL: func.func @i
  // CHECK: tensor.extract_slice %{{.*}}[0, %{{.*}}, %{{.*}}, 0] [2, %{{.*}}, 4, 5]
  // CHECK-LABEL: func.func @o
  // CHECK: tensor.extract_slice %{{.*}}[0, %{{.*}}, %{{.*}}, 0] [2, 3, %{{.*}}, 2]
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %i = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %o = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %m = transform.structured.tile_using_for %i tile_sizes [0, 0, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2, %n = transform.structured.tile_using_for %o tile_sizes [0, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @uneven(%a: tensor<2x10x8x5xf32>, %o: tensor<6x1x2x8x2x5xf32>) -> tensor<6x1x2x8x2x5xf32> {
    // expected-error @below {{can't have tiles of unknown size in a dimension that is not transformed}}
    // expected-note @below {{target op}}
    %1 = linalg.winograd_input_transform {w} fmr(F_4_3) ins(%a : tensor<2x10x8x5xf32>) outs(%o : tensor<6x1x2x8x2x5xf32>) -> tensor<6x1x2x8x2x5xf32>
    return %1 : tensor<6x1x2x8x2x5xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {w} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{failed to tile operation}}
    %1, %m = transform.structured.tile_using_for %0 tile_sizes [0, 0, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
