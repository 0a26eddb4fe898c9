// ARG: tensor<1x66x66x64xf32>=random:1
// ARG: tensor<3x3x64xf32>=random:2
// ARG: tensor<1x64x64x64xf32>=zeros
func.func @f(%a: tensor<1x66x66x64xf32>, %w: tensor<3x3x64xf32>, %c: tensor<1x64x64x64xf32>) -> tensor<1x64x64x64xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc ins(%a, %w : tensor<1x66x66x64xf32>, tensor<3x3x64xf32>) outs(%c : tensor<1x64x64x64xf32>) -> tensor<1x64x64x64xf32>
  return %0 : tensor<1x64x64x64xf32>
}
