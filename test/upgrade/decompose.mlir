// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/decompose.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/decompose.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%a: tensor<1x1x12x4xf32>, %b: tensor<1x3x4x8xf32>, %c: tensor<1x1x10x8xf32>) -> tensor<1x1x10x8xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<1x1x12x4xf32>, tensor<1x3x4x8xf32>) outs(%c : tensor<1x1x10x8xf32>) -> tensor<1x1x10x8xf32>
    return %0 : tensor<1x1x10x8xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %arg1
    %1 = transform.structured.decompose %0
  }
}
