// ARG: tensor<8x128x128xf32>=random:1
// ARG: tensor<8x128x128xf32>=random:2
// ARG: tensor<8x128x128xf32>=zeros
func.func @f(%a: tensor<8x128x128xf32>, %b: tensor<8x128x128xf32>, %c: tensor<8x128x128xf32>) -> tensor<8x128x128xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<8x128x128xf32>, tensor<8x128x128xf32>) outs(%c : tensor<8x128x128xf32>) -> tensor<8x128x128xf32>
  return %0 : tensor<8x128x128xf32>
}
