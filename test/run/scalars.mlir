// RUN: jig eval %s --entry wide --arg i128=0x10000000000000001 --arg i7=63 --arg i300=-3 | FileCheck %s --check-prefix=R0
// RUN: jig eval %s --entry formats --arg f32=1.3 | FileCheck %s --check-prefix=R1
// RUN: jig eval %s --entry complex --arg 'complex<f64>=(3.0,4.0)' --arg 'complex<f32>=(1.5,-2)' | FileCheck %s --check-prefix=R2
// RUN: jig eval %s --entry poison --arg i8=100 --arg i8=9 | FileCheck %s --check-prefix=R3
// Integers of any width wrap around, floats are rounded in their format.

func.func @wide(%a: i128, %b: i7, %c: i300) -> (i128, i7, i300, i1) {
  %0 = arith.muli %a, %a : i128
  %1 = arith.addi %b, %b : i7
  %2 = arith.muli %c, %c : i300
  %3 = arith.cmpi ult, %c, %2 : i300
  return %0, %1, %2, %3 : i128, i7, i300, i1
}
func.func @formats(%x: f32) -> (f16, bf16, f8E5M2, f8E4M3FN, f6E2M3FN, f4E2M1FN, tf32, f80, f128, f64) {
  %0 = arith.truncf %x : f32 to f16
  %1 = arith.truncf %x : f32 to bf16
  %2 = arith.truncf %x : f32 to f8E5M2
  %3 = arith.truncf %x : f32 to f8E4M3FN
  %4 = arith.truncf %x : f32 to f6E2M3FN
  %5 = arith.truncf %x : f32 to f4E2M1FN
  %6 = arith.truncf %x : f32 to tf32
  %7 = arith.extf %x : f32 to f80
  %8 = arith.extf %x : f32 to f128
  %9 = arith.extf %x : f32 to f64
  %10 = arith.mulf %0, %0 : f16
  %11 = arith.mulf %1, %1 : bf16
  %12 = arith.mulf %2, %2 : f8E5M2
  %13 = arith.mulf %8, %8 : f128
  %14 = math.sqrt %7 : f80
  return %10, %11, %12, %3, %4, %5, %6, %14, %13, %9 : f16, bf16, f8E5M2, f8E4M3FN, f6E2M3FN, f4E2M1FN, tf32, f80, f128, f64
}
func.func @complex(%a: complex<f64>, %b: complex<f32>) -> (complex<f64>, f64, complex<f32>, i1) {
  %0 = complex.mul %a, %a : complex<f64>
  %1 = complex.abs %a : complex<f64>
  %2 = complex.conj %b : complex<f32>
  %3 = complex.eq %b, %2 : complex<f32>
  return %0, %1, %2, %3 : complex<f64>, f64, complex<f32>, i1
}
func.func @poison(%a: i8, %n: i8) -> (i8, i8, i8, vector<3xi8>, i8) {
  %0 = arith.shli %a, %n : i8
  %1 = arith.addi %a, %a overflow<nsw> : i8
  %2 = arith.addi %1, %n : i8
  %v = vector.from_elements %a, %1, %n : vector<3xi8>
  %true = arith.constant true
  %3 = arith.select %true, %a, %2 : i8
  return %0, %1, %2, %v, %3 : i8, i8, i8, vector<3xi8>, i8
}

// R0: 36893488147419103233 : i128
// R0-NEXT: -2 : i7
// R0-NEXT: 9 : i300
// R0-NEXT: false
// R1: 1.689450e+00 : f16
// R1-NEXT: 1.679690e+00 : bf16
// R1-NEXT: 1.500000e+00 : f8E5M2
// R1-NEXT: 1.250000e+00 : f8E4M3FN
// R1-NEXT: 1.250000e+00 : f6E2M3FN
// R1-NEXT: 1.500000e+00 : f4E2M1FN
// R1-NEXT: 1.299800e+00 : tf32
// R1-NEXT: 1.14017540418844511214 : f80
// R1-NEXT: 1.68999987602234114092425443232059479 : f128
// R1-NEXT: 1.2999999523162842 : f64
// R2: #complex.number<:f64 -7.000000e+00, 2.400000e+01> : complex<f64>
// R2-NEXT: 5.000000e+00 : f64
// R2-NEXT: #complex.number<:f32 1.500000e+00, 2.000000e+00> : complex<f32>
// R2-NEXT: false
// R3: #ub.poison : i8
// R3-NEXT: #ub.poison : i8
// R3-NEXT: #ub.poison : i8
// R3-NEXT: dense<[100, #ub.poison, 9]> : vector<3xi8>
// R3-NEXT: 100 : i8
