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
