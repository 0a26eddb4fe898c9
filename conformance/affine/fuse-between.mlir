// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=2.5}))'
func.func @load_between(%a: memref<10xf32>, %o: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  %x = affine.load %a[0] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    %1 = arith.addf %0, %x : f32
    affine.store %1, %o[%i] : memref<10xf32>
  }
  return
}
// -----
func.func @needed_between(%o: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  %x = affine.load %t[3] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    %1 = arith.addf %0, %x : f32
    affine.store %1, %o[%i] : memref<10xf32>
  }
  return
}
// -----
func.func @written_between(%o: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.store %c, %t[3] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
// -----
func.func @nest_between(%a: memref<10xf32>, %o: memref<10xf32>, %p: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %p[%i] : memref<10xf32>
    affine.store %0, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
// -----
#set = affine_set<(d0) : (d0 - 5 >= 0)>
func.func @condition(%c: f32, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.if #set(%i) {
      affine.store %c, %t[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
// -----
#set = affine_set<(d0) : (d0 - 5 >= 0)>
func.func @condition_behind(%c: f32, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.if #set(%i) {
      %0 = affine.load %t[%i] : memref<10xf32>
      affine.store %0, %o[%i] : memref<10xf32>
    }
  }
  return
}
// -----
func.func @other_loops(%c: f32, %o: memref<10xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.store %c, %o[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
// -----
func.func @result_between(%a: memref<10xf32>, %o: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  %s = affine.for %i = 0 to 10 iter_args(%x = %c) -> f32 {
    %0 = affine.load %a[%i] : memref<10xf32>
    %1 = arith.addf %0, %x : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    %1 = arith.addf %0, %s : f32
    affine.store %1, %o[%i] : memref<10xf32>
  }
  return
}
