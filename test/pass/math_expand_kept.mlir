// math-expand-ops computes what was computed; the reference has powers of 0 below zero, halves of odd widths and fractions of f80 wrong.
// RUN: jig-opt %s --math-expand-ops > %t.expanded
// RUN: jig eval %t.expanded --entry inverse | FileCheck %s --check-prefix=INVERSE
// RUN: jig eval %s --entry zeros > %t.zeros
// RUN: jig eval %t.expanded --entry zeros | diff %t.zeros -
// RUN: jig eval %s --entry rounded > %t.rounded
// RUN: jig eval %t.expanded --entry rounded | diff %t.rounded -
// RUN: FileCheck %s --check-prefix=LEFT < %t.expanded
// INVERSE: 0x7F800000
// INVERSE: 0x7F800000
// INVERSE: 0xFF800000
// LEFT-LABEL: @odd
// LEFT: math.ctlz
// LEFT-LABEL: @long
// LEFT: math.roundeven
// LEFT-LABEL: @unknown
// LEFT: math.sinh

func.func @inverse() -> (f32, f32, f32) {
  %m = memref.alloc() : memref<2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %minus_zero = arith.constant -0.0 : f32
  memref.store %zero, %m[%c0] : memref<2xf32>
  memref.store %minus_zero, %m[%c1] : memref<2xf32>
  %a = memref.load %m[%c0] : memref<2xf32>
  %b = memref.load %m[%c1] : memref<2xf32>
  %minus_one = arith.constant -1 : i32
  %minus_two = arith.constant -2 : i32
  %0 = math.fpowi %a, %minus_one : f32, i32
  %1 = math.fpowi %b, %minus_two : f32, i32
  %2 = math.fpowi %b, %minus_one : f32, i32
  return %0, %1, %2 : f32, f32, f32
}

func.func @zeros() -> memref<9xi8> {
  %m = memref.alloc() : memref<9xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %one = arith.constant 1 : i8
  %last = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %one) -> i8 {
    %n = math.ctlz %x : i8
    memref.store %n, %m[%i] : memref<9xi8>
    %twice = arith.addi %x, %x : i8
    scf.yield %twice : i8
  }
  return %m : memref<9xi8>
}

func.func @rounded() -> (memref<40xf32>, memref<40xf32>) {
  %even = memref.alloc() : memref<40xf32>
  %away = memref.alloc() : memref<40xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %first = arith.constant -4.75 : f32
  %step = arith.constant 0.25 : f32
  %last = scf.for %i = %c0 to %c40 step %c1 iter_args(%x = %first) -> f32 {
    %0 = math.roundeven %x : f32
    memref.store %0, %even[%i] : memref<40xf32>
    %1 = math.round %x : f32
    memref.store %1, %away[%i] : memref<40xf32>
    %next = arith.addf %x, %step : f32
    scf.yield %next : f32
  }
  return %even, %away : memref<40xf32>, memref<40xf32>
}

func.func @odd(%a: i7) -> i7 {
  %0 = math.ctlz %a : i7
  return %0 : i7
}
func.func @long(%a: f80) -> f80 {
  %0 = math.roundeven %a : f80
  return %0 : f80
}
func.func @unknown(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.sinh %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}
