// RUN: jig eval %s --entry f --domain=field --arg f32=-2.5 --arg 'memref<3xf32>=7' | FileCheck %s
// RUN: jig eval %s --entry g --domain=field --arg 'vector<2xf32>=-1.5' | FileCheck %s --check-prefix=G
// RUN: jig eval %s --entry same_bits --domain=field --arg 'vector<2xf32>=-1.5' | FileCheck %s --check-prefix=BITS
// RUN: jig eval %s --entry scaled --domain=field --arg f32=3.0 --arg f32=4.0 | FileCheck %s --check-prefix=SCALED
// RUN: jig eval %s --entry complex --domain=field --arg 'tensor<2xf32>=random:1' | FileCheck %s --check-prefix=COMPLEX
// In a finite field numbers that are given stand for themselves, in memory of the llvm dialect, too.
// CHECK: 0.000000e+00 : f32
// CHECK-NEXT: -1.750000e+01 : f32
// G: -3.000000e+00
func.func @f(%x: f32, %m: memref<3xf32>) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %a = arith.maximumf %x, %zero : f32
  %d = builtin.unrealized_conversion_cast %m : memref<3xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %p = llvm.extractvalue %d[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %y = llvm.load %q : !llvm.ptr -> f32
  %z = arith.mulf %x, %y : f32
  llvm.store %z, %q : f32, !llvm.ptr
  %w = llvm.load %q : !llvm.ptr -> f32
  return %a, %w : f32, f32
}
func.func @g(%x: vector<2xf32>) -> f32 {
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %y = vector.extract %x[1] : f32 from vector<2xf32>
  %z = llvm.fmul %y, %two : f32
  return %z : f32
}
// BITS: -1.500000e+00
func.func @same_bits(%x: vector<2xf32>) -> f32 {
  %y = vector.bitcast %x : vector<2xf32> to vector<2xf32>
  %z = vector.extract %y[1] : f32 from vector<2xf32>
  return %z : f32
}
// Formats that are named by an op only are of the field, too.
// SCALED: 1.200000e+01
func.func @scaled(%x: f32, %scale: f32) -> f32 {
  %n = arith.truncf %x : f32 to f8E5M2
  %s = arith.truncf %scale : f32 to f8E8M0FNU
  %z = arith.scaling_extf %n, %s : f8E5M2, f8E8M0FNU to f32
  return %z : f32
}
// The exponential of a logarithm is the number, the logarithm of an exponential another one; powers are products, a magnitude is a root.
// COMPLEX: true
// COMPLEX-NEXT: false
// COMPLEX-NEXT: true
// COMPLEX-NEXT: 5.000000e+00 : f32
// COMPLEX-NEXT: true
// COMPLEX-NEXT: false
func.func @complex(%parts: tensor<2xf32>) -> (i1, i1, i1, f32, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %re = tensor.extract %parts[%c0] : tensor<2xf32>
  %im = tensor.extract %parts[%c1] : tensor<2xf32>
  %z = complex.create %re, %im : complex<f32>
  %log = complex.log %z : complex<f32>
  %back = complex.exp %log : complex<f32>
  %same = complex.eq %back, %z : complex<f32>
  %exp = complex.exp %z : complex<f32>
  %log_exp = complex.log %exp : complex<f32>
  %square = complex.mul %z, %z : complex<f32>
  %other = complex.re %log_exp : complex<f32>
  %of_re = math.exp2 %re : f32
  %of_other = math.exp2 %other : f32
  %wrong = arith.cmpf oeq, %of_re, %of_other : f32
  %n = arith.constant -2 : i32
  %power = complex.powi %z, %n : complex<f32>, i32
  %one = complex.mul %power, %square : complex<f32>
  %unit = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %is_one = complex.eq %one, %unit : complex<f32>
  %known = complex.constant [3.0 : f32, -4.0 : f32] : complex<f32>
  %abs = complex.abs %known : complex<f32>
  %sin = complex.sin %z : complex<f32>
  %again = complex.sin %back : complex<f32>
  %same_sin = complex.eq %sin, %again : complex<f32>
  %cos = complex.cos %z : complex<f32>
  %sin_cos = complex.eq %sin, %cos : complex<f32>
  return %same, %wrong, %is_one, %abs, %same_sin, %sin_cos : i1, i1, i1, f32, i1, i1
}
