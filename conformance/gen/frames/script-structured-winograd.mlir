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
func.func @f(%a: tensor<2x11x11x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x9x9x2xf32>) -> tensor<2x9x9x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x11x11x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x9x9x2xf32>) -> tensor<2x9x9x2xf32>
  return %0 : tensor<2x9x9x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x11x13x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x9x11x2xf32>) -> tensor<2x9x11x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x11x13x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x9x11x2xf32>) -> tensor<2x9x11x2xf32>
  return %0 : tensor<2x9x11x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x6x1x5xf32>, %k: tensor<2x3x1x5xf32>, %o: tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x6x1x5xf32>, tensor<2x3x1x5xf32>) outs(%o : tensor<2x4x1x2xf32>) -> tensor<2x4x1x2xf32>
  return %0 : tensor<2x4x1x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf16>, %k: tensor<2x3x3x5xf16>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf16>, tensor<2x3x3x5xf16>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<?x8x8x2xf32>) -> tensor<?x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<?x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<?x8x8x2xf32>) -> tensor<?x8x8x2xf32>
  return %0 : tensor<?x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<?x3x3x5xf32>, %o: tensor<2x8x8x?xf32>) -> tensor<2x8x8x?xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<?x3x3x5xf32>) outs(%o : tensor<2x8x8x?xf32>) -> tensor<2x8x8x?xf32>
  return %0 : tensor<2x8x8x?xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<3x3x5x2xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<2x10x10x5xf32>, tensor<3x3x5x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x5x10x10xf32>, %k: tensor<2x5x3x3xf32>, %o: tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32> {
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %k : tensor<2x5x10x10xf32>, tensor<2x5x3x3xf32>) outs(%o : tensor<2x2x8x8xf32>) -> tensor<2x2x8x8xf32>
  return %0 : tensor<2x2x8x8xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
