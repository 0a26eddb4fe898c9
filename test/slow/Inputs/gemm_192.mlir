// ARG: tensor<192x192xf32>=random:1
// ARG: tensor<192x192xf32>=random:2
// ARG: tensor<192x192xf32>=zeros
func.func @f(%a: tensor<192x192xf32>, %b: tensor<192x192xf32>, %c: tensor<192x192xf32>) -> tensor<192x192xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<192x192xf32>, tensor<192x192xf32>) outs(%c : tensor<192x192xf32>) -> tensor<192x192xf32>
  return %0 : tensor<192x192xf32>
}
