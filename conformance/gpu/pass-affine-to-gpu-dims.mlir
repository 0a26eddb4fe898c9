// ARGS: --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=1 gpu-thread-dims=0}))"
// ARGS: --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=0 gpu-thread-dims=1}))"
// ARGS: --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=2 gpu-thread-dims=2}))"
// ARGS: --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=4 gpu-thread-dims=1}))"
// ARGS: --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=1 gpu-thread-dims=4}))"
// ARGS: --pass-pipeline="builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=3 gpu-thread-dims=1}))"
func.func @a(%a: index, %b: index, %m: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to 100 step 3 {
    affine.for %j = %a to %b step 2 {
      affine.for %k = max affine_map<()[s0] -> (s0, 3)>()[%a] to min affine_map<()[s0] -> (s0, 30)>()[%b] {
      affine.for %l = 0 to 4 {
        memref.store %f, %m[%i, %j] : memref<?x?xf32>
        memref.store %f, %m[%k, %l] : memref<?x?xf32>
      }
      }
    }
  }
  return
}
