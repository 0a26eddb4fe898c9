// ARGS: --split-input-file --canonicalize
func.func @absf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.absf %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.absf %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.absf %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.absf %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.absf %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.absf %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.absf %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.absf %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.absf %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.absf %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.absf %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.absf %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.absf %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.absf %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @absf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.absf %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.absf %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.absf %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.absf %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.absf %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.absf %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.absf %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.absf %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @absf_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.absf %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.absf %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @absf_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.absf %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @absf_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.absf %c0 : f128
  return %r0 : f128
}

// -----

func.func @absf_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.absf %a : vector<2xf32>
  %1 = math.absf %b : tensor<3xf64>
  %2 = math.absf %p : f32
  %3 = math.absf %x : f32
  %4 = math.absf %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @acosh_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.acosh %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.acosh %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.acosh %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.acosh %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.acosh %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.acosh %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.acosh %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.acosh %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.acosh %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.acosh %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.acosh %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.acosh %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.acosh %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.acosh %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @acosh_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.acosh %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.acosh %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.acosh %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.acosh %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.acosh %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.acosh %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.acosh %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.acosh %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @acosh_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.acosh %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.acosh %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @acosh_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.acosh %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @acosh_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.acosh %c0 : f128
  return %r0 : f128
}

// -----

func.func @acosh_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.acosh %a : vector<2xf32>
  %1 = math.acosh %b : tensor<3xf64>
  %2 = math.acosh %p : f32
  %3 = math.acosh %x : f32
  %4 = math.acosh %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @asin_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.asin %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.asin %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.asin %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.asin %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.asin %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.asin %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.asin %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.asin %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.asin %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.asin %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.asin %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.asin %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.asin %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.asin %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @asin_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.asin %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.asin %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.asin %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.asin %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.asin %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.asin %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.asin %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.asin %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @asin_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.asin %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.asin %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @asin_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.asin %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @asin_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.asin %c0 : f128
  return %r0 : f128
}

// -----

func.func @asin_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.asin %a : vector<2xf32>
  %1 = math.asin %b : tensor<3xf64>
  %2 = math.asin %p : f32
  %3 = math.asin %x : f32
  %4 = math.asin %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @asinh_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.asinh %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.asinh %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.asinh %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.asinh %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.asinh %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.asinh %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.asinh %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.asinh %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.asinh %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.asinh %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.asinh %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.asinh %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.asinh %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.asinh %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @asinh_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.asinh %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.asinh %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.asinh %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.asinh %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.asinh %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.asinh %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.asinh %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.asinh %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @asinh_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.asinh %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.asinh %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @asinh_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.asinh %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @asinh_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.asinh %c0 : f128
  return %r0 : f128
}

// -----

func.func @asinh_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.asinh %a : vector<2xf32>
  %1 = math.asinh %b : tensor<3xf64>
  %2 = math.asinh %p : f32
  %3 = math.asinh %x : f32
  %4 = math.asinh %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @atan_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.atan %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.atan %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.atan %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.atan %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.atan %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.atan %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.atan %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.atan %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.atan %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.atan %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.atan %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.atan %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.atan %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.atan %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @atan_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.atan %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.atan %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.atan %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.atan %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.atan %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.atan %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.atan %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.atan %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @atan_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.atan %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.atan %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @atan_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.atan %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @atan_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.atan %c0 : f128
  return %r0 : f128
}

// -----

func.func @atan_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.atan %a : vector<2xf32>
  %1 = math.atan %b : tensor<3xf64>
  %2 = math.atan %p : f32
  %3 = math.atan %x : f32
  %4 = math.atan %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @atanh_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.atanh %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.atanh %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.atanh %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.atanh %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.atanh %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.atanh %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.atanh %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.atanh %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.atanh %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.atanh %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.atanh %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.atanh %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.atanh %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.atanh %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @atanh_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.atanh %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.atanh %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.atanh %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.atanh %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.atanh %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.atanh %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.atanh %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.atanh %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @atanh_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.atanh %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.atanh %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @atanh_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.atanh %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @atanh_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.atanh %c0 : f128
  return %r0 : f128
}

// -----

func.func @atanh_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.atanh %a : vector<2xf32>
  %1 = math.atanh %b : tensor<3xf64>
  %2 = math.atanh %p : f32
  %3 = math.atanh %x : f32
  %4 = math.atanh %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @cbrt_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.cbrt %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.cbrt %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.cbrt %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.cbrt %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.cbrt %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.cbrt %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.cbrt %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.cbrt %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.cbrt %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.cbrt %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.cbrt %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.cbrt %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.cbrt %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.cbrt %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @cbrt_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.cbrt %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.cbrt %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.cbrt %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.cbrt %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.cbrt %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.cbrt %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.cbrt %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.cbrt %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @cbrt_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.cbrt %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.cbrt %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @cbrt_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.cbrt %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @cbrt_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.cbrt %c0 : f128
  return %r0 : f128
}

// -----

func.func @cbrt_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.cbrt %a : vector<2xf32>
  %1 = math.cbrt %b : tensor<3xf64>
  %2 = math.cbrt %p : f32
  %3 = math.cbrt %x : f32
  %4 = math.cbrt %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @ceil_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.ceil %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.ceil %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.ceil %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.ceil %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.ceil %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.ceil %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.ceil %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.ceil %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.ceil %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.ceil %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.ceil %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.ceil %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.ceil %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.ceil %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @ceil_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.ceil %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.ceil %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.ceil %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.ceil %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.ceil %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.ceil %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.ceil %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.ceil %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @ceil_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.ceil %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.ceil %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @ceil_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.ceil %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @ceil_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.ceil %c0 : f128
  return %r0 : f128
}

// -----

func.func @ceil_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.ceil %a : vector<2xf32>
  %1 = math.ceil %b : tensor<3xf64>
  %2 = math.ceil %p : f32
  %3 = math.ceil %x : f32
  %4 = math.ceil %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @cos_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.cos %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.cos %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.cos %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.cos %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.cos %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.cos %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.cos %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.cos %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.cos %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.cos %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.cos %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.cos %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.cos %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.cos %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @cos_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.cos %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.cos %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.cos %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.cos %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.cos %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.cos %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.cos %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.cos %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @cos_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.cos %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.cos %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @cos_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.cos %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @cos_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.cos %c0 : f128
  return %r0 : f128
}

// -----

func.func @cos_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.cos %a : vector<2xf32>
  %1 = math.cos %b : tensor<3xf64>
  %2 = math.cos %p : f32
  %3 = math.cos %x : f32
  %4 = math.cos %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @acos_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.acos %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.acos %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.acos %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.acos %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.acos %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.acos %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.acos %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.acos %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.acos %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.acos %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.acos %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.acos %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.acos %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.acos %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @acos_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.acos %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.acos %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.acos %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.acos %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.acos %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.acos %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.acos %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.acos %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @acos_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.acos %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.acos %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @acos_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.acos %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @acos_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.acos %c0 : f128
  return %r0 : f128
}

// -----

func.func @acos_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.acos %a : vector<2xf32>
  %1 = math.acos %b : tensor<3xf64>
  %2 = math.acos %p : f32
  %3 = math.acos %x : f32
  %4 = math.acos %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @cosh_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.cosh %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.cosh %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.cosh %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.cosh %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.cosh %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.cosh %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.cosh %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.cosh %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.cosh %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.cosh %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.cosh %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.cosh %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.cosh %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.cosh %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @cosh_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.cosh %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.cosh %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.cosh %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.cosh %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.cosh %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.cosh %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.cosh %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.cosh %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @cosh_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.cosh %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.cosh %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @cosh_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.cosh %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @cosh_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.cosh %c0 : f128
  return %r0 : f128
}

