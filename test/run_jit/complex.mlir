// Compiled functions of complex numbers are as exact as evaluated ones: near 0, where the magnitude is near 1, for large numbers, on the axes.
// RUN: jig eval %s --entry parts --out %t.npy
// RUN: jig run %s --entry parts --compare %t.npy --tolerance 1.0e-14
// RUN: jig eval %s --entry small --out %t.small.npy
// RUN: jig run %s --entry small --compare %t.small.npy --tolerance 2.0e-7
// RUN: jig run %s --entry known | FileCheck %s

// What is 0 and what overflows in between.
// CHECK: #complex.number<:f32 0.000000e+00, 2.24480{{[0-9]*}}E+38> : complex<f32>
// CHECK-NEXT: #complex.number<:f64 0.000000e+00, 2.000000e+00> : complex<f64>
// CHECK-NEXT: #complex.number<:f64 {{(9.99999999999999[0-9]*E-21|1.0+e-20)}}, {{(9.99999999999999[0-9]*E-21|1.0+e-20)}}> : complex<f64>
// CHECK-NEXT: #complex.number<:f64 0.000000e+00, 2.000000e+00> : complex<f64>
// CHECK-NEXT: #complex.number<:f64 9.9999999999999996E+199, 0.000000e+00> : complex<f64>
// CHECK-NEXT: #complex.number<:f64 0.000000e+00, 0x7FF0000000000000> : complex<f64>
// CHECK-NEXT: #complex.number<:f64 4.99999999999{{[0-9]*}}E-13, 9.99999999999{{[0-9]*}}E-7> : complex<f64>
// CHECK-NEXT: #complex.number<:f32 {{[0-9.]*(E-1|e-01)?}}, -4.79425{{[0-9]*}}E-4> : complex<f32>
func.func @known() -> (complex<f32>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f32>) {
  %a = complex.constant [0.0 : f32, 89.0 : f32] : complex<f32>
  %0 = complex.sin %a : complex<f32>
  %b = complex.constant [-4.0 : f64, 0.0 : f64] : complex<f64>
  %1 = complex.sqrt %b : complex<f64>
  %c = complex.constant [1.0e-20 : f64, 1.0e-20 : f64] : complex<f64>
  %2 = complex.expm1 %c : complex<f64>
  %d = complex.constant [1.0 : f64, 1.0 : f64] : complex<f64>
  %two = arith.constant 2 : i8
  %3 = complex.powi %d, %two : complex<f64>, i8
  %e = complex.constant [1.0e200 : f64, 0.0 : f64] : complex<f64>
  %f = complex.constant [1.0 : f64, 0.0 : f64] : complex<f64>
  %4 = complex.div %e, %f : complex<f64>
  %g = complex.constant [0.0 : f64, 0x7FF0000000000000 : f64] : complex<f64>
  %5 = complex.sin %g : complex<f64>
  %h = complex.constant [1.0 : f64, 1.0e-6 : f64] : complex<f64>
  %6 = complex.log %h : complex<f64>
  %k = complex.constant [0.5 : f32, 1.0e-3 : f32] : complex<f32>
  %7 = complex.cos %k : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : complex<f32>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f32>
}

