// RUN: jig-opt %s --canonicalize | FileCheck %s
// RUN: jig eval %s --entry angles >%t.1 && jig-opt %s --canonicalize | jig eval - --entry angles >%t.2 && diff %t.1 %t.2

// CHECK-LABEL: @angles
// CHECK-DAG: arith.constant 0.000000e+00 : f32
// CHECK-DAG: arith.constant -0.000000e+00 : f32
// CHECK-DAG: arith.constant 3.14159274 : f32
// CHECK-DAG: arith.constant -3.1415926535897931 : f64
// CHECK-NOT: math.atan2
func.func @angles() -> (f32, f32, f32, f64) {
  %zero = arith.constant 0.0 : f32
  %below = arith.constant -0.0 : f32
  %wide = arith.constant -0.0 : f64
  %0 = math.atan2 %zero, %zero : f32
  %1 = math.atan2 %below, %zero : f32
  %2 = math.atan2 %zero, %below : f32
  %3 = math.atan2 %wide, %wide : f64
  return %0, %1, %2, %3 : f32, f32, f32, f64
}
