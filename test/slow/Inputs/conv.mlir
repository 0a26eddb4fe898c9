// ARG: tensor<1x34x34x32xf32>=random:1
// ARG: tensor<3x3x32x64xf32>=random:2
// ARG: tensor<1x32x32x64xf32>=zeros
func.func @f(%a: tensor<1x34x34x32xf32>, %w: tensor<3x3x32x64xf32>, %c: tensor<1x32x32x64xf32>) -> tensor<1x32x32x64xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %w : tensor<1x34x34x32xf32>, tensor<3x3x32x64xf32>) outs(%c : tensor<1x32x32x64xf32>) -> tensor<1x32x32x64xf32>
  return %0 : tensor<1x32x32x64xf32>
}
