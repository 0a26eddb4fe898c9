// ARGS: --pass-pipeline=builtin.module(func.func(convert-bufferization-to-memref)) --split-input-file
func.func @one(%m: memref<2xf32>, %c: i1) -> memref<2xf32> {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  %a = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  return %a : memref<2xf32>
}
// -----
func.func @x(%m: memref<2xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<4xf32>) if (%c, %d)
  return
}
