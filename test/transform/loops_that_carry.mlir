// What loops carry, and how often they run, stays what it was; the reference computes something else, or makes IR that is not valid.
// RUN: split-file %s %t
// RUN: jig eval %t/coalesce.mlir > %t.before
// RUN: FileCheck %s --check-prefix COALESCE < %t.before
// RUN: jig eval %t/coalesce.mlir --script %t/coalesce-script.mlir | diff %t.before -
// RUN: jig-opt %t/coalesce.mlir --affine-loop-coalescing | jig eval - | diff %t.before -
// RUN: jig eval %t/while.mlir > %t.before
// RUN: FileCheck %s --check-prefix WHILE < %t.before
// RUN: jig-opt %t/while.mlir --canonicalize | jig eval - | diff %t.before -
// RUN: jig-opt %t/while.mlir --canonicalize | FileCheck %s --check-prefix CANON
// RUN: jig eval %t/steps.mlir > %t.before
// RUN: FileCheck %s --check-prefix STEPS < %t.before
// RUN: jig eval %t/steps.mlir --script %t/unroll.mlir | diff %t.before -
// RUN: jig eval %t/steps.mlir --script %t/unroll-fully.mlir | diff %t.before -
// RUN: jig eval %t/steps.mlir --script %t/jam.mlir | diff %t.before -
// RUN: jig eval %t/steps.mlir --script %t/peel.mlir | diff %t.before -
// RUN: jig eval %t/outside.mlir > %t.before
// RUN: FileCheck %s --check-prefix OUTSIDE < %t.before
// RUN: jig eval %t/outside.mlir --script %t/pipeline.mlir | diff %t.before -

//--- coalesce.mlir

// COALESCE: 128 : i64
// COALESCE: 85 : i32
// COALESCE: 45 : i32
// COALESCE: 5 : i64
// COALESCE: 7 : i32
// COALESCE: 2 : i32
func.func @main() -> (i64, i32, i32, i64, i32, i32) {
  %lo = arith.constant 0 : index
  %n = arith.constant 3 : index
  %one = arith.constant 1 : index
  %x0 = arith.constant 2 : i64
  // The body reads what the outer loop carries.
  %0 = scf.for %i = %lo to %n step %one iter_args(%x = %x0) -> (i64) {
    %t = scf.for %j = %lo to %n step %one iter_args(%y = %x) -> (i64) {
      %z = arith.addi %y, %x : i64
      scf.yield %z : i64
    }
    scf.yield %t : i64
  }
  // Of two loops around it, one of its values and the other one; it yields one of them.
  %a = arith.constant 1 : i32
  %b = arith.constant 3 : i32
  %l = arith.constant 0 : i32
  %h = arith.constant 2 : i32
  %s = arith.constant 1 : i32
  %1:2 = scf.for %i = %l to %h step %s iter_args(%x = %a, %p = %b) -> (i32, i32) : i32 {
    %t:2 = scf.for %j = %s to %b step %s iter_args(%y = %x, %q = %p) -> (i32, i32) : i32 {
      %u:2 = scf.for %k = %l to %h step %s iter_args(%z = %y, %r = %q) -> (i32, i32) : i32 {
        %v = arith.addi %z, %q : i32
        %w = arith.addi %v, %k : i32
        %o = arith.addi %x, %y : i32
        scf.yield %w, %o : i32, i32
      }
      scf.yield %u#0, %u#1 : i32, i32
    }
    scf.yield %t#0, %t#1 : i32, i32
  }
  // Loops that never run: the product of two negative numbers of iterations is positive.
  %five = arith.constant 5 : i64
  %c8 = arith.constant 8 : i64
  %c0 = arith.constant 0 : i64
  %m = arith.constant -20 : i64
  %2 = scf.for %i = %c8 to %c0 step %c8 iter_args(%x = %five) -> (i64) : i64 {
    %t = scf.for %j = %c0 to %m step %c8 iter_args(%y = %x) -> (i64) : i64 {
      %z = arith.addi %y, %y : i64
      scf.yield %z : i64
    }
    scf.yield %t : i64
  }
  %i8 = arith.constant 8 : index
  %im = arith.constant -1 : index
  %seven = arith.constant 7 : i32
  %3 = scf.for %i = %i8 to %lo step %i8 iter_args(%x = %seven) -> (i32) {
    %t = scf.for %j = %lo to %im step %i8 iter_args(%y = %x) -> (i32) {
      %z = arith.addi %y, %y : i32
      scf.yield %z : i32
    }
    scf.yield %t : i32
  }
  // The inner loop yields its variable.
  %4 = scf.for %i = %l to %h step %s iter_args(%x = %a) -> (i32) : i32 {
    %t = scf.for %j = %l to %b step %s iter_args(%y = %x) -> (i32) : i32 {
      scf.yield %j : i32
    }
    scf.yield %t : i32
  }
  return %0, %1#0, %1#1, %2, %3, %4 : i64, i32, i32, i64, i32, i32
}

