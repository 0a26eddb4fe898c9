// RUN: jig-opt %s --convert-vector-to-scf=full-unroll --split-input-file > %t.mlir && FileCheck %s < %t.mlir
// A vector that is read before there is anything to insert it into, is made whole first: the reference dies.

// CHECK-LABEL: func.func @destination
// CHECK-COUNT-2: vector.transfer_read %arg0
// CHECK: vector.insert %{{.*}}, %{{.*}} [1] : vector<2x4xf32> into vector<2x2x4xf32>
func.func @destination(%m: memref<2x4xf32>, %k: memref<2x2x4xf32>) -> vector<2x2x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %r = vector.transfer_read %m[%c0, %c0], %p : memref<2x4xf32>, vector<2x4xf32>
  %d = vector.transfer_read %k[%c0, %c0, %c0], %p : memref<2x2x4xf32>, vector<2x2x4xf32>
  %x = vector.insert %r, %d[1] : vector<2x4xf32> into vector<2x2x4xf32>
  return %x : vector<2x2x4xf32>
}

// -----

// CHECK-LABEL: func.func @position
// CHECK: %[[AT:.*]] = arith.addi
// CHECK: vector.insert %{{.*}}, %arg1 [%[[AT]]] : vector<2x4xf32> into vector<2x2x4xf32>
func.func @position(%m: memref<2x4xf32>, %d: vector<2x2x4xf32>, %i: index) -> vector<2x2x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %r = vector.transfer_read %m[%c0, %c0], %p : memref<2x4xf32>, vector<2x4xf32>
  %at = arith.addi %i, %i : index
  %x = vector.insert %r, %d[%at] : vector<2x4xf32> into vector<2x2x4xf32>
  return %x : vector<2x2x4xf32>
}

// -----

// In a loop, into what the loop carries.
// CHECK-LABEL: func.func @carried
// CHECK: scf.for %{{.*}} iter_args(%[[D:.*]] =
// CHECK: vector.insert %{{.*}}, %[[D]] [1] : vector<2x4xf32> into vector<2x2x4xf32>
func.func @carried(%m: memref<2x4xf32>, %d: vector<2x2x4xf32>, %n: index) -> vector<2x2x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 0.0 : f32
  %r = vector.transfer_read %m[%c0, %c0], %p : memref<2x4xf32>, vector<2x4xf32>
  %y = scf.for %i = %c0 to %n step %c1 iter_args(%a = %d) -> vector<2x2x4xf32> {
    %x = vector.insert %r, %a[1] : vector<2x4xf32> into vector<2x2x4xf32>
    scf.yield %x : vector<2x2x4xf32>
  }
  return %y : vector<2x2x4xf32>
}
