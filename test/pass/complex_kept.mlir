// Sums are rounded, and logarithms have one imaginary part only: what undoes them gives another number.
// RUN: jig eval %s --entry main > %t.main
// RUN: jig-opt %s --canonicalize | jig eval - --entry main | diff %t.main -
// RUN: jig-opt %s --canonicalize | FileCheck %s

func.func @main() -> (complex<f32>, complex<f32>, complex<f32>, complex<f64>) {
  %a = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %b = complex.constant [1.0e30 : f32, -0.0 : f32] : complex<f32>
  %z = complex.constant [0.5 : f64, 10.0 : f64] : complex<f64>
  %0:3 = func.call @sums(%a, %b) : (complex<f32>, complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>)
  %1 = func.call @log(%z) : (complex<f64>) -> complex<f64>
  return %0#0, %0#1, %0#2, %1 : complex<f32>, complex<f32>, complex<f32>, complex<f64>
}

// CHECK-LABEL: func.func @sums
// CHECK: complex.add
// CHECK-COUNT-2: complex.sub
// CHECK-COUNT-2: complex.add
func.func @sums(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.sub %0, %b : complex<f32>
  %2 = complex.sub %a, %b : complex<f32>
  %3 = complex.add %2, %b : complex<f32>
  %4 = complex.add %b, %2 : complex<f32>
  return %1, %3, %4 : complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: func.func @log
// CHECK: complex.log
func.func @log(%z: complex<f64>) -> complex<f64> {
  %0 = complex.exp %z : complex<f64>
  %1 = complex.log %0 : complex<f64>
  return %1 : complex<f64>
}
