// ARGS: --finalize-memref-to-llvm
func.func @known(%a: memref<4xf32>, %s: memref<2xindex>) -> memref<*xf32> {
  %0 = memref.reshape %a(%s) : (memref<4xf32>, memref<2xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
