// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))'
func.func @vectors(%a: memref<64xf32>, %o: memref<64xf32>) {
  %t = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 step 4 {
    %0 = affine.vector_load %a[%i] : memref<64xf32>, vector<4xf32>
    affine.vector_store %0, %t[%i] : memref<64xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 64 step 8 {
    %0 = affine.vector_load %t[%i] : memref<64xf32>, vector<8xf32>
    affine.vector_store %0, %o[%i] : memref<64xf32>, vector<8xf32>
  }
  return
}
// -----
func.func @two_producers(%a: memref<10xf32>, %o: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %u[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    %1 = affine.load %u[%i] : memref<10xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %o[%i] : memref<10xf32>
  }
  return
}
// -----
func.func @updated(%o: memref<10xf32>, %c: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    %1 = arith.addf %0, %c : f32
    affine.store %1, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %o[%i] : memref<10xf32>
  }
  return
}
// -----
func.func @barrier(%a: memref<10x10xf32>, %o: memref<10x10xf32>, %p: memref<10x10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i, %j] : memref<10x10xf32>
      affine.store %0, %o[%i, %j] : memref<10x10xf32>
    } {slice_fusion_barrier = true}
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%i, %j] : memref<10x10xf32>
      affine.store %0, %p[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
