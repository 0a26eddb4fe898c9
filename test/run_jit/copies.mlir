// RUN: jig run %s --show-args --entry rows --arg 'memref<4x6xf32>=random:1' --arg 'memref<8x8xf32>=random:2' >%t.run
// RUN: jig eval %s --show-args --entry rows --arg 'memref<4x6xf32>=random:1' --arg 'memref<8x8xf32>=random:2' >%t.eval
// RUN: diff %t.run %t.eval
// RUN: jig run %s --show-args --entry turned --arg 'memref<3x5xi16>=random:1' --arg 'memref<5x3xi16>=random:2' >%t.run
// RUN: jig eval %s --show-args --entry turned --arg 'memref<3x5xi16>=random:1' --arg 'memref<5x3xi16>=random:2' >%t.eval
// RUN: diff %t.run %t.eval
// RUN: jig run %s --show-args --entry long --arg 'memref<2x3x64xf32>=random:1' --arg 'memref<4x3x64xf32>=random:2' >%t.run
// RUN: jig eval %s --show-args --entry long --arg 'memref<2x3x64xf32>=random:1' --arg 'memref<4x3x64xf32>=random:2' >%t.eval
// RUN: diff %t.run %t.eval
// RUN: jig run %s --show-args --entry dynamic --arg 'memref<?x?xf64>:3x4=random:1' --arg 'memref<?x?xf64>:6x9=random:2' >%t.run
// RUN: jig eval %s --show-args --entry dynamic --arg 'memref<?x?xf64>:3x4=random:1' --arg 'memref<?x?xf64>:6x9=random:2' >%t.eval
// RUN: diff %t.run %t.eval
// RUN: jig run %s --show-args --entry unranked --arg 'memref<4x2x8xf32>=random:1' --arg 'memref<8x2x16xf32>=random:2' >%t.run
// RUN: jig eval %s --show-args --entry unranked --arg 'memref<4x2x8xf32>=random:1' --arg 'memref<8x2x16xf32>=random:2' >%t.eval
// RUN: diff %t.run %t.eval
// RUN: jig run %s --show-args --entry onto_itself --arg 'memref<4x6xi32>=iota' >%t.run
// RUN: jig eval %s --show-args --entry onto_itself --arg 'memref<4x6xi32>=iota' >%t.eval
// RUN: diff %t.run %t.eval
// RUN: jig-opt %s --expand-strided-metadata --lower-affine --finalize-memref-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts -o %t.mlir
// RUN: jig eval %s --entry shifted | FileCheck %s --check-prefix=SHIFTED
// RUN: jig run %s --entry shifted | FileCheck %s --check-prefix=SHIFTED
// RUN: jig eval %t.mlir --entry shifted | FileCheck %s --check-prefix=SHIFTED
// Copies of buffers with gaps: as loops, by the runtime, piece by piece.

!strided = memref<4x6xf32, strided<[16, 1], offset: 3>>
func.func @rows(%a: memref<4x6xf32>, %b: memref<8x8xf32>) {
  %s = memref.reinterpret_cast %b to offset: [3], sizes: [4, 6], strides: [16, 1] : memref<8x8xf32> to !strided
  memref.copy %a, %s : memref<4x6xf32> to !strided
  return
}
func.func @turned(%a: memref<3x5xi16>, %b: memref<5x3xi16>) {
  %t = memref.transpose %b (i, j) -> (j, i) : memref<5x3xi16> to memref<3x5xi16, strided<[1, 3]>>
  memref.copy %a, %t : memref<3x5xi16> to memref<3x5xi16, strided<[1, 3]>>
  return
}
func.func @long(%a: memref<2x3x64xf32>, %b: memref<4x3x64xf32>) {
  %s = memref.subview %b[1, 0, 0] [2, 3, 64] [2, 1, 1] : memref<4x3x64xf32> to memref<2x3x64xf32, strided<[384, 64, 1], offset: 192>>
  memref.copy %a, %s : memref<2x3x64xf32> to memref<2x3x64xf32, strided<[384, 64, 1], offset: 192>>
  return
}
func.func @dynamic(%a: memref<?x?xf64>, %b: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  %m = memref.dim %a, %c1 : memref<?x?xf64>
  %s = memref.subview %b[1, 2] [%n, %m] [1, 1] : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: ?>>
  memref.copy %a, %s : memref<?x?xf64> to memref<?x?xf64, strided<[?, 1], offset: ?>>
  return
}
func.func @unranked(%a: memref<4x2x8xf32>, %b: memref<8x2x16xf32>) {
  %s = memref.subview %b[2, 0, 4] [4, 2, 8] [1, 1, 1] : memref<8x2x16xf32> to memref<4x2x8xf32, strided<[32, 16, 1], offset: 68>>
  %u = memref.cast %a : memref<4x2x8xf32> to memref<*xf32>
  %v = memref.cast %s : memref<4x2x8xf32, strided<[32, 16, 1], offset: 68>> to memref<*xf32>
  memref.copy %u, %v : memref<*xf32> to memref<*xf32>
  return
}

// Where both overlap all is read before anything is written.
func.func @onto_itself(%a: memref<4x6xi32>) {
  %t = memref.reinterpret_cast %a to offset: [0], sizes: [4, 4], strides: [1, 6] : memref<4x6xi32> to memref<4x4xi32, strided<[1, 6]>>
  %s = memref.subview %a[0, 1] [4, 4] [1, 1] : memref<4x6xi32> to memref<4x4xi32, strided<[6, 1], offset: 1>>
  memref.copy %t, %s : memref<4x4xi32, strided<[1, 6]>> to memref<4x4xi32, strided<[6, 1], offset: 1>>
  return
}
// SHIFTED: 20
func.func @shifted() -> i32 {
  %m = memref.alloc() : memref<8xi32>
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 10 : i32
  %y = arith.constant 20 : i32
  memref.store %x, %m[%c0] : memref<8xi32>
  memref.store %y, %m[%c2] : memref<8xi32>
  memref.store %x, %m[%c4] : memref<8xi32>
  %a = memref.subview %m[0] [3] [2] : memref<8xi32> to memref<3xi32, strided<[2]>>
  %b = memref.subview %m[2] [3] [2] : memref<8xi32> to memref<3xi32, strided<[2], offset: 2>>
  memref.copy %a, %b : memref<3xi32, strided<[2]>> to memref<3xi32, strided<[2], offset: 2>>
  %r = memref.load %m[%c4] : memref<8xi32>
  memref.dealloc %m : memref<8xi32>
  return %r : i32
}
