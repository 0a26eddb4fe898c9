// ARG: tensor<256x1024xf32>=random:1
// ARG: tensor<256x1024xf32>=zeros
func.func @f(%a: tensor<256x1024xf32>, %c: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %0 = linalg.tanh ins(%a : tensor<256x1024xf32>) outs(%c : tensor<256x1024xf32>) -> tensor<256x1024xf32>
  return %0 : tensor<256x1024xf32>
}
