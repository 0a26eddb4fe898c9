// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=2.5}))'
func.func private @take(memref<10xf32>)
func.func private @any()
func.func @argument(%c: f32, %t: memref<10xf32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
func.func @argument_in_part(%c: f32, %t: memref<10xf32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 5 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
func.func @returned(%c: f32, %o: memref<10xf32>) -> memref<10xf32> {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return %t : memref<10xf32>
}
func.func @called(%c: f32, %o: memref<10xf32>, %p: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  func.call @take(%p) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %u[%i] : memref<10xf32>
  }
  func.call @any() : () -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %u[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
func.func @freed(%c: f32, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  memref.dealloc %t : memref<10xf32>
  return
}
func.func @unknown(%c: f32, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  "test.op"(%c) : (f32) -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  "test.op"(%t) : (memref<10xf32>) -> ()
  return
}
func.func @unknown_region(%c: f32, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  "test.op"() ({
    "test.end"() : () -> ()
  }) : () -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
func.func @two_users(%c: f32, %o: memref<10xf32>, %p: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %p[%i] : memref<10xf32>
  }
  return
}
