// Integers as two halves in memory compute what they did whole.
// RUN: jig-opt %s --memref-emulate-wide-int > %t.halves
// RUN: jig eval %s --entry memory > %t.memory
// RUN: jig eval %t.halves --entry memory | diff %t.memory -

func.func @memory() -> i32 {
  %m = memref.alloc() : memref<3xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 81985529216486895 : i64
  scf.for %i = %c0 to %c3 step %c1 {
    memref.store %x, %m[%i] : memref<3xi64>
    %y = memref.load %m[%i] : memref<3xi64>
    %z = arith.muli %y, %x : i64
    memref.store %z, %m[%i] : memref<3xi64>
  }
  %y = memref.load %m[%c1] : memref<3xi64>
  %c32 = arith.constant 32 : i64
  %s = arith.shrui %y, %c32 : i64
  %r = arith.trunci %s : i64 to i32
  return %r : i32
}
