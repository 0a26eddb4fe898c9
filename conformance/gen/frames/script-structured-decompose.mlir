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
func.func @f(%a: tensor<1x1x33x3xf32>, %k: tensor<1x3x3x8xf32>, %o: tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>, tag} ins(%a, %k : tensor<1x1x33x3xf32>, tensor<1x3x3x8xf32>) outs(%o : tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
  return %0 : tensor<1x1x8x8xf32>
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
func.func @f(%a: tensor<?x?x?x?xf32>, %k: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %0 : tensor<?x?x?x?xf32>
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
func.func @f(%a: tensor<1x1x9x3xf32>, %k: tensor<1x3x3xf32>, %o: tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %k : tensor<1x1x9x3xf32>, tensor<1x3x3xf32>) outs(%o : tensor<1x1x7x3xf32>) -> tensor<1x1x7x3xf32>
  return %0 : tensor<1x1x7x3xf32>
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
