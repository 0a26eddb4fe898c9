// ARGS: --pass-pipeline="any(affine-loop-unroll)"
// ARGS: --pass-pipeline="any(func.func(any(affine-loop-normalize)),scf-for-loop-peeling,affine-loop-normalize)"
func.func @f(%m: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  return
}
