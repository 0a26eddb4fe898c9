// RUN: jig-opt %s --expand-strided-metadata --split-input-file | FileCheck %s
// A size that follows from no division by the others stays where it is; the reference divides by 0.

// CHECK-LABEL: func.func @nothing
// CHECK-NEXT: memref.expand_shape
func.func @nothing(%z: memref<?xf32>, %d: index) -> memref<?x0xf32> {
  %1 = memref.expand_shape %z [[0, 1]] output_shape [%d, 0] : memref<?xf32> into memref<?x0xf32>
  return %1 : memref<?x0xf32>
}
// -----
// Two sizes of a group that are not known: the reference crashes.
// CHECK-LABEL: func.func @two
// CHECK-NEXT: memref.expand_shape
func.func @two(%z: memref<?xf32>, %d: index) -> memref<?x?xf32> {
  %1 = memref.expand_shape %z [[0, 1]] output_shape [%d, %d] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
