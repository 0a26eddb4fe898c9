// ARGS: --split-input-file --expand-strided-metadata --finalize-memref-to-llvm --reconcile-unrealized-casts
// ARGS: --split-input-file --expand-strided-metadata --lower-affine --convert-scf-to-cf --convert-arith-to-llvm --finalize-memref-to-llvm --canonicalize
// ARGS: --split-input-file --pass-pipeline='builtin.module(expand-realloc,expand-strided-metadata,finalize-memref-to-llvm{use-aligned-alloc=true use-generic-functions=true},cse)'
// ARGS: --convert-to-llvm=allow-pattern-rollback=false --split-input-file

func.func @views(%a: memref<4x8xf32>, %i: index) -> f32 {
  %0 = memref.subview %a[%i, 0][2, 2][1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  %1 = memref.collapse_shape %a [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %2 = memref.load %0[%i, %i] : memref<2x2xf32, strided<[8, 1], offset: ?>>
  memref.store %2, %1[%i] : memref<32xf32>
  return %2 : f32
}

// -----

func.func @loop(%a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %a[%i] : memref<?xf32>
    %1 = arith.addf %0, %0 : f32
    memref.store %1, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @grown(%a: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %a(%n) {alignment = 8} : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func @lookup(%i: index) -> f32 {
  %0 = memref.get_global @table : memref<4xf32>
  %1 = affine.load %0[%i] : memref<4xf32>
  return %1 : f32
}

// -----

func.func @copy_part(%a: memref<8x8xf32>, %b: memref<4x4xf32>) {
  %0 = memref.subview %a[2, 2][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: 18>>
  memref.copy %0, %b : memref<4x4xf32, strided<[8, 1], offset: 18>> to memref<4x4xf32>
  return
}

// -----

func.func @temporary(%n: index, %v: i32) -> i32 {
  %0 = memref.alloc(%n) : memref<?xi32>
  %c0 = arith.constant 0 : index
  memref.store %v, %0[%c0] : memref<?xi32>
  %1 = memref.load %0[%c0] : memref<?xi32>
  memref.dealloc %0 : memref<?xi32>
  return %1 : i32
}
