// Functions of math by polynomials: on vectors, and on scalars as far as is asked for.
// RUN: jig-opt %s --approximate-math | FileCheck %s
// RUN: jig-opt %s --approximate-math=scalars=none | FileCheck %s --check-prefix=NONE
// RUN: jig-opt %s --approximate-math=scalars=all | FileCheck %s --check-prefix=EVERY
// RUN: jig-opt %s --approximate-math=scalars=all | jig eval - --entry numbers | FileCheck %s --check-prefix=NUMBERS
// RUN: jig-opt %s --approximate-math=scalars=all | jig eval - --entry signs | FileCheck %s --check-prefix=SIGNS
// RUN: jig-opt %s --lower-to-llvm=math=libm | FileCheck %s --check-prefix=LIBM

// LIBM-DAG: llvm.intr.exp
// LIBM-DAG: llvm.intr.tanh

// CHECK-LABEL: @scalar(
// CHECK: math.exp
// EVERY-LABEL: @scalar(
// EVERY-NOT: math.exp
// EVERY: return
func.func @scalar(%x: f32) -> f32 {
  %0 = math.exp %x : f32
  return %0 : f32
}

// Formulas have constants, which no loop of scalable lanes has; powers of f64 are the C library's.
// CHECK-LABEL: @kept(
// CHECK: math.exp %{{.*}} : vector<[4]xf32>
// CHECK: math.powf %{{.*}} : vector<4xf64>
// CHECK: math.exp %{{.*}} : tensor<4xf32>
// CHECK: math.exp %{{.*}} : vector<4xf80>
func.func @kept(%x: vector<[4]xf32>, %y: vector<4xf64>, %z: tensor<4xf32>, %w: vector<4xf80>) -> (vector<[4]xf32>, vector<4xf64>, tensor<4xf32>, vector<4xf80>) {
  %0 = math.exp %x : vector<[4]xf32>
  %1 = math.powf %y, %y : vector<4xf64>
  %2 = math.exp %z : tensor<4xf32>
  %3 = math.exp %w : vector<4xf80>
  return %0, %1, %2, %3 : vector<[4]xf32>, vector<4xf64>, tensor<4xf32>, vector<4xf80>
}

// Products and sums may be fused, and nothing else is taken for granted.
// CHECK-LABEL: @loop(
// CHECK-NOT: math.tanh
// CHECK: arith.mulf %{{.*}}, %{{.*}} fastmath<contract> : f32
// CHECK-NOT: math.tanh
// CHECK: return
// NONE-LABEL: @loop(
// NONE: math.tanh
func.func @loop(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xf32>
    %y = math.tanh %x : f32
    memref.store %y, %m[%i] : memref<?xf32>
  }
  return
}

// Large angles are looked at once for all lanes; f16 goes by way of f32.
// CHECK-LABEL: @sine(
// CHECK: arith.extf %{{.*}} : vector<2x4xf16> to vector<2x4xf32>
// CHECK: %[[ANY:.*]] = vector.reduction <or>, %{{.*}} : vector<8xi1> into i1
// CHECK: scf.if %[[ANY]] -> (vector<2x4xf32>)
// CHECK: scf.for
// CHECK: func.call @sinf
// CHECK: arith.truncf %{{.*}} : vector<2x4xf32> to vector<2x4xf16>
func.func @sine(%x: vector<2x4xf16>) -> vector<2x4xf16> {
  %0 = math.sin %x : vector<2x4xf16>
  return %0 : vector<2x4xf16>
}

// NUMBERS: dense<[1.000000e+00, 2.71828{{[0-9]*}}, 0x7F800000, 0.000000e+00]> : vector<4xf32>
// NUMBERS-NEXT: dense<[0xFF800000, 0.000000e+00, 0x7F800000, 0x7FC00000]> : vector<4xf32>
// NUMBERS-NEXT: dense<[-0.000000e+00, 9.316390e-01, -0.48750{{[0-9]*}}, 0x7FC00000]> : vector<4xf32>
// NUMBERS-NEXT: dense<[-8.000000e+00, 1.000000e+00, 0xFF800000, 0x7FC00000]> : vector<4xf32>
// NUMBERS-NEXT: dense<[3.140630e+00, -2.355470e+00, -0.000000e+00, 1.570310e+00]> : vector<4xf16>
// NUMBERS-NEXT: 1.000000e+00 : f64
func.func @numbers() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf16>, f64) {
  %e = arith.constant dense<[0.0, 1.0, 89.0, -200.0]> : vector<4xf32>
  %l = arith.constant dense<[0.0, 1.0, 0x7F800000, -1.0]> : vector<4xf32>
  %s = arith.constant dense<[-0.0, 100.0e6, 1.0e10, 0x7F800000]> : vector<4xf32>
  %b = arith.constant dense<[-2.0, -1.0, -0.0, -2.0]> : vector<4xf32>
  %x = arith.constant dense<[3.0, 0x7F800000, -3.0, 0.5]> : vector<4xf32>
  %y = arith.constant dense<[0.0, -1.0, -0.0, 0x7C00]> : vector<4xf16>
  %z = arith.constant dense<[-1.0, -1.0, 0.0, 3.0]> : vector<4xf16>
  %t = arith.constant 30.0 : f64
  %0 = math.exp %e : vector<4xf32>
  %1 = math.log %l : vector<4xf32>
  %2 = math.sin %s : vector<4xf32>
  %3 = math.powf %b, %x : vector<4xf32>
  %4 = math.atan2 %y, %z : vector<4xf16>
  %5 = math.tanh %t : f64
  return %0, %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf16>, f64
}

// Powers of -1 by each power of two: by 1 it is -1, by halves of it no number, by all larger ones 1.
// SIGNS: 127 : i32
// SIGNS-NEXT: 149 : i32
func.func @signs() -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant 277 : index
  %smallest = arith.constant 0x00000001 : f32
  %base = arith.constant -1.0 : f32
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %none = arith.constant 0 : i32
  %last, %ones, %no_numbers = scf.for %i = %c0 to %end step %c1 iter_args(%e = %smallest, %a = %none, %b = %none) -> (f32, i32, i32) {
    %power = math.powf %base, %e : f32
    %is_one = arith.cmpf oeq, %power, %one : f32
    %is_none = arith.cmpf uno, %power, %power : f32
    %x = arith.extui %is_one : i1 to i32
    %y = arith.extui %is_none : i1 to i32
    %a2 = arith.addi %a, %x : i32
    %b2 = arith.addi %b, %y : i32
    %e2 = arith.mulf %e, %two : f32
    scf.yield %e2, %a2, %b2 : f32, i32, i32
  }
  return %ones, %no_numbers : i32, i32
}
