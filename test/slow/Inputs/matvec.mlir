// ARG: tensor<1024x1024xf32>=random:1
// ARG: tensor<1024xf32>=random:2
// ARG: tensor<1024xf32>=zeros
func.func @f(%a: tensor<1024x1024xf32>, %x: tensor<1024xf32>, %y: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = linalg.matvec ins(%a, %x : tensor<1024x1024xf32>, tensor<1024xf32>) outs(%y : tensor<1024xf32>) -> tensor<1024xf32>
  return %0 : tensor<1024xf32>
}
