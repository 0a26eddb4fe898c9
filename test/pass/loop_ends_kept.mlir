// Loops of constant bounds whose variable wraps around after the last iteration end all the same; the reference goes on. Those whose
// range does not fit its type run; the reference takes them for empty.
// RUN: jig eval %s --entry main > %t.before
// RUN: FileCheck %s < %t.before
// RUN: jig-opt %s --canonicalize | jig eval - --entry main | diff %t.before -
// RUN: jig-opt %s --convert-scf-to-cf > %t.cf
// RUN: FileCheck %s --check-prefix CF < %t.cf
// RUN: jig eval %t.cf --entry main | diff %t.before -
// RUN: jig-opt %s --scf-for-to-while | jig eval - --entry main | diff %t.before -
// RUN: jig-opt %s --lower-affine --convert-scf-to-cf --canonicalize | jig eval - --entry main | diff %t.before -

// CHECK: 64 : i32
// CHECK: 6 : i32
// CHECK: 38 : i32
// CHECK: 2 : i32
// CHECK: 1 : i32
func.func @main() -> (i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // CF: arith.cmpi ne
  %lo0 = arith.constant 0 : i8
  %hi0 = arith.constant 127 : i8
  %st0 = arith.constant 2 : i8
  %0 = scf.for %i = %lo0 to %hi0 step %st0 iter_args(%k = %c0) -> (i32) : i8 {
    %n = arith.addi %k, %c1 : i32
    scf.yield %n : i32
  }
  // CF: arith.cmpi ne
  %lo1 = arith.constant -128 : i8
  %st1 = arith.constant 50 : i8
  %1 = scf.for %i = %lo1 to %hi0 step %st1 iter_args(%k = %c0) -> (i32) : i8 {
    %n = arith.addi %k, %c1 : i32
    scf.yield %n : i32
  }
  // CF: arith.cmpi ne
  %st2 = arith.constant 7 : i8
  %lo2 = arith.constant -2 : i8
  %2 = scf.for unsigned %i = %lo0 to %lo2 step %st2 iter_args(%k = %c1) -> (i32) : i8 {
    %n = arith.addi %k, %c1 : i32
    scf.yield %n : i32
  }
  // CF: arith.cmpi ne
  %lo3 = arith.constant 9223372036854775800 : index
  %hi3 = arith.constant 9223372036854775807 : index
  %st3 = arith.constant 5 : index
  %3 = scf.for %i = %lo3 to %hi3 step %st3 iter_args(%k = %c0) -> (i32) {
    %n = arith.addi %k, %c1 : i32
    scf.yield %n : i32
  }
  // What does not wrap is compared as ever.
  // CF: arith.cmpi slt
  %lo4 = arith.constant 9223372036854775802 : index
  %4 = scf.for %i = %lo4 to %hi3 step %st3 iter_args(%k = %c0) -> (i32) {
    %n = arith.addi %k, %c1 : i32
    scf.yield %n : i32
  }
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, i32
}
