// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=2.5}))'
func.func @three_points(%a: memref<32xf32>, %o: memref<32xf32>) {
  %t = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %t[%i] : memref<32xf32>
  }
  affine.for %i = 1 to 31 {
    %0 = affine.load %t[%i - 1] : memref<32xf32>
    %1 = affine.load %t[%i] : memref<32xf32>
    %2 = affine.load %t[%i + 1] : memref<32xf32>
    %3 = arith.addf %0, %1 : f32
    %4 = arith.addf %3, %2 : f32
    affine.store %4, %o[%i] : memref<32xf32>
  }
  return
}
// -----
func.func @blur(%a: memref<16x16xf32>, %o: memref<16x16xf32>) {
  %t = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 14 {
      %0 = affine.load %a[%i, %j] : memref<16x16xf32>
      %1 = affine.load %a[%i, %j + 1] : memref<16x16xf32>
      %2 = affine.load %a[%i, %j + 2] : memref<16x16xf32>
      %3 = arith.addf %0, %1 : f32
      %4 = arith.addf %3, %2 : f32
      affine.store %4, %t[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 14 {
    affine.for %j = 0 to 14 {
      %0 = affine.load %t[%i, %j] : memref<16x16xf32>
      %1 = affine.load %t[%i + 1, %j] : memref<16x16xf32>
      %2 = affine.load %t[%i + 2, %j] : memref<16x16xf32>
      %3 = arith.addf %0, %1 : f32
      %4 = arith.addf %3, %2 : f32
      affine.store %4, %o[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
// -----
func.func @convolution(%a: memref<20x20xf32>, %k: memref<3x3xf32>, %o: memref<18x18xf32>) {
  %p = memref.alloc() : memref<20x20xf32>
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %a[%i, %j] : memref<20x20xf32>
      %1 = arith.mulf %0, %0 : f32
      affine.store %1, %p[%i, %j] : memref<20x20xf32>
    }
  }
  affine.for %i = 0 to 18 {
    affine.for %j = 0 to 18 {
      affine.for %x = 0 to 3 {
        affine.for %y = 0 to 3 {
          %0 = affine.load %p[%i + %x, %j + %y] : memref<20x20xf32>
          %1 = affine.load %k[%x, %y] : memref<3x3xf32>
          %2 = arith.mulf %0, %1 : f32
          %3 = affine.load %o[%i, %j] : memref<18x18xf32>
          %4 = arith.addf %2, %3 : f32
          affine.store %4, %o[%i, %j] : memref<18x18xf32>
        }
      }
    }
  }
  return
}
// -----
func.func @window(%a: memref<20xf32>, %o: memref<18xf32>) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    %0 = affine.load %a[%i] : memref<20xf32>
    affine.store %0, %t[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 18 {
    affine.for %j = 0 to 3 {
      %0 = affine.load %t[%i + %j] : memref<20xf32>
      affine.store %0, %o[%i] : memref<18xf32>
    }
    affine.for %j = 0 to 2 {
      %0 = affine.load %t[%i + %j] : memref<20xf32>
      affine.store %0, %o[%i] : memref<18xf32>
    }
  }
  return
}
// -----
func.func @tiles(%a: memref<32xf32>, %o: memref<32xf32>) {
  %t = memref.alloc() : memref<32xf32>
  affine.for %i = 0 to 32 {
    %0 = affine.load %a[%i] : memref<32xf32>
    %1 = arith.mulf %0, %0 : f32
    affine.store %1, %t[%i] : memref<32xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %t[%i * 4 + %j] : memref<32xf32>
      affine.store %0, %o[%i * 4 + %j] : memref<32xf32>
    }
    affine.for %j = 0 to 4 {
      %0 = affine.load %t[%i * 4 + %j] : memref<32xf32>
      %1 = affine.load %o[%i * 4 + %j] : memref<32xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %o[%i * 4 + %j] : memref<32xf32>
    }
  }
  return
}
