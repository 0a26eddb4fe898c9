// DEFINE: %{same} = --entry f --domain=field --arg f32=
// RUN: jig-opt %s '--math-expand-ops=ops=sinh,cosh,tan,tanh,asinh,acosh,atanh' -o %t.mlir
// RUN: jig eval %s %{same}random:1 > %t.numbers && jig eval %t.mlir %{same}random:1 | diff %t.numbers -
// RUN: jig eval %s %{same}random:2 > %t.numbers && jig eval %t.mlir %{same}random:2 | diff %t.numbers -
// RUN: jig eval %s --entry f --domain=field --arg f32=0.0 | FileCheck %s
// Hyperbolic functions are what they are of exponentials, roots and logarithms, in a finite field, too: what is expanded is the same.

// CHECK: 0.000000e+00 : f32
// CHECK-NEXT: 1.000000e+00 : f32
// CHECK-NEXT: 0.000000e+00 : f32
// CHECK-NEXT: 0.000000e+00 : f32
// CHECK-NEXT: 0.000000e+00 : f32
func.func @f(%x: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  %0 = math.sinh %x : f32
  %1 = math.cosh %x : f32
  %2 = math.tan %x : f32
  %3 = math.tanh %x : f32
  %4 = math.asinh %x : f32
  %5 = math.acosh %x : f32
  %6 = math.atanh %x : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}
