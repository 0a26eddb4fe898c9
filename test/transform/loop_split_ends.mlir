// Steps behind the last iteration may be beyond the type of the variable: nothing is left over, and the first loop ends where the whole did.
// RUN: jig-opt %s --transform-interpreter > %t.mlir
// RUN: jig eval %s --entry signed --arg i8=-128 --arg i8=127 --arg i8=100 > %t.far
// RUN: jig eval %t.mlir --entry signed --arg i8=-128 --arg i8=127 --arg i8=100 | diff %t.far -
// RUN: jig eval %s --entry signed --arg i8=-128 --arg i8=127 --arg i8=64 > %t.left
// RUN: jig eval %t.mlir --entry signed --arg i8=-128 --arg i8=127 --arg i8=64 | diff %t.left -
// RUN: jig eval %s --entry signed --arg i8=127 --arg i8=-128 --arg i8=1 > %t.never
// RUN: jig eval %t.mlir --entry signed --arg i8=127 --arg i8=-128 --arg i8=1 | diff %t.never -
// RUN: jig eval %s --entry unsigned --arg i8=0 --arg i8=-1 --arg i8=100 > %t.unsigned
// RUN: jig eval %t.mlir --entry unsigned --arg i8=0 --arg i8=-1 --arg i8=100 | diff %t.unsigned -
// RUN: jig eval %s --entry constant > %t.constant
// RUN: jig eval %t.mlir --entry constant | diff %t.constant -
// RUN: FileCheck %s < %t.mlir

func.func @signed(%lb: i8, %ub: i8, %step: i8) -> i32 {
  %c0 = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %c0) -> i32 : i8 {
    %e = arith.extsi %i : i8 to i32
    %x = arith.muli %a, %c31 : i32
    %d = arith.addi %x, %e : i32
    scf.yield %d : i32
  }
  return %r : i32
}

func.func @unsigned(%lb: i8, %ub: i8, %step: i8) -> i32 {
  %c0 = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %r = scf.for unsigned %i = %lb to %ub step %step iter_args(%a = %c0) -> i32 : i8 {
    %e = arith.extui %i : i8 to i32
    %x = arith.muli %a, %c31 : i32
    %d = arith.addi %x, %e : i32
    scf.yield %d : i32
  }
  return %r : i32
}

// CHECK-LABEL: func.func @constant
// CHECK-NOT: arith.select
// CHECK: scf.for %{{.*}} = %c-128_i8{{.*}} to %c127_i8
// CHECK: scf.for %{{.*}} = %c127_i8{{.*}} to %c127_i8
func.func @constant() -> i32 {
  %c0 = arith.constant 0 : i32
  %c31 = arith.constant 31 : i32
  %lb = arith.constant -128 : i8
  %ub = arith.constant 127 : i8
  %step = arith.constant 100 : i8
  %r = scf.for %i = %lb to %ub step %step iter_args(%a = %c0) -> i32 : i8 {
    %e = arith.extsi %i : i8 to i32
    %x = arith.muli %a, %c31 : i32
    %d = arith.addi %x, %e : i32
    scf.yield %d : i32
  }
  return %r : i32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %g:2 = transform.loop.split %f {upper_bound_divisible_by = 3} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
