// RUN: jig apply --quiet --lint --lint-cpu sapphirerapids --script %S/Inputs/nothing.mlir %s -o /dev/null 2>&1 | FileCheck %s
// A temporary that is allocated in a loop is another one in each iteration: nothing is summed up in it.

// CHECK-NOT: [sum-in-memory]
// CHECK-NOT: [invariant-read]
func.func @own(%a: memref<4096xf32>, %b: memref<4096xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4096 = arith.constant 4096 : index
  scf.for %i = %c0 to %c4096 step %c1 {
    %t = memref.alloca() : memref<1xf32>
    memref.store %v, %t[%c0] : memref<1xf32>
    %x = memref.load %a[%i] : memref<4096xf32>
    %y = memref.load %t[%c0] : memref<1xf32>
    %z = arith.addf %x, %y : f32
    memref.store %z, %t[%c0] : memref<1xf32>
    %w = memref.load %t[%c0] : memref<1xf32>
    memref.store %w, %b[%i] : memref<4096xf32>
  }
  return
}
func.func @own_row(%a: memref<4096x16xf32>, %b: memref<4096x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4096 = arith.constant 4096 : index
  %p = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c4096 step %c1 {
    %t = memref.alloc() : memref<1x16xf32>
    %row = memref.subview %t[0, 0] [1, 16] [1, 1] : memref<1x16xf32> to memref<16xf32, strided<[1]>>
    %x = vector.transfer_read %a[%i, %c0], %p {in_bounds = [true]} : memref<4096x16xf32>, vector<16xf32>
    vector.transfer_write %x, %row[%c0] {in_bounds = [true]} : vector<16xf32>, memref<16xf32, strided<[1]>>
    %y = vector.transfer_read %row[%c0], %p {in_bounds = [true]} : memref<16xf32, strided<[1]>>, vector<16xf32>
    vector.transfer_write %y, %b[%i, %c0] {in_bounds = [true]} : vector<16xf32>, memref<4096x16xf32>
    memref.dealloc %t : memref<1x16xf32>
  }
  return
}
// One around the loop is the same in all of them.
func.func @shared(%a: memref<4096xf32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4096 = arith.constant 4096 : index
  %t = memref.alloca() : memref<1xf32>
  memref.store %v, %t[%c0] : memref<1xf32>
  scf.for %i = %c0 to %c4096 step %c1 {
    %x = memref.load %a[%i] : memref<4096xf32>
    %y = memref.load %t[%c0] : memref<1xf32>
    %z = arith.addf %x, %y : f32
    // CHECK: own_temporary.mlir:[[#@LINE+1]]:5: warning: f32 is loaded from and stored to the same place in each iteration, 4096 times: it could stay in registers [sum-in-memory]
    memref.store %z, %t[%c0] : memref<1xf32>
  }
  %r = memref.load %t[%c0] : memref<1xf32>
  return %r : f32
}