// -----

func.func @cosh_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.cosh %a : vector<2xf32>
  %1 = math.cosh %b : tensor<3xf64>
  %2 = math.cosh %p : f32
  %3 = math.cosh %x : f32
  %4 = math.cosh %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @sin_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.sin %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.sin %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.sin %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.sin %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.sin %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.sin %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.sin %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.sin %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.sin %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.sin %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.sin %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.sin %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.sin %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.sin %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @sin_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.sin %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.sin %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.sin %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.sin %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.sin %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.sin %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.sin %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.sin %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @sin_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.sin %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.sin %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @sin_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.sin %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @sin_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.sin %c0 : f128
  return %r0 : f128
}

// -----

func.func @sin_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.sin %a : vector<2xf32>
  %1 = math.sin %b : tensor<3xf64>
  %2 = math.sin %p : f32
  %3 = math.sin %x : f32
  %4 = math.sin %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @sinh_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.sinh %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.sinh %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.sinh %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.sinh %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.sinh %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.sinh %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.sinh %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.sinh %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.sinh %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.sinh %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.sinh %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.sinh %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.sinh %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.sinh %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @sinh_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.sinh %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.sinh %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.sinh %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.sinh %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.sinh %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.sinh %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.sinh %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.sinh %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @sinh_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.sinh %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.sinh %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @sinh_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.sinh %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @sinh_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.sinh %c0 : f128
  return %r0 : f128
}

// -----

func.func @sinh_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.sinh %a : vector<2xf32>
  %1 = math.sinh %b : tensor<3xf64>
  %2 = math.sinh %p : f32
  %3 = math.sinh %x : f32
  %4 = math.sinh %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @erf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.erf %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.erf %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.erf %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.erf %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.erf %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.erf %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.erf %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.erf %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.erf %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.erf %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.erf %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.erf %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.erf %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.erf %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @erf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.erf %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.erf %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.erf %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.erf %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.erf %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.erf %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.erf %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.erf %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @erf_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.erf %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.erf %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @erf_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.erf %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @erf_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.erf %c0 : f128
  return %r0 : f128
}

// -----

func.func @erf_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.erf %a : vector<2xf32>
  %1 = math.erf %b : tensor<3xf64>
  %2 = math.erf %p : f32
  %3 = math.erf %x : f32
  %4 = math.erf %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @erfc_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.erfc %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.erfc %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.erfc %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.erfc %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.erfc %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.erfc %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.erfc %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.erfc %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.erfc %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.erfc %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.erfc %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.erfc %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.erfc %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.erfc %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @erfc_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.erfc %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.erfc %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.erfc %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.erfc %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.erfc %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.erfc %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.erfc %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.erfc %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @erfc_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.erfc %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.erfc %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @erfc_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.erfc %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @erfc_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.erfc %c0 : f128
  return %r0 : f128
}

// -----

func.func @erfc_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.erfc %a : vector<2xf32>
  %1 = math.erfc %b : tensor<3xf64>
  %2 = math.erfc %p : f32
  %3 = math.erfc %x : f32
  %4 = math.erfc %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @exp_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.exp %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.exp %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.exp %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.exp %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.exp %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.exp %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.exp %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.exp %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.exp %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.exp %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.exp %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.exp %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.exp %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.exp %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @exp_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.exp %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.exp %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.exp %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.exp %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.exp %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.exp %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.exp %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.exp %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @exp_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.exp %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.exp %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @exp_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.exp %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @exp_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.exp %c0 : f128
  return %r0 : f128
}

// -----

func.func @exp_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.exp %a : vector<2xf32>
  %1 = math.exp %b : tensor<3xf64>
  %2 = math.exp %p : f32
  %3 = math.exp %x : f32
  %4 = math.exp %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @exp2_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.exp2 %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.exp2 %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.exp2 %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.exp2 %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.exp2 %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.exp2 %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.exp2 %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.exp2 %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.exp2 %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.exp2 %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.exp2 %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.exp2 %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.exp2 %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.exp2 %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @exp2_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.exp2 %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.exp2 %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.exp2 %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.exp2 %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.exp2 %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.exp2 %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.exp2 %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.exp2 %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @exp2_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.exp2 %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.exp2 %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @exp2_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.exp2 %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @exp2_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.exp2 %c0 : f128
  return %r0 : f128
}

// -----

func.func @exp2_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.exp2 %a : vector<2xf32>
  %1 = math.exp2 %b : tensor<3xf64>
  %2 = math.exp2 %p : f32
  %3 = math.exp2 %x : f32
  %4 = math.exp2 %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @expm1_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.expm1 %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.expm1 %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.expm1 %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.expm1 %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.expm1 %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.expm1 %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.expm1 %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.expm1 %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.expm1 %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.expm1 %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.expm1 %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.expm1 %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.expm1 %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.expm1 %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @expm1_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.expm1 %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.expm1 %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.expm1 %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.expm1 %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.expm1 %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.expm1 %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.expm1 %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.expm1 %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @expm1_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.expm1 %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.expm1 %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @expm1_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.expm1 %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @expm1_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.expm1 %c0 : f128
  return %r0 : f128
}

// -----

func.func @expm1_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.expm1 %a : vector<2xf32>
  %1 = math.expm1 %b : tensor<3xf64>
  %2 = math.expm1 %p : f32
  %3 = math.expm1 %x : f32
  %4 = math.expm1 %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @floor_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.floor %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.floor %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.floor %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.floor %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.floor %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.floor %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.floor %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.floor %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.floor %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.floor %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.floor %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.floor %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.floor %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.floor %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @floor_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.floor %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.floor %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.floor %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.floor %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.floor %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.floor %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.floor %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.floor %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @floor_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.floor %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.floor %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @floor_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.floor %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @floor_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.floor %c0 : f128
  return %r0 : f128
}

// -----

func.func @floor_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.floor %a : vector<2xf32>
  %1 = math.floor %b : tensor<3xf64>
  %2 = math.floor %p : f32
  %3 = math.floor %x : f32
  %4 = math.floor %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @log_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.log %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.log %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.log %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.log %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.log %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.log %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.log %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.log %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.log %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.log %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.log %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.log %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.log %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.log %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @log_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.log %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.log %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.log %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.log %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.log %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.log %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.log %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.log %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @log_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.log %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.log %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @log_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.log %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @log_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.log %c0 : f128
  return %r0 : f128
}

// -----

func.func @log_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.log %a : vector<2xf32>
  %1 = math.log %b : tensor<3xf64>
  %2 = math.log %p : f32
  %3 = math.log %x : f32
  %4 = math.log %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @log10_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.log10 %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.log10 %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.log10 %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.log10 %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.log10 %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.log10 %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.log10 %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.log10 %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.log10 %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.log10 %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.log10 %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.log10 %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.log10 %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.log10 %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @log10_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.log10 %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.log10 %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.log10 %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.log10 %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.log10 %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.log10 %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.log10 %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.log10 %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @log10_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.log10 %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.log10 %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @log10_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.log10 %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @log10_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.log10 %c0 : f128
  return %r0 : f128
}

// -----

func.func @log10_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.log10 %a : vector<2xf32>
  %1 = math.log10 %b : tensor<3xf64>
  %2 = math.log10 %p : f32
  %3 = math.log10 %x : f32
  %4 = math.log10 %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @log1p_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.log1p %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.log1p %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.log1p %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.log1p %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.log1p %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.log1p %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.log1p %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.log1p %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.log1p %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.log1p %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.log1p %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.log1p %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.log1p %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.log1p %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @log1p_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.log1p %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.log1p %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.log1p %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.log1p %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.log1p %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.log1p %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.log1p %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.log1p %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @log1p_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.log1p %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.log1p %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @log1p_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.log1p %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @log1p_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.log1p %c0 : f128
  return %r0 : f128
}

