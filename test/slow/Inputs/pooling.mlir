// ARG: tensor<1x130x130x64xf32>=random:1
// ARG: tensor<1x128x128x64xf32>=zeros
func.func @f(%in: tensor<1x130x130x64xf32>, %out: tensor<1x128x128x64xf32>) -> tensor<1x128x128x64xf32> {
  %window = tensor.empty() : tensor<3x3xf32>
  %r = linalg.pooling_nhwc_max {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%in, %window : tensor<1x130x130x64xf32>, tensor<3x3xf32>) outs(%out : tensor<1x128x128x64xf32>) -> tensor<1x128x128x64xf32>
  return %r : tensor<1x128x128x64xf32>
}
