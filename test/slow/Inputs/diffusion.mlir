// ARG: tensor<258x258xf32>=random:1
// A hundred steps of diffusion: each reads what the one before has written.
func.func @f(%a: tensor<258x258xf32>) -> tensor<258x258xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %q = arith.constant 0.25 : f32
  %0 = scf.for %t = %c0 to %c100 step %c1 iter_args(%u = %a) -> (tensor<258x258xf32>) {
    %e = tensor.empty() : tensor<256x256xf32>
    %n = tensor.extract_slice %u[0, 1] [256, 256] [1, 1] : tensor<258x258xf32> to tensor<256x256xf32>
    %s = tensor.extract_slice %u[2, 1] [256, 256] [1, 1] : tensor<258x258xf32> to tensor<256x256xf32>
    %w = tensor.extract_slice %u[1, 0] [256, 256] [1, 1] : tensor<258x258xf32> to tensor<256x256xf32>
    %o = tensor.extract_slice %u[1, 2] [256, 256] [1, 1] : tensor<258x258xf32> to tensor<256x256xf32>
    %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]
    } ins(%n, %s, %w, %o : tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>, tensor<256x256xf32>) outs(%e : tensor<256x256xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32, %v: f32, %r: f32):
      %p1 = arith.addf %x, %y : f32
      %p2 = arith.addf %z, %v : f32
      %p3 = arith.addf %p1, %p2 : f32
      %p4 = arith.mulf %p3, %q : f32
      linalg.yield %p4 : f32
    } -> tensor<256x256xf32>
    %2 = tensor.insert_slice %1 into %u[1, 1] [256, 256] [1, 1] : tensor<256x256xf32> into tensor<258x258xf32>
    scf.yield %2 : tensor<258x258xf32>
  }
  return %0 : tensor<258x258xf32>
}
