// RUN: jig-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4}))' | FileCheck %s --check-prefix=TILE
// RUN: jig-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-invariant-code-motion))' | FileCheck %s --check-prefix=HOIST
// RUN: jig-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize))' | FileCheck %s --check-prefix=PARALLEL
// RUN: jig-opt %s --split-input-file --scf-parallel-loop-fusion | FileCheck %s --check-prefix=FUSE
// RUN: jig-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-simplify-structures))' | FileCheck %s --check-prefix=SIMPLE
// Where the reference gives a program that computes something else.

// An iteration needs one of the next column in the row before.
// TILE-LABEL: @backward
// TILE: affine.for %{{.*}} = 1 to 50 {
// TILE-NEXT: affine.for %{{.*}} = 1 to 50 {
// TILE-NEXT: affine.load
func.func @backward(%a: memref<100x100xf32>) {
  affine.for %i = 1 to 50 {
    affine.for %j = 1 to 50 {
      %0 = affine.load %a[%i - 1, %j + 1] : memref<100x100xf32>
      affine.store %0, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

// With as many columns as a tile has, or fewer, rows come in order.
// TILE-LABEL: @one_tile
// TILE: affine.for %{{.*}} = 1 to 50 step 4 {
func.func @one_tile(%a: memref<100x100xf32>) {
  affine.for %i = 1 to 50 {
    affine.for %j = 1 to 5 {
      %0 = affine.load %a[%i - 1, %j + 1] : memref<100x100xf32>
      affine.store %0, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

// TILE-LABEL: @sum
// TILE: affine.for %{{.*}} = 0 to 50 {
// TILE-NEXT: affine.for %{{.*}} = 0 to 50 {
// TILE-NEXT: affine.load
func.func @sum(%a: memref<100x100xf32>, %s: memref<f32>) {
  affine.for %i = 0 to 50 {
    affine.for %j = 0 to 50 {
      %0 = affine.load %a[%i, %j] : memref<100x100xf32>
      %1 = affine.load %s[] : memref<f32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %s[] : memref<f32>
    }
  }
  return
}

// -----

// TILE-LABEL: @quotient
// TILE: affine.for %{{.*}} = 0 to 64 {
// TILE-NEXT: affine.for %{{.*}} = 0 to #map(%{{.*}}) {
func.func @quotient(%a: memref<100x100xf32>, %c: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 floordiv 2)>(%i) {
      affine.store %c, %a[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// -----

// HOIST-LABEL: @may_not_run
// HOIST-NEXT: affine.for
// HOIST-NEXT: affine.store
// HOIST: affine.for
// HOIST-NEXT: arith.divsi
// HOIST: affine.for %{{.*}} = 0 to 0 {
// HOIST-NEXT: affine.load
func.func @may_not_run(%a: memref<10xf32>, %x: memref<10xindex>, %n: index, %c: f32) {
  affine.for %i = 0 to %n {
    affine.store %c, %a[0] : memref<10xf32>
  }
  affine.for %i = 0 to %n {
    %d = arith.divsi %n, %n : index
    affine.store %d, %x[%i] : memref<10xindex>
  }
  affine.for %i = 0 to 0 {
    %d = affine.load %x[10] : memref<10xindex>
    affine.store %d, %x[%i] : memref<10xindex>
  }
  return
}

// -----

// HOIST-LABEL: @changed_otherwise
// HOIST: affine.for
// HOIST-NEXT: affine.load
// HOIST: affine.for
// HOIST-NEXT: memref.load
// HOIST: affine.for
// HOIST-NEXT: affine.load
// HOIST: affine.for
// HOIST-NEXT: affine.load
func.func private @changes()
func.func @changed_otherwise(%a: memref<10xf32>, %b: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[0] : memref<10xf32>
    %y = arith.addf %x, %c : f32
    memref.store %y, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = memref.load %a[%i] : memref<10xf32>
    affine.store %c, %a[3] : memref<10xf32>
    affine.store %x, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %x = affine.load %a[0] : memref<10xf32>
    affine.store %x, %b[%i] : memref<10xf32>
    func.call @changes() : () -> ()
  }
  %v = memref.subview %a[0][4][1] : memref<10xf32> to memref<4xf32, strided<[1]>>
  affine.for %i = 0 to 4 {
    %x = affine.load %a[0] : memref<10xf32>
    %y = arith.addf %x, %c : f32
    affine.store %y, %v[%i] : memref<4xf32, strided<[1]>>
  }
  return
}

// -----

// PARALLEL-LABEL: @otherwise
// PARALLEL-NEXT: affine.for
func.func @otherwise(%a: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %a[%i] : memref<100xf32>
    affine.if affine_set<(d0) : (d0 - 40 >= 0)>(%i) {
    } else {
      affine.store %x, %a[%i + 1] : memref<100xf32>
    }
  }
  return
}

// -----

// PARALLEL-LABEL: @overlapping
// PARALLEL-NEXT: affine.for
// PARALLEL: affine.parallel
func.func @overlapping(%a: memref<100xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    affine.vector_store %v, %a[%i * 2] : memref<100xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 10 {
    affine.vector_store %v, %a[%i * 4] : memref<100xf32>, vector<4xf32>
  }
  return
}

// -----

// FUSE-LABEL: @written_twice
// FUSE: scf.parallel
// FUSE: scf.parallel
// FUSE: scf.parallel
func.func @written_twice(%n: index, %f: f32, %g: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %a[%i] : memref<?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %k = arith.addi %i, %c1 : index
    memref.store %f, %a[%k] : memref<?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    vector.store %g, %a[%i] : memref<?xf32>, vector<4xf32>
    scf.reduce
  }
  return
}

// -----

// SIMPLE: affine_set<()[s0, s1] : (s0 * s1 - 3 >= 0)>
// SIMPLE-LABEL: @product
// SIMPLE-NEXT: affine.if
func.func @product(%n: index, %m: index, %a: memref<f32>, %c: f32) {
  affine.if affine_set<()[s0, s1] : (s0 * s1 - 3 >= 0)>()[%n, %m] {
    affine.store %c, %a[] : memref<f32>
  }
  return
}

// -----

// What a transfer fills is read behind the wait for it.
// HOIST-LABEL: @waits
// HOIST: affine.for
// HOIST-NEXT: affine.dma_wait
// HOIST-NEXT: affine.load
func.func @waits(%from: memref<1xi32>, %to: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %tag = memref.alloc() : memref<1xi32>
  %a = memref.alloc() : memref<1xi32, 2>
  affine.dma_start %from[%c0], %a[%c0], %tag[%c0], %c1 : memref<1xi32>, memref<1xi32, 2>, memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_wait %tag[%c0], %c1 : memref<1xi32>
    %0 = affine.load %a[0] : memref<1xi32, 2>
    affine.store %0, %to[%i] : memref<8xi32>
  }
  return
}
