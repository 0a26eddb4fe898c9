// ARGS: 
// ARGS: --mlir-print-op-generic
// ARGS: --canonicalize

func.func @fillv(%v: vector<4xf32>, %t: tensor<8xvector<4xf32>>) -> tensor<8xvector<4xf32>> {
  %0 = linalg.fill ins(%v : vector<4xf32>) outs(%t : tensor<8xvector<4xf32>>) -> tensor<8xvector<4xf32>>
  return %0 : tensor<8xvector<4xf32>>
}
func.func @gen(%v: vector<4xf32>, %t: tensor<8xf32>, %q: !transform.any_op) -> tensor<8xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%v : vector<4xf32>) outs(%t : tensor<8xf32>) {
  ^bb0(%a: vector<4xf32>, %b: f32):
     linalg.yield %b : f32 } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
