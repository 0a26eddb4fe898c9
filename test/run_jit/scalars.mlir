// Numbers of every width go in and come out.
// RUN: %same %s --entry i1 --arg i1=1 --arg i1=0 | FileCheck %s --check-prefix=I1
// RUN: %same %s --entry i7 --arg i7=-3 | FileCheck %s --check-prefix=I7
// RUN: %same %s --entry i8 --arg i8=-128
// RUN: %same %s --entry i16 --arg i16=-32768
// RUN: %same %s --entry i32 --arg i32=2147483647
// RUN: %same %s --entry i33 --arg i33=-4294967296 | FileCheck %s --check-prefix=I33
// RUN: %same %s --entry i64 --arg i64=-9223372036854775808
// RUN: %same %s --entry i65 --arg i65=18446744073709551616 | FileCheck %s --check-prefix=I65
// RUN: %same %s --entry i128 --arg i128=-170141183460469231731687303715884105728
// RUN: %same %s --entry i200 --arg i200=12345678901234567890123456789012345678901234567890
// RUN: %same %s --entry index --arg index=-1
// RUN: %same %s --entry f16 --arg f16=1.5 --arg f16=65504.0
// RUN: %same %s --entry bf16 --arg bf16=1.5 --arg bf16=3.0e38
// RUN: %same %s --entry f32 --arg f32=0.1 --arg f32=-0.3
// RUN: %same %s --entry f32 --arg f32=inf --arg f32=1.0
// RUN: %same %s --entry f64 --arg f64=0.1 --arg f64=-1.0e300
// RUN: %same %s --entry f80 --arg f80=0.1 --arg f80=3.0
// RUN: %same %s --entry f128 --arg f128=0.1 --arg f128=3.0
// RUN: %same %s --entry complex --arg 'complex<f32>=(1.0,2.5)' --arg 'complex<f64>=(-1.0,0.5)' | FileCheck %s --check-prefix=COMPLEX
// RUN: %same %s --entry many --arg i1=1 --arg f64=2.5 --arg i8=7 --arg f80=1.0 | FileCheck %s --check-prefix=MANY
// RUN: %same %s --entry casts --arg f64=3.14159265358979 | FileCheck %s --check-prefix=CASTS
// RUN: %same %s --entry powers --arg f32=2.0 --arg i64=-3 --arg i32=5 --arg i16=4
// RUN: %same %s --entry nothing --arg i32=0 | count 0

func.func @i1(%a: i1, %b: i1) -> (i1, i1) {
  %0 = arith.xori %a, %b : i1
  return %0, %b : i1, i1
}
// I1: true
// I1-NEXT: false
func.func @i7(%a: i7) -> i7 {
  %0 = arith.addi %a, %a : i7
  return %0 : i7
}
// I7: -6 : i7
func.func @i8(%a: i8) -> i8 {
  %0 = arith.addi %a, %a : i8
  return %0 : i8
}
func.func @i16(%a: i16) -> i16 {
  %c = arith.constant -1 : i16
  %0 = arith.addi %a, %c : i16
  return %0 : i16
}
func.func @i32(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @i33(%a: i33) -> i33 {
  %c = arith.constant 1 : i33
  %0 = arith.subi %a, %c : i33
  return %0 : i33
}
// I33: 4294967295 : i33
func.func @i64(%a: i64) -> i64 {
  %c = arith.constant 1 : i64
  %0 = arith.subi %a, %c : i64
  return %0 : i64
}
func.func @i65(%a: i65) -> i65 {
  return %a : i65
}
// I65: -18446744073709551616 : i65
func.func @i128(%a: i128) -> i128 {
  %c = arith.constant 1 : i128
  %0 = arith.subi %a, %c : i128
  return %0 : i128
}
func.func @i200(%a: i200) -> i200 {
  %0 = arith.muli %a, %a : i200
  return %0 : i200
}
func.func @index(%a: index) -> index {
  %c = arith.constant 5 : index
  %0 = arith.addi %a, %c : index
  return %0 : index
}
func.func @f16(%a: f16, %b: f16) -> (f16, f16) {
  %0 = arith.addf %a, %b : f16
  %1 = arith.mulf %a, %a : f16
  return %0, %1 : f16, f16
}
func.func @bf16(%a: bf16, %b: bf16) -> (bf16, bf16) {
  %0 = arith.addf %a, %b : bf16
  %1 = arith.mulf %a, %a : bf16
  return %0, %1 : bf16, bf16
}
func.func @f32(%a: f32, %b: f32) -> (f32, f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.divf %a, %b : f32
  return %0, %1 : f32, f32
}
func.func @f64(%a: f64, %b: f64) -> (f64, f64) {
  %0 = arith.addf %a, %b : f64
  %1 = arith.divf %a, %b : f64
  return %0, %1 : f64, f64
}
func.func @f80(%a: f80, %b: f80) -> f80 {
  %0 = arith.divf %a, %b : f80
  return %0 : f80
}
func.func @f128(%a: f128, %b: f128) -> f128 {
  %0 = arith.divf %a, %b : f128
  return %0 : f128
}
func.func @complex(%a: complex<f32>, %b: complex<f64>) -> (complex<f64>, complex<f32>) {
  return %b, %a : complex<f64>, complex<f32>
}
// COMPLEX: #complex.number<:f64 -1.000000e+00, 5.000000e-01> : complex<f64>
// COMPLEX-NEXT: #complex.number<:f32 1.000000e+00, 2.500000e+00> : complex<f32>
func.func @many(%a: i1, %b: f64, %c: i8, %d: f80) -> (i8, f80, i1, f64) {
  return %c, %d, %a, %b : i8, f80, i1, f64
}
// MANY: 7 : i8
// MANY-NEXT: 1.000000e+00 : f80
// MANY-NEXT: true
// MANY-NEXT: 2.500000e+00 : f64
func.func @casts(%a: f64) -> (f32, f16, bf16, f64, i32) {
  %0 = arith.truncf %a : f64 to f32
  %1 = arith.truncf %a : f64 to f16
  %2 = arith.truncf %a : f64 to bf16
  %3 = arith.extf %1 : f16 to f64
  %4 = arith.fptosi %a : f64 to i32
  return %0, %1, %2, %3, %4 : f32, f16, bf16, f64, i32
}
// CASTS: 3.14159274 : f32
// CASTS: 3 : i32
func.func @nothing(%a: i32) {
  return
}

func.func @powers(%x: f32, %n: i64, %m: i32, %k: i16) -> (f32, f32, i64, i32, vector<2xi16>) {
  %0 = math.fpowi %x, %n : f32, i64
  %1 = math.fpowi %x, %m : f32, i32
  %3 = math.ipowi %n, %n : i64
  %4 = math.ipowi %m, %m : i32
  %5 = vector.broadcast %k : i16 to vector<2xi16>
  %6 = math.ipowi %5, %5 : vector<2xi16>
  return %0, %1, %3, %4, %6 : f32, f32, i64, i32, vector<2xi16>
}
