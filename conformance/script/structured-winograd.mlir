// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 0 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x12x12x5xf32>, %k: tensor<2x5x5x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x12x12x5xf32>, tensor<2x5x5x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 2 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
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
func.func @f(%a: tensor<2x1x6x5xf32>, %k: tensor<2x1x3x5xf32>, %o: tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x1x6x5xf32>, tensor<2x1x3x5xf32>) outs(%o : tensor<2x1x4x2xf32>) -> tensor<2x1x4x2xf32>
  return %0 : tensor<2x1x4x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x1x7x5xf32>, %k: tensor<2x1x3x5xf32>, %o: tensor<2x1x5x2xf32>) -> tensor<2x1x5x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x1x7x5xf32>, tensor<2x1x3x5xf32>) outs(%o : tensor<2x1x5x2xf32>) -> tensor<2x1x5x2xf32>
  return %0 : tensor<2x1x5x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf64>, %k: tensor<2x3x3x5xf64>, %o: tensor<2x8x8x2xf64>) -> tensor<2x8x8x2xf64> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf64>, tensor<2x3x3x5xf64>) outs(%o : tensor<2x8x8x2xf64>) -> tensor<2x8x8x2xf64>
  return %0 : tensor<2x8x8x2xf64>
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
func.func @f(%a: tensor<2x?x?x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x?x?x2xf32>) -> tensor<2x?x?x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x?x?x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x?x?x2xf32>) -> tensor<2x?x?x2xf32>
  return %0 : tensor<2x?x?x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x?xf32>, %k: tensor<2x3x3x?xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x?xf32>, tensor<2x3x3x?xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
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
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x5x5x5xf32>, %o: tensor<2x6x6x2xf32>) -> tensor<2x6x6x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x5x5x5xf32>) outs(%o : tensor<2x6x6x2xf32>) -> tensor<2x6x6x2xf32>
  return %0 : tensor<2x6x6x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<2> : tensor<2xi64>} ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
  return %0 : tensor<2x4x4x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x12x12x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<2> : tensor<2xi64>} ins(%a, %k : tensor<2x12x12x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>, tag} ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: memref<2x10x10x5xf32>, %k: memref<2x3x3x5xf32>, %o: memref<2x8x8x2xf32>)  {
  linalg.conv_2d_nhwc_fhwc ins(%a, %k : memref<2x10x10x5xf32>, memref<2x3x3x5xf32>) outs(%o : memref<2x8x8x2xf32>) 
  return
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
// CASE
func.func @f(%a: tensor<8x8xf32>, %k: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.matmul ins(%a, %k : tensor<8x8xf32>, tensor<8x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 3 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<2x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.winograd_conv2d %f {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<0x10x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<0x8x8x2xf32>) -> tensor<0x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<0x10x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<0x8x8x2xf32>) -> tensor<0x8x8x2xf32>
  return %0 : tensor<0x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
// CASE
func.func @f(%a: tensor<2x12x10x5xf32>, %k: tensor<2x3x3x5xf32>, %o: tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<2x12x10x5xf32>, tensor<2x3x3x5xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return %0 : tensor<2x8x8x2xf32>
}
// AND
%1 = transform.structured.winograd_conv2d %0 {fmr = 1 : i32} : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "last" : !transform.any_op
