// RUN: jig eval %s --entry main --arg 'vector<2xf32>=iota' --arg index=4 --arg 'memref<4xf32>=iota' > %t.before
// RUN: jig-opt %s --transform-interpreter > %t.mlir
// RUN: jig eval %t.mlir --entry main --arg 'vector<2xf32>=iota' --arg index=4 --arg 'memref<4xf32>=iota' | diff %t.before -
// RUN: FileCheck %s < %t.mlir
// A view is of memory that others may view as well: the reference takes it for a new buffer, and drops what is
// copied from it and to it.

// CHECK-LABEL: func.func @main
// CHECK-COUNT-2: memref.copy
func.func @main(%v: vector<2xf32>, %n: index, %in: memref<4xf32>) -> (memref<4xf32>, vector<2xf32>, memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %f = arith.constant 7.0 : f32
  %z = arith.constant 0.0 : f32

  // Some elements are written by another view.
  %b = memref.alloc() : memref<16xi8>
  %o = memref.alloc() : memref<4xf32>
  linalg.fill ins(%z : f32) outs(%o : memref<4xf32>)
  %w = memref.view %b[%c0][] : memref<16xi8> to memref<4xf32>
  linalg.fill ins(%f : f32) outs(%w : memref<4xf32>)
  %q = memref.view %b[%c0][] : memref<16xi8> to memref<4xf32>
  %s = memref.subview %q[0] [%n] [1] : memref<4xf32> to memref<?xf32, strided<[1]>>
  vector.transfer_write %v, %q[%c0] {in_bounds = [true]} : vector<2xf32>, memref<4xf32>
  memref.copy %s, %o : memref<?xf32, strided<[1]>> to memref<4xf32>

  // What is copied is read by another view.
  %b1 = memref.alloc() : memref<16xi8>
  %w1 = memref.view %b1[%c0][] : memref<16xi8> to memref<4xf32>
  linalg.fill ins(%f : f32) outs(%w1 : memref<4xf32>)
  %q1 = memref.view %b1[%c0][] : memref<16xi8> to memref<4xf32>
  %s1 = memref.subview %q1[0] [%n] [1] : memref<4xf32> to memref<?xf32, strided<[1]>>
  memref.copy %in, %s1 : memref<4xf32> to memref<?xf32, strided<[1]>>
  %r = vector.transfer_read %q1[%c0], %z {in_bounds = [true]} : memref<4xf32>, vector<2xf32>
  return %o, %r, %w1 : memref<4xf32>, vector<2xf32>, memref<4xf32>
}

// Of the caller's memory.
// CHECK-LABEL: func.func @of_argument
// CHECK: memref.copy
func.func @of_argument(%b: memref<16xi8>, %n: index, %in: memref<4xf32>) -> vector<2xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %q = memref.view %b[%c0][] : memref<16xi8> to memref<4xf32>
  %s = memref.subview %q[0] [%n] [1] : memref<4xf32> to memref<?xf32, strided<[1]>>
  memref.copy %in, %s : memref<4xf32> to memref<?xf32, strided<[1]>>
  %r = vector.transfer_read %q[%c0], %z {in_bounds = [true]} : memref<4xf32>, vector<2xf32>
  return %r : vector<2xf32>
}

// The only view of a buffer of its own is as good as that.
// CHECK-LABEL: func.func @alone
// CHECK-NOT: memref.copy
// CHECK: vector.transfer_read %arg1
func.func @alone(%n: index, %in: memref<4xf32>) -> vector<2xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %b = memref.alloc() : memref<16xi8>
  %q = memref.view %b[%c0][] : memref<16xi8> to memref<4xf32>
  %s = memref.subview %q[0] [%n] [1] : memref<4xf32> to memref<?xf32, strided<[1]>>
  memref.copy %in, %s : memref<4xf32> to memref<?xf32, strided<[1]>>
  %r = vector.transfer_read %q[%c0], %z {in_bounds = [true]} : memref<4xf32>, vector<2xf32>
  memref.dealloc %b : memref<16xi8>
  return %r : vector<2xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %g = transform.structured.vectorize_children_and_apply_patterns %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
