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
