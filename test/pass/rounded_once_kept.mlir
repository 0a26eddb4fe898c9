// An integer that becomes a float and then a narrower one is rounded twice, and may be no number in between. It becomes the narrower one
// at once where that is the same.
// RUN: jig eval %s --entry main > %t.before
// RUN: jig-opt %s --canonicalize > %t.canonical
// RUN: jig eval %t.canonical --entry main | diff %t.before -
// RUN: FileCheck %s < %t.canonical

// CHECK-LABEL: func.func @twice
// CHECK: arith.truncf
func.func @twice(%x: i32) -> bf16 {
  %0 = arith.sitofp %x : i32 to f32
  %1 = arith.truncf %0 : f32 to bf16
  return %1 : bf16
}
// CHECK-LABEL: func.func @long
// CHECK: arith.truncf
func.func @long(%x: i64) -> f32 {
  %0 = arith.uitofp %x : i64 to f64
  %1 = arith.truncf %0 : f64 to f32
  return %1 : f32
}
// CHECK-LABEL: func.func @no_number
// CHECK: arith.truncf
func.func @no_number(%x: i32) -> f6E3M2FN {
  %0 = arith.sitofp %x : i32 to f8E4M3FNUZ
  %1 = arith.truncf %0 : f8E4M3FNUZ to f6E3M2FN
  return %1 : f6E3M2FN
}
// CHECK-LABEL: func.func @once
// CHECK-NOT: arith.truncf
func.func @once(%x: i32) -> (f16, f32, bf16) {
  %0 = arith.sitofp %x : i32 to f32
  %1 = arith.truncf %0 : f32 to f16
  %2 = arith.uitofp %x : i32 to f64
  %3 = arith.truncf %2 : f64 to f32
  %4 = arith.trunci %x : i32 to i16
  %5 = arith.sitofp %4 : i16 to f32
  %6 = arith.truncf %5 : f32 to bf16
  return %1, %3, %6 : f16, f32, bf16
}
func.func @main() -> (bf16, f32, f6E3M2FN, f16, f32, bf16) {
  %a = arith.constant 16842753 : i32
  %b = arith.constant 9223372586610589697 : i64
  %c = arith.constant 1000000 : i32
  %0 = call @twice(%a) : (i32) -> bf16
  %1 = call @long(%b) : (i64) -> f32
  %2 = call @no_number(%c) : (i32) -> f6E3M2FN
  %3:3 = call @once(%c) : (i32) -> (f16, f32, bf16)
  return %0, %1, %2, %3#0, %3#1, %3#2 : bf16, f32, f6E3M2FN, f16, f32, bf16
}