func.func @parts() -> tensor<10x32xf64> {
  %x = arith.constant dense<[0.5, -0.3, 1.0e-09, 0.6, -0.4, 3.0, -3.0, 0.001, 30.0, -2.5]> : tensor<10xf64>
  %y = arith.constant dense<[1.0e-09, 0.9, 1.0e-12, 0.8, 0.8, 0.0, 0.001, 2.0, 0.001, -1.0e-07]> : tensor<10xf64>
  %e = complex.constant [0.5 : f64, -0.25 : f64] : complex<f64>
  %three = arith.constant -3 : i32
  %empty = tensor.empty() : tensor<10x32xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
  %all = scf.for %i = %c0 to %n step %c1 iter_args(%t = %empty) -> tensor<10x32xf64> {
    %a = tensor.extract %x[%i] : tensor<10xf64>
    %b = tensor.extract %y[%i] : tensor<10xf64>
    %z = complex.create %a, %b : complex<f64>
    %abs = complex.abs %z : complex<f64>
    %angle = complex.angle %z : complex<f64>
    %sin = complex.sin %z : complex<f64>
    %sin_re = complex.re %sin : complex<f64>
    %sin_im = complex.im %sin : complex<f64>
    %cos = complex.cos %z : complex<f64>
    %cos_re = complex.re %cos : complex<f64>
    %cos_im = complex.im %cos : complex<f64>
    %exp = complex.exp %z : complex<f64>
    %exp_re = complex.re %exp : complex<f64>
    %exp_im = complex.im %exp : complex<f64>
    %expm1 = complex.expm1 %z : complex<f64>
    %expm1_re = complex.re %expm1 : complex<f64>
    %expm1_im = complex.im %expm1 : complex<f64>
    %log = complex.log %z : complex<f64>
    %log_re = complex.re %log : complex<f64>
    %log_im = complex.im %log : complex<f64>
    %log1p = complex.log1p %z : complex<f64>
    %log1p_re = complex.re %log1p : complex<f64>
    %log1p_im = complex.im %log1p : complex<f64>
    %sqrt = complex.sqrt %z : complex<f64>
    %sqrt_re = complex.re %sqrt : complex<f64>
    %sqrt_im = complex.im %sqrt : complex<f64>
    %rsqrt = complex.rsqrt %z : complex<f64>
    %rsqrt_re = complex.re %rsqrt : complex<f64>
    %rsqrt_im = complex.im %rsqrt : complex<f64>
    %tan = complex.tan %z : complex<f64>
    %tan_re = complex.re %tan : complex<f64>
    %tan_im = complex.im %tan : complex<f64>
    %tanh = complex.tanh %z : complex<f64>
    %tanh_re = complex.re %tanh : complex<f64>
    %tanh_im = complex.im %tanh : complex<f64>
    %sign = complex.sign %z : complex<f64>
    %sign_re = complex.re %sign : complex<f64>
    %sign_im = complex.im %sign : complex<f64>
    %div = complex.div %z, %e : complex<f64>
    %div_re = complex.re %div : complex<f64>
    %div_im = complex.im %div : complex<f64>
    %pow = complex.pow %z, %e : complex<f64>
    %pow_re = complex.re %pow : complex<f64>
    %pow_im = complex.im %pow : complex<f64>
    %atan2 = complex.atan2 %z, %e : complex<f64>
    %atan2_re = complex.re %atan2 : complex<f64>
    %atan2_im = complex.im %atan2 : complex<f64>
    %powi = complex.powi %z, %three : complex<f64>, i32
    %powi_re = complex.re %powi : complex<f64>
    %powi_im = complex.im %powi : complex<f64>
    %row = tensor.from_elements %abs, %angle, %sin_re, %sin_im, %cos_re, %cos_im, %exp_re, %exp_im, %expm1_re, %expm1_im, %log_re, %log_im, %log1p_re, %log1p_im, %sqrt_re, %sqrt_im, %rsqrt_re, %rsqrt_im, %tan_re, %tan_im, %tanh_re, %tanh_im, %sign_re, %sign_im, %div_re, %div_im, %pow_re, %pow_im, %atan2_re, %atan2_im, %powi_re, %powi_im : tensor<1x32xf64>
    %u = tensor.insert_slice %row into %t[%i, 0] [1, 32] [1, 1] : tensor<1x32xf64> into tensor<10x32xf64>
    scf.yield %u : tensor<10x32xf64>
  }
  return %all : tensor<10x32xf64>
}

