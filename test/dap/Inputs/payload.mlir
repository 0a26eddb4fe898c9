func.func @f(%x: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>, %s: f32) -> tensor<8x8xf32> {
  %a = linalg.fill ins(%s : f32) outs(%x : tensor<8x8xf32>) -> tensor<8x8xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = linalg.matmul ins(%0, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = arith.addf %1, %0 : tensor<8x8xf32>
  %3 = arith.addf %2, %0 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
