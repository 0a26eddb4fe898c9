// ARGS: --finalize-memref-to-llvm=use-aligned-alloc
// ARGS: --finalize-memref-to-llvm
// ARGS: --finalize-memref-to-llvm=use-generic-functions
func.func @scalable() {
  %0 = memref.alloc() : memref<4xvector<[4]xf32>>
  return
}
func.func @rank_zero() {
  %0 = memref.alloc() : memref<4xvector<f32>>
  return
}
