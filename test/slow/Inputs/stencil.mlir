// ARG: tensor<514x514xf32>=random:1
// ARG: tensor<512x512xf32>=random:2
func.func @f(%a: tensor<514x514xf32>, %b: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %e = tensor.empty() : tensor<512x512xf32>
  %n = tensor.extract_slice %a[0, 1] [512, 512] [1, 1] : tensor<514x514xf32> to tensor<512x512xf32>
  %s = tensor.extract_slice %a[2, 1] [512, 512] [1, 1] : tensor<514x514xf32> to tensor<512x512xf32>
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%n, %s, %b : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%e : tensor<512x512xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %o: f32):
    %p = arith.addf %x, %y : f32
    %q = arith.addf %p, %z : f32
    linalg.yield %q : f32
  } -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}
