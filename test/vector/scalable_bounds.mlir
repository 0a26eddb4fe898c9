// RUN: jig-opt %s --canonicalize --split-input-file | FileCheck %s
// RUN: jig-opt %s --canonicalize -o %t.mlir
// RUN: jig eval %s --entry padded | FileCheck %s --check-prefix=LANES
// RUN: jig eval %t.mlir --entry padded | FileCheck %s --check-prefix=LANES
// How many lanes a scalable dimension has is not known, and an index may be negative: the reference says in_bounds of both.

// LANES: 1.{{0*}}e+00, 2.{{0*}}e+00, 3.{{0*}}e+00, 4.{{0*}}e+00, 9.{{0*}}e+00, 9.{{0*}}e+00, 9.{{0*}}e+00, 9.{{0*}}e+00

// CHECK-LABEL: @padded
// CHECK-NOT: in_bounds
func.func @padded() -> vector<[4]xf32> {
  %t = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %p = arith.constant 9.0 : f32
  %r = vector.transfer_read %t[%c0], %p : tensor<4xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// CHECK-LABEL: @cut_off
// CHECK-NOT: in_bounds
func.func @cut_off(%v: vector<[4]xf32>, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] : vector<[4]xf32>, memref<4xf32>
  return
}

// The other dimensions are known.
// CHECK-LABEL: @fixed_rows
// CHECK: in_bounds = [true, false]
func.func @fixed_rows(%v: vector<2x[4]xf32>, %m: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  vector.transfer_write %v, %m[%c2, %c0] : vector<2x[4]xf32>, memref<4x4xf32>
  return
}

// CHECK-LABEL: @negative
// CHECK-NOT: in_bounds
func.func @negative(%t: tensor<4xf32>, %p: f32) -> vector<4xf32> {
  %c = arith.constant -1 : index
  %r = vector.transfer_read %t[%c], %p : tensor<4xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// Two scalable vectors that start four elements apart may overlap.
// CHECK-LABEL: @overlap
// CHECK: %[[READ:.+]] = vector.transfer_read
// CHECK: return %[[READ]]
func.func @overlap(%v: vector<[4]xf32>, %w: vector<[4]xf32>, %t: tensor<64xf32>) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<64xf32>
  %1 = vector.transfer_write %w, %0[%c4] {in_bounds = [true]} : vector<[4]xf32>, tensor<64xf32>
  %r = vector.transfer_read %1[%c0], %p {in_bounds = [true]} : tensor<64xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// A row further on it is another matter.
// CHECK-LABEL: @rows_apart
// CHECK-NOT: transfer_read
func.func @rows_apart(%v: vector<[4]xf32>, %w: vector<[4]xf32>, %t: tensor<2x64xf32>) -> (vector<[4]xf32>, tensor<2x64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<2x64xf32>
  %1 = vector.transfer_write %w, %0[%c1, %c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<2x64xf32>
  %r = vector.transfer_read %1[%c0, %c0], %p {in_bounds = [true]} : tensor<2x64xf32>, vector<[4]xf32>
  return %r, %1 : vector<[4]xf32>, tensor<2x64xf32>
}
