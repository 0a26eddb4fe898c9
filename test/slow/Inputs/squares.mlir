// ARG: tensor<256x1024xf32>=random:1
// ARG: tensor<256x1024xf32>=random:2
func.func @f(%a: tensor<256x1024xf32>, %b: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<256x1024xf32>) outs(%b : tensor<256x1024xf32>) {
  ^bb0(%x: f32, %y: f32):
    %p = arith.mulf %x, %x : f32
    %q = arith.addf %p, %y : f32
    %r = arith.mulf %q, %x : f32
    linalg.yield %r : f32
  } -> tensor<256x1024xf32>
  return %0 : tensor<256x1024xf32>
}
