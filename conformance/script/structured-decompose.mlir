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
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3x3x8xf32>, %o: tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3x3x8xf32>) outs(%o : tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32>
  return %0 : tensor<1x1x7x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x9x1x3xf32>, %k: tensor<3x1x3x8xf32>, %o: tensor<1x7x1x8xf32>) -> tensor<1x7x1x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x9x1x3xf32>, tensor<3x1x3x8xf32>) outs(%o : tensor<1x7x1x8xf32>) -> tensor<1x7x1x8xf32>
  return %0 : tensor<1x7x1x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x1x3xf32>, %k: tensor<1x1x3x8xf32>, %o: tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x1x1x3xf32>, tensor<1x1x3x8xf32>) outs(%o : tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
  return %0 : tensor<1x1x1x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x33x3xf32>, %k: tensor<1x3x3x8xf32>, %o: tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<1x1x33x3xf32>, tensor<1x3x3x8xf32>) outs(%o : tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
  return %0 : tensor<1x1x8x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x9x1x3xf32>, %k: tensor<3x1x3x8xf32>, %o: tensor<1x3x1x8xf32>) -> tensor<1x3x1x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<1x9x1x3xf32>, tensor<3x1x3x8xf32>) outs(%o : tensor<1x3x1x8xf32>) -> tensor<1x3x1x8xf32>
  return %0 : tensor<1x3x1x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x1x?x?xf32>, %k: tensor<1x?x?x?xf32>, %o: tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<?x1x?x?xf32>, tensor<1x?x?x?xf32>) outs(%o : tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32>
  return %0 : tensor<?x1x?x?xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x1x?xf32>, %k: tensor<?x1x?x?xf32>, %o: tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<?x?x1x?xf32>, tensor<?x1x?x?xf32>) outs(%o : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
  return %0 : tensor<?x?x1x?xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x9x9x3xf32>, %k: tensor<3x3x3x8xf32>, %o: tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x9x9x3xf32>, tensor<3x3x3x8xf32>) outs(%o : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>
  return %0 : tensor<1x7x7x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x9x9x3xf32>, %k: tensor<1x3x3x8xf32>, %o: tensor<1x9x7x8xf32>) -> tensor<1x9x7x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x9x9x3xf32>, tensor<1x3x3x8xf32>) outs(%o : tensor<1x9x7x8xf32>) -> tensor<1x9x7x8xf32>
  return %0 : tensor<1x9x7x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xi8>, %k: tensor<1x3x3x8xi8>, %o: tensor<1x1x7x8xi32>) -> tensor<1x1x7x8xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x1x9x3xi8>, tensor<1x3x3x8xi8>) outs(%o : tensor<1x1x7x8xi32>) -> tensor<1x1x7x8xi32>
  return %0 : tensor<1x1x7x8xi32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: memref<1x1x9x3xf32>, %k: memref<1x3x3x8xf32>, %o: memref<1x1x7x8xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a, %k : memref<1x1x9x3xf32>, memref<1x3x3x8xf32>) outs(%o : memref<1x1x7x8xf32>)
  return
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x3x1x9xf32>, %k: tensor<8x3x1x3xf32>, %o: tensor<1x8x1x7xf32>) -> tensor<1x8x1x7xf32> {
  %0 = linalg.conv_2d_nchw_fchw ins(%a, %k : tensor<1x3x1x9xf32>, tensor<8x3x1x3xf32>) outs(%o : tensor<1x8x1x7xf32>) -> tensor<1x8x1x7xf32>
  return %0 : tensor<1x8x1x7xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x3x9x1xf32>, %k: tensor<8x3x3x1xf32>, %o: tensor<1x8x7x1xf32>) -> tensor<1x8x7x1xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[1, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<1x3x9x1xf32>, tensor<8x3x3x1xf32>) outs(%o : tensor<1x8x7x1xf32>) -> tensor<1x8x7x1xf32>
  return %0 : tensor<1x8x7x1xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<8x1x3x3xf32>, %o: tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a, %k : tensor<1x1x9x3xf32>, tensor<8x1x3x3xf32>) outs(%o : tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32>
  return %0 : tensor<1x1x7x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x9xf32>, %k: tensor<1x3xf32>, %o: tensor<1x7xf32>) -> tensor<1x7xf32> {
  %0 = linalg.conv_2d ins(%a, %k : tensor<1x9xf32>, tensor<1x3xf32>) outs(%o : tensor<1x7xf32>) -> tensor<1x7xf32>
  return %0 : tensor<1x7xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<9x1xf32>, %k: tensor<3x1xf32>, %o: tensor<7x1xf32>) -> tensor<7x1xf32> {
  %0 = linalg.conv_2d ins(%a, %k : tensor<9x1xf32>, tensor<3x1xf32>) outs(%o : tensor<7x1xf32>) -> tensor<7x1xf32>
  return %0 : tensor<7x1xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %k: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.conv_2d ins(%a, %k : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3x3xf32>, %o: tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3x3xf32>) outs(%o : tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32>
  return %0 : tensor<1x1x7x3xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x9x1x3xf32>, %k: tensor<3x1x3xf32>, %o: tensor<1x7x1x3xf32>) -> tensor<1x7x1x3xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %k : tensor<1x9x1x3xf32>, tensor<3x1x3xf32>) outs(%o : tensor<1x7x1x3xf32>) -> tensor<1x7x1x3xf32>
  return %0 : tensor<1x7x1x3xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x1x?xf32>, %k: tensor<?x1x?xf32>, %o: tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<?x?x1x?xf32>, tensor<?x1x?xf32>) outs(%o : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
  return %0 : tensor<?x?x1x?xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x3x1x9xf32>, %k: tensor<3x1x3xf32>, %o: tensor<1x3x1x7xf32>) -> tensor<1x3x1x7xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw ins(%a, %k : tensor<1x3x1x9xf32>, tensor<3x1x3xf32>) outs(%o : tensor<1x3x1x7xf32>) -> tensor<1x3x1x7xf32>
  return %0 : tensor<1x3x1x7xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3x3x2xf32>, %o: tensor<1x1x7x3x2xf32>) -> tensor<1x1x7x3x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3x3x2xf32>) outs(%o : tensor<1x1x7x3x2xf32>) -> tensor<1x1x7x3x2xf32>
  return %0 : tensor<1x1x7x3x2xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3xf32>, %o: tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32> {
  %0 = linalg.pooling_nhwc_sum ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3xf32>) outs(%o : tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32>
  return %0 : tensor<1x1x7x3xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x1x?xf32>, %k: tensor<?x1xf32>, %o: tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32> {
  %0 = linalg.pooling_nhwc_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<?x?x1x?xf32>, tensor<?x1xf32>) outs(%o : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
  return %0 : tensor<?x?x1x?xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3xf32>, %o: tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32> {
  %0 = linalg.pooling_nhwc_max ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3xf32>) outs(%o : tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32>
  return %0 : tensor<1x1x7x3xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x1x?xf32>, %k: tensor<?x1xf32>, %o: tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<?x?x1x?xf32>, tensor<?x1xf32>) outs(%o : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
  return %0 : tensor<?x?x1x?xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xi32>, %k: tensor<1x3xi32>, %o: tensor<1x1x7x3xi32>) -> tensor<1x1x7x3xi32> {
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %k : tensor<1x1x9x3xi32>, tensor<1x3xi32>) outs(%o : tensor<1x1x7x3xi32>) -> tensor<1x1x7x3xi32>
  return %0 : tensor<1x1x7x3xi32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x1x?xi32>, %k: tensor<?x1xi32>, %o: tensor<?x?x1x?xi32>) -> tensor<?x?x1x?xi32> {
  %0 = linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<?x?x1x?xi32>, tensor<?x1xi32>) outs(%o : tensor<?x?x1x?xi32>) -> tensor<?x?x1x?xi32>
  return %0 : tensor<?x?x1x?xi32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3xf32>, %o: tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32> {
  %0 = linalg.pooling_nhwc_min ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3xf32>) outs(%o : tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32>
  return %0 : tensor<1x1x7x3xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x1x?xf32>, %k: tensor<?x1xf32>, %o: tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32> {
  %0 = linalg.pooling_nhwc_min {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<?x?x1x?xf32>, tensor<?x1xf32>) outs(%o : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
  return %0 : tensor<?x?x1x?xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xi32>, %k: tensor<1x3xi32>, %o: tensor<1x1x7x3xi32>) -> tensor<1x1x7x3xi32> {
  %0 = linalg.pooling_nhwc_min_unsigned ins(%a, %k : tensor<1x1x9x3xi32>, tensor<1x3xi32>) outs(%o : tensor<1x1x7x3xi32>) -> tensor<1x1x7x3xi32>
  return %0 : tensor<1x1x7x3xi32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x1x?xi32>, %k: tensor<?x1xi32>, %o: tensor<?x?x1x?xi32>) -> tensor<?x?x1x?xi32> {
  %0 = linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<?x?x1x?xi32>, tensor<?x1xi32>) outs(%o : tensor<?x?x1x?xi32>) -> tensor<?x?x1x?xi32>
  return %0 : tensor<?x?x1x?xi32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x3x1x9xf32>, %k: tensor<1x3xf32>, %o: tensor<1x3x1x7xf32>) -> tensor<1x3x1x7xf32> {
  %0 = linalg.pooling_nchw_sum ins(%a, %k : tensor<1x3x1x9xf32>, tensor<1x3xf32>) outs(%o : tensor<1x3x1x7xf32>) -> tensor<1x3x1x7xf32>
  return %0 : tensor<1x3x1x7xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?x1xf32>, %k: tensor<?x1xf32>, %o: tensor<?x?x?x1xf32>) -> tensor<?x?x?x1xf32> {
  %0 = linalg.pooling_nchw_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<?x?x?x1xf32>, tensor<?x1xf32>) outs(%o : tensor<?x?x?x1xf32>) -> tensor<?x?x?x1xf32>
  return %0 : tensor<?x?x?x1xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x3x1x9xf32>, %k: tensor<1x3xf32>, %o: tensor<1x3x1x7xf32>) -> tensor<1x3x1x7xf32> {
  %0 = linalg.pooling_nchw_max ins(%a, %k : tensor<1x3x1x9xf32>, tensor<1x3xf32>) outs(%o : tensor<1x3x1x7xf32>) -> tensor<1x3x1x7xf32>
  return %0 : tensor<1x3x1x7xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x?x1xf32>, %k: tensor<?x1xf32>, %o: tensor<?x?x?x1xf32>) -> tensor<?x?x?x1xf32> {
  %0 = linalg.pooling_nchw_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<?x?x?x1xf32>, tensor<?x1xf32>) outs(%o : tensor<?x?x?x1xf32>) -> tensor<?x?x?x1xf32>
  return %0 : tensor<?x?x?x1xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x9x9x3xf32>, %k: tensor<1x3xf32>, %o: tensor<1x9x7x3xf32>) -> tensor<1x9x7x3xf32> {
  %0 = linalg.pooling_nhwc_max ins(%a, %k : tensor<1x9x9x3xf32>, tensor<1x3xf32>) outs(%o : tensor<1x9x7x3xf32>) -> tensor<1x9x7x3xf32>
  return %0 : tensor<1x9x7x3xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x9x3xf32>, %k: tensor<1x3x8xf32>, %o: tensor<1x9x8xf32>) -> tensor<1x9x8xf32> {
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %k : tensor<1x9x3xf32>, tensor<1x3x8xf32>) outs(%o : tensor<1x9x8xf32>) -> tensor<1x9x8xf32>
  return %0 : tensor<1x9x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9xf32>, %k: tensor<1x1x3xf32>, %o: tensor<1x1x7xf32>) -> tensor<1x1x7xf32> {
  %0 = linalg.conv_3d ins(%a, %k : tensor<1x1x9xf32>, tensor<1x1x3xf32>) outs(%o : tensor<1x1x7xf32>) -> tensor<1x1x7xf32>
  return %0 : tensor<1x1x7xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<4x8xf32>, %k: tensor<8x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %k : tensor<4x8xf32>, tensor<8x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3x3x8xf32>, %o: tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3x3x8xf32>) outs(%o : tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32>
  return %0 : tensor<1x1x7x8xf32>
}
// AND
%g = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.decompose %g : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3xf32>, %o: tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32> {
  %0 = linalg.pooling_nhwc_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3xf32>) outs(%o : tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32>
  return %0 : tensor<1x1x7x3xf32>
}
// AND
%g = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.decompose %g : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x9xf32>, %k: tensor<1x3xf32>, %o: tensor<1x7xf32>) -> tensor<1x7xf32> {
  %0 = linalg.conv_2d ins(%a, %k : tensor<1x9xf32>, tensor<1x3xf32>) outs(%o : tensor<1x7xf32>) -> tensor<1x7xf32>
  return %0 : tensor<1x7xf32>
}
// AND
%g = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.decompose %g : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3x3xf32>, %o: tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3x3xf32>) outs(%o : tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32>
  return %0 : tensor<1x1x7x3xf32>
}
// AND
%g = transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.decompose %g : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
// CASE
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3x3x8xf32>, %o: tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3x3x8xf32>) outs(%o : tensor<1x1x7x8xf32>) -> tensor<1x1x7x8xf32>
  return %0 : tensor<1x1x7x8xf32>
}
// AND
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.decompose %f : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a: tensor<0x1x9x3xf32>, %k: tensor<1x3x3x8xf32>, %o: tensor<0x1x7x8xf32>) -> tensor<0x1x7x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<0x1x9x3xf32>, tensor<1x3x3x8xf32>) outs(%o : tensor<0x1x7x8xf32>) -> tensor<0x1x7x8xf32>
  return %0 : tensor<0x1x7x8xf32>
}
// AND
%1 = transform.structured.decompose %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "low" : !transform.any_op
