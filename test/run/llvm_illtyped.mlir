// RUN: not jig eval %s --entry a --arg 'vector<2xi32>=iota' --arg 'vector<8xi32>=iota' --arg 'vector<8xi1>=1' --arg i32=8 2>&1 | FileCheck %s --check-prefix=AAA
// RUN: not jig eval %s --entry b --arg i32=5 2>&1 | FileCheck %s --check-prefix=BBB
// RUN: not jig eval %s --entry c --arg 'vector<2xi32>=iota' 2>&1 | FileCheck %s --check-prefix=CCC
// RUN: not jig eval %s --entry d --arg i8=1 2>&1 | FileCheck %s --check-prefix=DDD
// RUN: not jig eval %s --entry g --arg i64=1 2>&1 | FileCheck %s --check-prefix=GGG
// RUN: not jig eval %s --entry h --arg 'vector<4xi1>=1' --arg 'vector<2xi32>=iota' 2>&1 | FileCheck %s --check-prefix=HHH
// RUN: not jig eval %s --entry k --arg i512=1 --arg 'vector<2xi32>=iota' --arg 'vector<2xi1>=1' --arg i32=2 2>&1 | FileCheck %s --check-prefix=KKK
// RUN: not jig eval %s --entry l --arg 'vector<4xi32>=iota' 2>&1 | FileCheck %s --check-prefix=LLL
// RUN: not jig eval %s --entry m --arg 'vector<4xf32>=iota' 2>&1 | FileCheck %s --check-prefix=MMM
// RUN: not jig eval %s --entry o --arg i64=-1 2>&1 | FileCheck %s --check-prefix=OOO
// RUN: not jig eval %s --entry v  2>&1 | FileCheck %s --check-prefix=VVV
// RUN: not jig eval %s --entry w  2>&1 | FileCheck %s --check-prefix=WWW
// What no verifier refuses and nobody can compute.

// AAA: error: 'llvm.intr.vp.add' op has vectors of different lengths
llvm.func @a(%x: vector<2xi32>, %y: vector<8xi32>, %m: vector<8xi1>, %n: i32) -> vector<8xi32> {
  %r = "llvm.intr.vp.add"(%x, %y, %m, %n) : (vector<2xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  llvm.return %r : vector<8xi32>
}
// BBB: error: 'llvm.intr.abs' op cannot be evaluated: its result is of another type
llvm.func @b(%x: i32) -> i128 {
  %r = "llvm.intr.abs"(%x) <{is_int_min_poison = false}> : (i32) -> i128
  llvm.return %r : i128
}
// CCC: error: 'llvm.sitofp' op has a result of other sizes than its operands
llvm.func @c(%x: vector<2xi32>) -> vector<4xf32> {
  %r = llvm.sitofp %x : vector<2xi32> to vector<4xf32>
  llvm.return %r : vector<4xf32>
}
// DDD: error: 'llvm.intr.sadd.with.overflow' op cannot be evaluated: its result is no such pair
llvm.func @d(%x: i8) -> !llvm.struct<(i8, i128)> {
  %r = "llvm.intr.sadd.with.overflow"(%x, %x) : (i8, i8) -> !llvm.struct<(i8, i128)>
  llvm.return %r : !llvm.struct<(i8, i128)>
}
// GGG: error: 'llvm.intr.get.active.lane.mask' op cannot be evaluated: its result is no vector
llvm.func @g(%n: i64) -> i32 {
  %r = llvm.intr.get.active.lane.mask %n, %n : i64, i64 to i32
  llvm.return %r : i32
}
// HHH: error: 'llvm.select' op has a condition of another length
llvm.func @h(%x: vector<4xi1>, %y: vector<2xi32>) -> vector<2xi32> {
  %r = llvm.select %x, %y, %y : vector<4xi1>, vector<2xi32>
  llvm.return %r : vector<2xi32>
}
// KKK: error: 'llvm.intr.vp.reduce.add' op reduces what is not of the type of its start
llvm.func @k(%x: i512, %y: vector<2xi32>, %m: vector<2xi1>, %n: i32) -> i512 {
  %r = "llvm.intr.vp.reduce.add"(%x, %y, %m, %n) : (i512, vector<2xi32>, vector<2xi1>, i32) -> i512
  llvm.return %r : i512
}
// LLL: error: 'llvm.intr.vector.deinterleave2' op gives what two halves of its vector are not
llvm.func @l(%x: vector<4xi32>) -> !llvm.struct<(vector<1xi32>, vector<3xi32>)> {
  %r = "llvm.intr.vector.deinterleave2"(%x) : (vector<4xi32>) -> !llvm.struct<(vector<1xi32>, vector<3xi32>)>
  llvm.return %r : !llvm.struct<(vector<1xi32>, vector<3xi32>)>
}
// MMM: error: 'llvm.intr.matrix.multiply' op is of vectors that are no such matrices
llvm.func @m(%x: vector<4xf32>) -> vector<4xf32> {
  %r = llvm.intr.matrix.multiply %x, %x {lhs_rows = -1 : i32, lhs_columns = -1 : i32, rhs_columns = 0 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}
// OOO: error: 'llvm.intr.memset' op reaches outside of its memory: 18446744073709551615 bytes
llvm.func @o(%n: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  %v = llvm.mlir.constant(1 : i8) : i8
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
// VVV: error: function 'v' is called more deeply than the limit
llvm.func @v() {
  llvm.call @v() : () -> ()
  llvm.return
}
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @al : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// WWW: error: function 'al' is called more deeply than the limit
llvm.func @w() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @al : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
