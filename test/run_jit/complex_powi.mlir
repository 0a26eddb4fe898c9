// complex.powi where a product on the way overflows or vanishes: what is out of range is 0 or infinite, what is not is right.
// RUN: jig eval %s --entry values | FileCheck %s
// RUN: jig run %s --entry values | FileCheck %s

// CHECK: #complex.number<:f32 0x7F800000, {{-?}}0.000000e+00>
// CHECK-NEXT: #complex.number<:f32 0x7F800000, {{-?}}0.000000e+00>
// CHECK-NEXT: #complex.number<:f32 0xFF800000, {{-?}}0.000000e+00>
// CHECK-NEXT: #complex.number<:f32 0x7F800000, {{-?}}0.000000e+00>
// CHECK-NEXT: #complex.number<:f32 0.000000e+00, {{-?}}0.000000e+00>
// CHECK-NEXT: #complex.number<:f64 {{-?}}0.000000e+00, {{-?}}0.000000e+00>
// CHECK-NEXT: #complex.number<:f64 5.000000e-201, -5.000000e-201>
// CHECK-NEXT: #complex.number<:f64 5.000000e+307, -5.000000e+307>
// CHECK-NEXT: #complex.number<:f32 0x7F800000, 0x7FC00000>
// CHECK-NEXT: #complex.number<:f32 1.000000e+00, {{-?}}0.000000e+00>
// CHECK-NEXT: #complex.number<:f64 {{-?}}0.000000e+00, {{-?}}0.000000e+00>
// CHECK-NEXT: #complex.number<:f16 1.199950e-01, -1.600340e-01>
func.func @values() -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f64>, complex<f64>, complex<f64>, complex<f32>, complex<f32>, complex<f64>,complex<f16>) {
  %a = complex.constant [1.0e-20 : f32, 0.0 : f32] : complex<f32>
  %n9 = arith.constant -9 : i32
  %0 = complex.powi %a, %n9 : complex<f32>, i32
  %b = complex.constant [1.0e-30 : f32, 0.0 : f32] : complex<f32>
  %n8 = arith.constant -8 : i32
  %1 = complex.powi %b, %n8 : complex<f32>, i32
  %n12 = arith.constant -12 : i32
  %c = complex.constant [1.0e-30 : f32, 1.0e-30 : f32] : complex<f32>
  %2 = complex.powi %c, %n12 : complex<f32>, i32
  %100 = arith.constant 100 : i32
  %d = complex.constant [1.0e20 : f32, 0.0 : f32] : complex<f32>
  %3 = complex.powi %d, %100 : complex<f32>, i32
  %n100 = arith.constant -100 : i32
  %4 = complex.powi %d, %n100 : complex<f32>, i32
  %e = complex.constant [1.0e200 : f64, 1.0e200 : f64] : complex<f64>
  %i2 = arith.constant -2 : i8
  %5 = complex.powi %e, %i2 : complex<f64>, i8
  %i1 = arith.constant -1 : i8
  %6 = complex.powi %e, %i1 : complex<f64>, i8
  %f = complex.constant [1.0e-308 : f64, 1.0e-308 : f64] : complex<f64>
  %7 = complex.powi %f, %i1 : complex<f64>, i8
  %g = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %8 = complex.powi %g, %n9 : complex<f32>, i32
  %min = arith.constant -2147483648 : i32
  %h = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %9 = complex.powi %h, %min : complex<f32>, i32
  %k = complex.constant [0x7FF0000000000000 : f64, 0.0 : f64] : complex<f64>
  %10 = complex.powi %k, %i1 : complex<f64>, i8
  %l = complex.constant [3.0 : f16, 4.0 : f16] : complex<f16>
  %11 = complex.powi %l, %i1 : complex<f16>, i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f64>, complex<f64>, complex<f64>, complex<f32>, complex<f32>, complex<f64>, complex<f16>
}
