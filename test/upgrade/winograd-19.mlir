// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/winograd-19.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/winograd-19.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 19
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<2x10x10x5xf32>, %b: tensor<2x3x3x5xf32>, %c: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
    %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%c : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
    return %0 : tensor<2x8x8x2xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.winograd_conv2d %0 {m = 4, r = 3} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
