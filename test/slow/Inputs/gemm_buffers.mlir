// ARG: memref<256x256xf32>=random:1
// ARG: memref<256x256xf32>=random:2
// ARG: memref<256x256xf32>=zeros
func.func @f(%a: memref<256x256xf32>, %b: memref<256x256xf32>, %c: memref<256x256xf32>) {
  linalg.matmul ins(%a, %b : memref<256x256xf32>, memref<256x256xf32>) outs(%c : memref<256x256xf32>)
  return
}
