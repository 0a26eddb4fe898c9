// ARGS: --finalize-memref-to-llvm
func.func @near(%a: memref<4xf32>) {
  %0 = memref.memory_space_cast %a : memref<4xf32> to memref<4xf32, "near">
  return
}
