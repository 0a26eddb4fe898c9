// ARGS: --split-input-file
// FRAME
func.func @f(%a: tensor<?x?x?x?xf32>, %w: tensor<?x?xf32>) {
  // HERE
  return
}
// EACH
%0 = linalg.conv_2d_nhwc_hwcf {strides = dense<[0, 1]> : tensor<2xi64>} ins(%a, %a : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
%0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 0]> : tensor<2xi64>} ins(%a, %a : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
%0 = linalg.pooling_nhwc_max {strides = dense<0> : tensor<2xi64>} ins(%a, %w : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
%0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<-1> : tensor<2xi64>} ins(%a, %a : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
