// A step above the largest signed number is one of a loop that compares as unsigned: the reference takes it for no iteration.
// RUN: jig-opt %s --canonicalize -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: jig eval %s --entry all | FileCheck %s --check-prefix=RAN
// RUN: jig eval %t.mlir --entry all | FileCheck %s --check-prefix=RAN
// RUN: jig-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-coalescing))' | jig eval - --entry all | FileCheck %s --check-prefix=RAN
// RUN: jig-opt %s --scf-for-loop-peeling --convert-scf-to-cf | jig eval - --entry all | FileCheck %s --check-prefix=RAN

// CHECK-LABEL: @two
// CHECK: scf.for unsigned
func.func @two() -> i32 {
  %l = arith.constant 0 : i8
  %u = arith.constant -1 : i8
  %s = arith.constant -56 : i8
  %c0 = arith.constant 0 : i32
  %r = scf.for unsigned %i = %l to %u step %s iter_args(%a = %c0) -> i32 : i8 {
    %e = arith.extui %i : i8 to i32
    %b = arith.addi %a, %e : i32
    scf.yield %b : i32
  }
  return %r : i32
}

// CHECK-LABEL: @one
// CHECK-NOT: scf.for
// CHECK: %[[C:.*]] = arith.constant 8 : i32
// CHECK: return %[[C]]
func.func @one() -> i32 {
  %l = arith.constant 7 : index
  %u = arith.constant 100 : index
  %s = arith.constant -9223372036854775808 : index
  %c1 = arith.constant 1 : i32
  %r = scf.for unsigned %i = %l to %u step %s iter_args(%a = %c1) -> i32 {
    %e = arith.index_castui %i : index to i32
    %b = arith.addi %a, %e : i32
    scf.yield %b : i32
  }
  return %r : i32
}

// CHECK-LABEL: @nested
func.func @nested() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %u = arith.constant -2 : index
  %s = arith.constant -9223372036854775807 : index
  %z = arith.constant 0 : i32
  %n = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %z) -> i32 {
    %q = scf.for unsigned %j = %c0 to %u step %s iter_args(%b = %a) -> i32 {
      %d = arith.addi %b, %n : i32
      scf.yield %d : i32
    }
    scf.yield %q : i32
  }
  return %r : i32
}

// RAN: 200 : i32
// RAN-NEXT: 8 : i32
// RAN-NEXT: 4 : i32
func.func @all() -> (i32, i32, i32) {
  %0 = func.call @two() : () -> i32
  %1 = func.call @one() : () -> i32
  %2 = func.call @nested() : () -> i32
  return %0, %1, %2 : i32, i32, i32
}
