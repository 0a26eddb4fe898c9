// RUN: jig-opt %s --optimize-allocation-liveness | FileCheck %s

// What ends the block uses a buffer that is freed before: the free stays where it is.
// CHECK-LABEL: @returned
// CHECK: memref.alloc
// CHECK-NEXT: memref.dealloc
// CHECK-NEXT: return
func.func @returned() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return %a : memref<4xf32>
}

// The transposed buffer is the same memory.
// CHECK-LABEL: @transposed
// CHECK: memref.load
// CHECK-NEXT: memref.dealloc
// CHECK-NEXT: return
func.func @transposed(%i: index) -> f32 {
  %a = memref.alloc() : memref<2x3xf32>
  %t = memref.transpose %a (d0, d1) -> (d1, d0) : memref<2x3xf32> to memref<3x2xf32, strided<[1, 3]>>
  %x = memref.load %t[%i, %i] : memref<3x2xf32, strided<[1, 3]>>
  memref.dealloc %a : memref<2x3xf32>
  return %x : f32
}
