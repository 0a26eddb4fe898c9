// A copy between buffers that may overlap: loops where the program finds that they lie apart, else all is read before anything is written.
// RUN: jig eval %s --entry across --arg 'memref<4x4xi32>=iota' --show-args > %t.across && jig run %s --entry across --arg 'memref<4x4xi32>=iota' --show-args | diff - %t.across
// RUN: jig eval %s --entry beside --arg 'memref<16xi16>=iota' --show-args > %t.beside && jig run %s --entry beside --arg 'memref<16xi16>=iota' --show-args | diff - %t.beside
// RUN: jig eval %s --entry shifted --arg 'memref<16xi16>=iota' --show-args > %t.shifted && jig run %s --entry shifted --arg 'memref<16xi16>=iota' --show-args | diff - %t.shifted
// RUN: jig eval %s --entry backwards --arg 'memref<9xf64>=iota' --arg index=-1 --show-args > %t.backwards && jig run %s --entry backwards --arg 'memref<9xf64>=iota' --arg index=-1 --show-args | diff - %t.backwards
// RUN: jig eval %s --entry nothing --arg 'memref<8x8xi1>=iota' --arg index=0 --show-args > %t.nothing && jig run %s --entry nothing --arg 'memref<8x8xi1>=iota' --arg index=0 --show-args | diff - %t.nothing
// RUN: jig emit --llvm --lower %s | FileCheck %s
// RUN: FileCheck %s --check-prefix=ACROSS < %t.across
// ACROSS: [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]
!columns = memref<4x4xi32, strided<[1, 4]>>
// CHECK-LABEL: define {{.*}}@across(
// CHECK: icmp ule i64
// CHECK: icmp ule i64
// CHECK: br i1
// CHECK: call void @memrefCopy
func.func @across(%m: memref<4x4xi32>) {
  %t = memref.transpose %m (i, j) -> (j, i) : memref<4x4xi32> to !columns
  memref.copy %t, %m : !columns to memref<4x4xi32>
  return
}
func.func private @copy_half(%a: memref<?xi16, strided<[?], offset: ?>>, %b: memref<?xi16, strided<[?], offset: ?>>) {
  memref.copy %a, %b : memref<?xi16, strided<[?], offset: ?>> to memref<?xi16, strided<[?], offset: ?>>
  return
}
func.func @beside(%m: memref<16xi16>) {
  %a = memref.subview %m[0] [8] [1] : memref<16xi16> to memref<8xi16, strided<[1]>>
  %b = memref.subview %m[8] [8] [1] : memref<16xi16> to memref<8xi16, strided<[1], offset: 8>>
  %x = memref.cast %a : memref<8xi16, strided<[1]>> to memref<?xi16, strided<[?], offset: ?>>
  %y = memref.cast %b : memref<8xi16, strided<[1], offset: 8>> to memref<?xi16, strided<[?], offset: ?>>
  call @copy_half(%x, %y) : (memref<?xi16, strided<[?], offset: ?>>, memref<?xi16, strided<[?], offset: ?>>) -> ()
  return
}
func.func @shifted(%m: memref<16xi16>) {
  %a = memref.subview %m[0] [5] [2] : memref<16xi16> to memref<5xi16, strided<[2]>>
  %b = memref.subview %m[4] [5] [1] : memref<16xi16> to memref<5xi16, strided<[1], offset: 4>>
  %x = memref.cast %a : memref<5xi16, strided<[2]>> to memref<?xi16, strided<[?], offset: ?>>
  %y = memref.cast %b : memref<5xi16, strided<[1], offset: 4>> to memref<?xi16, strided<[?], offset: ?>>
  call @copy_half(%x, %y) : (memref<?xi16, strided<[?], offset: ?>>, memref<?xi16, strided<[?], offset: ?>>) -> ()
  return
}
// A step that is negative: the first byte is that of the last element.
func.func @backwards(%m: memref<9xf64>, %s: index) {
  %r = memref.reinterpret_cast %m to offset: [8], sizes: [5], strides: [%s] : memref<9xf64> to memref<5xf64, strided<[?], offset: 8>>
  %b = memref.subview %m[0] [5] [1] : memref<9xf64> to memref<5xf64, strided<[1]>>
  memref.copy %r, %b : memref<5xf64, strided<[?], offset: 8>> to memref<5xf64, strided<[1]>>
  return
}
func.func @nothing(%m: memref<8x8xi1>, %n: index) {
  %a = memref.subview %m[0, 0] [%n, 4] [1, 2] : memref<8x8xi1> to memref<?x4xi1, strided<[8, 2]>>
  %b = memref.subview %m[0, 4] [%n, 4] [2, 1] : memref<8x8xi1> to memref<?x4xi1, strided<[16, 1], offset: 4>>
  memref.copy %a, %b : memref<?x4xi1, strided<[8, 2]>> to memref<?x4xi1, strided<[16, 1], offset: 4>>
  return
}