//--- coalesce-script.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.foreach %f : !transform.any_op {
    ^bb0(%g: !transform.any_op):
      %all = transform.structured.match ops{["scf.for"]} in %g : (!transform.any_op) -> !transform.any_op
      %l:11 = transform.split_handle %all : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      %0 = transform.loop.coalesce %l#1 : (!transform.any_op) -> !transform.any_op
      %1 = transform.loop.coalesce %l#4 : (!transform.any_op) -> !transform.any_op
      %2 = transform.loop.coalesce %l#6 : (!transform.any_op) -> !transform.any_op
      %3 = transform.loop.coalesce %l#8 : (!transform.any_op) -> !transform.any_op
      %4 = transform.loop.coalesce %l#10 : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

//--- while.mlir

// WHILE: 50 : index
// WHILE-NEXT: 3 : index
// WHILE-NEXT: 50 : index
// WHILE-NEXT: 5 : index
// CANON-NOT: scf.if
func.func @main() -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c50 = arith.constant 50 : index
  // One result of the if is handed on twice.
  %0:3 = scf.while (%s = %c0) : (index) -> (index, index, index) {
    %go = arith.cmpi slt, %s, %c1 : index
    %v = scf.if %go -> index {
      %p = arith.addi %s, %c3 : index
      scf.yield %p : index
    } else {
      scf.yield %c50 : index
    }
    scf.condition(%go) %v, %v, %s : index, index, index
  } do {
  ^bb0(%a: index, %b: index, %o: index):
    scf.yield %b : index
  }
  // Its branch yields what the loop computes beside it.
  %1:2 = scf.while (%s = %c0) : (index) -> (index, index) {
    %go = arith.cmpi slt, %s, %c3 : index
    %w = arith.addi %s, %c1 : index
    %x = arith.addi %w, %c1 : index
    %v:2 = scf.if %go -> (index, index) {
      %p = arith.addi %w, %x : index
      scf.yield %w, %p : index, index
    } else {
      scf.yield %c50, %x : index, index
    }
    scf.condition(%go) %v#0, %v#1 : index, index
  } do {
  ^bb0(%a: index, %b: index):
    scf.yield %a : index
  }
  return %0#1, %0#2, %1#0, %1#1 : index, index, index, index
}

//--- steps.mlir

