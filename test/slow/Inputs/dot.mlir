// ARG: tensor<262144xf32>=random:1
// ARG: tensor<262144xf32>=random:2
// ARG: tensor<f32>=0.0
func.func @f(%a: tensor<262144xf32>, %b: tensor<262144xf32>, %c: tensor<f32>) -> tensor<f32> {
  %0 = linalg.dot ins(%a, %b : tensor<262144xf32>, tensor<262144xf32>) outs(%c : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
