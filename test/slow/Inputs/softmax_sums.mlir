// ARG: tensor<256x512xf32>=random:1
// ARG: tensor<512xf32>=random:2
// A bias is turned into factors, which belong to all rows.
func.func @f(%a: tensor<256x512xf32>, %b: tensor<512xf32>) -> tensor<256x512xf32> {
  %e = tensor.empty() : tensor<256x512xf32>
  %g = tensor.empty() : tensor<512xf32>
  %x = linalg.exp ins(%b : tensor<512xf32>) outs(%g : tensor<512xf32>) -> tensor<512xf32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %x : tensor<256x512xf32>, tensor<512xf32>) outs(%e : tensor<256x512xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %s = arith.mulf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<256x512xf32>
  return %0 : tensor<256x512xf32>
}