// -----

func.func @log1p_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.log1p %a : vector<2xf32>
  %1 = math.log1p %b : tensor<3xf64>
  %2 = math.log1p %p : f32
  %3 = math.log1p %x : f32
  %4 = math.log1p %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @log2_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.log2 %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.log2 %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.log2 %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.log2 %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.log2 %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.log2 %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.log2 %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.log2 %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.log2 %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.log2 %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.log2 %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.log2 %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.log2 %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.log2 %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @log2_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.log2 %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.log2 %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.log2 %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.log2 %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.log2 %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.log2 %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.log2 %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.log2 %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @log2_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.log2 %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.log2 %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @log2_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.log2 %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @log2_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.log2 %c0 : f128
  return %r0 : f128
}

// -----

func.func @log2_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.log2 %a : vector<2xf32>
  %1 = math.log2 %b : tensor<3xf64>
  %2 = math.log2 %p : f32
  %3 = math.log2 %x : f32
  %4 = math.log2 %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @rsqrt_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.rsqrt %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.rsqrt %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.rsqrt %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.rsqrt %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.rsqrt %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.rsqrt %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.rsqrt %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.rsqrt %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.rsqrt %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.rsqrt %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.rsqrt %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.rsqrt %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.rsqrt %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.rsqrt %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @rsqrt_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.rsqrt %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.rsqrt %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.rsqrt %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.rsqrt %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.rsqrt %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.rsqrt %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.rsqrt %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.rsqrt %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @rsqrt_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.rsqrt %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.rsqrt %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @rsqrt_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.rsqrt %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @rsqrt_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.rsqrt %c0 : f128
  return %r0 : f128
}

// -----

func.func @rsqrt_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.rsqrt %a : vector<2xf32>
  %1 = math.rsqrt %b : tensor<3xf64>
  %2 = math.rsqrt %p : f32
  %3 = math.rsqrt %x : f32
  %4 = math.rsqrt %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @sqrt_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.sqrt %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.sqrt %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.sqrt %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.sqrt %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.sqrt %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.sqrt %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.sqrt %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.sqrt %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.sqrt %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.sqrt %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.sqrt %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.sqrt %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.sqrt %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.sqrt %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @sqrt_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.sqrt %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.sqrt %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.sqrt %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.sqrt %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.sqrt %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.sqrt %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.sqrt %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.sqrt %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @sqrt_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.sqrt %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.sqrt %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @sqrt_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.sqrt %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @sqrt_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.sqrt %c0 : f128
  return %r0 : f128
}

// -----

func.func @sqrt_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.sqrt %a : vector<2xf32>
  %1 = math.sqrt %b : tensor<3xf64>
  %2 = math.sqrt %p : f32
  %3 = math.sqrt %x : f32
  %4 = math.sqrt %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @tan_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.tan %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.tan %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.tan %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.tan %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.tan %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.tan %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.tan %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.tan %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.tan %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.tan %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.tan %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.tan %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.tan %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.tan %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @tan_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.tan %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.tan %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.tan %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.tan %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.tan %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.tan %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.tan %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.tan %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @tan_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.tan %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.tan %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @tan_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.tan %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @tan_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.tan %c0 : f128
  return %r0 : f128
}

// -----

func.func @tan_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.tan %a : vector<2xf32>
  %1 = math.tan %b : tensor<3xf64>
  %2 = math.tan %p : f32
  %3 = math.tan %x : f32
  %4 = math.tan %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @tanh_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.tanh %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.tanh %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.tanh %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.tanh %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.tanh %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.tanh %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.tanh %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.tanh %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.tanh %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.tanh %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.tanh %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.tanh %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.tanh %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.tanh %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @tanh_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.tanh %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.tanh %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.tanh %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.tanh %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.tanh %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.tanh %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.tanh %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.tanh %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @tanh_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.tanh %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.tanh %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @tanh_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.tanh %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @tanh_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.tanh %c0 : f128
  return %r0 : f128
}

// -----

func.func @tanh_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.tanh %a : vector<2xf32>
  %1 = math.tanh %b : tensor<3xf64>
  %2 = math.tanh %p : f32
  %3 = math.tanh %x : f32
  %4 = math.tanh %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @roundeven_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.roundeven %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.roundeven %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.roundeven %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.roundeven %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.roundeven %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.roundeven %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.roundeven %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.roundeven %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.roundeven %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.roundeven %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.roundeven %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.roundeven %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.roundeven %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.roundeven %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @roundeven_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.roundeven %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.roundeven %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.roundeven %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.roundeven %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.roundeven %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.roundeven %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.roundeven %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.roundeven %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @roundeven_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.roundeven %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.roundeven %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @roundeven_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.roundeven %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @roundeven_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.roundeven %c0 : f128
  return %r0 : f128
}

// -----

func.func @roundeven_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.roundeven %a : vector<2xf32>
  %1 = math.roundeven %b : tensor<3xf64>
  %2 = math.roundeven %p : f32
  %3 = math.roundeven %x : f32
  %4 = math.roundeven %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @round_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.round %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.round %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.round %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.round %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.round %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.round %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.round %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.round %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.round %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.round %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.round %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.round %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.round %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.round %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @round_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.round %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.round %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.round %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.round %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.round %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.round %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.round %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.round %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @round_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.round %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.round %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @round_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.round %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @round_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.round %c0 : f128
  return %r0 : f128
}

// -----

func.func @round_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.round %a : vector<2xf32>
  %1 = math.round %b : tensor<3xf64>
  %2 = math.round %p : f32
  %3 = math.round %x : f32
  %4 = math.round %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @trunc_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = math.trunc %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = math.trunc %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = math.trunc %c2 : f32
  %c3 = arith.constant -1.0 : f32
  %r3 = math.trunc %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.trunc %c4 : f32
  %c5 = arith.constant -2.5 : f32
  %r5 = math.trunc %c5 : f32
  %c6 = arith.constant 2.5 : f32
  %r6 = math.trunc %c6 : f32
  %c7 = arith.constant 3.7 : f32
  %r7 = math.trunc %c7 : f32
  %c8 = arith.constant 100.0 : f32
  %r8 = math.trunc %c8 : f32
  %c9 = arith.constant 1.0e38 : f32
  %r9 = math.trunc %c9 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r10 = math.trunc %c10 : f32
  %c11 = arith.constant 0xFF800000 : f32
  %r11 = math.trunc %c11 : f32
  %c12 = arith.constant 0x7FC00000 : f32
  %r12 = math.trunc %c12 : f32
  %c13 = arith.constant -1.5 : f32
  %r13 = math.trunc %c13 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @trunc_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %r0 = math.trunc %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.trunc %c1 : f64
  %c2 = arith.constant -0.5 : f64
  %r2 = math.trunc %c2 : f64
  %c3 = arith.constant 0.1 : f64
  %r3 = math.trunc %c3 : f64
  %c4 = arith.constant 10.0 : f64
  %r4 = math.trunc %c4 : f64
  %c5 = arith.constant 1.0e300 : f64
  %r5 = math.trunc %c5 : f64
  %c6 = arith.constant 2.5 : f64
  %r6 = math.trunc %c6 : f64
  %c7 = arith.constant -3.5 : f64
  %r7 = math.trunc %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 : f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @trunc_f16() -> (f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %r0 = math.trunc %c0 : f16
  %c1 = arith.constant -2.5 : f16
  %r1 = math.trunc %c1 : f16
  return %r0, %r1 : f16, f16
}

