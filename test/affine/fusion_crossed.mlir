// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=producer}))' | FileCheck %s
// One of two producers reads what the other writes. The order of the buffers that the reference makes differs from run to run.

// CHECK-LABEL: @crossed
// CHECK: affine.for
// CHECK-NOT: affine.for
func.func @crossed(%a: memref<10xf32>, %o: memref<10xf32>) {
  %t = memref.alloc() : memref<10xf32>
  %u = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    affine.store %0, %t[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    affine.store %0, %u[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf32>
    %1 = affine.load %u[%i] : memref<10xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %o[%i] : memref<10xf32>
  }
  return
}
