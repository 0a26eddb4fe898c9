// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<?x3x4x16xf32>, %a2: tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<?x3x4x16xf32>) outs(%a2 : tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32>
  return %0 : tensor<1x14x14x16xf32>
}
// AND
%1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.annotate %1 "img2col" : !transform.any_op
transform.annotate %2 "last" : !transform.any_op
// CASE
func.func @f(%a0: memref<1x16x16x4xf32>, %a1: memref<3x3x4x16xf32>, %a2: memref<1x14x14x16xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : memref<1x16x16x4xf32>, memref<3x3x4x16xf32>) outs(%a2 : memref<1x14x14x16xf32>)
  return
}
// AND
%1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.annotate %1 "img2col" : !transform.any_op
transform.annotate %2 "last" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<16x3x3x4xf32>, %a2: tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<2> : tensor<2xi64>} ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<16x3x3x4xf32>) outs(%a2 : tensor<1x12x12x16xf32>) -> tensor<1x12x12x16xf32>
  return %0 : tensor<1x12x12x16xf32>
}
// AND
%1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.annotate %1 "img2col" : !transform.any_op
transform.annotate %2 "last" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x4x16x16xi8>, %a1: tensor<16x4x3x3xi8>, %a2: tensor<1x16x7x5xi32>) -> tensor<1x16x7x5xi32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>, tag} ins(%a0, %a1 : tensor<1x4x16x16xi8>, tensor<16x4x3x3xi8>) outs(%a2 : tensor<1x16x7x5xi32>) -> tensor<1x16x7x5xi32>
  return %0 : tensor<1x16x7x5xi32>
}
// AND
%1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.annotate %1 "img2col" : !transform.any_op
transform.annotate %2 "last" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x114x114x16xf32>, %a1: tensor<3x3x16xf32>, %a2: tensor<1x112x112x16xf32>) -> tensor<1x112x112x16xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : tensor<1x114x114x16xf32>, tensor<3x3x16xf32>) outs(%a2 : tensor<1x112x112x16xf32>) -> tensor<1x112x112x16xf32>
  return %0 : tensor<1x112x112x16xf32>
}
// AND
%1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.annotate %1 "img2col" : !transform.any_op
transform.annotate %2 "last" : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x16x16x4xf32>, %a1: tensor<3x3x4xf32>, %a2: tensor<?x14x14x4xf32>) -> tensor<?x14x14x4xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : tensor<?x16x16x4xf32>, tensor<3x3x4xf32>) outs(%a2 : tensor<?x14x14x4xf32>) -> tensor<?x14x14x4xf32>
  return %0 : tensor<?x14x14x4xf32>
}
// AND
%1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.annotate %1 "img2col" : !transform.any_op
transform.annotate %2 "last" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x16x16x4xf32>, %a1: tensor<?x3x4xf32>, %a2: tensor<1x14x14x4xf32>) -> tensor<1x14x14x4xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : tensor<1x16x16x4xf32>, tensor<?x3x4xf32>) outs(%a2 : tensor<1x14x14x4xf32>) -> tensor<1x14x14x4xf32>
  return %0 : tensor<1x14x14x4xf32>
}
// AND
%1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.annotate %1 "img2col" : !transform.any_op
transform.annotate %2 "last" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x6x6x2xf32, "a">, %a1: tensor<3x3x2x4xf32, "b">, %a2: tensor<1x4x4x4xf32, "c">) -> tensor<1x4x4x4xf32, "c"> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : tensor<1x6x6x2xf32, "a">, tensor<3x3x2x4xf32, "b">) outs(%a2 : tensor<1x4x4x4xf32, "c">) -> tensor<1x4x4x4xf32, "c">
  return %0 : tensor<1x4x4x4xf32, "c">
}
// AND
%1, %2 = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
