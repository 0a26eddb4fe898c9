// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=0}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=1}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=16}))'
// Copies within loops that are too large, and a warning where that does not help.
func.func @mm(%A: memref<256x256xf32>, %B: memref<256x256xf32>, %C: memref<256x256xf32>) {
  affine.for %i = 0 to 256 step 32 {
    affine.for %j = 0 to 256 step 64 {
      affine.for %k = 0 to 256 step 16 {
        affine.for %ii = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 32)>(%i) {
          affine.for %jj = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 64)>(%j) {
            affine.for %kk = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 16)>(%k) {
              %a = affine.load %A[%ii, %kk] : memref<256x256xf32>
              %b = affine.load %B[%kk, %jj] : memref<256x256xf32>
              %c = affine.load %C[%ii, %jj] : memref<256x256xf32>
              %p = arith.mulf %a, %b : f32
              %s = arith.addf %c, %p : f32
              affine.store %s, %C[%ii, %jj] : memref<256x256xf32>
            }
          }
        }
      }
    }
  }
  return
}
// -----
func.func @stencil(%A: memref<64x64xf32>, %B: memref<64x64xf32>) {
  affine.for %i = 1 to 63 {
    affine.for %j = 1 to 63 {
      %0 = affine.load %A[%i - 1, %j] : memref<64x64xf32>
      %1 = affine.load %A[%i + 1, %j] : memref<64x64xf32>
      %2 = affine.load %A[%i, %j - 1] : memref<64x64xf32>
      %s = arith.addf %0, %1 : f32
      %t = arith.addf %s, %2 : f32
      affine.store %t, %B[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
// -----
func.func @hoist(%A: memref<64xf32>, %B: memref<1024xf32>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %A[%j] : memref<64xf32>
      affine.store %0, %B[%i * 64 + %j] : memref<1024xf32>
    }
  }
  return
}
// -----
func.func @spaces(%A: memref<64xf32, 1>, %B: memref<64xf32, 2>, %C: memref<64xf32, "x">, %D: memref<f32>, %E: memref<64xf32, affine_map<(d0) -> (d0 + 1)>>, %V: memref<64xvector<4xf32>>, %X: memref<64xindex>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %A[%i] : memref<64xf32, 1>
    %1 = affine.load %B[%i] : memref<64xf32, 2>
    %2 = affine.load %C[%i] : memref<64xf32, "x">
    %3 = affine.load %D[] : memref<f32>
    %4 = affine.load %E[%i] : memref<64xf32, affine_map<(d0) -> (d0 + 1)>>
    %5 = affine.load %V[%i] : memref<64xvector<4xf32>>
    %6 = affine.load %X[%i] : memref<64xindex>
    %7 = affine.vector_load %A[%i] : memref<64xf32, 1>, vector<4xf32>
  }
  return
}
// -----
func.func @c(%A: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 256 {
    %x = affine.load %A[%i] : memref<?xf32>
    %s = arith.addf %x, %x : f32
    affine.store %s, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @min(%A: memref<100xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 100 step 32 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 32, 100)>(%i) {
      %x = affine.load %A[%j] : memref<100xf32>
      affine.store %x, %A[%j] : memref<100xf32>
      affine.store %c, %A[%j] : memref<100xf32>
    }
  }
  return
}