// -----

func.func @trunc_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.trunc %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @trunc_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.trunc %c0 : f128
  return %r0 : f128
}

// -----

func.func @trunc_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.trunc %a : vector<2xf32>
  %1 = math.trunc %b : tensor<3xf64>
  %2 = math.trunc %p : f32
  %3 = math.trunc %x : f32
  %4 = math.trunc %3 : f32
  return %0, %1, %2, %4 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @atan2_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -1.0 : f32
  %c4 = arith.constant 0.5 : f32
  %c5 = arith.constant -2.5 : f32
  %c6 = arith.constant 2.5 : f32
  %c7 = arith.constant 3.7 : f32
  %c8 = arith.constant 100.0 : f32
  %c9 = arith.constant 1.0e38 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r0 = math.atan2 %c0, %c0 : f32
  %r1 = math.atan2 %c0, %c1 : f32
  %r2 = math.atan2 %c0, %c2 : f32
  %r3 = math.atan2 %c0, %c3 : f32
  %r4 = math.atan2 %c0, %c4 : f32
  %r5 = math.atan2 %c0, %c5 : f32
  %r6 = math.atan2 %c0, %c6 : f32
  %r7 = math.atan2 %c0, %c7 : f32
  %r8 = math.atan2 %c0, %c8 : f32
  %r9 = math.atan2 %c0, %c9 : f32
  %r10 = math.atan2 %c0, %c10 : f32
  %r11 = math.atan2 %c1, %c0 : f32
  %r12 = math.atan2 %c1, %c1 : f32
  %r13 = math.atan2 %c1, %c2 : f32
  %r14 = math.atan2 %c1, %c3 : f32
  %r15 = math.atan2 %c1, %c4 : f32
  %r16 = math.atan2 %c1, %c5 : f32
  %r17 = math.atan2 %c1, %c6 : f32
  %r18 = math.atan2 %c1, %c7 : f32
  %r19 = math.atan2 %c1, %c8 : f32
  %r20 = math.atan2 %c1, %c9 : f32
  %r21 = math.atan2 %c1, %c10 : f32
  %r22 = math.atan2 %c2, %c0 : f32
  %r23 = math.atan2 %c2, %c1 : f32
  %r24 = math.atan2 %c2, %c2 : f32
  %r25 = math.atan2 %c2, %c3 : f32
  %r26 = math.atan2 %c2, %c4 : f32
  %r27 = math.atan2 %c2, %c5 : f32
  %r28 = math.atan2 %c2, %c6 : f32
  %r29 = math.atan2 %c2, %c7 : f32
  %r30 = math.atan2 %c2, %c8 : f32
  %r31 = math.atan2 %c2, %c9 : f32
  %r32 = math.atan2 %c2, %c10 : f32
  %r33 = math.atan2 %c3, %c0 : f32
  %r34 = math.atan2 %c3, %c1 : f32
  %r35 = math.atan2 %c3, %c2 : f32
  %r36 = math.atan2 %c3, %c3 : f32
  %r37 = math.atan2 %c3, %c4 : f32
  %r38 = math.atan2 %c3, %c5 : f32
  %r39 = math.atan2 %c3, %c6 : f32
  %r40 = math.atan2 %c3, %c7 : f32
  %r41 = math.atan2 %c3, %c8 : f32
  %r42 = math.atan2 %c3, %c9 : f32
  %r43 = math.atan2 %c3, %c10 : f32
  %r44 = math.atan2 %c4, %c0 : f32
  %r45 = math.atan2 %c4, %c1 : f32
  %r46 = math.atan2 %c4, %c2 : f32
  %r47 = math.atan2 %c4, %c3 : f32
  %r48 = math.atan2 %c4, %c4 : f32
  %r49 = math.atan2 %c4, %c5 : f32
  %r50 = math.atan2 %c4, %c6 : f32
  %r51 = math.atan2 %c4, %c7 : f32
  %r52 = math.atan2 %c4, %c8 : f32
  %r53 = math.atan2 %c4, %c9 : f32
  %r54 = math.atan2 %c4, %c10 : f32
  %r55 = math.atan2 %c5, %c0 : f32
  %r56 = math.atan2 %c5, %c1 : f32
  %r57 = math.atan2 %c5, %c2 : f32
  %r58 = math.atan2 %c5, %c3 : f32
  %r59 = math.atan2 %c5, %c4 : f32
  %r60 = math.atan2 %c5, %c5 : f32
  %r61 = math.atan2 %c5, %c6 : f32
  %r62 = math.atan2 %c5, %c7 : f32
  %r63 = math.atan2 %c5, %c8 : f32
  %r64 = math.atan2 %c5, %c9 : f32
  %r65 = math.atan2 %c5, %c10 : f32
  %r66 = math.atan2 %c6, %c0 : f32
  %r67 = math.atan2 %c6, %c1 : f32
  %r68 = math.atan2 %c6, %c2 : f32
  %r69 = math.atan2 %c6, %c3 : f32
  %r70 = math.atan2 %c6, %c4 : f32
  %r71 = math.atan2 %c6, %c5 : f32
  %r72 = math.atan2 %c6, %c6 : f32
  %r73 = math.atan2 %c6, %c7 : f32
  %r74 = math.atan2 %c6, %c8 : f32
  %r75 = math.atan2 %c6, %c9 : f32
  %r76 = math.atan2 %c6, %c10 : f32
  %r77 = math.atan2 %c7, %c0 : f32
  %r78 = math.atan2 %c7, %c1 : f32
  %r79 = math.atan2 %c7, %c2 : f32
  %r80 = math.atan2 %c7, %c3 : f32
  %r81 = math.atan2 %c7, %c4 : f32
  %r82 = math.atan2 %c7, %c5 : f32
  %r83 = math.atan2 %c7, %c6 : f32
  %r84 = math.atan2 %c7, %c7 : f32
  %r85 = math.atan2 %c7, %c8 : f32
  %r86 = math.atan2 %c7, %c9 : f32
  %r87 = math.atan2 %c7, %c10 : f32
  %r88 = math.atan2 %c8, %c0 : f32
  %r89 = math.atan2 %c8, %c1 : f32
  %r90 = math.atan2 %c8, %c2 : f32
  %r91 = math.atan2 %c8, %c3 : f32
  %r92 = math.atan2 %c8, %c4 : f32
  %r93 = math.atan2 %c8, %c5 : f32
  %r94 = math.atan2 %c8, %c6 : f32
  %r95 = math.atan2 %c8, %c7 : f32
  %r96 = math.atan2 %c8, %c8 : f32
  %r97 = math.atan2 %c8, %c9 : f32
  %r98 = math.atan2 %c8, %c10 : f32
  %r99 = math.atan2 %c9, %c0 : f32
  %r100 = math.atan2 %c9, %c1 : f32
  %r101 = math.atan2 %c9, %c2 : f32
  %r102 = math.atan2 %c9, %c3 : f32
  %r103 = math.atan2 %c9, %c4 : f32
  %r104 = math.atan2 %c9, %c5 : f32
  %r105 = math.atan2 %c9, %c6 : f32
  %r106 = math.atan2 %c9, %c7 : f32
  %r107 = math.atan2 %c9, %c8 : f32
  %r108 = math.atan2 %c9, %c9 : f32
  %r109 = math.atan2 %c9, %c10 : f32
  %r110 = math.atan2 %c10, %c0 : f32
  %r111 = math.atan2 %c10, %c1 : f32
  %r112 = math.atan2 %c10, %c2 : f32
  %r113 = math.atan2 %c10, %c3 : f32
  %r114 = math.atan2 %c10, %c4 : f32
  %r115 = math.atan2 %c10, %c5 : f32
  %r116 = math.atan2 %c10, %c6 : f32
  %r117 = math.atan2 %c10, %c7 : f32
  %r118 = math.atan2 %c10, %c8 : f32
  %r119 = math.atan2 %c10, %c9 : f32
  %r120 = math.atan2 %c10, %c10 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103, %r104, %r105, %r106, %r107, %r108, %r109, %r110, %r111, %r112, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @atan2_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant 1.0 : f64
  %c2 = arith.constant -0.5 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 10.0 : f64
  %c5 = arith.constant 1.0e300 : f64
  %c6 = arith.constant 2.5 : f64
  %c7 = arith.constant -3.5 : f64
  %r0 = math.atan2 %c0, %c0 : f64
  %r1 = math.atan2 %c0, %c1 : f64
  %r2 = math.atan2 %c0, %c2 : f64
  %r3 = math.atan2 %c0, %c3 : f64
  %r4 = math.atan2 %c0, %c4 : f64
  %r5 = math.atan2 %c0, %c5 : f64
  %r6 = math.atan2 %c0, %c6 : f64
  %r7 = math.atan2 %c0, %c7 : f64
  %r8 = math.atan2 %c1, %c0 : f64
  %r9 = math.atan2 %c1, %c1 : f64
  %r10 = math.atan2 %c1, %c2 : f64
  %r11 = math.atan2 %c1, %c3 : f64
  %r12 = math.atan2 %c1, %c4 : f64
  %r13 = math.atan2 %c1, %c5 : f64
  %r14 = math.atan2 %c1, %c6 : f64
  %r15 = math.atan2 %c1, %c7 : f64
  %r16 = math.atan2 %c2, %c0 : f64
  %r17 = math.atan2 %c2, %c1 : f64
  %r18 = math.atan2 %c2, %c2 : f64
  %r19 = math.atan2 %c2, %c3 : f64
  %r20 = math.atan2 %c2, %c4 : f64
  %r21 = math.atan2 %c2, %c5 : f64
  %r22 = math.atan2 %c2, %c6 : f64
  %r23 = math.atan2 %c2, %c7 : f64
  %r24 = math.atan2 %c3, %c0 : f64
  %r25 = math.atan2 %c3, %c1 : f64
  %r26 = math.atan2 %c3, %c2 : f64
  %r27 = math.atan2 %c3, %c3 : f64
  %r28 = math.atan2 %c3, %c4 : f64
  %r29 = math.atan2 %c3, %c5 : f64
  %r30 = math.atan2 %c3, %c6 : f64
  %r31 = math.atan2 %c3, %c7 : f64
  %r32 = math.atan2 %c4, %c0 : f64
  %r33 = math.atan2 %c4, %c1 : f64
  %r34 = math.atan2 %c4, %c2 : f64
  %r35 = math.atan2 %c4, %c3 : f64
  %r36 = math.atan2 %c4, %c4 : f64
  %r37 = math.atan2 %c4, %c5 : f64
  %r38 = math.atan2 %c4, %c6 : f64
  %r39 = math.atan2 %c4, %c7 : f64
  %r40 = math.atan2 %c5, %c0 : f64
  %r41 = math.atan2 %c5, %c1 : f64
  %r42 = math.atan2 %c5, %c2 : f64
  %r43 = math.atan2 %c5, %c3 : f64
  %r44 = math.atan2 %c5, %c4 : f64
  %r45 = math.atan2 %c5, %c5 : f64
  %r46 = math.atan2 %c5, %c6 : f64
  %r47 = math.atan2 %c5, %c7 : f64
  %r48 = math.atan2 %c6, %c0 : f64
  %r49 = math.atan2 %c6, %c1 : f64
  %r50 = math.atan2 %c6, %c2 : f64
  %r51 = math.atan2 %c6, %c3 : f64
  %r52 = math.atan2 %c6, %c4 : f64
  %r53 = math.atan2 %c6, %c5 : f64
  %r54 = math.atan2 %c6, %c6 : f64
  %r55 = math.atan2 %c6, %c7 : f64
  %r56 = math.atan2 %c7, %c0 : f64
  %r57 = math.atan2 %c7, %c1 : f64
  %r58 = math.atan2 %c7, %c2 : f64
  %r59 = math.atan2 %c7, %c3 : f64
  %r60 = math.atan2 %c7, %c4 : f64
  %r61 = math.atan2 %c7, %c5 : f64
  %r62 = math.atan2 %c7, %c6 : f64
  %r63 = math.atan2 %c7, %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @atan2_f16() -> (f16, f16, f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %c1 = arith.constant -2.5 : f16
  %r0 = math.atan2 %c0, %c0 : f16
  %r1 = math.atan2 %c0, %c1 : f16
  %r2 = math.atan2 %c1, %c0 : f16
  %r3 = math.atan2 %c1, %c1 : f16
  return %r0, %r1, %r2, %r3 : f16, f16, f16, f16
}

