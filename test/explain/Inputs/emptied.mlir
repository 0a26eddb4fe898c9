func.func @unused(%a: tensor<8xf32>, %x: f32) -> tensor<8xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
