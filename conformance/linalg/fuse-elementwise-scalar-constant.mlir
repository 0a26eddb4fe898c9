// ARGS: --linalg-fuse-elementwise-ops
func.func @f() -> tensor<f32> {
  %c = arith.constant dense<1.0> : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.copy ins(%c : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
