// DEFINE: %{args} = --domain=field --arg 'tensor<1x8x3xf32>=random:1' --arg 'tensor<2x3x4xf32>=random:2' --arg 'tensor<1x6x4xf32>=zeros'
// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// RUN: jig eval %s --script %s --entry f %{args} > %t.numbers
// RUN: jig-opt %s --transform-interpreter | jig eval - --entry f %{args} | diff - %t.numbers
// Dilations that a script gives to a convolution are those by which it goes: nothing is left of the ones before.

// CHECK: affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>
// CHECK-LABEL: func.func @f
// CHECK: linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>}
// CHECK: linalg.generic
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<1x8x3xf32>, %w: tensor<2x3x4xf32>, %c: tensor<1x6x4xf32>) -> (tensor<1x6x4xf32>, tensor<1x6x4xf32>) {
    %r = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>}
        ins(%a, %w : tensor<1x8x3xf32>, tensor<2x3x4xf32>) outs(%c : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
    %s = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>}
        ins(%a, %w : tensor<1x8x3xf32>, tensor<2x3x4xf32>) outs(%c : tensor<1x6x4xf32>) -> tensor<1x6x4xf32>
    return %r, %s : tensor<1x6x4xf32>, tensor<1x6x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %c = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]} in %root : (!transform.any_op) -> !transform.any_op
    %d = transform.param.constant dense<1> : tensor<1xi64> -> !transform.any_param
    transform.annotate %c "dilations" = %d : !transform.any_op, !transform.any_param
    %one, %two = transform.split_handle %c : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.generalize %two : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
