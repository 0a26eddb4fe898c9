// RUN: jig-opt %s --transform-interpreter --split-input-file 2>&1 | FileCheck %s
// Where the reference gives structured ops that compute something else, or none that are valid.

// CHECK-LABEL: @img2col_of_bits
// CHECK: arith.andi
// CHECK-NEXT: arith.ori
module attributes {transform.with_named_sequence} {
  func.func @img2col_of_bits(%a: tensor<1x8x8x4xi1>, %b: tensor<3x3x4x16xi1>, %c: tensor<1x6x6x16xi1>) -> tensor<1x6x6x16xi1> {
    %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x8x8x4xi1>, tensor<3x3x4x16xi1>) outs(%c : tensor<1x6x6x16xi1>) -> tensor<1x6x6x16xi1>
    return %0 : tensor<1x6x6x16xi1>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// Each channel of a second image needs its filter again.
// CHECK: error: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
  func.func @depthwise_batch(%a: tensor<2x8x8x4xf32>, %b: tensor<3x3x4xf32>, %c: tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32> {
    %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %b : tensor<2x8x8x4xf32>, tensor<3x3x4xf32>) outs(%c : tensor<2x6x6x4xf32>) -> tensor<2x6x6x4xf32>
    return %0 : tensor<2x6x6x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// CHECK: error: transform.structured.convert_conv2d_to_img2col failed to apply
module attributes {transform.with_named_sequence} {
  func.func @dynamic_output(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x2xf32>, %c: tensor<1x?x6x2xf32>) -> tensor<1x?x6x2xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>) outs(%c : tensor<1x?x6x2xf32>) -> tensor<1x?x6x2xf32>
    return %0 : tensor<1x?x6x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// CHECK-LABEL: @unsigned
// CHECK: linalg.matmul {{.*}}cast = #linalg.type_fn<cast_unsigned>
module attributes {transform.with_named_sequence} {
  func.func @unsigned(%a: tensor<4x8xi8>, %b: tensor<8x6xi8>, %c: tensor<4x6xi32>) -> tensor<4x6xi32> {
    %0 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<4x8xi8>, tensor<8x6xi8>) outs(%c : tensor<4x6xi32>) -> tensor<4x6xi32>
    return %0 : tensor<4x6xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: @dynamic_filter
// CHECK-COUNT-4: tensor.dim
// CHECK: tensor.empty(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : tensor<?x?x?x?xi8>
// CHECK: linalg.conv_2d_nhwc_hwcf
module attributes {transform.with_named_sequence} {
  func.func @dynamic_filter(%a: tensor<?x?x?x?xi8>, %b: tensor<?x?x?x?xi8>, %c: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
    %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %b : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>) outs(%c : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
    return %0 : tensor<?x?x?x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// The input is larger than the window reaches.
// CHECK: error: transform.structured.decompose failed to apply
module attributes {transform.with_named_sequence} {
  func.func @large_input(%a: tensor<1x4x9x3xf32>, %b: tensor<1x3x3x8xf32>, %c: tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x4x9x3xf32>, tensor<1x3x3x8xf32>) outs(%c : tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32>
    return %0 : tensor<1x1x7x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
