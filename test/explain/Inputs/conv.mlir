func.func @conv(%i: tensor<1x18x18x8xf32>, %k: tensor<3x3x8x16xf32>, %o: tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>} ins(%i, %k : tensor<1x18x18x8xf32>, tensor<3x3x8x16xf32>) outs(%o : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  return %0 : tensor<1x16x16x16xf32>
}
