// Passes over ranges of integers compute what was computed before; the reference loses signs, high amounts of shifts, and unsigned loops.
// RUN: jig-opt %s --arith-int-range-narrowing=int-bitwidths-supported=8 > %t.narrow
// RUN: jig-opt %s --int-range-optimizations > %t.known
// RUN: jig eval %s --entry signed > %t.signed
// RUN: jig eval %t.narrow --entry signed | diff %t.signed -
// RUN: jig eval %t.narrow --entry signed | FileCheck %s
// RUN: jig eval %s --entry unsigned > %t.unsigned
// RUN: jig eval %t.narrow --entry unsigned | diff %t.unsigned -
// RUN: jig eval %s --entry shifted > %t.shifted
// RUN: jig eval %t.narrow --entry shifted | diff %t.shifted -
// RUN: jig eval %s --entry flags > %t.flags
// RUN: jig eval %t.narrow --entry flags | diff %t.flags -
// RUN: jig eval %s --entry remainder > %t.remainder
// RUN: jig eval %t.narrow --entry remainder | diff %t.remainder -
// RUN: jig eval %s --entry loops > %t.loops
// RUN: jig eval %t.known --entry loops | diff %t.loops -
// RUN: jig eval %s --entry modulo > %t.modulo
// RUN: jig eval %t.known --entry modulo | diff %t.modulo -
// RUN: jig eval %s --entry up > %t.up
// RUN: jig eval %t.known --entry up | diff %t.up -
// CHECK: 66 : i64


// Numbers that fit without a sign only.
func.func @signed() -> (i64, i64, i64, i64, i64, i1) {
  %c200 = arith.constant 200 : i64
  %c3 = arith.constant 3 : i64
  %m = memref.alloc() : memref<i64>
  memref.store %c200, %m[] : memref<i64>
  %n = memref.load %m[] : memref<i64>
  %x = arith.minui %n, %c200 : i64
  %0 = arith.divsi %x, %c3 : i64
  %1 = arith.remsi %x, %c3 : i64
  %2 = arith.maxsi %x, %c3 : i64
  %3 = arith.shrsi %x, %c3 : i64
  %4 = arith.ceildivsi %x, %c3 : i64
  %5 = arith.cmpi slt, %x, %c3 : i64
  return %0, %1, %2, %3, %4, %5 : i64, i64, i64, i64, i64, i1
}

// Numbers that fit with a sign only, read without one.
func.func @unsigned() -> (i64, i64, i64, i64, i64) {
  %least = arith.constant -100 : i64
  %most = arith.constant 100 : i64
  %c3 = arith.constant 3 : i64
  %m = memref.alloc() : memref<i64>
  memref.store %least, %m[] : memref<i64>
  %n = memref.load %m[] : memref<i64>
  %x0 = arith.maxsi %n, %least : i64
  %x = arith.minsi %x0, %most : i64
  %c7 = arith.constant 7 : i64
  %0 = arith.remui %x, %c7 : i64
  %1 = arith.divui %x, %c3 : i64
  %2 = arith.ceildivui %x, %c3 : i64
  %3 = arith.shrui %x, %c3 : i64
  %4 = arith.maxui %x, %c3 : i64
  return %0, %1, %2, %3, %4 : i64, i64, i64, i64, i64
}

// Shifts by more than the bits that are left.
func.func @shifted() -> (i64, i64) {
  %c200 = arith.constant 200 : i64
  %c20 = arith.constant 20 : i64
  %c9 = arith.constant 9 : i64
  %m = memref.alloc() : memref<2xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %c200, %m[%c0] : memref<2xi64>
  memref.store %c9, %m[%c1] : memref<2xi64>
  %n = memref.load %m[%c0] : memref<2xi64>
  %k = memref.load %m[%c1] : memref<2xi64>
  %x = arith.minui %n, %c200 : i64
  %y = arith.minui %k, %c20 : i64
  %0 = arith.shrui %x, %y : i64
  %1 = arith.addi %0, %y : i64
  return %0, %1 : i64, i64
}

// A sum that overflows with a sign on fewer bits.
func.func @flags() -> i64 {
  %c100 = arith.constant 100 : i64
  %m = memref.alloc() : memref<i64>
  memref.store %c100, %m[] : memref<i64>
  %n = memref.load %m[] : memref<i64>
  %x = arith.minui %n, %c100 : i64
  %0 = arith.addi %x, %c100 overflow<nsw> : i64
  return %0 : i64
}

// The least number of fewer bits by -1.
func.func @remainder() -> i64 {
  %least = arith.constant -128 : i64
  %most = arith.constant 0 : i64
  %minus = arith.constant -1 : i64
  %m = memref.alloc() : memref<i64>
  memref.store %least, %m[] : memref<i64>
  %n = memref.load %m[] : memref<i64>
  %x = arith.maxsi %n, %least : i64
  %y = arith.minsi %x, %most : i64
  %0 = arith.remsi %y, %minus : i64
  return %0 : i64
}

// The variable of an unsigned loop may be negative as a signed number.
func.func @loops() -> i8 {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %end = arith.constant 130 : i8
  %m = memref.alloc() : memref<i8>
  memref.store %end, %m[] : memref<i8>
  %n = memref.load %m[] : memref<i8>
  %r = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (i8) : i8 {
    %negative = arith.cmpi slt, %i, %c0 : i8
    %one = arith.extui %negative : i1 to i8
    %b = arith.addi %a, %one : i8
    scf.yield %b : i8
  }
  return %r : i8
}

// From 38 to 41: 3, 4, 0, 1.
func.func @modulo() -> i1 {
  %c38 = arith.constant 38 : index
  %c41 = arith.constant 41 : index
  %c40 = arith.constant 40 : index
  %m = memref.alloc() : memref<index>
  memref.store %c40, %m[] : memref<index>
  %n = memref.load %m[] : memref<index>
  %x = arith.maxsi %n, %c38 : index
  %y = arith.minsi %x, %c41 : index
  %z = affine.apply affine_map<(d0) -> (d0 mod 5)>(%y)
  %c1 = arith.constant 1 : index
  %0 = arith.cmpi slt, %z, %c1 : index
  return %0 : i1
}

// The least quotient is that of the least number.
func.func @up() -> i1 {
  %least = arith.constant -128 : i8
  %c32 = arith.constant 32 : i8
  %m = memref.alloc() : memref<i8>
  memref.store %least, %m[] : memref<i8>
  %n = memref.load %m[] : memref<i8>
  %q = arith.ceildivsi %n, %c32 : i8
  %c-3 = arith.constant -3 : i8
  %0 = arith.cmpi slt, %q, %c-3 : i8
  return %0 : i1
}
