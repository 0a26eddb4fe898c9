// ARG: tensor<256x1024xf32>=random:1
// The mean and the mean of the squares of each row.
func.func @f(%a: tensor<256x1024xf32>) -> (tensor<256xf32>, tensor<256xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<256xf32>
  %c = linalg.fill ins(%z : f32) outs(%e : tensor<256xf32>) -> tensor<256xf32>
  %0:2 = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]
  } ins(%a : tensor<256x1024xf32>) outs(%c, %c : tensor<256xf32>, tensor<256xf32>) {
  ^bb0(%x: f32, %s: f32, %q: f32):
    %t = arith.addf %x, %s : f32
    %m = arith.mulf %x, %x : f32
    %r = arith.addf %q, %m : f32
    linalg.yield %t, %r : f32, f32
  } -> (tensor<256xf32>, tensor<256xf32>)
  return %0#0, %0#1 : tensor<256xf32>, tensor<256xf32>
}
