// ARGS: --finalize-memref-to-llvm=use-aligned-alloc
func.func @scalable(%n: index) {
  %0 = memref.alloc() : memref<4xvector<[4]xf32>>
  return
}