// Steps that are more than fits their type when so many iterations become one; bounds at its ends.
// STEPS: 16 : i32
// STEPS-NEXT: -127 : i32
// STEPS-NEXT: -136 : i32
// STEPS-NEXT: 4 : i32
func.func @main() -> (i32, i32, i32, i32) {
  %x = arith.constant 4 : i32
  %k = arith.constant 3 : i32
  %lo = arith.constant 0 : i8
  %hi = arith.constant 127 : i8
  %st = arith.constant 64 : i8
  %least = arith.constant -128 : i8
  %end = arith.constant -5 : i8
  %m = memref.alloc() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.for %i = %lo to %hi step %st : i8 {
    %v = memref.load %m[] : memref<i32>
    %w = arith.addi %v, %v : i32
    memref.store %w, %m[] : memref<i32>
  }
  %0 = memref.load %m[] : memref<i32>
  scf.for %i = %least to %end step %st : i8 {
    %v = memref.load %m[] : memref<i32>
    %e = arith.extsi %i : i8 to i32
    %w = arith.addi %v, %v : i32
    %y = arith.addi %w, %e : i32
    %z = arith.addi %y, %x : i32
    %u = arith.subi %k, %z : i32
    memref.store %u, %m[] : memref<i32>
  }
  %1 = memref.load %m[] : memref<i32>
  %ilo = arith.constant -9223372036854775808 : index
  %ihi = arith.constant -9223372036854775805 : index
  %ist = arith.constant 4611686018427387904 : index
  scf.for %i = %ilo to %ihi step %ist {
    %v = memref.load %m[] : memref<i32>
    %w = arith.subi %v, %k : i32
    %y = arith.subi %w, %k : i32
    %z = arith.subi %y, %k : i32
    memref.store %z, %m[] : memref<i32>
  }
  %2 = memref.load %m[] : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.for %i = %hi to %lo step %st : i8 {
    memref.store %k, %m[] : memref<i32>
  }
  %3 = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

//--- unroll.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %all = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %all {factor = 2} : !transform.any_op
    transform.yield
  }
}

//--- unroll-fully.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %all = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %l:4 = transform.split_handle %all : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.loop.unroll %l#0 {full} : !transform.any_op
    transform.loop.unroll %l#1 {full} : !transform.any_op
    transform.loop.unroll %l#2 {full} : !transform.any_op
    transform.yield
  }
}

//--- jam.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %all = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %l:4 = transform.split_handle %all : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.loop.unroll_and_jam %l#0 {factor = 2} : !transform.any_op
    transform.loop.unroll_and_jam %l#1 {factor = 2} : !transform.any_op
    transform.yield
  }
}

//--- peel.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %all = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %l:4 = transform.split_handle %all : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %c = transform.cast %l#2 : !transform.any_op to !transform.op<"scf.for">
    %a, %b = transform.loop.peel %c : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

//--- outside.mlir

// Values that are yielded from outside the loop, of as many iterations as stages that begin before it, and of more.
// OUTSIDE: 22 : i64
// OUTSIDE: 44 : i64
// OUTSIDE: 45 : i64
// OUTSIDE: 126 : i64
func.func @main() -> (i64, i64, i64, i64, i64, i64) {
  %a = arith.constant 11 : i64
  %b = arith.constant 22 : i64
  %k = arith.constant 44 : i64
  %lo = arith.constant 1 : i64
  %hi = arith.constant 3 : i64
  %far = arith.constant 9 : i64
  %st = arith.constant 2 : i64
  %0:3 = scf.for %i = %lo to %hi step %st iter_args(%x = %a, %y = %b, %s = %a) -> (i64, i64, i64) : i64 {
    %v = arith.addi %x, %i : i64
    %w = arith.addi %v, %y : i64
    %u = arith.addi %s, %w : i64
    scf.yield %b, %k, %u : i64, i64, i64
  }
  %1:3 = scf.for %i = %lo to %far step %st iter_args(%x = %a, %y = %b, %s = %a) -> (i64, i64, i64) : i64 {
    %v = arith.addi %x, %i : i64
    %w = arith.subi %v, %y : i64
    %u = arith.addi %s, %w : i64
    %q = arith.addi %u, %k : i64
    scf.yield %b, %k, %q : i64, i64, i64
  }
  return %0#0, %0#1, %0#2, %1#0, %1#1, %1#2 : i64, i64, i64, i64, i64, i64
}

//--- pipeline.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %all = transform.structured.match ops{["scf.for"]} in %m : (!transform.any_op) -> !transform.any_op
    %l:2 = transform.split_handle %all : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %c = transform.cast %l#0 : !transform.any_op to !transform.op<"scf.for">
    %d = transform.cast %l#1 : !transform.any_op to !transform.op<"scf.for">
    %p = transform.loop.pipeline %c {iteration_interval = 2} : (!transform.op<"scf.for">) -> !transform.any_op
    %q = transform.loop.pipeline %d {iteration_interval = 2} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
