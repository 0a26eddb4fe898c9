// ARGS: --linalg-block-pack-matmul="block-factors=32,16,64 allow-padding=false"
// ARGS: --linalg-block-pack-matmul="block-factors=4,8,1 allow-padding=false mnk-order=1,2,0"
func.func @fits(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>, %c: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x128xf32>, tensor<128x128xf32>) outs(%c : tensor<128x128xf32>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
func.func @sticks_out(%a: tensor<8x128xf32>, %b: tensor<128x12xf32>, %c: tensor<8x12xf32>) -> tensor<8x12xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<8x128xf32>, tensor<128x12xf32>) outs(%c : tensor<8x12xf32>) -> tensor<8x12xf32>
  return %0 : tensor<8x12xf32>
}
