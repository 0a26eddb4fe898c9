// Sizes of Winograd's method, in scripts and in payload.
// RUN: jig upgrade --quiet %s -o %t.mlir && jig upgrade --check %t.mlir && FileCheck %s < %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir > %t.one && jig-opt --transform-interpreter %s | diff %t.one -
// RUN: FileCheck --check-prefix=PAYLOAD %s < %t.one
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<2x10x10x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
    %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
    return %0 : tensor<2x8x8x2xf32>
  }
  func.func @g(%b: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32> {
    // CHECK: linalg.winograd_filter_transform fmr(F_4_3) ins(
    %0 = linalg.winograd_filter_transform m(4) r(3) ins(%b : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
    return %0 : tensor<6x6x5x2xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    // CHECK: structured.winograd_conv2d %0 {fmr = 1 : i32}
    %1 = transform.structured.winograd_conv2d %0 {m = 4, r = 3} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// PAYLOAD: linalg.winograd_output_transform fmr(F_4_3)
