// Of numbers near 0, exp(x) - 1 and log(1 + x) lose the digits: compiled code calls the C library, or has formulas that keep them, whatever the type.
// RUN: jig run %s --entry f64 | FileCheck %s --check-prefix=F64
// RUN: jig run %s --entry f32 | FileCheck %s --check-prefix=F32
// RUN: jig run %s --entry small | FileCheck %s --check-prefix=SMALL
// RUN: jig run %s --entry vectors | FileCheck %s --check-prefix=VECTORS

// F64-COUNT-2: {{(9.99999999999999[0-9]*E-21|1.0+e-20)}} : f64
// F32-COUNT-2: {{(1.000000e-10|9.99999[0-9]*E-11)}} : f32
// SMALL: 1.001360e-03 : f16
// SMALL-NEXT: 9.994500e-04 : f16
// SMALL-NEXT: 9.994500e-04 : bf16
// SMALL-NEXT: 9.994500e-04 : bf16
// VECTORS: 1.000000e-10, -1.000000e-10], [0.64872{{[0-9]*}}, -0.2211992{{[0-9]*}}]
// VECTORS-NEXT: 9.994500e-04, 4.055180e-01, -1.001360e-03
func.func @f64() -> (f64, f64) {
  %x = arith.constant 1.0e-20 : f64
  %0 = math.expm1 %x : f64
  %1 = math.log1p %x : f64
  return %0, %1 : f64, f64
}
func.func @f32() -> (f32, f32) {
  %x = arith.constant 1.0e-10 : f32
  %0 = math.expm1 %x : f32
  %1 = math.log1p %x : f32
  return %0, %1 : f32, f32
}
func.func @small() -> (f16, f16, bf16, bf16) {
  %x = arith.constant 1.0e-3 : f16
  %y = arith.constant 1.0e-3 : bf16
  %0 = math.expm1 %x : f16
  %1 = math.log1p %x : f16
  %2 = math.expm1 %y : bf16
  %3 = math.log1p %y : bf16
  return %0, %1, %2, %3 : f16, f16, bf16, bf16
}
func.func @vectors() -> (vector<2x2xf32>, vector<3xf16>) {
  %x = arith.constant dense<[[1.0e-10, -1.0e-10], [0.5, -0.25]]> : vector<2x2xf32>
  %y = arith.constant dense<[1.0e-3, 0.5, -1.0e-3]> : vector<3xf16>
  %0 = math.expm1 %x : vector<2x2xf32>
  %1 = math.log1p %y : vector<3xf16>
  return %0, %1 : vector<2x2xf32>, vector<3xf16>
}
