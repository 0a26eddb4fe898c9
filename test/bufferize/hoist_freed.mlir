// RUN: jig-opt %s --hoist-freed-buffers | FileCheck %s
// What each iteration allocates and frees is allocated once.

// CHECK-LABEL: func.func @nest
// CHECK: %[[A:.*]] = memref.alloc(%arg1)
// CHECK-NEXT: scf.for
// CHECK-NEXT: scf.for
// CHECK-NOT: memref.alloc
// CHECK: }
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[A]]
func.func @nest(%a: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %s = memref.alloc(%n) : memref<?xf32>
      linalg.exp ins(%a : memref<?xf32>) outs(%s : memref<?xf32>)
      linalg.log ins(%s : memref<?xf32>) outs(%a : memref<?xf32>)
      memref.dealloc %s : memref<?xf32>
    }
  }
  return
}

// Not of a size that the iteration says, not where iterations run at once, not what is freed under a condition.
// CHECK-LABEL: func.func @stay
// CHECK: scf.for
// CHECK: memref.alloc(
// CHECK: scf.parallel
// CHECK-NEXT: memref.alloc
// CHECK: scf.for
// CHECK-NEXT: memref.alloc
func.func @stay(%n: index, %x: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = memref.alloc(%i) : memref<?xf32>
    linalg.fill ins(%x : f32) outs(%s : memref<?xf32>)
    memref.dealloc %s : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %s = memref.alloc() : memref<8xf32>
    linalg.fill ins(%x : f32) outs(%s : memref<8xf32>)
    memref.dealloc %s : memref<8xf32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %s = memref.alloc() : memref<8xf32>
    scf.if %c {
      memref.dealloc %s : memref<8xf32>
    }
  }
  return
}
