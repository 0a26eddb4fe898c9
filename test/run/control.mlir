// RUN: jig eval %s --entry fib --arg i32=15 | FileCheck %s --check-prefix=R0
// RUN: jig eval %s --entry collatz --arg i64=27 | FileCheck %s --check-prefix=R1
// RUN: jig eval %s --entry switch --arg index=5 --arg i32=7 | FileCheck %s --check-prefix=R2
// RUN: jig eval %s --entry switch --arg index=3 --arg i32=8 | FileCheck %s --check-prefix=R3
// RUN: jig eval %s --entry swap --arg index=3 --arg i32=1 --arg i32=2 | FileCheck %s --check-prefix=R4
// RUN: jig eval %s --entry parallel --arg index=4 | FileCheck %s --check-prefix=R5
// RUN: jig eval %s --entry affine --arg index=17 | FileCheck %s --check-prefix=R6
// RUN: jig eval %s --entry indirect --arg i32=21 | FileCheck %s --check-prefix=R7
// Recursion, loops, branches, parallel loops in order.

func.func @fib(%n: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %small = arith.cmpi sle, %n, %c1 : i32
  %r = scf.if %small -> i32 {
    scf.yield %n : i32
  } else {
    %a = arith.subi %n, %c1 : i32
    %b = arith.subi %n, %c2 : i32
    %x = func.call @fib(%a) : (i32) -> i32
    %y = func.call @fib(%b) : (i32) -> i32
    %s = arith.addi %x, %y : i32
    scf.yield %s : i32
  }
  return %r : i32
}
func.func @collatz(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %r:2 = scf.while (%x = %n, %k = %c0) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %x, %c1 : i64
    scf.condition(%more) %x, %k : i64, i64
  } do {
  ^bb0(%x: i64, %k: i64):
    %odd = arith.remui %x, %c2 : i64
    %is_odd = arith.cmpi eq, %odd, %c1 : i64
    %half = arith.divui %x, %c2 : i64
    %t = arith.muli %x, %c3 : i64
    %up = arith.addi %t, %c1 : i64
    %next = arith.select %is_odd, %up, %half : i64
    %k1 = arith.addi %k, %c1 : i64
    scf.yield %next, %k1 : i64, i64
  }
  return %r#1 : i64
}
func.func @switch(%i: index, %f: i32) -> (i32, i32) {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %0 = scf.index_switch %i -> i32
  case 2 { scf.yield %a : i32 }
  case 5 { scf.yield %b : i32 }
  default { scf.yield %f : i32 }
  cf.switch %f : i32, [ default: ^bb1(%a, %b : i32, i32), 7: ^bb1(%b, %a : i32, i32) ]
^bb1(%x: i32, %y: i32):
  %s = arith.subi %x, %y : i32
  return %0, %s : i32, i32
}
func.func @swap(%n: index, %a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    scf.yield %y, %x : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @parallel(%n: index) -> (i32, tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i32
  %sum = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%z) -> i32 {
    %p = arith.muli %i, %j : index
    %q = arith.index_cast %p : index to i32
    scf.reduce(%q : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.addi %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  %e = tensor.empty() : tensor<4xi32>
  %t = scf.forall (%i) in (4) shared_outs(%o = %e) -> (tensor<4xi32>) {
    %k = arith.index_cast %i : index to i32
    %one = tensor.from_elements %k : tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %sum, %t : i32, tensor<4xi32>
}
func.func @affine(%n: index) -> (index, i32, index, index, index) {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = affine.apply affine_map<(d0) -> (d0 floordiv 3 + d0 mod 5)>(%n)
  %r = affine.for %i = 0 to min affine_map<(d0) -> (d0, 10)>(%n) step 2 iter_args(%s = %z) -> i32 {
    %t = affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) -> i32 {
      affine.yield %one : i32
    } else {
      affine.yield %z : i32
    }
    %u = arith.addi %s, %t : i32
    affine.yield %u : i32
  }
  %d:2 = affine.delinearize_index %n into (4, 5) : index, index
  %l = affine.linearize_index [%d#0, %d#1] by (4, 5) : index
  return %a, %r, %d#0, %d#1, %l : index, i32, index, index, index
}
func.func @double(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @indirect(%x: i32) -> i32 {
  %f = func.constant @double : (i32) -> i32
  %0 = func.call_indirect %f(%x) : (i32) -> i32
  return %0 : i32
}

// R0: 610 : i32
// R1: 111 : i64
// R2: 20 : i32
// R2-NEXT: 10 : i32
// R3: 8 : i32
// R3-NEXT: -10 : i32
// R4: 2 : i32
// R4-NEXT: 1 : i32
// R5: 36 : i32
// R5-NEXT: dense<[0, 1, 2, 3]> : tensor<4xi32>
// R6: 7 : index
// R6-NEXT: 3 : i32
// R6-NEXT: 3 : index
// R6-NEXT: 2 : index
// R6-NEXT: 17 : index
// R7: 42 : i32
