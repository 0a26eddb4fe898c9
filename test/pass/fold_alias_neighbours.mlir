// RUN: jig-opt %s --fold-memref-alias-ops | FileCheck %s
// Vectors of elements that are neighbours in a view, but not in what it views: the reference accesses others.

// CHECK-LABEL: @padded_row
// CHECK: %[[V:.*]] = memref.expand_shape
// CHECK: vector.transfer_read %[[V]]
func.func @padded_row(%b: memref<64xf32>, %i: index, %j: index, %x: f32) -> vector<4xf32> {
  %s = memref.expand_shape %b [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
  %r = vector.transfer_read %s[%i, %j], %x : memref<8x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK-LABEL: @rows_in_group
// CHECK: %[[V:.*]] = memref.expand_shape
// CHECK: vector.transfer_read %[[V]]
func.func @rows_in_group(%b: memref<16x16xf32>, %i: index, %j: index, %x: f32) -> vector<2x4xf32> {
  %s = memref.expand_shape %b [[0], [1, 2]] output_shape [16, 4, 4] : memref<16x16xf32> into memref<16x4x4xf32>
  %r = vector.transfer_read %s[%i, %j, %j], %x {in_bounds = [true, true]} : memref<16x4x4xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK-LABEL: @beyond_row
// CHECK: %[[V:.*]] = memref.expand_shape
// CHECK: vector.transfer_read %[[V]]
func.func @beyond_row(%b: memref<64xf32>, %i: index, %j: index, %x: f32) -> vector<16xf32> {
  %s = memref.expand_shape %b [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
  %r = vector.transfer_read %s[%i, %j], %x : memref<8x8xf32>, vector<16xf32>
  return %r : vector<16xf32>
}

// CHECK-LABEL: @rows_with_steps
// CHECK: %[[V:.*]] = memref.subview
// CHECK: vector.load %[[V]]
func.func @rows_with_steps(%b: memref<16x16xf32>, %i: index, %j: index) -> vector<2x4xf32> {
  %s = memref.subview %b[%i, 0] [4, 8] [2, 1] : memref<16x16xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %r = vector.load %s[%i, %j] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK-LABEL: @rows_with_dim_between
// CHECK: %[[V:.*]] = memref.subview
// CHECK: vector.load %[[V]]
func.func @rows_with_dim_between(%b: memref<16x16x16xf32>, %i: index, %j: index) -> vector<2x4xf32> {
  %s = memref.subview %b[%i, 0, 0] [4, 1, 8] [1, 1, 1] : memref<16x16x16xf32> to memref<4x8xf32, strided<[256, 1], offset: ?>>
  %r = vector.load %s[%i, %j] : memref<4x8xf32, strided<[256, 1], offset: ?>>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK-LABEL: @rows_of_expanded
// CHECK: %[[V:.*]] = memref.expand_shape
// CHECK: vector.load %[[V]]
func.func @rows_of_expanded(%b: memref<16x16xf32>, %i: index, %j: index) -> vector<2x4xf32> {
  %s = memref.expand_shape %b [[0], [1, 2]] output_shape [16, 4, 4] : memref<16x16xf32> into memref<16x4x4xf32>
  %r = vector.load %s[%i, %j, %j] : memref<16x4x4xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK-LABEL: @rows_of_collapsed
// CHECK: %[[V:.*]] = memref.collapse_shape
// CHECK: vector.store %{{.*}}, %[[V]]
func.func @rows_of_collapsed(%b: memref<4x4x16xf32>, %i: index, %j: index, %v: vector<2x4xf32>) {
  %s = memref.collapse_shape %b [[0, 1], [2]] : memref<4x4x16xf32> into memref<16x16xf32>
  vector.store %v, %s[%i, %j] : memref<16x16xf32>, vector<2x4xf32>
  return
}

// CHECK-LABEL: @columns_of_collapsed
// CHECK: %[[V:.*]] = memref.collapse_shape
// CHECK: vector.load %[[V]]
func.func @columns_of_collapsed(%b: memref<16x4x4xf32>, %i: index, %j: index) -> vector<2x4xf32> {
  %s = memref.collapse_shape %b [[0], [1, 2]] : memref<16x4x4xf32> into memref<16x16xf32>
  %r = vector.load %s[%i, %j] : memref<16x16xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// Those that are neighbours are accessed directly.
// CHECK-LABEL: @same_rows
// CHECK-NOT: memref.expand_shape
func.func @same_rows(%b: memref<16x16xf32>, %i: index, %j: index, %x: f32) -> (vector<2x4xf32>, vector<1x4xf32>, vector<4xf32>) {
  %s = memref.expand_shape %b [[0, 1], [2]] output_shape [4, 4, 16] : memref<16x16xf32> into memref<4x4x16xf32>
  %0 = vector.load %s[%i, %i, %j] : memref<4x4x16xf32>, vector<2x4xf32>
  %1 = vector.load %s[%i, %i, %j] : memref<4x4x16xf32>, vector<1x4xf32>
  %2 = vector.transfer_read %s[%i, %i, %j], %x : memref<4x4x16xf32>, vector<4xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<1x4xf32>, vector<4xf32>
}