// -----

func.func @atan2_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.atan2 %c0, %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @atan2_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.atan2 %c0, %c0 : f128
  return %r0 : f128
}

// -----

func.func @atan2_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.atan2 %a, %a : vector<2xf32>
  %1 = math.atan2 %b, %b : tensor<3xf64>
  %2 = math.atan2 %p, %x : f32
  %3 = math.atan2 %x, %p : f32
  return %0, %1, %2, %3 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @copysign_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -1.0 : f32
  %c4 = arith.constant 0.5 : f32
  %c5 = arith.constant -2.5 : f32
  %c6 = arith.constant 2.5 : f32
  %c7 = arith.constant 3.7 : f32
  %c8 = arith.constant 100.0 : f32
  %c9 = arith.constant 1.0e38 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r0 = math.copysign %c0, %c0 : f32
  %r1 = math.copysign %c0, %c1 : f32
  %r2 = math.copysign %c0, %c2 : f32
  %r3 = math.copysign %c0, %c3 : f32
  %r4 = math.copysign %c0, %c4 : f32
  %r5 = math.copysign %c0, %c5 : f32
  %r6 = math.copysign %c0, %c6 : f32
  %r7 = math.copysign %c0, %c7 : f32
  %r8 = math.copysign %c0, %c8 : f32
  %r9 = math.copysign %c0, %c9 : f32
  %r10 = math.copysign %c0, %c10 : f32
  %r11 = math.copysign %c1, %c0 : f32
  %r12 = math.copysign %c1, %c1 : f32
  %r13 = math.copysign %c1, %c2 : f32
  %r14 = math.copysign %c1, %c3 : f32
  %r15 = math.copysign %c1, %c4 : f32
  %r16 = math.copysign %c1, %c5 : f32
  %r17 = math.copysign %c1, %c6 : f32
  %r18 = math.copysign %c1, %c7 : f32
  %r19 = math.copysign %c1, %c8 : f32
  %r20 = math.copysign %c1, %c9 : f32
  %r21 = math.copysign %c1, %c10 : f32
  %r22 = math.copysign %c2, %c0 : f32
  %r23 = math.copysign %c2, %c1 : f32
  %r24 = math.copysign %c2, %c2 : f32
  %r25 = math.copysign %c2, %c3 : f32
  %r26 = math.copysign %c2, %c4 : f32
  %r27 = math.copysign %c2, %c5 : f32
  %r28 = math.copysign %c2, %c6 : f32
  %r29 = math.copysign %c2, %c7 : f32
  %r30 = math.copysign %c2, %c8 : f32
  %r31 = math.copysign %c2, %c9 : f32
  %r32 = math.copysign %c2, %c10 : f32
  %r33 = math.copysign %c3, %c0 : f32
  %r34 = math.copysign %c3, %c1 : f32
  %r35 = math.copysign %c3, %c2 : f32
  %r36 = math.copysign %c3, %c3 : f32
  %r37 = math.copysign %c3, %c4 : f32
  %r38 = math.copysign %c3, %c5 : f32
  %r39 = math.copysign %c3, %c6 : f32
  %r40 = math.copysign %c3, %c7 : f32
  %r41 = math.copysign %c3, %c8 : f32
  %r42 = math.copysign %c3, %c9 : f32
  %r43 = math.copysign %c3, %c10 : f32
  %r44 = math.copysign %c4, %c0 : f32
  %r45 = math.copysign %c4, %c1 : f32
  %r46 = math.copysign %c4, %c2 : f32
  %r47 = math.copysign %c4, %c3 : f32
  %r48 = math.copysign %c4, %c4 : f32
  %r49 = math.copysign %c4, %c5 : f32
  %r50 = math.copysign %c4, %c6 : f32
  %r51 = math.copysign %c4, %c7 : f32
  %r52 = math.copysign %c4, %c8 : f32
  %r53 = math.copysign %c4, %c9 : f32
  %r54 = math.copysign %c4, %c10 : f32
  %r55 = math.copysign %c5, %c0 : f32
  %r56 = math.copysign %c5, %c1 : f32
  %r57 = math.copysign %c5, %c2 : f32
  %r58 = math.copysign %c5, %c3 : f32
  %r59 = math.copysign %c5, %c4 : f32
  %r60 = math.copysign %c5, %c5 : f32
  %r61 = math.copysign %c5, %c6 : f32
  %r62 = math.copysign %c5, %c7 : f32
  %r63 = math.copysign %c5, %c8 : f32
  %r64 = math.copysign %c5, %c9 : f32
  %r65 = math.copysign %c5, %c10 : f32
  %r66 = math.copysign %c6, %c0 : f32
  %r67 = math.copysign %c6, %c1 : f32
  %r68 = math.copysign %c6, %c2 : f32
  %r69 = math.copysign %c6, %c3 : f32
  %r70 = math.copysign %c6, %c4 : f32
  %r71 = math.copysign %c6, %c5 : f32
  %r72 = math.copysign %c6, %c6 : f32
  %r73 = math.copysign %c6, %c7 : f32
  %r74 = math.copysign %c6, %c8 : f32
  %r75 = math.copysign %c6, %c9 : f32
  %r76 = math.copysign %c6, %c10 : f32
  %r77 = math.copysign %c7, %c0 : f32
  %r78 = math.copysign %c7, %c1 : f32
  %r79 = math.copysign %c7, %c2 : f32
  %r80 = math.copysign %c7, %c3 : f32
  %r81 = math.copysign %c7, %c4 : f32
  %r82 = math.copysign %c7, %c5 : f32
  %r83 = math.copysign %c7, %c6 : f32
  %r84 = math.copysign %c7, %c7 : f32
  %r85 = math.copysign %c7, %c8 : f32
  %r86 = math.copysign %c7, %c9 : f32
  %r87 = math.copysign %c7, %c10 : f32
  %r88 = math.copysign %c8, %c0 : f32
  %r89 = math.copysign %c8, %c1 : f32
  %r90 = math.copysign %c8, %c2 : f32
  %r91 = math.copysign %c8, %c3 : f32
  %r92 = math.copysign %c8, %c4 : f32
  %r93 = math.copysign %c8, %c5 : f32
  %r94 = math.copysign %c8, %c6 : f32
  %r95 = math.copysign %c8, %c7 : f32
  %r96 = math.copysign %c8, %c8 : f32
  %r97 = math.copysign %c8, %c9 : f32
  %r98 = math.copysign %c8, %c10 : f32
  %r99 = math.copysign %c9, %c0 : f32
  %r100 = math.copysign %c9, %c1 : f32
  %r101 = math.copysign %c9, %c2 : f32
  %r102 = math.copysign %c9, %c3 : f32
  %r103 = math.copysign %c9, %c4 : f32
  %r104 = math.copysign %c9, %c5 : f32
  %r105 = math.copysign %c9, %c6 : f32
  %r106 = math.copysign %c9, %c7 : f32
  %r107 = math.copysign %c9, %c8 : f32
  %r108 = math.copysign %c9, %c9 : f32
  %r109 = math.copysign %c9, %c10 : f32
  %r110 = math.copysign %c10, %c0 : f32
  %r111 = math.copysign %c10, %c1 : f32
  %r112 = math.copysign %c10, %c2 : f32
  %r113 = math.copysign %c10, %c3 : f32
  %r114 = math.copysign %c10, %c4 : f32
  %r115 = math.copysign %c10, %c5 : f32
  %r116 = math.copysign %c10, %c6 : f32
  %r117 = math.copysign %c10, %c7 : f32
  %r118 = math.copysign %c10, %c8 : f32
  %r119 = math.copysign %c10, %c9 : f32
  %r120 = math.copysign %c10, %c10 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103, %r104, %r105, %r106, %r107, %r108, %r109, %r110, %r111, %r112, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @copysign_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant 1.0 : f64
  %c2 = arith.constant -0.5 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 10.0 : f64
  %c5 = arith.constant 1.0e300 : f64
  %c6 = arith.constant 2.5 : f64
  %c7 = arith.constant -3.5 : f64
  %r0 = math.copysign %c0, %c0 : f64
  %r1 = math.copysign %c0, %c1 : f64
  %r2 = math.copysign %c0, %c2 : f64
  %r3 = math.copysign %c0, %c3 : f64
  %r4 = math.copysign %c0, %c4 : f64
  %r5 = math.copysign %c0, %c5 : f64
  %r6 = math.copysign %c0, %c6 : f64
  %r7 = math.copysign %c0, %c7 : f64
  %r8 = math.copysign %c1, %c0 : f64
  %r9 = math.copysign %c1, %c1 : f64
  %r10 = math.copysign %c1, %c2 : f64
  %r11 = math.copysign %c1, %c3 : f64
  %r12 = math.copysign %c1, %c4 : f64
  %r13 = math.copysign %c1, %c5 : f64
  %r14 = math.copysign %c1, %c6 : f64
  %r15 = math.copysign %c1, %c7 : f64
  %r16 = math.copysign %c2, %c0 : f64
  %r17 = math.copysign %c2, %c1 : f64
  %r18 = math.copysign %c2, %c2 : f64
  %r19 = math.copysign %c2, %c3 : f64
  %r20 = math.copysign %c2, %c4 : f64
  %r21 = math.copysign %c2, %c5 : f64
  %r22 = math.copysign %c2, %c6 : f64
  %r23 = math.copysign %c2, %c7 : f64
  %r24 = math.copysign %c3, %c0 : f64
  %r25 = math.copysign %c3, %c1 : f64
  %r26 = math.copysign %c3, %c2 : f64
  %r27 = math.copysign %c3, %c3 : f64
  %r28 = math.copysign %c3, %c4 : f64
  %r29 = math.copysign %c3, %c5 : f64
  %r30 = math.copysign %c3, %c6 : f64
  %r31 = math.copysign %c3, %c7 : f64
  %r32 = math.copysign %c4, %c0 : f64
  %r33 = math.copysign %c4, %c1 : f64
  %r34 = math.copysign %c4, %c2 : f64
  %r35 = math.copysign %c4, %c3 : f64
  %r36 = math.copysign %c4, %c4 : f64
  %r37 = math.copysign %c4, %c5 : f64
  %r38 = math.copysign %c4, %c6 : f64
  %r39 = math.copysign %c4, %c7 : f64
  %r40 = math.copysign %c5, %c0 : f64
  %r41 = math.copysign %c5, %c1 : f64
  %r42 = math.copysign %c5, %c2 : f64
  %r43 = math.copysign %c5, %c3 : f64
  %r44 = math.copysign %c5, %c4 : f64
  %r45 = math.copysign %c5, %c5 : f64
  %r46 = math.copysign %c5, %c6 : f64
  %r47 = math.copysign %c5, %c7 : f64
  %r48 = math.copysign %c6, %c0 : f64
  %r49 = math.copysign %c6, %c1 : f64
  %r50 = math.copysign %c6, %c2 : f64
  %r51 = math.copysign %c6, %c3 : f64
  %r52 = math.copysign %c6, %c4 : f64
  %r53 = math.copysign %c6, %c5 : f64
  %r54 = math.copysign %c6, %c6 : f64
  %r55 = math.copysign %c6, %c7 : f64
  %r56 = math.copysign %c7, %c0 : f64
  %r57 = math.copysign %c7, %c1 : f64
  %r58 = math.copysign %c7, %c2 : f64
  %r59 = math.copysign %c7, %c3 : f64
  %r60 = math.copysign %c7, %c4 : f64
  %r61 = math.copysign %c7, %c5 : f64
  %r62 = math.copysign %c7, %c6 : f64
  %r63 = math.copysign %c7, %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @copysign_f16() -> (f16, f16, f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %c1 = arith.constant -2.5 : f16
  %r0 = math.copysign %c0, %c0 : f16
  %r1 = math.copysign %c0, %c1 : f16
  %r2 = math.copysign %c1, %c0 : f16
  %r3 = math.copysign %c1, %c1 : f16
  return %r0, %r1, %r2, %r3 : f16, f16, f16, f16
}

