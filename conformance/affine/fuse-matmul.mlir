// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=2.5}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=100.0 mode=producer}))'
func.func @matmuls(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %d: memref<8x8xf32>, %o: memref<8x8xf32>) {
  %t = memref.alloc() : memref<8x8xf32>
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %zero, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %a[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x8xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %t[%i, %j] : memref<8x8xf32>
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %t[%i, %j] : memref<8x8xf32>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %t[%i, %k] : memref<8x8xf32>
        %1 = affine.load %d[%k, %j] : memref<8x8xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %o[%i, %j] : memref<8x8xf32>
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %o[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}
// -----
func.func @bias_and_relu(%a: memref<8x16xf32>, %b: memref<16x4xf32>, %c: memref<4xf32>, %o: memref<8x4xf32>) {
  %t = memref.alloc() : memref<8x4xf32>
  %u = memref.alloc() : memref<8x4xf32>
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      affine.store %zero, %t[%i, %j] : memref<8x4xf32>
      affine.for %k = 0 to 16 {
        %0 = affine.load %a[%i, %k] : memref<8x16xf32>
        %1 = affine.load %b[%k, %j] : memref<16x4xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %t[%i, %j] : memref<8x4xf32>
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %t[%i, %j] : memref<8x4xf32>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %t[%i, %j] : memref<8x4xf32>
      %1 = affine.load %c[%j] : memref<4xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %u[%i, %j] : memref<8x4xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %u[%i, %j] : memref<8x4xf32>
      %1 = arith.maximumf %0, %zero : f32
      affine.store %1, %o[%i, %j] : memref<8x4xf32>
    }
  }
  return
}
// -----
func.func @into_matvec(%a: memref<16x16xf32>, %x: memref<16xf32>, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
    %0 = affine.load %x[%i] : memref<16xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %a[%i, %j] : memref<16x16xf32>
      %1 = affine.load %t[%j] : memref<16xf32>
      %2 = arith.mulf %0, %1 : f32
      %3 = affine.load %o[%i] : memref<16xf32>
      %4 = arith.addf %2, %3 : f32
      affine.store %4, %o[%i] : memref<16xf32>
    }
  }
  return
}
// -----
func.func @sunk(%a: memref<16x16xf32>, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %a[%i, %j] : memref<16x16xf32>
      affine.store %0, %t[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %k = 0 to 16 {
    affine.for %i = 0 to 16 {
      %0 = affine.load %t[%i, %k] : memref<16x16xf32>
      %1 = affine.load %o[%i] : memref<16xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %o[%i] : memref<16xf32>
    }
  }
  return
}
