// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=2.5}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling maximal}))'
func.func @same_input(%a: memref<10xf32>, %o: memref<10xf32>, %p: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %p[%i] : memref<10xf32>
  }
  return
}
// -----
func.func @rows_and_columns(%a: memref<8x8xf32>, %o: memref<8xf32>, %p: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j] : memref<8x8xf32>
      %1 = affine.load %o[%i] : memref<8xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %o[%i] : memref<8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%j, %i] : memref<8x8xf32>
      %1 = affine.load %p[%i] : memref<8xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %p[%i] : memref<8xf32>
    }
  }
  return
}
// -----
func.func @by_producer(%c: f32, %o: memref<10x10xf32>, %p: memref<10x10xf32>) {
  %t = memref.alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %c, %t[%i, %j] : memref<10x10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %t[%i, %j] : memref<10x10xf32>
      affine.store %0, %o[%i, %j] : memref<10x10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %t[%i, %j] : memref<10x10xf32>
      affine.store %0, %p[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
// -----
func.func @reductions(%a: memref<8x16xf32>, %b: memref<8x16xf32>, %o: memref<8xf32>, %p: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 8 {
    %s = affine.for %j = 0 to 16 iter_args(%x = %zero) -> f32 {
      %0 = affine.load %a[%i, %j] : memref<8x16xf32>
      %1 = arith.addf %x, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %s, %o[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %s = affine.for %j = 0 to 16 iter_args(%x = %one) -> f32 {
      %0 = affine.load %a[%i, %j] : memref<8x16xf32>
      %1 = arith.mulf %x, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %s, %p[%i] : memref<8xf32>
  }
  return
}
// -----
func.func @results(%a: memref<16xf32>, %o: memref<16xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<16xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  %s = affine.for %j = 0 to 16 iter_args(%x = %zero) -> f32 {
    %0 = affine.load %o[%j] : memref<16xf32>
    %1 = arith.addf %x, %0 : f32
    affine.yield %1 : f32
  }
  return %s : f32
}
// -----
func.func @different_lengths(%a: memref<20xf32>, %o: memref<20xf32>, %p: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    %0 = affine.load %a[%i] : memref<20xf32>
    affine.store %0, %o[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<20xf32>
    affine.store %0, %p[%i] : memref<20xf32>
  }
  return
}
// -----
func.func @three(%a: memref<20xf32>, %o: memref<20xf32>, %p: memref<20xf32>, %q: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    %0 = affine.load %a[%i] : memref<20xf32>
    affine.store %0, %o[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 20 {
    %0 = affine.load %a[%i] : memref<20xf32>
    affine.store %0, %p[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 20 {
    %0 = affine.load %p[%i] : memref<20xf32>
    %1 = affine.load %a[%i] : memref<20xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %q[%i] : memref<20xf32>
  }
  return
}