// -----

func.func @copysign_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.copysign %c0, %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @copysign_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.copysign %c0, %c0 : f128
  return %r0 : f128
}

// -----

func.func @copysign_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.copysign %a, %a : vector<2xf32>
  %1 = math.copysign %b, %b : tensor<3xf64>
  %2 = math.copysign %p, %x : f32
  %3 = math.copysign %x, %p : f32
  return %0, %1, %2, %3 : vector<2xf32>, tensor<3xf64>, f32, f32
}

// -----

func.func @powf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -1.0 : f32
  %c4 = arith.constant 0.5 : f32
  %c5 = arith.constant -2.5 : f32
  %c6 = arith.constant 2.5 : f32
  %c7 = arith.constant 3.7 : f32
  %c8 = arith.constant 100.0 : f32
  %c9 = arith.constant 1.0e38 : f32
  %c10 = arith.constant 0x7F800000 : f32
  %r0 = math.powf %c0, %c0 : f32
  %r1 = math.powf %c0, %c1 : f32
  %r2 = math.powf %c0, %c2 : f32
  %r3 = math.powf %c0, %c3 : f32
  %r4 = math.powf %c0, %c4 : f32
  %r5 = math.powf %c0, %c5 : f32
  %r6 = math.powf %c0, %c6 : f32
  %r7 = math.powf %c0, %c7 : f32
  %r8 = math.powf %c0, %c8 : f32
  %r9 = math.powf %c0, %c9 : f32
  %r10 = math.powf %c0, %c10 : f32
  %r11 = math.powf %c1, %c0 : f32
  %r12 = math.powf %c1, %c1 : f32
  %r13 = math.powf %c1, %c2 : f32
  %r14 = math.powf %c1, %c3 : f32
  %r15 = math.powf %c1, %c4 : f32
  %r16 = math.powf %c1, %c5 : f32
  %r17 = math.powf %c1, %c6 : f32
  %r18 = math.powf %c1, %c7 : f32
  %r19 = math.powf %c1, %c8 : f32
  %r20 = math.powf %c1, %c9 : f32
  %r21 = math.powf %c1, %c10 : f32
  %r22 = math.powf %c2, %c0 : f32
  %r23 = math.powf %c2, %c1 : f32
  %r24 = math.powf %c2, %c2 : f32
  %r25 = math.powf %c2, %c3 : f32
  %r26 = math.powf %c2, %c4 : f32
  %r27 = math.powf %c2, %c5 : f32
  %r28 = math.powf %c2, %c6 : f32
  %r29 = math.powf %c2, %c7 : f32
  %r30 = math.powf %c2, %c8 : f32
  %r31 = math.powf %c2, %c9 : f32
  %r32 = math.powf %c2, %c10 : f32
  %r33 = math.powf %c3, %c0 : f32
  %r34 = math.powf %c3, %c1 : f32
  %r35 = math.powf %c3, %c2 : f32
  %r36 = math.powf %c3, %c3 : f32
  %r37 = math.powf %c3, %c4 : f32
  %r38 = math.powf %c3, %c5 : f32
  %r39 = math.powf %c3, %c6 : f32
  %r40 = math.powf %c3, %c7 : f32
  %r41 = math.powf %c3, %c8 : f32
  %r42 = math.powf %c3, %c9 : f32
  %r43 = math.powf %c3, %c10 : f32
  %r44 = math.powf %c4, %c0 : f32
  %r45 = math.powf %c4, %c1 : f32
  %r46 = math.powf %c4, %c2 : f32
  %r47 = math.powf %c4, %c3 : f32
  %r48 = math.powf %c4, %c4 : f32
  %r49 = math.powf %c4, %c5 : f32
  %r50 = math.powf %c4, %c6 : f32
  %r51 = math.powf %c4, %c7 : f32
  %r52 = math.powf %c4, %c8 : f32
  %r53 = math.powf %c4, %c9 : f32
  %r54 = math.powf %c4, %c10 : f32
  %r55 = math.powf %c5, %c0 : f32
  %r56 = math.powf %c5, %c1 : f32
  %r57 = math.powf %c5, %c2 : f32
  %r58 = math.powf %c5, %c3 : f32
  %r59 = math.powf %c5, %c4 : f32
  %r60 = math.powf %c5, %c5 : f32
  %r61 = math.powf %c5, %c6 : f32
  %r62 = math.powf %c5, %c7 : f32
  %r63 = math.powf %c5, %c8 : f32
  %r64 = math.powf %c5, %c9 : f32
  %r65 = math.powf %c5, %c10 : f32
  %r66 = math.powf %c6, %c0 : f32
  %r67 = math.powf %c6, %c1 : f32
  %r68 = math.powf %c6, %c2 : f32
  %r69 = math.powf %c6, %c3 : f32
  %r70 = math.powf %c6, %c4 : f32
  %r71 = math.powf %c6, %c5 : f32
  %r72 = math.powf %c6, %c6 : f32
  %r73 = math.powf %c6, %c7 : f32
  %r74 = math.powf %c6, %c8 : f32
  %r75 = math.powf %c6, %c9 : f32
  %r76 = math.powf %c6, %c10 : f32
  %r77 = math.powf %c7, %c0 : f32
  %r78 = math.powf %c7, %c1 : f32
  %r79 = math.powf %c7, %c2 : f32
  %r80 = math.powf %c7, %c3 : f32
  %r81 = math.powf %c7, %c4 : f32
  %r82 = math.powf %c7, %c5 : f32
  %r83 = math.powf %c7, %c6 : f32
  %r84 = math.powf %c7, %c7 : f32
  %r85 = math.powf %c7, %c8 : f32
  %r86 = math.powf %c7, %c9 : f32
  %r87 = math.powf %c7, %c10 : f32
  %r88 = math.powf %c8, %c0 : f32
  %r89 = math.powf %c8, %c1 : f32
  %r90 = math.powf %c8, %c2 : f32
  %r91 = math.powf %c8, %c3 : f32
  %r92 = math.powf %c8, %c4 : f32
  %r93 = math.powf %c8, %c5 : f32
  %r94 = math.powf %c8, %c6 : f32
  %r95 = math.powf %c8, %c7 : f32
  %r96 = math.powf %c8, %c8 : f32
  %r97 = math.powf %c8, %c9 : f32
  %r98 = math.powf %c8, %c10 : f32
  %r99 = math.powf %c9, %c0 : f32
  %r100 = math.powf %c9, %c1 : f32
  %r101 = math.powf %c9, %c2 : f32
  %r102 = math.powf %c9, %c3 : f32
  %r103 = math.powf %c9, %c4 : f32
  %r104 = math.powf %c9, %c5 : f32
  %r105 = math.powf %c9, %c6 : f32
  %r106 = math.powf %c9, %c7 : f32
  %r107 = math.powf %c9, %c8 : f32
  %r108 = math.powf %c9, %c9 : f32
  %r109 = math.powf %c9, %c10 : f32
  %r110 = math.powf %c10, %c0 : f32
  %r111 = math.powf %c10, %c1 : f32
  %r112 = math.powf %c10, %c2 : f32
  %r113 = math.powf %c10, %c3 : f32
  %r114 = math.powf %c10, %c4 : f32
  %r115 = math.powf %c10, %c5 : f32
  %r116 = math.powf %c10, %c6 : f32
  %r117 = math.powf %c10, %c7 : f32
  %r118 = math.powf %c10, %c8 : f32
  %r119 = math.powf %c10, %c9 : f32
  %r120 = math.powf %c10, %c10 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99, %r100, %r101, %r102, %r103, %r104, %r105, %r106, %r107, %r108, %r109, %r110, %r111, %r112, %r113, %r114, %r115, %r116, %r117, %r118, %r119, %r120 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @powf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0.0 : f64
  %c1 = arith.constant 1.0 : f64
  %c2 = arith.constant -0.5 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 10.0 : f64
  %c5 = arith.constant 1.0e300 : f64
  %c6 = arith.constant 2.5 : f64
  %c7 = arith.constant -3.5 : f64
  %r0 = math.powf %c0, %c0 : f64
  %r1 = math.powf %c0, %c1 : f64
  %r2 = math.powf %c0, %c2 : f64
  %r3 = math.powf %c0, %c3 : f64
  %r4 = math.powf %c0, %c4 : f64
  %r5 = math.powf %c0, %c5 : f64
  %r6 = math.powf %c0, %c6 : f64
  %r7 = math.powf %c0, %c7 : f64
  %r8 = math.powf %c1, %c0 : f64
  %r9 = math.powf %c1, %c1 : f64
  %r10 = math.powf %c1, %c2 : f64
  %r11 = math.powf %c1, %c3 : f64
  %r12 = math.powf %c1, %c4 : f64
  %r13 = math.powf %c1, %c5 : f64
  %r14 = math.powf %c1, %c6 : f64
  %r15 = math.powf %c1, %c7 : f64
  %r16 = math.powf %c2, %c0 : f64
  %r17 = math.powf %c2, %c1 : f64
  %r18 = math.powf %c2, %c2 : f64
  %r19 = math.powf %c2, %c3 : f64
  %r20 = math.powf %c2, %c4 : f64
  %r21 = math.powf %c2, %c5 : f64
  %r22 = math.powf %c2, %c6 : f64
  %r23 = math.powf %c2, %c7 : f64
  %r24 = math.powf %c3, %c0 : f64
  %r25 = math.powf %c3, %c1 : f64
  %r26 = math.powf %c3, %c2 : f64
  %r27 = math.powf %c3, %c3 : f64
  %r28 = math.powf %c3, %c4 : f64
  %r29 = math.powf %c3, %c5 : f64
  %r30 = math.powf %c3, %c6 : f64
  %r31 = math.powf %c3, %c7 : f64
  %r32 = math.powf %c4, %c0 : f64
  %r33 = math.powf %c4, %c1 : f64
  %r34 = math.powf %c4, %c2 : f64
  %r35 = math.powf %c4, %c3 : f64
  %r36 = math.powf %c4, %c4 : f64
  %r37 = math.powf %c4, %c5 : f64
  %r38 = math.powf %c4, %c6 : f64
  %r39 = math.powf %c4, %c7 : f64
  %r40 = math.powf %c5, %c0 : f64
  %r41 = math.powf %c5, %c1 : f64
  %r42 = math.powf %c5, %c2 : f64
  %r43 = math.powf %c5, %c3 : f64
  %r44 = math.powf %c5, %c4 : f64
  %r45 = math.powf %c5, %c5 : f64
  %r46 = math.powf %c5, %c6 : f64
  %r47 = math.powf %c5, %c7 : f64
  %r48 = math.powf %c6, %c0 : f64
  %r49 = math.powf %c6, %c1 : f64
  %r50 = math.powf %c6, %c2 : f64
  %r51 = math.powf %c6, %c3 : f64
  %r52 = math.powf %c6, %c4 : f64
  %r53 = math.powf %c6, %c5 : f64
  %r54 = math.powf %c6, %c6 : f64
  %r55 = math.powf %c6, %c7 : f64
  %r56 = math.powf %c7, %c0 : f64
  %r57 = math.powf %c7, %c1 : f64
  %r58 = math.powf %c7, %c2 : f64
  %r59 = math.powf %c7, %c3 : f64
  %r60 = math.powf %c7, %c4 : f64
  %r61 = math.powf %c7, %c5 : f64
  %r62 = math.powf %c7, %c6 : f64
  %r63 = math.powf %c7, %c7 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @powf_f16() -> (f16, f16, f16, f16) {
  %c0 = arith.constant 0.5 : f16
  %c1 = arith.constant -2.5 : f16
  %r0 = math.powf %c0, %c0 : f16
  %r1 = math.powf %c0, %c1 : f16
  %r2 = math.powf %c1, %c0 : f16
  %r3 = math.powf %c1, %c1 : f16
  return %r0, %r1, %r2, %r3 : f16, f16, f16, f16
}

// -----

func.func @powf_bf16() -> (bf16) {
  %c0 = arith.constant 1.5 : bf16
  %r0 = math.powf %c0, %c0 : bf16
  return %r0 : bf16
}

// -----

func.func @powf_f128() -> (f128) {
  %c0 = arith.constant 2.5 : f128
  %r0 = math.powf %c0, %c0 : f128
  return %r0 : f128
}

// -----

func.func @powf_shapes(%x: f32) -> (vector<2xf32>, tensor<3xf64>, f32, f32) {
  %a = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %b = arith.constant dense<0.25> : tensor<3xf64>
  %p = ub.poison : f32
  %0 = math.powf %a, %a : vector<2xf32>
  %1 = math.powf %b, %b : tensor<3xf64>
  %2 = math.powf %p, %x : f32
  %3 = math.powf %x, %p : f32
  return %0, %1, %2, %3 : vector<2xf32>, tensor<3xf64>, f32, f32
}
