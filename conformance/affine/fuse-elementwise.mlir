// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=2.5}))'
func.func @chain(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    %1 = arith.mulf %0, %0 : f32
    affine.store %1, %u[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %u[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
// -----
func.func @two_dims(%a: memref<8x6xf32>, %o: memref<8x6xf32>, %p: memref<6x8xf32>) {
  %t = memref.alloc() : memref<8x6xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 6 {
      %0 = affine.load %a[%i, %j] : memref<8x6xf32>
      affine.store %0, %t[%i, %j] : memref<8x6xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 6 {
      %0 = affine.load %t[%i, %j] : memref<8x6xf32>
      affine.store %0, %o[%i, %j] : memref<8x6xf32>
    }
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%j, %i] : memref<8x6xf32>
      affine.store %0, %p[%i, %j] : memref<6x8xf32>
    }
  }
  return
}
// -----
func.func @transposed(%c: f32, %o: memref<6x6xf32>) {
  %t = memref.alloc() : memref<6x6xf32>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      affine.store %c, %t[%j, %i] : memref<6x6xf32>
    }
  }
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %0 = affine.load %t[%i, %j] : memref<6x6xf32>
      affine.store %0, %o[%i, %j] : memref<6x6xf32>
    }
  }
  return
}
// -----
func.func @shifted(%c: f32, %o: memref<20xf32>) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 9 {
    affine.store %c, %t[%i + 1] : memref<20xf32>
  }
  affine.for %i = 1 to 10 {
    %0 = affine.load %t[%i] : memref<20xf32>
    affine.store %0, %o[%i] : memref<20xf32>
  }
  return
}
// -----
func.func @reversed(%c: f32, %o: memref<20xf32>) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[-%i + 9] : memref<20xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<20xf32>
    affine.store %0, %o[%i] : memref<20xf32>
  }
  return
}
// -----
func.func @part_is_read(%c: f32, %o: memref<20xf32>) {
  %t = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    affine.store %c, %t[%i] : memref<20xf32>
  }
  affine.for %i = 5 to 15 {
    %0 = affine.load %t[%i] : memref<20xf32>
    affine.store %0, %o[%i] : memref<20xf32>
  }
  return
}
// -----
func.func @steps(%c: f32, %o: memref<20xf32>) {
  %t = memref.alloc() : memref<20xf32>
  %u = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 step 2 {
    affine.store %c, %t[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 20 step 2 {
    %0 = affine.load %t[%i] : memref<20xf32>
    affine.store %0, %u[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 20 step 4 {
    %0 = affine.load %u[%i] : memref<20xf32>
    affine.store %0, %o[%i] : memref<20xf32>
  }
  return
}
// -----
func.func @deeper(%a: memref<8xf32>, %o: memref<8x16xf32>) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<8xf32>
    %1 = arith.mulf %0, %0 : f32
    affine.store %1, %t[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %o[%i, %j] : memref<8x16xf32>
    }
  }
  return
}
// -----
func.func @flattened(%c: f32, %o: memref<32xf32>) {
  %t = memref.alloc() : memref<8x4xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      affine.store %c, %t[%i, %j] : memref<8x4xf32>
    }
  }
  affine.for %i = 0 to 32 {
    %0 = affine.load %t[%i floordiv 4, %i mod 4] : memref<8x4xf32>
    affine.store %0, %o[%i] : memref<32xf32>
  }
  return
}
