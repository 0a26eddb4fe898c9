// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%a0: tensor<2x3x12xf32>, %a1: tensor<4x3x2xf32>, %a2: tensor<2x4x3xf32>) -> tensor<2x4x3xf32> {
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<2> : vector<1xi64>, strides = dense<3> : vector<1xi64>} ins(%a0, %a1 : tensor<2x3x12xf32>, tensor<4x3x2xf32>) outs(%a2 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.conv_1d_ncw_fcw"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<2x10x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x?xf32>, %a1: tensor<3x?xf32>, %a2: tensor<2x8x?xf32>) -> tensor<2x8x?xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<2x10x?xf32>, tensor<3x?xf32>) outs(%a2 : tensor<2x8x?xf32>) -> tensor<2x8x?xf32>
  return %r : tensor<2x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x10x4xf32>, %a1: tensor<3x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.depthwise_conv_1d_nwc_wc  ins(%a0, %a1 : tensor<?x10x4xf32>, tensor<3x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [2, 8, 4, 3] : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x10xf32>, %a1: tensor<4x3xf32>, %a2: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %r = linalg.depthwise_conv_1d_ncw_cw  ins(%a0, %a1 : tensor<2x4x10xf32>, tensor<4x3xf32>) outs(%a2 : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.depthwise_conv_1d_ncw_cw"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x10x10x4xf32>, %a1: tensor<3x3xf32>, %a2: tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32> {
  %r = linalg.pooling_nhwc_sum  ins(%a0, %a1 : tensor<2x10x10x4xf32>, tensor<3x3xf32>) outs(%a2 : tensor<2x8x8x4xf32>) -> tensor<2x8x8x4xf32>
  return %r : tensor<2x8x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.pooling_nhwc_sum"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: memref<2x3x10xf32>, %a1: memref<4x3x3xf32>, %a2: memref<2x4x8xf32>) {
  linalg.conv_1d_ncw_fcw  ins(%a0, %a1 : memref<2x3x10xf32>, memref<4x3x3xf32>) outs(%a2 : memref<2x4x8xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.conv_1d_ncw_fcw"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: memref<2x4x10xf16>, %a1: memref<3xf16>, %a2: memref<2x4x8xf32>) {
  linalg.pooling_ncw_max  ins(%a0, %a1 : memref<2x4x10xf16>, memref<3xf16>) outs(%a2 : memref<2x4x8xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.pooling_ncw_max"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
