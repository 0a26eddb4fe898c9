// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{fast-mem-space=2 local-buf-threshold=1}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{fast-mem-space=0 local-buf-threshold=1}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{fast-mem-space=2}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{local-buf-threshold=4}))'
// ARGS: --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{fast-mem-space=3 local-buf-threshold=1000000 maximal}))'
func.func @spaces(%c: f32, %d: i8, %o: memref<16xf32>, %p: memref<16xi8, 4>) {
  %t = memref.alloc() : memref<16xf32>
  %u = memref.alloc() : memref<16xi8, 4>
  affine.for %i = 0 to 16 {
    affine.store %c, %t[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i] : memref<16xf32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    affine.store %d, %u[%i] : memref<16xi8, 4>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %u[%i] : memref<16xi8, 4>
    affine.store %0, %p[%i] : memref<16xi8, 4>
  }
  return
}
// -----
func.func @large(%c: f32, %o: memref<4x1024xf32>) {
  %t = memref.alloc() : memref<4x1024xf32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 1024 {
      affine.store %c, %t[%i, %j] : memref<4x1024xf32>
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 1024 {
      %0 = affine.load %t[%i, %j] : memref<4x1024xf32>
      affine.store %0, %o[%i, %j] : memref<4x1024xf32>
    }
    affine.for %j = 0 to 1024 {
      %0 = affine.load %t[%i, -%j + 1023] : memref<4x1024xf32>
      affine.store %0, %o[%i, %j] : memref<4x1024xf32>
    }
  }
  return
}
// -----
func.func @of_vectors(%c: vector<4xf32>, %o: memref<16xvector<4xf32>>) {
  %t = memref.alloc() : memref<16xvector<4xf32>>
  affine.for %i = 0 to 16 {
    affine.store %c, %t[%i] : memref<16xvector<4xf32>>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i] : memref<16xvector<4xf32>>
    affine.store %0, %o[%i] : memref<16xvector<4xf32>>
  }
  return
}
// -----
func.func @of_indices(%c: index, %o: memref<16xindex>) {
  %t = memref.alloc() : memref<16xindex>
  affine.for %i = 0 to 16 {
    affine.store %c, %t[%i] : memref<16xindex>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i] : memref<16xindex>
    affine.store %0, %o[%i] : memref<16xindex>
  }
  return
}
// -----
func.func @of_rank_0(%c: f32, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<f32>
  affine.for %i = 0 to 16 {
    affine.store %c, %t[] : memref<f32>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[] : memref<f32>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
// -----
func.func @in_a_layout(%c: f32, %o: memref<16xf32>) {
  %t = memref.alloc() : memref<16xf32, affine_map<(d0) -> (d0 + 3)>>
  affine.for %i = 0 to 16 {
    affine.store %c, %t[%i] : memref<16xf32, affine_map<(d0) -> (d0 + 3)>>
  }
  affine.for %i = 0 to 16 {
    %0 = affine.load %t[%i] : memref<16xf32, affine_map<(d0) -> (d0 + 3)>>
    affine.store %0, %o[%i] : memref<16xf32>
  }
  return
}
