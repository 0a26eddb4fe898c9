// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))'
func.func @within(%a: memref<4x10xf32>, %o: memref<4x10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %n = 0 to 4 {
    affine.for %i = 0 to 10 {
      %0 = affine.load %a[%n, %i] : memref<4x10xf32>
      affine.store %0, %t[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %0 = affine.load %t[%i] : memref<10xf32>
      affine.store %0, %o[%n, %i] : memref<4x10xf32>
    }
  }
  return
}
// -----
func.func @within_own_memory(%a: memref<4x10xf32>, %o: memref<4x10xf32>) {
  affine.for %n = 0 to 4 {
    %t = memref.alloc() : memref<10xf32>
    affine.for %i = 0 to 10 {
      %0 = affine.load %a[%n, %i] : memref<4x10xf32>
      affine.store %0, %t[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %0 = affine.load %t[%i] : memref<10xf32>
      affine.store %0, %o[%n, %i] : memref<4x10xf32>
    }
  }
  return
}
// -----
func.func @within_with_rows(%a: memref<4x10xf32>, %o: memref<4x10xf32>) {
  %t = memref.alloc() : memref<4x10xf32>
  affine.for %n = 0 to 4 {
    affine.for %i = 0 to 10 {
      %0 = affine.load %a[%n, %i] : memref<4x10xf32>
      affine.store %0, %t[%n, %i] : memref<4x10xf32>
    }
    affine.for %i = 0 to 10 {
      %0 = affine.load %t[%n, %i] : memref<4x10xf32>
      affine.store %0, %o[%n, %i] : memref<4x10xf32>
    }
  }
  return
}
// -----
func.func @in_scf(%a: memref<10xf32>, %o: memref<10xf32>, %b: i1) {
  scf.if %b {
    %t = memref.alloc() : memref<10xf32>
    affine.for %i = 0 to 10 {
      %0 = affine.load %a[%i] : memref<10xf32>
      affine.store %0, %t[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %0 = affine.load %t[%i] : memref<10xf32>
      affine.store %0, %o[%i] : memref<10xf32>
    }
  }
  return
}
// -----
func.func @both_levels(%a: memref<4x10xf32>, %o: memref<4x10xf32>) {
  %t = memref.alloc() : memref<4x10xf32>
  %u = memref.alloc() : memref<4x10xf32>
  affine.for %n = 0 to 4 {
    affine.for %i = 0 to 10 {
      %0 = affine.load %a[%n, %i] : memref<4x10xf32>
      affine.store %0, %t[%n, %i] : memref<4x10xf32>
    }
    affine.for %i = 0 to 10 {
      %0 = affine.load %t[%n, %i] : memref<4x10xf32>
      affine.store %0, %u[%n, %i] : memref<4x10xf32>
    }
  }
  affine.for %n = 0 to 4 {
    affine.for %i = 0 to 10 {
      %0 = affine.load %u[%n, %i] : memref<4x10xf32>
      affine.store %0, %o[%n, %i] : memref<4x10xf32>
    }
  }
  return
}
// -----
func.func @blocks(%a: memref<10xf32>, %o: memref<10xf32>, %b: i1) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %t[%i] : memref<10xf32>
  }
  cf.cond_br %b, ^bb1, ^bb2
^bb1:
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %o[%i] : memref<10xf32>
    affine.store %0, %a[%i] : memref<10xf32>
  }
  cf.br ^bb2
^bb2:
  return
}
