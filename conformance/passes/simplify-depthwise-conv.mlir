// ARGS: --simplify-depthwise-conv --split-input-file
func.func @nhwcm(%i: tensor<1x?x5x?xf32>, %f: tensor<?x2x?x1xf32>, %o: tensor<1x?x4x?x1xf32>) -> tensor<1x?x4x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<1x?x5x?xf32>, tensor<?x2x?x1xf32>) outs(%o : tensor<1x?x4x?x1xf32>) -> tensor<1x?x4x?x1xf32>
  return %0 : tensor<1x?x4x?x1xf32>
}
func.func @stat(%i: tensor<1x5x5x3xf32>, %f: tensor<2x2x3x1xf32>, %o: tensor<1x4x4x3x1xf32>) -> tensor<1x4x4x3x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {foo, dilations = dense<1> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>} ins(%i, %f : tensor<1x5x5x3xf32>, tensor<2x2x3x1xf32>) outs(%o : tensor<1x4x4x3x1xf32>) -> tensor<1x4x4x3x1xf32>
  return %0 : tensor<1x4x4x3x1xf32>
}
func.func @two(%i: tensor<1x5x5x3xf32>, %f: tensor<2x2x3x2xf32>, %o: tensor<1x4x4x3x2xf32>) -> tensor<1x4x4x3x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %f : tensor<1x5x5x3xf32>, tensor<2x2x3x2xf32>) outs(%o : tensor<1x4x4x3x2xf32>) -> tensor<1x4x4x3x2xf32>
  return %0 : tensor<1x4x4x3x2xf32>
}
func.func @mem(%i: memref<1x5x5x3xf32>, %f: memref<2x2x3x1xf32>, %o: memref<1x4x4x3x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %f : memref<1x5x5x3xf32>, memref<2x2x3x1xf32>) outs(%o : memref<1x4x4x3x1xf32>)
  return
}
func.func @q(%i: tensor<1x5x5x3xi8>, %f: tensor<2x2x3x1xi8>, %o: tensor<1x4x4x3x1xi32>, %a: i32, %b: i32) -> tensor<1x4x4x3x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>} ins(%i, %f, %a, %b : tensor<1x5x5x3xi8>, tensor<2x2x3x1xi8>, i32, i32) outs(%o : tensor<1x4x4x3x1xi32>) -> tensor<1x4x4x3x1xi32>
  return %0 : tensor<1x4x4x3x1xi32>
}
func.func @d3(%i: tensor<1x5x5x5x3xf32>, %f: tensor<2x2x2x3x1xf32>, %o: tensor<1x4x4x4x3x1xf32>) -> tensor<1x4x4x4x3x1xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%i, %f : tensor<1x5x5x5x3xf32>, tensor<2x2x2x3x1xf32>) outs(%o : tensor<1x4x4x4x3x1xf32>) -> tensor<1x4x4x4x3x1xf32>
  return %0 : tensor<1x4x4x4x3x1xf32>
}
func.func @d1(%i: tensor<1x5x3xf32>, %f: tensor<2x3x1xf32>, %o: tensor<1x4x3x1xf32>) -> tensor<1x4x3x1xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%i, %f : tensor<1x5x3xf32>, tensor<2x3x1xf32>) outs(%o : tensor<1x4x3x1xf32>) -> tensor<1x4x3x1xf32>
  return %0 : tensor<1x4x3x1xf32>
}
func.func @mixed(%i: tensor<1x5x5x3xf32>, %f: tensor<2x2x3x?xf32>, %o: tensor<1x4x4x3x1xf32>) -> tensor<1x4x4x3x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %f : tensor<1x5x5x3xf32>, tensor<2x2x3x?xf32>) outs(%o : tensor<1x4x4x3x1xf32>) -> tensor<1x4x4x3x1xf32>
  return %0 : tensor<1x4x4x3x1xf32>
}
// -----
func.func @strides(%i: tensor<2x9x7x?xf16>, %f: tensor<3x2x?x1xf16>, %o: tensor<2x?x?x?x1xf32>) -> tensor<2x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}
      ins(%i, %f : tensor<2x9x7x?xf16>, tensor<3x2x?x1xf16>) outs(%o : tensor<2x?x?x?x1xf32>) -> tensor<2x?x?x?x1xf32>
  return %0 : tensor<2x?x?x?x1xf32>
}
func.func @filled(%i: tensor<1x5x5x3xf32>, %f: tensor<2x2x3x1xf32>) -> tensor<1x4x4x3xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x4x4x3x1xf32>
  %o = linalg.fill ins(%z : f32) outs(%e : tensor<1x4x4x3x1xf32>) -> tensor<1x4x4x3x1xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%i, %f : tensor<1x5x5x3xf32>, tensor<2x2x3x1xf32>) outs(%o : tensor<1x4x4x3x1xf32>) -> tensor<1x4x4x3x1xf32>
  %c = tensor.collapse_shape %0 [[0], [1], [2], [3, 4]] : tensor<1x4x4x3x1xf32> into tensor<1x4x4x3xf32>
  return %c : tensor<1x4x4x3xf32>
}
