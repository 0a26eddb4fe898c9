// Floats in memory change at once by their bits.
// RUN: %same %s --entry all | FileCheck %s

// CHECK: 1.200000e+01 : f32
// CHECK-NEXT: 9.000000e+00 : f32
// CHECK-NEXT: -6.000000e+00 : f16
// CHECK-NEXT: 6.25{{.*}} : f64
// CHECK-NEXT: 3.000000e+00 : bf16
func.func @all() -> (f32, f32, f16, f64, bf16) {
  %m = memref.alloca() : memref<2xf32>
  %h = memref.alloca() : memref<f16>
  %d = memref.alloca() : memref<f64>
  %b = memref.alloca() : memref<bf16>
  %c1 = arith.constant 1 : index
  %x = arith.constant 3.0 : f32
  %y = arith.constant -2.0 : f16
  %y3 = arith.constant 3.0 : f16
  %z = arith.constant 2.5 : f64
  %w = arith.constant -1.0 : bf16
  %w3 = arith.constant 3.0 : bf16
  memref.store %x, %m[%c1] : memref<2xf32>
  memref.store %y, %h[] : memref<f16>
  memref.store %z, %d[] : memref<f64>
  memref.store %w, %b[] : memref<bf16>
  %r = memref.atomic_rmw mulf %x, %m[%c1] : (f32, memref<2xf32>) -> f32
  %g = memref.generic_atomic_rmw %m[%c1] : memref<2xf32> {
  ^bb0(%a: f32):
    %s = arith.addf %a, %x : f32
    memref.atomic_yield %s : f32
  }
  %1 = memref.atomic_rmw mulf %y3, %h[] : (f16, memref<f16>) -> f16
  %2 = memref.atomic_rmw mulf %z, %d[] : (f64, memref<f64>) -> f64
  %3 = memref.atomic_rmw maximumf %w3, %b[] : (bf16, memref<bf16>) -> bf16
  %l = memref.load %m[%c1] : memref<2xf32>
  %lh = memref.load %h[] : memref<f16>
  %ld = memref.load %d[] : memref<f64>
  %lb = memref.load %b[] : memref<bf16>
  return %l, %g, %lh, %ld, %lb : f32, f32, f16, f64, bf16
}
