// RUN: jig-opt --convert-arith-to-amdgpu=chipset=gfx950 --allow-unregistered-dialect %s | FileCheck %s
// RUN: jig-opt --convert-arith-to-amdgpu='chipset=gfx950 allow-packed-f16-round-to-zero=true' --allow-unregistered-dialect %s | FileCheck %s --check-prefix=F16
// Numbers of different scales are not converted by one instruction, and how an op rounds counts.

// CHECK-LABEL: @last_dim
// CHECK-COUNT-4: amdgpu.scaled_ext_packed %{{.*}}[0], %{{.*}} : vector<1xf8E4M3FN>
// CHECK-NOT: scaled_ext_packed
func.func @last_dim(%a: vector<2x2xf8E4M3FN>, %s: vector<2xf8E8M0FNU>) -> vector<2x2xf32> {
  %c = vector.broadcast %s : vector<2xf8E8M0FNU> to vector<2x2xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %c : vector<2x2xf8E4M3FN>, vector<2x2xf8E8M0FNU> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: @transposed_by_cast
// CHECK-COUNT-32: amdgpu.scaled_ext_packed %{{.*}}[0], %{{.*}} : vector<1xf8E4M3FN>
// CHECK-NOT: scaled_ext_packed
func.func @transposed_by_cast(%a: vector<4x8xf8E4M3FN>, %s: vector<1x4xf8E8M0FNU>) -> vector<4x8xf32> {
  %b = vector.broadcast %s : vector<1x4xf8E8M0FNU> to vector<8x4xf8E8M0FNU>
  %c = vector.shape_cast %b : vector<8x4xf8E8M0FNU> to vector<4x8xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %c : vector<4x8xf8E4M3FN>, vector<4x8xf8E8M0FNU> to vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK-LABEL: @in_turn
// CHECK-COUNT-6: amdgpu.scaled_ext_packed %{{.*}}[0], %{{.*}} : vector<1xf8E4M3FN>
// CHECK-NOT: scaled_ext_packed
func.func @in_turn(%a: vector<6xf8E4M3FN>, %s: vector<3xf8E8M0FNU>) -> vector<6xf32> {
  %b = vector.broadcast %s : vector<3xf8E8M0FNU> to vector<2x3xf8E8M0FNU>
  %c = vector.shape_cast %b : vector<2x3xf8E8M0FNU> to vector<6xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %c : vector<6xf8E4M3FN>, vector<6xf8E8M0FNU> to vector<6xf32>
  return %0 : vector<6xf32>
}

// CHECK-LABEL: @scale_of_many_dims
// CHECK-COUNT-4: amdgpu.scaled_ext_packed
// CHECK-NOT: scaled_ext_packed
func.func @scale_of_many_dims(%a: vector<2x2xf8E4M3FN>, %s: vector<2x1x2xf8E8M0FNU>) -> vector<2x2xf32> {
  %c = vector.shape_cast %s : vector<2x1x2xf8E8M0FNU> to vector<2x2xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %c : vector<2x2xf8E4M3FN>, vector<2x2xf8E8M0FNU> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: @not_to_nearest
// CHECK: arith.scaling_truncf
func.func @not_to_nearest(%a: f32, %s: f8E8M0FNU) -> f8E4M3FN {
  %0 = arith.scaling_truncf %a, %s toward_zero : f32, f8E8M0FNU to f8E4M3FN
  return %0 : f8E4M3FN
}

// F16-LABEL: @to_nearest
// F16: arith.truncf
func.func @to_nearest(%a: f32) -> f16 {
  %0 = arith.truncf %a to_nearest_even : f32 to f16
  return %0 : f16
}

// F16-LABEL: @plane
// F16-COUNT-2: rocdl.cvt.pkrtz
// F16: vector.shape_cast %{{.*}} : vector<4xf16> to vector<2x2xf16>
func.func @plane(%a: vector<2x2xf32>) -> vector<2x2xf16> {
  %0 = arith.truncf %a : vector<2x2xf32> to vector<2x2xf16>
  return %0 : vector<2x2xf16>
}

// F16-LABEL: @no_dims
// F16: rocdl.cvt.pkrtz
// F16: vector.shape_cast %{{.*}} : vector<1xf16> to vector<f16>
func.func @no_dims(%a: vector<f32>) -> vector<f16> {
  %0 = arith.truncf %a : vector<f32> to vector<f16>
  return %0 : vector<f16>
}

// CHECK-LABEL: @no_dims_f8
// CHECK: amdgpu.packed_trunc_2xfp8
// CHECK: vector.shape_cast %{{.*}} : vector<1xf8E5M2> to vector<f8E5M2>
func.func @no_dims_f8(%a: vector<f32>) -> vector<f8E5M2> {
  %0 = arith.truncf %a : vector<f32> to vector<f8E5M2>
  return %0 : vector<f8E5M2>
}

// By way of f32 it would be 1, not 1.25.
// CHECK-LABEL: @from_f64
// CHECK: arith.truncf %{{.*}} : f64 to f8E5M2
func.func @from_f64() -> f8E5M2 {
  %x = arith.constant 1.1250000001 : f64
  %0 = arith.truncf %x : f64 to f8E5M2
  return %0 : f8E5M2
}

// CHECK-LABEL: @of_tensors
// CHECK: arith.scaling_extf
func.func @of_tensors(%a: tensor<2xf8E5M2>, %s: tensor<2xf8E8M0FNU>) -> tensor<2xf32> {
  %0 = arith.scaling_extf %a, %s : tensor<2xf8E5M2>, tensor<2xf8E8M0FNU> to tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: @large
// CHECK-NEXT: arith.extf
// CHECK-NEXT: arith.scaling_extf
func.func @large(%a: vector<2147483648xf8E5M2>, %s: vector<2147483648xf8E8M0FNU>) -> (vector<2147483648xf32>, vector<2147483648xf16>) {
  %0 = arith.extf %a : vector<2147483648xf8E5M2> to vector<2147483648xf32>
  %1 = arith.scaling_extf %a, %s : vector<2147483648xf8E5M2>, vector<2147483648xf8E8M0FNU> to vector<2147483648xf16>
  return %0, %1 : vector<2147483648xf32>, vector<2147483648xf16>
}

// Values may depend on themselves where order does not count.
// CHECK-LABEL: "test.graph"
// CHECK: amdgpu.scaled_ext_packed
"test.graph"() ({
  %a = "test.floats"() : () -> vector<2xf8E5M2>
  %s = vector.shape_cast %t : vector<1x2xf8E8M0FNU> to vector<2xf8E8M0FNU>
  %t = vector.shape_cast %s : vector<2xf8E8M0FNU> to vector<1x2xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %s : vector<2xf8E5M2>, vector<2xf8E8M0FNU> to vector<2xf16>
  "test.use"(%0) : (vector<2xf16>) -> ()
}) : () -> ()
