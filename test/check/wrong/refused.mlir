// RUN: %python %S/../corpus.py %s
// Schedules with a step that would turn accesses to memory round, or may: it fails (../README.md).
// -----
// loops that depend on each other, fused
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    %y = arith.mulf %x, %x : f32
    memref.store %y, %o[%i] : memref<8xf32>
  } {first}
  scf.for %i = %c0 to %c7 step %c1 {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %o[%j] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %a[%i] : memref<8xf32>
  } {second}
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{first} in %root : (!t) -> !t
%m = transform.structured.match ops{["scf.for"]} attributes{second} in %root : (!t) -> !t
%n = transform.loop.fuse_sibling %l into %m : (!t, !t) -> !t // refused
// -----
// a loop that reads what the other one writes later, moved ahead of it
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %o[%i] : memref<8xf32>
  } {first}
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %o[%i] : memref<8xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %o[%i] : memref<8xf32>
  } {second}
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{first} in %root : (!t) -> !t
%m = transform.structured.match ops{["scf.for"]} attributes{second} in %root : (!t) -> !t
%n = transform.loop.fuse_sibling %m into %l : (!t, !t) -> !t // refused
// -----
// a loop that moves past what writes to its buffer
func.func @f(%a: memref<8xf32>, %o: memref<8xf32>, %p: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %o[%i] : memref<8xf32>
  } {first}
  linalg.fill ins(%v : f32) outs(%a : memref<8xf32>)
  scf.for %i = %c0 to %c8 step %c1 {
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %p[%i] : memref<8xf32>
  } {second}
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{first} in %root : (!t) -> !t
%m = transform.structured.match ops{["scf.for"]} attributes{second} in %root : (!t) -> !t
%n = transform.loop.fuse_sibling %l into %m : (!t, !t) -> !t // refused
// -----
// loops over tiles of one buffer, whose tiles reach into the next one
func.func @f(%a: memref<16xf32>, %o: memref<16xf32>) {
  scf.forall (%i) = (0) to (16) step (4) {
    %x = memref.subview %a[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %y = memref.subview %o[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.exp ins(%x : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32, strided<[1], offset: ?>>)
  } {first}
  scf.forall (%i) = (0) to (16) step (4) {
    %m = affine.min affine_map<(i) -> (i + 1, 12)>(%i)
    %x = memref.subview %o[%m] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    %y = memref.subview %a[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.exp ins(%x : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32, strided<[1], offset: ?>>)
  } {second}
  return
}
// script
%l = transform.structured.match ops{["scf.forall"]} attributes{first} in %root : (!t) -> !t
%m = transform.structured.match ops{["scf.forall"]} attributes{second} in %root : (!t) -> !t
%n = transform.loop.fuse_sibling %l into %m : (!t, !t) -> !t // refused
// -----
// iterations that read what the one before wrote further on, side by side
func.func @f(%a: memref<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c1 to %c7 step %c1 {
    scf.for %j = %c0 to %c7 step %c1 {
      %p = arith.subi %i, %c1 : index
      %q = arith.addi %j, %c1 : index
      %x = memref.load %a[%p, %q] : memref<8x8xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%i, %j] : memref<8x8xf32>
    }
  } {outer}
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} attributes{outer} in %root : (!t) -> !t
transform.loop.unroll_and_jam %l {factor = 2} : !t // refused
// -----
// the same of an affine loop, by what stands behind the loop within
func.func @f(%a: memref<8x8xf32>, %s: memref<1xf32>, %o: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.store %x, %s[0] : memref<1xf32>
    }
    %y = affine.load %s[0] : memref<1xf32>
    affine.store %y, %o[%i] : memref<8xf32>
  } {outer}
  return
}
// script
%l = transform.structured.match ops{["affine.for"]} attributes{outer} in %root : (!t) -> !t
transform.loop.unroll_and_jam %l {factor = 4} : !t // refused
// -----
// iterations that overlap, of which one reads what the last one has not written yet
func.func @f(%a: memref<16xvector<4xf32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c2 to %c16 step %c1 {
    %p = arith.subi %i, %c1 : index
    %z = arith.constant 0.0 : f32
    %x = vector.load %a[%p] : memref<16xvector<4xf32>>, vector<4xf32>
    %y = arith.addf %x, %x : vector<4xf32>
    vector.store %y, %a[%i] : memref<16xvector<4xf32>>, vector<4xf32>
  }
  return
}
// script
%l = transform.structured.match ops{["scf.for"]} in %root : (!t) -> !for
%n = transform.loop.pipeline %l {iteration_interval = 1, read_latency = 3} : (!for) -> !t // refused
// -----
// a product in place, in another order
func.func @f(%a: memref<8x8xf32>, %m: memref<8x8xf32>) {
  linalg.matmul ins(%a, %m : memref<8x8xf32>, memref<8x8xf32>) outs(%m : memref<8x8xf32>)
  return
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%t, %l:2 = transform.structured.tile_using_for %m tile_sizes [4, 0, 4] : (!t) -> (!t, !t, !t) // refused
// -----
// a transposition in place, all at once
func.func @f(%m: memref<4x4xf32>) {
  linalg.transpose ins(%m : memref<4x4xf32>) outs(%m : memref<4x4xf32>) permutation = [1, 0]
  return
}
// script
%m = transform.structured.match ops{["linalg.transpose"]} in %root : (!t) -> !t
transform.structured.vectorize %m : !t // refused
