func.func @chain(%a: tensor<64x128xf32>, %b: tensor<128x96xf32>, %d: tensor<96x32xf32>, %c: tensor<64x96xf32>, %e: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = linalg.fill ins(%zero : f32) outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
  %0 = linalg.matmul {tag = 4 : i32} ins(%a, %b : tensor<64x128xf32>, tensor<128x96xf32>) outs(%c0 : tensor<64x96xf32>) -> tensor<64x96xf32>
  %e0 = linalg.fill ins(%zero : f32) outs(%e : tensor<64x32xf32>) -> tensor<64x32xf32>
  %1 = linalg.matmul {tag = 5 : i32} ins(%0, %d : tensor<64x96xf32>, tensor<96x32xf32>) outs(%e0 : tensor<64x32xf32>) -> tensor<64x32xf32>
  return %1 : tensor<64x32xf32>
}
