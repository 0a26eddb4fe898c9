// ARG: tensor<512x512xf32>=random:1
// ARG: tensor<512x512xf32>=random:2
func.func @f(%a: tensor<512x512xf32>, %c: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<512x512xf32>) outs(%c : tensor<512x512xf32>) {
  ^bb0(%x: f32, %y: f32):
    %q = arith.addf %x, %y : f32
    linalg.yield %q : f32
  } -> tensor<512x512xf32>
  %1 = linalg.mul ins(%0, %c : tensor<512x512xf32>, tensor<512x512xf32>) outs(%0 : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %1 : tensor<512x512xf32>
}
