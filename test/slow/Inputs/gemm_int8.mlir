// ARG: tensor<128x128xi8>=random:1
// ARG: tensor<128x128xi8>=random:2
// ARG: tensor<128x128xi32>=zeros
func.func @f(%a: tensor<128x128xi8>, %b: tensor<128x128xi8>, %c: tensor<128x128xi32>) -> tensor<128x128xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x128xi8>, tensor<128x128xi8>) outs(%c : tensor<128x128xi32>) -> tensor<128x128xi32>
  return %0 : tensor<128x128xi32>
}
