// RUN: jig-opt %s --lower-to-llvm | FileCheck %s
// Loops of one iteration are no loops: of structured ops on tiles of one row, and of the payload.

// CHECK-LABEL: llvm.func @one_row
// CHECK-COUNT-2: llvm.cond_br
// CHECK-NOT: llvm.cond_br
// CHECK: llvm.return
func.func @one_row(%a: memref<8x16xf32>, %b: memref<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    scf.for %j = %c0 to %c1 step %c1 {
      %x = memref.subview %a[%i, %j] [1, 16] [1, 1] : memref<8x16xf32> to memref<1x16xf32, strided<[16, 1], offset: ?>>
      %y = memref.subview %b[%i, %j] [1, 16] [1, 1] : memref<8x16xf32> to memref<1x16xf32, strided<[16, 1], offset: ?>>
      linalg.exp ins(%x : memref<1x16xf32, strided<[16, 1], offset: ?>>) outs(%y : memref<1x16xf32, strided<[16, 1], offset: ?>>)
    }
  }
  return
}
