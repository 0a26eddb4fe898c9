// RUN: jig-opt %s --split-input-file --nvgpu-optimize-shared-memory | FileCheck %s
// Where nvgpu-optimize-shared-memory of the reference gives a program that computes something else, or dies.

// Some of 48 elements would be beyond the row.
// CHECK-LABEL: @odd(
// CHECK-NOT: xori
func.func @odd(%r: index, %c: index, %e: f32) -> f32 {
  %shm = memref.alloc() : memref<4x48xf32, 3>
  memref.store %e, %shm[%r, %c] : memref<4x48xf32, 3>
  %x = memref.load %shm[%r, %c] : memref<4x48xf32, 3>
  return %x : f32
}

// -----

// Another op reads by another name.
// CHECK-LABEL: @named(
// CHECK-NOT: xori
func.func @named(%r: index, %c: index, %e: f32) -> f32 {
  %shm = memref.alloc() : memref<4x64xf32, 3>
  %v = memref.cast %shm : memref<4x64xf32, 3> to memref<?x?xf32, 3>
  memref.store %e, %shm[%r, %c] : memref<4x64xf32, 3>
  %x = memref.load %shm[%r, %c] : memref<4x64xf32, 3>
  %y = memref.load %v[%r, %c] : memref<?x?xf32, 3>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// -----

// A vector of more than 128 bits has several parts, which would be elsewhere.
// CHECK-LABEL: @wide(
// CHECK-NOT: xori
func.func @wide(%r: index, %c: index, %e: vector<8xf32>) -> vector<8xf32> {
  %shm = memref.alloc() : memref<4x64xf32, 3>
  vector.store %e, %shm[%r, %c] : memref<4x64xf32, 3>, vector<8xf32>
  %x = vector.load %shm[%r, %c] : memref<4x64xf32, 3>, vector<8xf32>
  return %x : vector<8xf32>
}

// -----

// So has a vector of rows.
// CHECK-LABEL: @two_rows(
// CHECK-NOT: xori
func.func @two_rows(%r: index, %c: index, %e: vector<2x4xf32>) -> vector<2x4xf32> {
  %shm = memref.alloc() : memref<4x64xf32, 3>
  vector.store %e, %shm[%r, %c] : memref<4x64xf32, 3>, vector<2x4xf32>
  %x = vector.load %shm[%r, %c] : memref<4x64xf32, 3>, vector<2x4xf32>
  return %x : vector<2x4xf32>
}

// -----

// CHECK-LABEL: @dynamic(
// CHECK-NOT: xori
func.func @dynamic(%r: index, %c: index, %e: f32) -> f32 {
  %shm = memref.alloc(%r) : memref<64x?xf32, 3>
  memref.store %e, %shm[%r, %c] : memref<64x?xf32, 3>
  %x = memref.load %shm[%r, %c] : memref<64x?xf32, 3>
  return %x : f32
}

// -----

// CHECK-LABEL: @index(
// CHECK-NOT: xori
func.func @index(%r: index, %c: index, %e: index) -> index {
  %shm = memref.alloc() : memref<64x64xindex, 3>
  memref.store %e, %shm[%r, %c] : memref<64x64xindex, 3>
  %x = memref.load %shm[%r, %c] : memref<64x64xindex, 3>
  return %x : index
}

// -----

// A vector that does not start at a multiple of its size is in two parts, which go to different places.
// CHECK-LABEL: @between(
// CHECK-NOT: xori
func.func @between(%r: index, %c: index, %e: f32) -> vector<4xf32> {
  %shm = memref.alloc() : memref<16x32xf32, 3>
  %c1 = arith.constant 1 : index
  memref.store %e, %shm[%r, %c] : memref<16x32xf32, 3>
  %x = vector.load %shm[%r, %c1] : memref<16x32xf32, 3>, vector<4xf32>
  return %x : vector<4xf32>
}

// -----

// CHECK-LABEL: @unknown(
// CHECK-NOT: xori
func.func @unknown(%r: index, %c: index, %e: vector<4xf32>) -> f32 {
  %shm = memref.alloc() : memref<16x32xf32, 3>
  vector.store %e, %shm[%r, %c] : memref<16x32xf32, 3>, vector<4xf32>
  %x = memref.load %shm[%r, %c] : memref<16x32xf32, 3>
  return %x : f32
}

// -----

// Multiples of 2 are not enough, whatever they come from; a sum is as its worst part.
// CHECK-LABEL: @halves(
// CHECK-NOT: xori
func.func @halves(%r: index, %c: index, %e: vector<4xf32>) -> f32 {
  %shm = memref.alloc() : memref<16x32xf32, 3>
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  scf.for %j = %c2 to %c32 step %c4 {
    vector.store %e, %shm[%r, %j] : memref<16x32xf32, 3>, vector<4xf32>
  }
  %x = memref.load %shm[%r, %c] : memref<16x32xf32, 3>
  return %x : f32
}

// -----

// CHECK-LABEL: @affine(
// CHECK-NOT: xori
func.func @affine(%r: index, %c: index, %e: vector<4xf32>) -> f32 {
  %shm = memref.alloc() : memref<16x32xf32, 3>
  %j = affine.apply affine_map<(d0) -> (d0 * 8 + (d0 mod 4))>(%c)
  vector.store %e, %shm[%r, %j] : memref<16x32xf32, 3>, vector<4xf32>
  %x = memref.load %shm[%r, %c] : memref<16x32xf32, 3>
  return %x : f32
}

// -----

// These are multiples of 4.
// CHECK-LABEL: @multiples(
// CHECK-COUNT-8: arith.xori
func.func @multiples(%r: index, %c: index, %b: i1, %e: vector<4xf32>) -> f32 {
  %shm = memref.alloc() : memref<16x32xf32, 3>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c12 = arith.constant 12 : index
  %c32 = arith.constant 32 : index
  %m = arith.muli %c, %c12 : index
  %s = arith.shli %c, %c2 : index
  %t = arith.select %b, %m, %s : index
  %u = arith.remui %t, %c32 : index
  %a = affine.apply affine_map<(d0)[s0] -> ((d0 * 2) floordiv 2 + s0)>(%u)[%s]
  %w = affine.min affine_map<(d0) -> (28, d0 * 4)>(%c)
  vector.store %e, %shm[%r, %u] : memref<16x32xf32, 3>, vector<4xf32>
  vector.store %e, %shm[%r, %a] : memref<16x32xf32, 3>, vector<4xf32>
  vector.store %e, %shm[%r, %w] : memref<16x32xf32, 3>, vector<4xf32>
  vector.store %e, %shm[%r, %c12] : memref<16x32xf32, 3>, vector<4xf32>
  scf.for %j = %c0 to %c32 step %c4 {
    %n = arith.andi %j, %c12 : index
    vector.store %e, %shm[%r, %j] : memref<16x32xf32, 3>, vector<4xf32>
    vector.store %e, %shm[%r, %n] : memref<16x32xf32, 3>, vector<4xf32>
  }
  affine.for %j = 4 to 32 step 4 {
    vector.store %e, %shm[%r, %j] : memref<16x32xf32, 3>, vector<4xf32>
  }
  %x = memref.load %shm[%r, %c] : memref<16x32xf32, 3>
  return %x : f32
}
