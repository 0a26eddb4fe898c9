func.func @softmax(%x: tensor<8x64xf32>, %o: tensor<8x64xf32>) -> tensor<8x64xf32> {
  %0 = linalg.exp ins(%x : tensor<8x64xf32>) outs(%o : tensor<8x64xf32>) -> tensor<8x64xf32>
  %1 = linalg.softmax dimension(1) ins(%0 : tensor<8x64xf32>) outs(%o : tensor<8x64xf32>) -> tensor<8x64xf32>
  return %1 : tensor<8x64xf32>
}
