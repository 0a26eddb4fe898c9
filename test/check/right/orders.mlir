// RUN: %python %S/../corpus.py %s
// Right schedules that change the order of accesses to memory (../README.md): none is refused.
// -----
// loops that follow each other element by element, fused
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %b = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %b[%i] : memref<8xf32>
  } {first}
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %b[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %o[%i] : memref<8xf32>
  } {second}
  memref.dealloc %b : memref<8xf32>
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{first} in %root : (!t) -> !t
%m = transform.structured.match ops{["scf.for"]} attributes{second} in %root : (!t) -> !t
%n = transform.loop.fuse_sibling %l into %m : (!t, !t) -> !t
// -----
// a loop that reads what an earlier iteration of the other one wrote
func.func @f(%a: memref<9xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c1 to %c8 step %c1 {
    %x = memref.load %o[%i] : memref<8xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %a[%i] : memref<9xf32>
  } {first}
  scf.for %i = %c1 to %c8 step %c1 {
    %p = affine.apply affine_map<(i) -> (i - 1)>(%i)
    %x = memref.load %a[%p] : memref<9xf32>
    memref.store %x, %o[%p] : memref<8xf32>
  } {second}
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{first} in %root : (!t) -> !t
%m = transform.structured.match ops{["scf.for"]} attributes{second} in %root : (!t) -> !t
%n = transform.loop.fuse_sibling %l into %m : (!t, !t) -> !t
// -----
// parallel loops over the same tiles of buffers
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>, %o: memref<16xf32>) {
  scf.forall (%i) = (0) to (16) step (4) {
    %x = memref.subview %a[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %y = memref.subview %b[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.exp ins(%x : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32, strided<[1], offset: ?>>)
  } {first}
  scf.forall (%i) = (0) to (16) step (4) {
    %x = memref.subview %b[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %y = memref.subview %o[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.negf ins(%x : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32, strided<[1], offset: ?>>)
  } {second}
  return
}
// script
%l = transform.structured.match ops{["scf.forall"]} attributes{first} in %root : (!t) -> !t
%m = transform.structured.match ops{["scf.forall"]} attributes{second} in %root : (!t) -> !t
%n = transform.loop.fuse_sibling %l into %m : (!t, !t) -> !t
// -----
// rows of a product side by side, of unknown size
func.func @f(%a: memref<8x?xf32>, %b: memref<?x?xf32>, %c: memref<8x?xf32>, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %m step %c1 {
      scf.for %k = %c0 to %m step %c1 {
        %x = memref.load %a[%i, %k] : memref<8x?xf32>
        %y = memref.load %b[%k, %j] : memref<?x?xf32>
        %z = memref.load %c[%i, %j] : memref<8x?xf32>
        %p = arith.mulf %x, %y : f32
        %q = arith.addf %z, %p : f32
        memref.store %q, %c[%i, %j] : memref<8x?xf32>
      }
    }
  } {outer}
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{outer} in %root : (!t) -> !t
transform.loop.unroll_and_jam %l {factor = 4} : !t
// -----
// tiles of a product in buffers, side by side
func.func @f(%a: memref<16x8xf32>, %b: memref<8x16xf32>, %c: memref<16x16xf32>) {
  linalg.matmul ins(%a, %b : memref<16x8xf32>, memref<8x16xf32>) outs(%c : memref<16x16xf32>)
  return
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%t, %l:3 = transform.structured.tile_using_for %m tile_sizes [4, 4, 4] : (!t) -> (!t, !t, !t, !t)
transform.loop.unroll_and_jam %l#0 {factor = 2} : !t
// -----
// an update along the loop within, rows side by side
func.func @f(%a: memref<8x8xf32>) {
  affine.for %i = 1 to 8 {
    affine.for %j = 1 to 8 {
      %x = affine.load %a[%i - 1, %j - 1] : memref<8x8xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %a[%i, %j] : memref<8x8xf32>
    }
  } {outer}
  return
}
// script
%l = transform.structured.match ops{["affine.for"]} attributes{outer} in %root : (!t) -> !t
transform.loop.unroll_and_jam %l {factor = 2} : !t
// -----
// iterations that overlap, in place
func.func @f(%a: memref<16xf32>, %b: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c16 step %c4 {
    %x = vector.transfer_read %a[%i], %z {in_bounds = [true]} : memref<16xf32>, vector<4xf32>
    %y = vector.transfer_read %b[%i], %z {in_bounds = [true]} : memref<16xf32>, vector<4xf32>
    %s = arith.addf %x, %y : vector<4xf32>
    vector.transfer_write %s, %a[%i] {in_bounds = [true]} : vector<4xf32>, memref<16xf32>
  }
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !for
%n = transform.loop.pipeline %l {iteration_interval = 1, read_latency = 2} : (!for) -> !t
// -----
// an op in place, element by element, in tiles and at once
func.func @f(%m: memref<8x8xf32>) {
  linalg.exp ins(%m : memref<8x8xf32>) outs(%m : memref<8x8xf32>)
  return
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%t, %l:2 = transform.structured.tile_using_for %m tile_sizes [4, 4] interchange = [1, 0] : (!t) -> (!t, !t, !t)
%p, %q = transform.structured.tile_using_forall %t tile_sizes [2] : (!t) -> (!t, !t)
transform.structured.vectorize %p vector_sizes [2, 4] : !t
// -----
// affine loops in tiles and at once
func.func @f(%a: memref<8x8xf32>, %b: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %x, %b[%j, %i] : memref<8x8xf32>
    }
  }
  return
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%g = transform.apply_registered_pass "affine-loop-tile" with options = { "tile-size" = 4 } to %f : (!t) -> !t
%h = transform.apply_registered_pass "affine-parallelize" to %g : (!t) -> !t
