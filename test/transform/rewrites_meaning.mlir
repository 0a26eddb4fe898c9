// RUN: not jig-opt %s --transform-interpreter --split-input-file 2>&1 | FileCheck %s
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

// -----

// CHECK: error: attempted to flatten, but failed
module attributes {transform.with_named_sequence} {
  func.func @flatten_broadcast(%a: tensor<8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<4x8xf32>) dimensions = [0]
    return %0 : tensor<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.broadcast"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.flatten_elementwise %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: @flatten_category
// CHECK: linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%{{.*}} : tensor<32xf32>) outs(%{{.*}} : tensor<32xf32>)
module attributes {transform.with_named_sequence} {
  func.func @flatten_category(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.elementwise"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.flatten_elementwise %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// CHECK-LABEL: @rank_reducing
// CHECK: [[SLICE:%.*]] = tensor.extract_slice %{{.*}}[0, 1] [1, 3] [1, 1] : tensor<8x8xf32> to tensor<3xf32>
// CHECK: linalg.copy ins(%{{.*}} : tensor<3xf32>) outs([[SLICE]] : tensor<3xf32>)
module attributes {transform.with_named_sequence} {
  func.func @rank_reducing(%a: tensor<3xf32>, %d: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = tensor.insert_slice %a into %d[0, 1] [1, 3] [1, 1] : tensor<3xf32> into tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["tensor.insert_slice"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.insert_slice_to_copy %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// CHECK: error: transform.structured.decompose_interface failed to apply
module attributes {transform.with_named_sequence} {
  func.func @softmax_of_buffers(%a: memref<2x16xf32>, %o: memref<2x16xf32>) {
    linalg.softmax dimension(1) ins(%a : memref<2x16xf32>) outs(%o : memref<2x16xf32>)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.softmax"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.decompose_interface %0 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// CHECK: error: apply Winograd Conv2D failed
module attributes {transform.with_named_sequence} {
  func.func @winograd_of_integers(%a: tensor<2x10x10x5xi8>, %k: tensor<2x3x3x5xi8>, %o: tensor<2x8x8x2xi32>) -> tensor<2x8x8x2xi32> {
    %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xi8>, tensor<2x3x3x5xi8>) outs(%o : tensor<2x8x8x2xi32>) -> tensor<2x8x8x2xi32>
    return %0 : tensor<2x8x8x2xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
