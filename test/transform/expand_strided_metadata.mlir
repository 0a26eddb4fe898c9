// RUN: jig-opt %s --expand-strided-metadata --split-input-file | FileCheck %s
// A size that follows from no division by the others is the one that the op states; the reference divides by 0.

// CHECK-LABEL: func.func @nothing
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%arg1, 0], strides: [0, 1]
func.func @nothing(%z: memref<?xf32>, %d: index) -> memref<?x0xf32> {
  %1 = memref.expand_shape %z [[0, 1]] output_shape [%d, 0] : memref<?xf32> into memref<?x0xf32>
  return %1 : memref<?x0xf32>
}
// -----
// Two sizes of a group that are not known: the reference crashes.
// CHECK-LABEL: func.func @two
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%arg1, %arg2], strides: [%arg2, 1]
func.func @two(%z: memref<?xf32>, %d: index, %e: index) -> memref<?x?xf32> {
  %1 = memref.expand_shape %z [[0, 1]] output_shape [%d, %e] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
// -----
// The same in a buffer with gaps, next to a group of which one size is not known.
// CHECK-LABEL: func.func @gaps
// CHECK: %[[S:.*]] = affine.apply #{{.*}}()[%arg2, %strides#0]
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [%offset], sizes: [%arg1, %arg2, 2, %{{.*}}], strides: [%[[S]], %strides#0, %{{.*}}, %strides#1]
func.func @gaps(%z: memref<?x?xf32, strided<[?, ?], offset: ?>>, %d: index, %e: index, %f: index) -> memref<?x?x2x?xf32, strided<[?, ?, ?, ?], offset: ?>> {
  %1 = memref.expand_shape %z [[0, 1], [2, 3]] output_shape [%d, %e, 2, %f]
     : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x?x2x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  return %1 : memref<?x?x2x?xf32, strided<[?, ?, ?, ?], offset: ?>>
}
