// ARG: tensor<512x512xf32>=random:1
func.func @f(%a: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %0 = linalg.transpose ins(%a : tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) permutation = [1, 0]
  return %0 : tensor<512x512xf32>
}
