// ARGS: --linalg-generalize-named-ops
// ARGS: --linalg-specialize-generic-ops
// ARGS: --linalg-morph-ops
// ARGS: --linalg-morph-ops=generic-to-named
// ARGS: --linalg-morph-ops=named-to-generic
// ARGS: --linalg-morph-ops=category-to-generic
// ARGS: --linalg-morph-ops=bogus
func.func @f(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %d: tensor<8x8xf32>, %bt: tensor<8x4xf32>, %cst: f32) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) {
  %0 = linalg.add ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.exp {tag} ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.matmul ins(%a, %d : tensor<4x8xf32>, tensor<8x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%a : tensor<4x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(i,j)->(i,j)>, affine_map<(i,j)->(j,i)>, affine_map<(i,j)->(i,j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %bt : tensor<4x8xf32>, tensor<8x4xf32>) outs(%b : tensor<4x8xf32>) { ^bb0(%x: f32, %y: f32, %z: f32): %s = arith.mulf %x, %y : f32 linalg.yield %s : f32 } -> tensor<4x8xf32>
  %5 = linalg.contract indexing_maps = [affine_map<(m,n,k)->(m,k)>, affine_map<(m,n,k)->(k,n)>, affine_map<(m,n,k)->(m,n)>] ins(%a, %d : tensor<4x8xf32>, tensor<8x8xf32>) outs(%b : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}
