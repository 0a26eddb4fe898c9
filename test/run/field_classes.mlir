// RUN: jig eval %s --entry f --arg f32=1.0 --domain=field | FileCheck %s
// RUN: jig eval %s --entry f --arg f32=inf --domain=field | FileCheck %s --check-prefix=INF
// RUN: jig eval %s --entry f --arg f32=0.0 --domain=field | FileCheck %s --check-prefix=ZERO
// The field has no numbers that are not normal but zero, infinities and NaN, as folding says of constants.
// CHECK: true
// CHECK-NEXT: true
// INF: false
// INF-NEXT: false
// ZERO: true
// ZERO-NEXT: false
func.func @f(%x: f32) -> (i1, i1) {
  %a = math.isfinite %x : f32
  %b = math.isnormal %x : f32
  return %a, %b : i1, i1
}
