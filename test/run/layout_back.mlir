// Elements of a buffer may lie one before the other; not before its first one.
// RUN: jig eval %s --show-args --entry ok --arg 'memref<4xf32, strided<[-1], offset: 3>>=iota' | FileCheck %s
// RUN: not jig eval %s --entry before --arg 'memref<4xf32, strided<[-1], offset: 2>>=iota' 2>&1 | FileCheck %s --check-prefix=BEFORE

// CHECK: [0.000000e+00, 1.000000e+00, 2.000000e+00, 7.000000e+00]
// BEFORE: memory of this layout is too large, or begins before its first element
func.func @ok(%a: memref<4xf32, strided<[-1], offset: 3>>) {
  %last = arith.constant 3 : index
  %seven = arith.constant 7.0 : f32
  memref.store %seven, %a[%last] : memref<4xf32, strided<[-1], offset: 3>>
  return
}
func.func @before(%a: memref<4xf32, strided<[-1], offset: 2>>) { return }
