// ARG: tensor<8x128x64xf32>=random:1
// ARG: tensor<8x64x128xf32>=random:2
// ARG: tensor<8x128x128xf32>=zeros
// The scores of eight heads.
func.func @f(%q: tensor<8x128x64xf32>, %k: tensor<8x64x128xf32>, %c: tensor<8x128x128xf32>) -> tensor<8x128x128xf32> {
  %0 = linalg.batch_matmul ins(%q, %k : tensor<8x128x64xf32>, tensor<8x64x128xf32>) outs(%c : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  return %0 : tensor<8x128x128xf32>
}