func.func @small() -> tensor<10x32xf32> {
  %x = arith.constant dense<[0.5, -0.3, 1.0e-09, 0.6, -0.4, 3.0, -3.0, 0.001, 30.0, -2.5]> : tensor<10xf32>
  %y = arith.constant dense<[1.0e-09, 0.9, 1.0e-12, 0.8, 0.8, 0.0, 0.001, 2.0, 0.001, -1.0e-07]> : tensor<10xf32>
  %e = complex.constant [0.5 : f32, -0.25 : f32] : complex<f32>
  %three = arith.constant -3 : i32
  %empty = tensor.empty() : tensor<10x32xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
  %all = scf.for %i = %c0 to %n step %c1 iter_args(%t = %empty) -> tensor<10x32xf32> {
    %a = tensor.extract %x[%i] : tensor<10xf32>
    %b = tensor.extract %y[%i] : tensor<10xf32>
    %z = complex.create %a, %b : complex<f32>
    %abs = complex.abs %z : complex<f32>
    %angle = complex.angle %z : complex<f32>
    %sin = complex.sin %z : complex<f32>
    %sin_re = complex.re %sin : complex<f32>
    %sin_im = complex.im %sin : complex<f32>
    %cos = complex.cos %z : complex<f32>
    %cos_re = complex.re %cos : complex<f32>
    %cos_im = complex.im %cos : complex<f32>
    %exp = complex.exp %z : complex<f32>
    %exp_re = complex.re %exp : complex<f32>
    %exp_im = complex.im %exp : complex<f32>
    %expm1 = complex.expm1 %z : complex<f32>
    %expm1_re = complex.re %expm1 : complex<f32>
    %expm1_im = complex.im %expm1 : complex<f32>
    %log = complex.log %z : complex<f32>
    %log_re = complex.re %log : complex<f32>
    %log_im = complex.im %log : complex<f32>
    %log1p = complex.log1p %z : complex<f32>
    %log1p_re = complex.re %log1p : complex<f32>
    %log1p_im = complex.im %log1p : complex<f32>
    %sqrt = complex.sqrt %z : complex<f32>
    %sqrt_re = complex.re %sqrt : complex<f32>
    %sqrt_im = complex.im %sqrt : complex<f32>
    %rsqrt = complex.rsqrt %z : complex<f32>
    %rsqrt_re = complex.re %rsqrt : complex<f32>
    %rsqrt_im = complex.im %rsqrt : complex<f32>
    %tan = complex.tan %z : complex<f32>
    %tan_re = complex.re %tan : complex<f32>
    %tan_im = complex.im %tan : complex<f32>
    %tanh = complex.tanh %z : complex<f32>
    %tanh_re = complex.re %tanh : complex<f32>
    %tanh_im = complex.im %tanh : complex<f32>
    %sign = complex.sign %z : complex<f32>
    %sign_re = complex.re %sign : complex<f32>
    %sign_im = complex.im %sign : complex<f32>
    %div = complex.div %z, %e : complex<f32>
    %div_re = complex.re %div : complex<f32>
    %div_im = complex.im %div : complex<f32>
    %pow = complex.pow %z, %e : complex<f32>
    %pow_re = complex.re %pow : complex<f32>
    %pow_im = complex.im %pow : complex<f32>
    %atan2 = complex.atan2 %z, %e : complex<f32>
    %atan2_re = complex.re %atan2 : complex<f32>
    %atan2_im = complex.im %atan2 : complex<f32>
    %powi = complex.powi %z, %three : complex<f32>, i32
    %powi_re = complex.re %powi : complex<f32>
    %powi_im = complex.im %powi : complex<f32>
    %row = tensor.from_elements %abs, %angle, %sin_re, %sin_im, %cos_re, %cos_im, %exp_re, %exp_im, %expm1_re, %expm1_im, %log_re, %log_im, %log1p_re, %log1p_im, %sqrt_re, %sqrt_im, %rsqrt_re, %rsqrt_im, %tan_re, %tan_im, %tanh_re, %tanh_im, %sign_re, %sign_im, %div_re, %div_im, %pow_re, %pow_im, %atan2_re, %atan2_im, %powi_re, %powi_im : tensor<1x32xf32>
    %u = tensor.insert_slice %row into %t[%i, 0] [1, 32] [1, 1] : tensor<1x32xf32> into tensor<10x32xf32>
    scf.yield %u : tensor<10x32xf32>
  }
  return %all : tensor<10x32xf32>
}
