// ARGS: --split-input-file --canonicalize
func.func @addf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -2.5 : f32
  %c4 = arith.constant 3.1415927 : f32
  %c5 = arith.constant 1.0e38 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r0 = arith.addf %c0, %c0 : f32
  %r1 = arith.addf %c0, %c1 : f32
  %r2 = arith.addf %c0, %c2 : f32
  %r3 = arith.addf %c0, %c3 : f32
  %r4 = arith.addf %c0, %c4 : f32
  %r5 = arith.addf %c0, %c5 : f32
  %r6 = arith.addf %c0, %c6 : f32
  %r7 = arith.addf %c0, %c7 : f32
  %r8 = arith.addf %c0, %c8 : f32
  %r9 = arith.addf %c0, %c9 : f32
  %r10 = arith.addf %c1, %c0 : f32
  %r11 = arith.addf %c1, %c1 : f32
  %r12 = arith.addf %c1, %c2 : f32
  %r13 = arith.addf %c1, %c3 : f32
  %r14 = arith.addf %c1, %c4 : f32
  %r15 = arith.addf %c1, %c5 : f32
  %r16 = arith.addf %c1, %c6 : f32
  %r17 = arith.addf %c1, %c7 : f32
  %r18 = arith.addf %c1, %c8 : f32
  %r19 = arith.addf %c1, %c9 : f32
  %r20 = arith.addf %c2, %c0 : f32
  %r21 = arith.addf %c2, %c1 : f32
  %r22 = arith.addf %c2, %c2 : f32
  %r23 = arith.addf %c2, %c3 : f32
  %r24 = arith.addf %c2, %c4 : f32
  %r25 = arith.addf %c2, %c5 : f32
  %r26 = arith.addf %c2, %c6 : f32
  %r27 = arith.addf %c2, %c7 : f32
  %r28 = arith.addf %c2, %c8 : f32
  %r29 = arith.addf %c2, %c9 : f32
  %r30 = arith.addf %c3, %c0 : f32
  %r31 = arith.addf %c3, %c1 : f32
  %r32 = arith.addf %c3, %c2 : f32
  %r33 = arith.addf %c3, %c3 : f32
  %r34 = arith.addf %c3, %c4 : f32
  %r35 = arith.addf %c3, %c5 : f32
  %r36 = arith.addf %c3, %c6 : f32
  %r37 = arith.addf %c3, %c7 : f32
  %r38 = arith.addf %c3, %c8 : f32
  %r39 = arith.addf %c3, %c9 : f32
  %r40 = arith.addf %c4, %c0 : f32
  %r41 = arith.addf %c4, %c1 : f32
  %r42 = arith.addf %c4, %c2 : f32
  %r43 = arith.addf %c4, %c3 : f32
  %r44 = arith.addf %c4, %c4 : f32
  %r45 = arith.addf %c4, %c5 : f32
  %r46 = arith.addf %c4, %c6 : f32
  %r47 = arith.addf %c4, %c7 : f32
  %r48 = arith.addf %c4, %c8 : f32
  %r49 = arith.addf %c4, %c9 : f32
  %r50 = arith.addf %c5, %c0 : f32
  %r51 = arith.addf %c5, %c1 : f32
  %r52 = arith.addf %c5, %c2 : f32
  %r53 = arith.addf %c5, %c3 : f32
  %r54 = arith.addf %c5, %c4 : f32
  %r55 = arith.addf %c5, %c5 : f32
  %r56 = arith.addf %c5, %c6 : f32
  %r57 = arith.addf %c5, %c7 : f32
  %r58 = arith.addf %c5, %c8 : f32
  %r59 = arith.addf %c5, %c9 : f32
  %r60 = arith.addf %c6, %c0 : f32
  %r61 = arith.addf %c6, %c1 : f32
  %r62 = arith.addf %c6, %c2 : f32
  %r63 = arith.addf %c6, %c3 : f32
  %r64 = arith.addf %c6, %c4 : f32
  %r65 = arith.addf %c6, %c5 : f32
  %r66 = arith.addf %c6, %c6 : f32
  %r67 = arith.addf %c6, %c7 : f32
  %r68 = arith.addf %c6, %c8 : f32
  %r69 = arith.addf %c6, %c9 : f32
  %r70 = arith.addf %c7, %c0 : f32
  %r71 = arith.addf %c7, %c1 : f32
  %r72 = arith.addf %c7, %c2 : f32
  %r73 = arith.addf %c7, %c3 : f32
  %r74 = arith.addf %c7, %c4 : f32
  %r75 = arith.addf %c7, %c5 : f32
  %r76 = arith.addf %c7, %c6 : f32
  %r77 = arith.addf %c7, %c7 : f32
  %r78 = arith.addf %c7, %c8 : f32
  %r79 = arith.addf %c7, %c9 : f32
  %r80 = arith.addf %c8, %c0 : f32
  %r81 = arith.addf %c8, %c1 : f32
  %r82 = arith.addf %c8, %c2 : f32
  %r83 = arith.addf %c8, %c3 : f32
  %r84 = arith.addf %c8, %c4 : f32
  %r85 = arith.addf %c8, %c5 : f32
  %r86 = arith.addf %c8, %c6 : f32
  %r87 = arith.addf %c8, %c7 : f32
  %r88 = arith.addf %c8, %c8 : f32
  %r89 = arith.addf %c8, %c9 : f32
  %r90 = arith.addf %c9, %c0 : f32
  %r91 = arith.addf %c9, %c1 : f32
  %r92 = arith.addf %c9, %c2 : f32
  %r93 = arith.addf %c9, %c3 : f32
  %r94 = arith.addf %c9, %c4 : f32
  %r95 = arith.addf %c9, %c5 : f32
  %r96 = arith.addf %c9, %c6 : f32
  %r97 = arith.addf %c9, %c7 : f32
  %r98 = arith.addf %c9, %c8 : f32
  %r99 = arith.addf %c9, %c9 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @addf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %c1 = arith.constant -3.0 : f64
  %c2 = arith.constant 1.0e300 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.addf %c0, %c0 : f64
  %r1 = arith.addf %c0, %c1 : f64
  %r2 = arith.addf %c0, %c2 : f64
  %r3 = arith.addf %c0, %c3 : f64
  %r4 = arith.addf %c0, %c4 : f64
  %r5 = arith.addf %c1, %c0 : f64
  %r6 = arith.addf %c1, %c1 : f64
  %r7 = arith.addf %c1, %c2 : f64
  %r8 = arith.addf %c1, %c3 : f64
  %r9 = arith.addf %c1, %c4 : f64
  %r10 = arith.addf %c2, %c0 : f64
  %r11 = arith.addf %c2, %c1 : f64
  %r12 = arith.addf %c2, %c2 : f64
  %r13 = arith.addf %c2, %c3 : f64
  %r14 = arith.addf %c2, %c4 : f64
  %r15 = arith.addf %c3, %c0 : f64
  %r16 = arith.addf %c3, %c1 : f64
  %r17 = arith.addf %c3, %c2 : f64
  %r18 = arith.addf %c3, %c3 : f64
  %r19 = arith.addf %c3, %c4 : f64
  %r20 = arith.addf %c4, %c0 : f64
  %r21 = arith.addf %c4, %c1 : f64
  %r22 = arith.addf %c4, %c2 : f64
  %r23 = arith.addf %c4, %c3 : f64
  %r24 = arith.addf %c4, %c4 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @addf_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 65504.0 : f16
  %c2 = arith.constant 0.1 : f16
  %r0 = arith.addf %c0, %c0 : f16
  %r1 = arith.addf %c0, %c1 : f16
  %r2 = arith.addf %c0, %c2 : f16
  %r3 = arith.addf %c1, %c0 : f16
  %r4 = arith.addf %c1, %c1 : f16
  %r5 = arith.addf %c1, %c2 : f16
  %r6 = arith.addf %c2, %c0 : f16
  %r7 = arith.addf %c2, %c1 : f16
  %r8 = arith.addf %c2, %c2 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}

// -----

func.func @addf_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %c1 = arith.constant 3.0 : bf16
  %c2 = arith.constant 1.0e30 : bf16
  %r0 = arith.addf %c0, %c0 : bf16
  %r1 = arith.addf %c0, %c1 : bf16
  %r2 = arith.addf %c0, %c2 : bf16
  %r3 = arith.addf %c1, %c0 : bf16
  %r4 = arith.addf %c1, %c1 : bf16
  %r5 = arith.addf %c1, %c2 : bf16
  %r6 = arith.addf %c2, %c0 : bf16
  %r7 = arith.addf %c2, %c1 : bf16
  %r8 = arith.addf %c2, %c2 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @addf_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c0 = arith.constant 1.0 : f8E4M3FN
  %c1 = arith.constant 448.0 : f8E4M3FN
  %c2 = arith.constant 3.0 : f8E4M3FN
  %r0 = arith.addf %c0, %c0 : f8E4M3FN
  %r1 = arith.addf %c0, %c1 : f8E4M3FN
  %r2 = arith.addf %c0, %c2 : f8E4M3FN
  %r3 = arith.addf %c1, %c0 : f8E4M3FN
  %r4 = arith.addf %c1, %c1 : f8E4M3FN
  %r5 = arith.addf %c1, %c2 : f8E4M3FN
  %r6 = arith.addf %c2, %c0 : f8E4M3FN
  %r7 = arith.addf %c2, %c1 : f8E4M3FN
  %r8 = arith.addf %c2, %c2 : f8E4M3FN
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// -----

func.func @addf_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %c0 = arith.constant 1.5 : f8E5M2
  %c1 = arith.constant 57344.0 : f8E5M2
  %r0 = arith.addf %c0, %c0 : f8E5M2
  %r1 = arith.addf %c0, %c1 : f8E5M2
  %r2 = arith.addf %c1, %c0 : f8E5M2
  %r3 = arith.addf %c1, %c1 : f8E5M2
  return %r0, %r1, %r2, %r3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @addf_f128() -> (f128, f128, f128, f128) {
  %c0 = arith.constant 1.0 : f128
  %c1 = arith.constant 3.0 : f128
  %r0 = arith.addf %c0, %c0 : f128
  %r1 = arith.addf %c0, %c1 : f128
  %r2 = arith.addf %c1, %c0 : f128
  %r3 = arith.addf %c1, %c1 : f128
  return %r0, %r1, %r2, %r3 : f128, f128, f128, f128
}

// -----

func.func @addf_f80() -> (f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %c1 = arith.constant 3.0 : f80
  %r0 = arith.addf %c0, %c0 : f80
  %r1 = arith.addf %c0, %c1 : f80
  %r2 = arith.addf %c1, %c0 : f80
  %r3 = arith.addf %c1, %c1 : f80
  return %r0, %r1, %r2, %r3 : f80, f80, f80, f80
}

// -----

func.func @addf_tf32() -> (tf32, tf32, tf32, tf32) {
  %c0 = arith.constant 1.0 : tf32
  %c1 = arith.constant 3.0 : tf32
  %r0 = arith.addf %c0, %c0 : tf32
  %r1 = arith.addf %c0, %c1 : tf32
  %r2 = arith.addf %c1, %c0 : tf32
  %r3 = arith.addf %c1, %c1 : tf32
  return %r0, %r1, %r2, %r3 : tf32, tf32, tf32, tf32
}

// -----

func.func @addf_shapes(%x: f32) -> (vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32) {
  %a = arith.constant dense<[1.0, 2.5, -3.0]> : vector<3xf32>
  %b = arith.constant dense<2.0> : vector<3xf32>
  %c = arith.constant dense<0.1> : tensor<2xf64>
  %d = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %p = ub.poison : f32
  %0 = arith.addf %a, %b : vector<3xf32>
  %1 = arith.addf %c, %c : tensor<2xf64>
  %2 = arith.addf %d, %d : vector<2xf32>
  %3 = arith.addf %x, %p : f32
  %4 = arith.addf %p, %x : f32
  %5 = arith.addf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32
}

// -----

func.func @subf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -2.5 : f32
  %c4 = arith.constant 3.1415927 : f32
  %c5 = arith.constant 1.0e38 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r0 = arith.subf %c0, %c0 : f32
  %r1 = arith.subf %c0, %c1 : f32
  %r2 = arith.subf %c0, %c2 : f32
  %r3 = arith.subf %c0, %c3 : f32
  %r4 = arith.subf %c0, %c4 : f32
  %r5 = arith.subf %c0, %c5 : f32
  %r6 = arith.subf %c0, %c6 : f32
  %r7 = arith.subf %c0, %c7 : f32
  %r8 = arith.subf %c0, %c8 : f32
  %r9 = arith.subf %c0, %c9 : f32
  %r10 = arith.subf %c1, %c0 : f32
  %r11 = arith.subf %c1, %c1 : f32
  %r12 = arith.subf %c1, %c2 : f32
  %r13 = arith.subf %c1, %c3 : f32
  %r14 = arith.subf %c1, %c4 : f32
  %r15 = arith.subf %c1, %c5 : f32
  %r16 = arith.subf %c1, %c6 : f32
  %r17 = arith.subf %c1, %c7 : f32
  %r18 = arith.subf %c1, %c8 : f32
  %r19 = arith.subf %c1, %c9 : f32
  %r20 = arith.subf %c2, %c0 : f32
  %r21 = arith.subf %c2, %c1 : f32
  %r22 = arith.subf %c2, %c2 : f32
  %r23 = arith.subf %c2, %c3 : f32
  %r24 = arith.subf %c2, %c4 : f32
  %r25 = arith.subf %c2, %c5 : f32
  %r26 = arith.subf %c2, %c6 : f32
  %r27 = arith.subf %c2, %c7 : f32
  %r28 = arith.subf %c2, %c8 : f32
  %r29 = arith.subf %c2, %c9 : f32
  %r30 = arith.subf %c3, %c0 : f32
  %r31 = arith.subf %c3, %c1 : f32
  %r32 = arith.subf %c3, %c2 : f32
  %r33 = arith.subf %c3, %c3 : f32
  %r34 = arith.subf %c3, %c4 : f32
  %r35 = arith.subf %c3, %c5 : f32
  %r36 = arith.subf %c3, %c6 : f32
  %r37 = arith.subf %c3, %c7 : f32
  %r38 = arith.subf %c3, %c8 : f32
  %r39 = arith.subf %c3, %c9 : f32
  %r40 = arith.subf %c4, %c0 : f32
  %r41 = arith.subf %c4, %c1 : f32
  %r42 = arith.subf %c4, %c2 : f32
  %r43 = arith.subf %c4, %c3 : f32
  %r44 = arith.subf %c4, %c4 : f32
  %r45 = arith.subf %c4, %c5 : f32
  %r46 = arith.subf %c4, %c6 : f32
  %r47 = arith.subf %c4, %c7 : f32
  %r48 = arith.subf %c4, %c8 : f32
  %r49 = arith.subf %c4, %c9 : f32
  %r50 = arith.subf %c5, %c0 : f32
  %r51 = arith.subf %c5, %c1 : f32
  %r52 = arith.subf %c5, %c2 : f32
  %r53 = arith.subf %c5, %c3 : f32
  %r54 = arith.subf %c5, %c4 : f32
  %r55 = arith.subf %c5, %c5 : f32
  %r56 = arith.subf %c5, %c6 : f32
  %r57 = arith.subf %c5, %c7 : f32
  %r58 = arith.subf %c5, %c8 : f32
  %r59 = arith.subf %c5, %c9 : f32
  %r60 = arith.subf %c6, %c0 : f32
  %r61 = arith.subf %c6, %c1 : f32
  %r62 = arith.subf %c6, %c2 : f32
  %r63 = arith.subf %c6, %c3 : f32
  %r64 = arith.subf %c6, %c4 : f32
  %r65 = arith.subf %c6, %c5 : f32
  %r66 = arith.subf %c6, %c6 : f32
  %r67 = arith.subf %c6, %c7 : f32
  %r68 = arith.subf %c6, %c8 : f32
  %r69 = arith.subf %c6, %c9 : f32
  %r70 = arith.subf %c7, %c0 : f32
  %r71 = arith.subf %c7, %c1 : f32
  %r72 = arith.subf %c7, %c2 : f32
  %r73 = arith.subf %c7, %c3 : f32
  %r74 = arith.subf %c7, %c4 : f32
  %r75 = arith.subf %c7, %c5 : f32
  %r76 = arith.subf %c7, %c6 : f32
  %r77 = arith.subf %c7, %c7 : f32
  %r78 = arith.subf %c7, %c8 : f32
  %r79 = arith.subf %c7, %c9 : f32
  %r80 = arith.subf %c8, %c0 : f32
  %r81 = arith.subf %c8, %c1 : f32
  %r82 = arith.subf %c8, %c2 : f32
  %r83 = arith.subf %c8, %c3 : f32
  %r84 = arith.subf %c8, %c4 : f32
  %r85 = arith.subf %c8, %c5 : f32
  %r86 = arith.subf %c8, %c6 : f32
  %r87 = arith.subf %c8, %c7 : f32
  %r88 = arith.subf %c8, %c8 : f32
  %r89 = arith.subf %c8, %c9 : f32
  %r90 = arith.subf %c9, %c0 : f32
  %r91 = arith.subf %c9, %c1 : f32
  %r92 = arith.subf %c9, %c2 : f32
  %r93 = arith.subf %c9, %c3 : f32
  %r94 = arith.subf %c9, %c4 : f32
  %r95 = arith.subf %c9, %c5 : f32
  %r96 = arith.subf %c9, %c6 : f32
  %r97 = arith.subf %c9, %c7 : f32
  %r98 = arith.subf %c9, %c8 : f32
  %r99 = arith.subf %c9, %c9 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @subf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %c1 = arith.constant -3.0 : f64
  %c2 = arith.constant 1.0e300 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.subf %c0, %c0 : f64
  %r1 = arith.subf %c0, %c1 : f64
  %r2 = arith.subf %c0, %c2 : f64
  %r3 = arith.subf %c0, %c3 : f64
  %r4 = arith.subf %c0, %c4 : f64
  %r5 = arith.subf %c1, %c0 : f64
  %r6 = arith.subf %c1, %c1 : f64
  %r7 = arith.subf %c1, %c2 : f64
  %r8 = arith.subf %c1, %c3 : f64
  %r9 = arith.subf %c1, %c4 : f64
  %r10 = arith.subf %c2, %c0 : f64
  %r11 = arith.subf %c2, %c1 : f64
  %r12 = arith.subf %c2, %c2 : f64
  %r13 = arith.subf %c2, %c3 : f64
  %r14 = arith.subf %c2, %c4 : f64
  %r15 = arith.subf %c3, %c0 : f64
  %r16 = arith.subf %c3, %c1 : f64
  %r17 = arith.subf %c3, %c2 : f64
  %r18 = arith.subf %c3, %c3 : f64
  %r19 = arith.subf %c3, %c4 : f64
  %r20 = arith.subf %c4, %c0 : f64
  %r21 = arith.subf %c4, %c1 : f64
  %r22 = arith.subf %c4, %c2 : f64
  %r23 = arith.subf %c4, %c3 : f64
  %r24 = arith.subf %c4, %c4 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @subf_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 65504.0 : f16
  %c2 = arith.constant 0.1 : f16
  %r0 = arith.subf %c0, %c0 : f16
  %r1 = arith.subf %c0, %c1 : f16
  %r2 = arith.subf %c0, %c2 : f16
  %r3 = arith.subf %c1, %c0 : f16
  %r4 = arith.subf %c1, %c1 : f16
  %r5 = arith.subf %c1, %c2 : f16
  %r6 = arith.subf %c2, %c0 : f16
  %r7 = arith.subf %c2, %c1 : f16
  %r8 = arith.subf %c2, %c2 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}

// -----

func.func @subf_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %c1 = arith.constant 3.0 : bf16
  %c2 = arith.constant 1.0e30 : bf16
  %r0 = arith.subf %c0, %c0 : bf16
  %r1 = arith.subf %c0, %c1 : bf16
  %r2 = arith.subf %c0, %c2 : bf16
  %r3 = arith.subf %c1, %c0 : bf16
  %r4 = arith.subf %c1, %c1 : bf16
  %r5 = arith.subf %c1, %c2 : bf16
  %r6 = arith.subf %c2, %c0 : bf16
  %r7 = arith.subf %c2, %c1 : bf16
  %r8 = arith.subf %c2, %c2 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @subf_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c0 = arith.constant 1.0 : f8E4M3FN
  %c1 = arith.constant 448.0 : f8E4M3FN
  %c2 = arith.constant 3.0 : f8E4M3FN
  %r0 = arith.subf %c0, %c0 : f8E4M3FN
  %r1 = arith.subf %c0, %c1 : f8E4M3FN
  %r2 = arith.subf %c0, %c2 : f8E4M3FN
  %r3 = arith.subf %c1, %c0 : f8E4M3FN
  %r4 = arith.subf %c1, %c1 : f8E4M3FN
  %r5 = arith.subf %c1, %c2 : f8E4M3FN
  %r6 = arith.subf %c2, %c0 : f8E4M3FN
  %r7 = arith.subf %c2, %c1 : f8E4M3FN
  %r8 = arith.subf %c2, %c2 : f8E4M3FN
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// -----

func.func @subf_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %c0 = arith.constant 1.5 : f8E5M2
  %c1 = arith.constant 57344.0 : f8E5M2
  %r0 = arith.subf %c0, %c0 : f8E5M2
  %r1 = arith.subf %c0, %c1 : f8E5M2
  %r2 = arith.subf %c1, %c0 : f8E5M2
  %r3 = arith.subf %c1, %c1 : f8E5M2
  return %r0, %r1, %r2, %r3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @subf_f128() -> (f128, f128, f128, f128) {
  %c0 = arith.constant 1.0 : f128
  %c1 = arith.constant 3.0 : f128
  %r0 = arith.subf %c0, %c0 : f128
  %r1 = arith.subf %c0, %c1 : f128
  %r2 = arith.subf %c1, %c0 : f128
  %r3 = arith.subf %c1, %c1 : f128
  return %r0, %r1, %r2, %r3 : f128, f128, f128, f128
}

// -----

func.func @subf_f80() -> (f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %c1 = arith.constant 3.0 : f80
  %r0 = arith.subf %c0, %c0 : f80
  %r1 = arith.subf %c0, %c1 : f80
  %r2 = arith.subf %c1, %c0 : f80
  %r3 = arith.subf %c1, %c1 : f80
  return %r0, %r1, %r2, %r3 : f80, f80, f80, f80
}

// -----

func.func @subf_tf32() -> (tf32, tf32, tf32, tf32) {
  %c0 = arith.constant 1.0 : tf32
  %c1 = arith.constant 3.0 : tf32
  %r0 = arith.subf %c0, %c0 : tf32
  %r1 = arith.subf %c0, %c1 : tf32
  %r2 = arith.subf %c1, %c0 : tf32
  %r3 = arith.subf %c1, %c1 : tf32
  return %r0, %r1, %r2, %r3 : tf32, tf32, tf32, tf32
}

// -----

func.func @subf_shapes(%x: f32) -> (vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32) {
  %a = arith.constant dense<[1.0, 2.5, -3.0]> : vector<3xf32>
  %b = arith.constant dense<2.0> : vector<3xf32>
  %c = arith.constant dense<0.1> : tensor<2xf64>
  %d = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %p = ub.poison : f32
  %0 = arith.subf %a, %b : vector<3xf32>
  %1 = arith.subf %c, %c : tensor<2xf64>
  %2 = arith.subf %d, %d : vector<2xf32>
  %3 = arith.subf %x, %p : f32
  %4 = arith.subf %p, %x : f32
  %5 = arith.subf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32
}

// -----

func.func @mulf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -2.5 : f32
  %c4 = arith.constant 3.1415927 : f32
  %c5 = arith.constant 1.0e38 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r0 = arith.mulf %c0, %c0 : f32
  %r1 = arith.mulf %c0, %c1 : f32
  %r2 = arith.mulf %c0, %c2 : f32
  %r3 = arith.mulf %c0, %c3 : f32
  %r4 = arith.mulf %c0, %c4 : f32
  %r5 = arith.mulf %c0, %c5 : f32
  %r6 = arith.mulf %c0, %c6 : f32
  %r7 = arith.mulf %c0, %c7 : f32
  %r8 = arith.mulf %c0, %c8 : f32
  %r9 = arith.mulf %c0, %c9 : f32
  %r10 = arith.mulf %c1, %c0 : f32
  %r11 = arith.mulf %c1, %c1 : f32
  %r12 = arith.mulf %c1, %c2 : f32
  %r13 = arith.mulf %c1, %c3 : f32
  %r14 = arith.mulf %c1, %c4 : f32
  %r15 = arith.mulf %c1, %c5 : f32
  %r16 = arith.mulf %c1, %c6 : f32
  %r17 = arith.mulf %c1, %c7 : f32
  %r18 = arith.mulf %c1, %c8 : f32
  %r19 = arith.mulf %c1, %c9 : f32
  %r20 = arith.mulf %c2, %c0 : f32
  %r21 = arith.mulf %c2, %c1 : f32
  %r22 = arith.mulf %c2, %c2 : f32
  %r23 = arith.mulf %c2, %c3 : f32
  %r24 = arith.mulf %c2, %c4 : f32
  %r25 = arith.mulf %c2, %c5 : f32
  %r26 = arith.mulf %c2, %c6 : f32
  %r27 = arith.mulf %c2, %c7 : f32
  %r28 = arith.mulf %c2, %c8 : f32
  %r29 = arith.mulf %c2, %c9 : f32
  %r30 = arith.mulf %c3, %c0 : f32
  %r31 = arith.mulf %c3, %c1 : f32
  %r32 = arith.mulf %c3, %c2 : f32
  %r33 = arith.mulf %c3, %c3 : f32
  %r34 = arith.mulf %c3, %c4 : f32
  %r35 = arith.mulf %c3, %c5 : f32
  %r36 = arith.mulf %c3, %c6 : f32
  %r37 = arith.mulf %c3, %c7 : f32
  %r38 = arith.mulf %c3, %c8 : f32
  %r39 = arith.mulf %c3, %c9 : f32
  %r40 = arith.mulf %c4, %c0 : f32
  %r41 = arith.mulf %c4, %c1 : f32
  %r42 = arith.mulf %c4, %c2 : f32
  %r43 = arith.mulf %c4, %c3 : f32
  %r44 = arith.mulf %c4, %c4 : f32
  %r45 = arith.mulf %c4, %c5 : f32
  %r46 = arith.mulf %c4, %c6 : f32
  %r47 = arith.mulf %c4, %c7 : f32
  %r48 = arith.mulf %c4, %c8 : f32
  %r49 = arith.mulf %c4, %c9 : f32
  %r50 = arith.mulf %c5, %c0 : f32
  %r51 = arith.mulf %c5, %c1 : f32
  %r52 = arith.mulf %c5, %c2 : f32
  %r53 = arith.mulf %c5, %c3 : f32
  %r54 = arith.mulf %c5, %c4 : f32
  %r55 = arith.mulf %c5, %c5 : f32
  %r56 = arith.mulf %c5, %c6 : f32
  %r57 = arith.mulf %c5, %c7 : f32
  %r58 = arith.mulf %c5, %c8 : f32
  %r59 = arith.mulf %c5, %c9 : f32
  %r60 = arith.mulf %c6, %c0 : f32
  %r61 = arith.mulf %c6, %c1 : f32
  %r62 = arith.mulf %c6, %c2 : f32
  %r63 = arith.mulf %c6, %c3 : f32
  %r64 = arith.mulf %c6, %c4 : f32
  %r65 = arith.mulf %c6, %c5 : f32
  %r66 = arith.mulf %c6, %c6 : f32
  %r67 = arith.mulf %c6, %c7 : f32
  %r68 = arith.mulf %c6, %c8 : f32
  %r69 = arith.mulf %c6, %c9 : f32
  %r70 = arith.mulf %c7, %c0 : f32
  %r71 = arith.mulf %c7, %c1 : f32
  %r72 = arith.mulf %c7, %c2 : f32
  %r73 = arith.mulf %c7, %c3 : f32
  %r74 = arith.mulf %c7, %c4 : f32
  %r75 = arith.mulf %c7, %c5 : f32
  %r76 = arith.mulf %c7, %c6 : f32
  %r77 = arith.mulf %c7, %c7 : f32
  %r78 = arith.mulf %c7, %c8 : f32
  %r79 = arith.mulf %c7, %c9 : f32
  %r80 = arith.mulf %c8, %c0 : f32
  %r81 = arith.mulf %c8, %c1 : f32
  %r82 = arith.mulf %c8, %c2 : f32
  %r83 = arith.mulf %c8, %c3 : f32
  %r84 = arith.mulf %c8, %c4 : f32
  %r85 = arith.mulf %c8, %c5 : f32
  %r86 = arith.mulf %c8, %c6 : f32
  %r87 = arith.mulf %c8, %c7 : f32
  %r88 = arith.mulf %c8, %c8 : f32
  %r89 = arith.mulf %c8, %c9 : f32
  %r90 = arith.mulf %c9, %c0 : f32
  %r91 = arith.mulf %c9, %c1 : f32
  %r92 = arith.mulf %c9, %c2 : f32
  %r93 = arith.mulf %c9, %c3 : f32
  %r94 = arith.mulf %c9, %c4 : f32
  %r95 = arith.mulf %c9, %c5 : f32
  %r96 = arith.mulf %c9, %c6 : f32
  %r97 = arith.mulf %c9, %c7 : f32
  %r98 = arith.mulf %c9, %c8 : f32
  %r99 = arith.mulf %c9, %c9 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @mulf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %c1 = arith.constant -3.0 : f64
  %c2 = arith.constant 1.0e300 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.mulf %c0, %c0 : f64
  %r1 = arith.mulf %c0, %c1 : f64
  %r2 = arith.mulf %c0, %c2 : f64
  %r3 = arith.mulf %c0, %c3 : f64
  %r4 = arith.mulf %c0, %c4 : f64
  %r5 = arith.mulf %c1, %c0 : f64
  %r6 = arith.mulf %c1, %c1 : f64
  %r7 = arith.mulf %c1, %c2 : f64
  %r8 = arith.mulf %c1, %c3 : f64
  %r9 = arith.mulf %c1, %c4 : f64
  %r10 = arith.mulf %c2, %c0 : f64
  %r11 = arith.mulf %c2, %c1 : f64
  %r12 = arith.mulf %c2, %c2 : f64
  %r13 = arith.mulf %c2, %c3 : f64
  %r14 = arith.mulf %c2, %c4 : f64
  %r15 = arith.mulf %c3, %c0 : f64
  %r16 = arith.mulf %c3, %c1 : f64
  %r17 = arith.mulf %c3, %c2 : f64
  %r18 = arith.mulf %c3, %c3 : f64
  %r19 = arith.mulf %c3, %c4 : f64
  %r20 = arith.mulf %c4, %c0 : f64
  %r21 = arith.mulf %c4, %c1 : f64
  %r22 = arith.mulf %c4, %c2 : f64
  %r23 = arith.mulf %c4, %c3 : f64
  %r24 = arith.mulf %c4, %c4 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @mulf_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 65504.0 : f16
  %c2 = arith.constant 0.1 : f16
  %r0 = arith.mulf %c0, %c0 : f16
  %r1 = arith.mulf %c0, %c1 : f16
  %r2 = arith.mulf %c0, %c2 : f16
  %r3 = arith.mulf %c1, %c0 : f16
  %r4 = arith.mulf %c1, %c1 : f16
  %r5 = arith.mulf %c1, %c2 : f16
  %r6 = arith.mulf %c2, %c0 : f16
  %r7 = arith.mulf %c2, %c1 : f16
  %r8 = arith.mulf %c2, %c2 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}

// -----

func.func @mulf_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %c1 = arith.constant 3.0 : bf16
  %c2 = arith.constant 1.0e30 : bf16
  %r0 = arith.mulf %c0, %c0 : bf16
  %r1 = arith.mulf %c0, %c1 : bf16
  %r2 = arith.mulf %c0, %c2 : bf16
  %r3 = arith.mulf %c1, %c0 : bf16
  %r4 = arith.mulf %c1, %c1 : bf16
  %r5 = arith.mulf %c1, %c2 : bf16
  %r6 = arith.mulf %c2, %c0 : bf16
  %r7 = arith.mulf %c2, %c1 : bf16
  %r8 = arith.mulf %c2, %c2 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @mulf_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c0 = arith.constant 1.0 : f8E4M3FN
  %c1 = arith.constant 448.0 : f8E4M3FN
  %c2 = arith.constant 3.0 : f8E4M3FN
  %r0 = arith.mulf %c0, %c0 : f8E4M3FN
  %r1 = arith.mulf %c0, %c1 : f8E4M3FN
  %r2 = arith.mulf %c0, %c2 : f8E4M3FN
  %r3 = arith.mulf %c1, %c0 : f8E4M3FN
  %r4 = arith.mulf %c1, %c1 : f8E4M3FN
  %r5 = arith.mulf %c1, %c2 : f8E4M3FN
  %r6 = arith.mulf %c2, %c0 : f8E4M3FN
  %r7 = arith.mulf %c2, %c1 : f8E4M3FN
  %r8 = arith.mulf %c2, %c2 : f8E4M3FN
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// -----

func.func @mulf_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %c0 = arith.constant 1.5 : f8E5M2
  %c1 = arith.constant 57344.0 : f8E5M2
  %r0 = arith.mulf %c0, %c0 : f8E5M2
  %r1 = arith.mulf %c0, %c1 : f8E5M2
  %r2 = arith.mulf %c1, %c0 : f8E5M2
  %r3 = arith.mulf %c1, %c1 : f8E5M2
  return %r0, %r1, %r2, %r3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @mulf_f128() -> (f128, f128, f128, f128) {
  %c0 = arith.constant 1.0 : f128
  %c1 = arith.constant 3.0 : f128
  %r0 = arith.mulf %c0, %c0 : f128
  %r1 = arith.mulf %c0, %c1 : f128
  %r2 = arith.mulf %c1, %c0 : f128
  %r3 = arith.mulf %c1, %c1 : f128
  return %r0, %r1, %r2, %r3 : f128, f128, f128, f128
}

// -----

func.func @mulf_f80() -> (f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %c1 = arith.constant 3.0 : f80
  %r0 = arith.mulf %c0, %c0 : f80
  %r1 = arith.mulf %c0, %c1 : f80
  %r2 = arith.mulf %c1, %c0 : f80
  %r3 = arith.mulf %c1, %c1 : f80
  return %r0, %r1, %r2, %r3 : f80, f80, f80, f80
}

// -----

func.func @mulf_tf32() -> (tf32, tf32, tf32, tf32) {
  %c0 = arith.constant 1.0 : tf32
  %c1 = arith.constant 3.0 : tf32
  %r0 = arith.mulf %c0, %c0 : tf32
  %r1 = arith.mulf %c0, %c1 : tf32
  %r2 = arith.mulf %c1, %c0 : tf32
  %r3 = arith.mulf %c1, %c1 : tf32
  return %r0, %r1, %r2, %r3 : tf32, tf32, tf32, tf32
}

// -----

func.func @mulf_shapes(%x: f32) -> (vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32) {
  %a = arith.constant dense<[1.0, 2.5, -3.0]> : vector<3xf32>
  %b = arith.constant dense<2.0> : vector<3xf32>
  %c = arith.constant dense<0.1> : tensor<2xf64>
  %d = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %p = ub.poison : f32
  %0 = arith.mulf %a, %b : vector<3xf32>
  %1 = arith.mulf %c, %c : tensor<2xf64>
  %2 = arith.mulf %d, %d : vector<2xf32>
  %3 = arith.mulf %x, %p : f32
  %4 = arith.mulf %p, %x : f32
  %5 = arith.mulf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32
}

// -----

func.func @divf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -2.5 : f32
  %c4 = arith.constant 3.1415927 : f32
  %c5 = arith.constant 1.0e38 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r0 = arith.divf %c0, %c0 : f32
  %r1 = arith.divf %c0, %c1 : f32
  %r2 = arith.divf %c0, %c2 : f32
  %r3 = arith.divf %c0, %c3 : f32
  %r4 = arith.divf %c0, %c4 : f32
  %r5 = arith.divf %c0, %c5 : f32
  %r6 = arith.divf %c0, %c6 : f32
  %r7 = arith.divf %c0, %c7 : f32
  %r8 = arith.divf %c0, %c8 : f32
  %r9 = arith.divf %c0, %c9 : f32
  %r10 = arith.divf %c1, %c0 : f32
  %r11 = arith.divf %c1, %c1 : f32
  %r12 = arith.divf %c1, %c2 : f32
  %r13 = arith.divf %c1, %c3 : f32
  %r14 = arith.divf %c1, %c4 : f32
  %r15 = arith.divf %c1, %c5 : f32
  %r16 = arith.divf %c1, %c6 : f32
  %r17 = arith.divf %c1, %c7 : f32
  %r18 = arith.divf %c1, %c8 : f32
  %r19 = arith.divf %c1, %c9 : f32
  %r20 = arith.divf %c2, %c0 : f32
  %r21 = arith.divf %c2, %c1 : f32
  %r22 = arith.divf %c2, %c2 : f32
  %r23 = arith.divf %c2, %c3 : f32
  %r24 = arith.divf %c2, %c4 : f32
  %r25 = arith.divf %c2, %c5 : f32
  %r26 = arith.divf %c2, %c6 : f32
  %r27 = arith.divf %c2, %c7 : f32
  %r28 = arith.divf %c2, %c8 : f32
  %r29 = arith.divf %c2, %c9 : f32
  %r30 = arith.divf %c3, %c0 : f32
  %r31 = arith.divf %c3, %c1 : f32
  %r32 = arith.divf %c3, %c2 : f32
  %r33 = arith.divf %c3, %c3 : f32
  %r34 = arith.divf %c3, %c4 : f32
  %r35 = arith.divf %c3, %c5 : f32
  %r36 = arith.divf %c3, %c6 : f32
  %r37 = arith.divf %c3, %c7 : f32
  %r38 = arith.divf %c3, %c8 : f32
  %r39 = arith.divf %c3, %c9 : f32
  %r40 = arith.divf %c4, %c0 : f32
  %r41 = arith.divf %c4, %c1 : f32
  %r42 = arith.divf %c4, %c2 : f32
  %r43 = arith.divf %c4, %c3 : f32
  %r44 = arith.divf %c4, %c4 : f32
  %r45 = arith.divf %c4, %c5 : f32
  %r46 = arith.divf %c4, %c6 : f32
  %r47 = arith.divf %c4, %c7 : f32
  %r48 = arith.divf %c4, %c8 : f32
  %r49 = arith.divf %c4, %c9 : f32
  %r50 = arith.divf %c5, %c0 : f32
  %r51 = arith.divf %c5, %c1 : f32
  %r52 = arith.divf %c5, %c2 : f32
  %r53 = arith.divf %c5, %c3 : f32
  %r54 = arith.divf %c5, %c4 : f32
  %r55 = arith.divf %c5, %c5 : f32
  %r56 = arith.divf %c5, %c6 : f32
  %r57 = arith.divf %c5, %c7 : f32
  %r58 = arith.divf %c5, %c8 : f32
  %r59 = arith.divf %c5, %c9 : f32
  %r60 = arith.divf %c6, %c0 : f32
  %r61 = arith.divf %c6, %c1 : f32
  %r62 = arith.divf %c6, %c2 : f32
  %r63 = arith.divf %c6, %c3 : f32
  %r64 = arith.divf %c6, %c4 : f32
  %r65 = arith.divf %c6, %c5 : f32
  %r66 = arith.divf %c6, %c6 : f32
  %r67 = arith.divf %c6, %c7 : f32
  %r68 = arith.divf %c6, %c8 : f32
  %r69 = arith.divf %c6, %c9 : f32
  %r70 = arith.divf %c7, %c0 : f32
  %r71 = arith.divf %c7, %c1 : f32
  %r72 = arith.divf %c7, %c2 : f32
  %r73 = arith.divf %c7, %c3 : f32
  %r74 = arith.divf %c7, %c4 : f32
  %r75 = arith.divf %c7, %c5 : f32
  %r76 = arith.divf %c7, %c6 : f32
  %r77 = arith.divf %c7, %c7 : f32
  %r78 = arith.divf %c7, %c8 : f32
  %r79 = arith.divf %c7, %c9 : f32
  %r80 = arith.divf %c8, %c0 : f32
  %r81 = arith.divf %c8, %c1 : f32
  %r82 = arith.divf %c8, %c2 : f32
  %r83 = arith.divf %c8, %c3 : f32
  %r84 = arith.divf %c8, %c4 : f32
  %r85 = arith.divf %c8, %c5 : f32
  %r86 = arith.divf %c8, %c6 : f32
  %r87 = arith.divf %c8, %c7 : f32
  %r88 = arith.divf %c8, %c8 : f32
  %r89 = arith.divf %c8, %c9 : f32
  %r90 = arith.divf %c9, %c0 : f32
  %r91 = arith.divf %c9, %c1 : f32
  %r92 = arith.divf %c9, %c2 : f32
  %r93 = arith.divf %c9, %c3 : f32
  %r94 = arith.divf %c9, %c4 : f32
  %r95 = arith.divf %c9, %c5 : f32
  %r96 = arith.divf %c9, %c6 : f32
  %r97 = arith.divf %c9, %c7 : f32
  %r98 = arith.divf %c9, %c8 : f32
  %r99 = arith.divf %c9, %c9 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @divf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %c1 = arith.constant -3.0 : f64
  %c2 = arith.constant 1.0e300 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.divf %c0, %c0 : f64
  %r1 = arith.divf %c0, %c1 : f64
  %r2 = arith.divf %c0, %c2 : f64
  %r3 = arith.divf %c0, %c3 : f64
  %r4 = arith.divf %c0, %c4 : f64
  %r5 = arith.divf %c1, %c0 : f64
  %r6 = arith.divf %c1, %c1 : f64
  %r7 = arith.divf %c1, %c2 : f64
  %r8 = arith.divf %c1, %c3 : f64
  %r9 = arith.divf %c1, %c4 : f64
  %r10 = arith.divf %c2, %c0 : f64
  %r11 = arith.divf %c2, %c1 : f64
  %r12 = arith.divf %c2, %c2 : f64
  %r13 = arith.divf %c2, %c3 : f64
  %r14 = arith.divf %c2, %c4 : f64
  %r15 = arith.divf %c3, %c0 : f64
  %r16 = arith.divf %c3, %c1 : f64
  %r17 = arith.divf %c3, %c2 : f64
  %r18 = arith.divf %c3, %c3 : f64
  %r19 = arith.divf %c3, %c4 : f64
  %r20 = arith.divf %c4, %c0 : f64
  %r21 = arith.divf %c4, %c1 : f64
  %r22 = arith.divf %c4, %c2 : f64
  %r23 = arith.divf %c4, %c3 : f64
  %r24 = arith.divf %c4, %c4 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @divf_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 65504.0 : f16
  %c2 = arith.constant 0.1 : f16
  %r0 = arith.divf %c0, %c0 : f16
  %r1 = arith.divf %c0, %c1 : f16
  %r2 = arith.divf %c0, %c2 : f16
  %r3 = arith.divf %c1, %c0 : f16
  %r4 = arith.divf %c1, %c1 : f16
  %r5 = arith.divf %c1, %c2 : f16
  %r6 = arith.divf %c2, %c0 : f16
  %r7 = arith.divf %c2, %c1 : f16
  %r8 = arith.divf %c2, %c2 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}

// -----

func.func @divf_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %c1 = arith.constant 3.0 : bf16
  %c2 = arith.constant 1.0e30 : bf16
  %r0 = arith.divf %c0, %c0 : bf16
  %r1 = arith.divf %c0, %c1 : bf16
  %r2 = arith.divf %c0, %c2 : bf16
  %r3 = arith.divf %c1, %c0 : bf16
  %r4 = arith.divf %c1, %c1 : bf16
  %r5 = arith.divf %c1, %c2 : bf16
  %r6 = arith.divf %c2, %c0 : bf16
  %r7 = arith.divf %c2, %c1 : bf16
  %r8 = arith.divf %c2, %c2 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @divf_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c0 = arith.constant 1.0 : f8E4M3FN
  %c1 = arith.constant 448.0 : f8E4M3FN
  %c2 = arith.constant 3.0 : f8E4M3FN
  %r0 = arith.divf %c0, %c0 : f8E4M3FN
  %r1 = arith.divf %c0, %c1 : f8E4M3FN
  %r2 = arith.divf %c0, %c2 : f8E4M3FN
  %r3 = arith.divf %c1, %c0 : f8E4M3FN
  %r4 = arith.divf %c1, %c1 : f8E4M3FN
  %r5 = arith.divf %c1, %c2 : f8E4M3FN
  %r6 = arith.divf %c2, %c0 : f8E4M3FN
  %r7 = arith.divf %c2, %c1 : f8E4M3FN
  %r8 = arith.divf %c2, %c2 : f8E4M3FN
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// -----

func.func @divf_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %c0 = arith.constant 1.5 : f8E5M2
  %c1 = arith.constant 57344.0 : f8E5M2
  %r0 = arith.divf %c0, %c0 : f8E5M2
  %r1 = arith.divf %c0, %c1 : f8E5M2
  %r2 = arith.divf %c1, %c0 : f8E5M2
  %r3 = arith.divf %c1, %c1 : f8E5M2
  return %r0, %r1, %r2, %r3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @divf_f128() -> (f128, f128, f128, f128) {
  %c0 = arith.constant 1.0 : f128
  %c1 = arith.constant 3.0 : f128
  %r0 = arith.divf %c0, %c0 : f128
  %r1 = arith.divf %c0, %c1 : f128
  %r2 = arith.divf %c1, %c0 : f128
  %r3 = arith.divf %c1, %c1 : f128
  return %r0, %r1, %r2, %r3 : f128, f128, f128, f128
}

// -----

func.func @divf_f80() -> (f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %c1 = arith.constant 3.0 : f80
  %r0 = arith.divf %c0, %c0 : f80
  %r1 = arith.divf %c0, %c1 : f80
  %r2 = arith.divf %c1, %c0 : f80
  %r3 = arith.divf %c1, %c1 : f80
  return %r0, %r1, %r2, %r3 : f80, f80, f80, f80
}

// -----

func.func @divf_tf32() -> (tf32, tf32, tf32, tf32) {
  %c0 = arith.constant 1.0 : tf32
  %c1 = arith.constant 3.0 : tf32
  %r0 = arith.divf %c0, %c0 : tf32
  %r1 = arith.divf %c0, %c1 : tf32
  %r2 = arith.divf %c1, %c0 : tf32
  %r3 = arith.divf %c1, %c1 : tf32
  return %r0, %r1, %r2, %r3 : tf32, tf32, tf32, tf32
}

// -----

func.func @divf_shapes(%x: f32) -> (vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32) {
  %a = arith.constant dense<[1.0, 2.5, -3.0]> : vector<3xf32>
  %b = arith.constant dense<2.0> : vector<3xf32>
  %c = arith.constant dense<0.1> : tensor<2xf64>
  %d = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %p = ub.poison : f32
  %0 = arith.divf %a, %b : vector<3xf32>
  %1 = arith.divf %c, %c : tensor<2xf64>
  %2 = arith.divf %d, %d : vector<2xf32>
  %3 = arith.divf %x, %p : f32
  %4 = arith.divf %p, %x : f32
  %5 = arith.divf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32
}

// -----

func.func @remf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -2.5 : f32
  %c4 = arith.constant 3.1415927 : f32
  %c5 = arith.constant 1.0e38 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r0 = arith.remf %c0, %c0 : f32
  %r1 = arith.remf %c0, %c1 : f32
  %r2 = arith.remf %c0, %c2 : f32
  %r3 = arith.remf %c0, %c3 : f32
  %r4 = arith.remf %c0, %c4 : f32
  %r5 = arith.remf %c0, %c5 : f32
  %r6 = arith.remf %c0, %c6 : f32
  %r7 = arith.remf %c0, %c7 : f32
  %r8 = arith.remf %c0, %c8 : f32
  %r9 = arith.remf %c0, %c9 : f32
  %r10 = arith.remf %c1, %c0 : f32
  %r11 = arith.remf %c1, %c1 : f32
  %r12 = arith.remf %c1, %c2 : f32
  %r13 = arith.remf %c1, %c3 : f32
  %r14 = arith.remf %c1, %c4 : f32
  %r15 = arith.remf %c1, %c5 : f32
  %r16 = arith.remf %c1, %c6 : f32
  %r17 = arith.remf %c1, %c7 : f32
  %r18 = arith.remf %c1, %c8 : f32
  %r19 = arith.remf %c1, %c9 : f32
  %r20 = arith.remf %c2, %c0 : f32
  %r21 = arith.remf %c2, %c1 : f32
  %r22 = arith.remf %c2, %c2 : f32
  %r23 = arith.remf %c2, %c3 : f32
  %r24 = arith.remf %c2, %c4 : f32
  %r25 = arith.remf %c2, %c5 : f32
  %r26 = arith.remf %c2, %c6 : f32
  %r27 = arith.remf %c2, %c7 : f32
  %r28 = arith.remf %c2, %c8 : f32
  %r29 = arith.remf %c2, %c9 : f32
  %r30 = arith.remf %c3, %c0 : f32
  %r31 = arith.remf %c3, %c1 : f32
  %r32 = arith.remf %c3, %c2 : f32
  %r33 = arith.remf %c3, %c3 : f32
  %r34 = arith.remf %c3, %c4 : f32
  %r35 = arith.remf %c3, %c5 : f32
  %r36 = arith.remf %c3, %c6 : f32
  %r37 = arith.remf %c3, %c7 : f32
  %r38 = arith.remf %c3, %c8 : f32
  %r39 = arith.remf %c3, %c9 : f32
  %r40 = arith.remf %c4, %c0 : f32
  %r41 = arith.remf %c4, %c1 : f32
  %r42 = arith.remf %c4, %c2 : f32
  %r43 = arith.remf %c4, %c3 : f32
  %r44 = arith.remf %c4, %c4 : f32
  %r45 = arith.remf %c4, %c5 : f32
  %r46 = arith.remf %c4, %c6 : f32
  %r47 = arith.remf %c4, %c7 : f32
  %r48 = arith.remf %c4, %c8 : f32
  %r49 = arith.remf %c4, %c9 : f32
  %r50 = arith.remf %c5, %c0 : f32
  %r51 = arith.remf %c5, %c1 : f32
  %r52 = arith.remf %c5, %c2 : f32
  %r53 = arith.remf %c5, %c3 : f32
  %r54 = arith.remf %c5, %c4 : f32
  %r55 = arith.remf %c5, %c5 : f32
  %r56 = arith.remf %c5, %c6 : f32
  %r57 = arith.remf %c5, %c7 : f32
  %r58 = arith.remf %c5, %c8 : f32
  %r59 = arith.remf %c5, %c9 : f32
  %r60 = arith.remf %c6, %c0 : f32
  %r61 = arith.remf %c6, %c1 : f32
  %r62 = arith.remf %c6, %c2 : f32
  %r63 = arith.remf %c6, %c3 : f32
  %r64 = arith.remf %c6, %c4 : f32
  %r65 = arith.remf %c6, %c5 : f32
  %r66 = arith.remf %c6, %c6 : f32
  %r67 = arith.remf %c6, %c7 : f32
  %r68 = arith.remf %c6, %c8 : f32
  %r69 = arith.remf %c6, %c9 : f32
  %r70 = arith.remf %c7, %c0 : f32
  %r71 = arith.remf %c7, %c1 : f32
  %r72 = arith.remf %c7, %c2 : f32
  %r73 = arith.remf %c7, %c3 : f32
  %r74 = arith.remf %c7, %c4 : f32
  %r75 = arith.remf %c7, %c5 : f32
  %r76 = arith.remf %c7, %c6 : f32
  %r77 = arith.remf %c7, %c7 : f32
  %r78 = arith.remf %c7, %c8 : f32
  %r79 = arith.remf %c7, %c9 : f32
  %r80 = arith.remf %c8, %c0 : f32
  %r81 = arith.remf %c8, %c1 : f32
  %r82 = arith.remf %c8, %c2 : f32
  %r83 = arith.remf %c8, %c3 : f32
  %r84 = arith.remf %c8, %c4 : f32
  %r85 = arith.remf %c8, %c5 : f32
  %r86 = arith.remf %c8, %c6 : f32
  %r87 = arith.remf %c8, %c7 : f32
  %r88 = arith.remf %c8, %c8 : f32
  %r89 = arith.remf %c8, %c9 : f32
  %r90 = arith.remf %c9, %c0 : f32
  %r91 = arith.remf %c9, %c1 : f32
  %r92 = arith.remf %c9, %c2 : f32
  %r93 = arith.remf %c9, %c3 : f32
  %r94 = arith.remf %c9, %c4 : f32
  %r95 = arith.remf %c9, %c5 : f32
  %r96 = arith.remf %c9, %c6 : f32
  %r97 = arith.remf %c9, %c7 : f32
  %r98 = arith.remf %c9, %c8 : f32
  %r99 = arith.remf %c9, %c9 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @remf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %c1 = arith.constant -3.0 : f64
  %c2 = arith.constant 1.0e300 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.remf %c0, %c0 : f64
  %r1 = arith.remf %c0, %c1 : f64
  %r2 = arith.remf %c0, %c2 : f64
  %r3 = arith.remf %c0, %c3 : f64
  %r4 = arith.remf %c0, %c4 : f64
  %r5 = arith.remf %c1, %c0 : f64
  %r6 = arith.remf %c1, %c1 : f64
  %r7 = arith.remf %c1, %c2 : f64
  %r8 = arith.remf %c1, %c3 : f64
  %r9 = arith.remf %c1, %c4 : f64
  %r10 = arith.remf %c2, %c0 : f64
  %r11 = arith.remf %c2, %c1 : f64
  %r12 = arith.remf %c2, %c2 : f64
  %r13 = arith.remf %c2, %c3 : f64
  %r14 = arith.remf %c2, %c4 : f64
  %r15 = arith.remf %c3, %c0 : f64
  %r16 = arith.remf %c3, %c1 : f64
  %r17 = arith.remf %c3, %c2 : f64
  %r18 = arith.remf %c3, %c3 : f64
  %r19 = arith.remf %c3, %c4 : f64
  %r20 = arith.remf %c4, %c0 : f64
  %r21 = arith.remf %c4, %c1 : f64
  %r22 = arith.remf %c4, %c2 : f64
  %r23 = arith.remf %c4, %c3 : f64
  %r24 = arith.remf %c4, %c4 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @remf_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 65504.0 : f16
  %c2 = arith.constant 0.1 : f16
  %r0 = arith.remf %c0, %c0 : f16
  %r1 = arith.remf %c0, %c1 : f16
  %r2 = arith.remf %c0, %c2 : f16
  %r3 = arith.remf %c1, %c0 : f16
  %r4 = arith.remf %c1, %c1 : f16
  %r5 = arith.remf %c1, %c2 : f16
  %r6 = arith.remf %c2, %c0 : f16
  %r7 = arith.remf %c2, %c1 : f16
  %r8 = arith.remf %c2, %c2 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}

// -----

func.func @remf_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %c1 = arith.constant 3.0 : bf16
  %c2 = arith.constant 1.0e30 : bf16
  %r0 = arith.remf %c0, %c0 : bf16
  %r1 = arith.remf %c0, %c1 : bf16
  %r2 = arith.remf %c0, %c2 : bf16
  %r3 = arith.remf %c1, %c0 : bf16
  %r4 = arith.remf %c1, %c1 : bf16
  %r5 = arith.remf %c1, %c2 : bf16
  %r6 = arith.remf %c2, %c0 : bf16
  %r7 = arith.remf %c2, %c1 : bf16
  %r8 = arith.remf %c2, %c2 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @remf_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c0 = arith.constant 1.0 : f8E4M3FN
  %c1 = arith.constant 448.0 : f8E4M3FN
  %c2 = arith.constant 3.0 : f8E4M3FN
  %r0 = arith.remf %c0, %c0 : f8E4M3FN
  %r1 = arith.remf %c0, %c1 : f8E4M3FN
  %r2 = arith.remf %c0, %c2 : f8E4M3FN
  %r3 = arith.remf %c1, %c0 : f8E4M3FN
  %r4 = arith.remf %c1, %c1 : f8E4M3FN
  %r5 = arith.remf %c1, %c2 : f8E4M3FN
  %r6 = arith.remf %c2, %c0 : f8E4M3FN
  %r7 = arith.remf %c2, %c1 : f8E4M3FN
  %r8 = arith.remf %c2, %c2 : f8E4M3FN
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// -----

func.func @remf_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %c0 = arith.constant 1.5 : f8E5M2
  %c1 = arith.constant 57344.0 : f8E5M2
  %r0 = arith.remf %c0, %c0 : f8E5M2
  %r1 = arith.remf %c0, %c1 : f8E5M2
  %r2 = arith.remf %c1, %c0 : f8E5M2
  %r3 = arith.remf %c1, %c1 : f8E5M2
  return %r0, %r1, %r2, %r3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @remf_f128() -> (f128, f128, f128, f128) {
  %c0 = arith.constant 1.0 : f128
  %c1 = arith.constant 3.0 : f128
  %r0 = arith.remf %c0, %c0 : f128
  %r1 = arith.remf %c0, %c1 : f128
  %r2 = arith.remf %c1, %c0 : f128
  %r3 = arith.remf %c1, %c1 : f128
  return %r0, %r1, %r2, %r3 : f128, f128, f128, f128
}

// -----

func.func @remf_f80() -> (f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %c1 = arith.constant 3.0 : f80
  %r0 = arith.remf %c0, %c0 : f80
  %r1 = arith.remf %c0, %c1 : f80
  %r2 = arith.remf %c1, %c0 : f80
  %r3 = arith.remf %c1, %c1 : f80
  return %r0, %r1, %r2, %r3 : f80, f80, f80, f80
}

// -----

func.func @remf_tf32() -> (tf32, tf32, tf32, tf32) {
  %c0 = arith.constant 1.0 : tf32
  %c1 = arith.constant 3.0 : tf32
  %r0 = arith.remf %c0, %c0 : tf32
  %r1 = arith.remf %c0, %c1 : tf32
  %r2 = arith.remf %c1, %c0 : tf32
  %r3 = arith.remf %c1, %c1 : tf32
  return %r0, %r1, %r2, %r3 : tf32, tf32, tf32, tf32
}

// -----

func.func @remf_shapes(%x: f32) -> (vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32) {
  %a = arith.constant dense<[1.0, 2.5, -3.0]> : vector<3xf32>
  %b = arith.constant dense<2.0> : vector<3xf32>
  %c = arith.constant dense<0.1> : tensor<2xf64>
  %d = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %p = ub.poison : f32
  %0 = arith.remf %a, %b : vector<3xf32>
  %1 = arith.remf %c, %c : tensor<2xf64>
  %2 = arith.remf %d, %d : vector<2xf32>
  %3 = arith.remf %x, %p : f32
  %4 = arith.remf %p, %x : f32
  %5 = arith.remf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32
}

// -----

func.func @maximumf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -2.5 : f32
  %c4 = arith.constant 3.1415927 : f32
  %c5 = arith.constant 1.0e38 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r0 = arith.maximumf %c0, %c0 : f32
  %r1 = arith.maximumf %c0, %c1 : f32
  %r2 = arith.maximumf %c0, %c2 : f32
  %r3 = arith.maximumf %c0, %c3 : f32
  %r4 = arith.maximumf %c0, %c4 : f32
  %r5 = arith.maximumf %c0, %c5 : f32
  %r6 = arith.maximumf %c0, %c6 : f32
  %r7 = arith.maximumf %c0, %c7 : f32
  %r8 = arith.maximumf %c0, %c8 : f32
  %r9 = arith.maximumf %c0, %c9 : f32
  %r10 = arith.maximumf %c1, %c0 : f32
  %r11 = arith.maximumf %c1, %c1 : f32
  %r12 = arith.maximumf %c1, %c2 : f32
  %r13 = arith.maximumf %c1, %c3 : f32
  %r14 = arith.maximumf %c1, %c4 : f32
  %r15 = arith.maximumf %c1, %c5 : f32
  %r16 = arith.maximumf %c1, %c6 : f32
  %r17 = arith.maximumf %c1, %c7 : f32
  %r18 = arith.maximumf %c1, %c8 : f32
  %r19 = arith.maximumf %c1, %c9 : f32
  %r20 = arith.maximumf %c2, %c0 : f32
  %r21 = arith.maximumf %c2, %c1 : f32
  %r22 = arith.maximumf %c2, %c2 : f32
  %r23 = arith.maximumf %c2, %c3 : f32
  %r24 = arith.maximumf %c2, %c4 : f32
  %r25 = arith.maximumf %c2, %c5 : f32
  %r26 = arith.maximumf %c2, %c6 : f32
  %r27 = arith.maximumf %c2, %c7 : f32
  %r28 = arith.maximumf %c2, %c8 : f32
  %r29 = arith.maximumf %c2, %c9 : f32
  %r30 = arith.maximumf %c3, %c0 : f32
  %r31 = arith.maximumf %c3, %c1 : f32
  %r32 = arith.maximumf %c3, %c2 : f32
  %r33 = arith.maximumf %c3, %c3 : f32
  %r34 = arith.maximumf %c3, %c4 : f32
  %r35 = arith.maximumf %c3, %c5 : f32
  %r36 = arith.maximumf %c3, %c6 : f32
  %r37 = arith.maximumf %c3, %c7 : f32
  %r38 = arith.maximumf %c3, %c8 : f32
  %r39 = arith.maximumf %c3, %c9 : f32
  %r40 = arith.maximumf %c4, %c0 : f32
  %r41 = arith.maximumf %c4, %c1 : f32
  %r42 = arith.maximumf %c4, %c2 : f32
  %r43 = arith.maximumf %c4, %c3 : f32
  %r44 = arith.maximumf %c4, %c4 : f32
  %r45 = arith.maximumf %c4, %c5 : f32
  %r46 = arith.maximumf %c4, %c6 : f32
  %r47 = arith.maximumf %c4, %c7 : f32
  %r48 = arith.maximumf %c4, %c8 : f32
  %r49 = arith.maximumf %c4, %c9 : f32
  %r50 = arith.maximumf %c5, %c0 : f32
  %r51 = arith.maximumf %c5, %c1 : f32
  %r52 = arith.maximumf %c5, %c2 : f32
  %r53 = arith.maximumf %c5, %c3 : f32
  %r54 = arith.maximumf %c5, %c4 : f32
  %r55 = arith.maximumf %c5, %c5 : f32
  %r56 = arith.maximumf %c5, %c6 : f32
  %r57 = arith.maximumf %c5, %c7 : f32
  %r58 = arith.maximumf %c5, %c8 : f32
  %r59 = arith.maximumf %c5, %c9 : f32
  %r60 = arith.maximumf %c6, %c0 : f32
  %r61 = arith.maximumf %c6, %c1 : f32
  %r62 = arith.maximumf %c6, %c2 : f32
  %r63 = arith.maximumf %c6, %c3 : f32
  %r64 = arith.maximumf %c6, %c4 : f32
  %r65 = arith.maximumf %c6, %c5 : f32
  %r66 = arith.maximumf %c6, %c6 : f32
  %r67 = arith.maximumf %c6, %c7 : f32
  %r68 = arith.maximumf %c6, %c8 : f32
  %r69 = arith.maximumf %c6, %c9 : f32
  %r70 = arith.maximumf %c7, %c0 : f32
  %r71 = arith.maximumf %c7, %c1 : f32
  %r72 = arith.maximumf %c7, %c2 : f32
  %r73 = arith.maximumf %c7, %c3 : f32
  %r74 = arith.maximumf %c7, %c4 : f32
  %r75 = arith.maximumf %c7, %c5 : f32
  %r76 = arith.maximumf %c7, %c6 : f32
  %r77 = arith.maximumf %c7, %c7 : f32
  %r78 = arith.maximumf %c7, %c8 : f32
  %r79 = arith.maximumf %c7, %c9 : f32
  %r80 = arith.maximumf %c8, %c0 : f32
  %r81 = arith.maximumf %c8, %c1 : f32
  %r82 = arith.maximumf %c8, %c2 : f32
  %r83 = arith.maximumf %c8, %c3 : f32
  %r84 = arith.maximumf %c8, %c4 : f32
  %r85 = arith.maximumf %c8, %c5 : f32
  %r86 = arith.maximumf %c8, %c6 : f32
  %r87 = arith.maximumf %c8, %c7 : f32
  %r88 = arith.maximumf %c8, %c8 : f32
  %r89 = arith.maximumf %c8, %c9 : f32
  %r90 = arith.maximumf %c9, %c0 : f32
  %r91 = arith.maximumf %c9, %c1 : f32
  %r92 = arith.maximumf %c9, %c2 : f32
  %r93 = arith.maximumf %c9, %c3 : f32
  %r94 = arith.maximumf %c9, %c4 : f32
  %r95 = arith.maximumf %c9, %c5 : f32
  %r96 = arith.maximumf %c9, %c6 : f32
  %r97 = arith.maximumf %c9, %c7 : f32
  %r98 = arith.maximumf %c9, %c8 : f32
  %r99 = arith.maximumf %c9, %c9 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @maximumf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %c1 = arith.constant -3.0 : f64
  %c2 = arith.constant 1.0e300 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.maximumf %c0, %c0 : f64
  %r1 = arith.maximumf %c0, %c1 : f64
  %r2 = arith.maximumf %c0, %c2 : f64
  %r3 = arith.maximumf %c0, %c3 : f64
  %r4 = arith.maximumf %c0, %c4 : f64
  %r5 = arith.maximumf %c1, %c0 : f64
  %r6 = arith.maximumf %c1, %c1 : f64
  %r7 = arith.maximumf %c1, %c2 : f64
  %r8 = arith.maximumf %c1, %c3 : f64
  %r9 = arith.maximumf %c1, %c4 : f64
  %r10 = arith.maximumf %c2, %c0 : f64
  %r11 = arith.maximumf %c2, %c1 : f64
  %r12 = arith.maximumf %c2, %c2 : f64
  %r13 = arith.maximumf %c2, %c3 : f64
  %r14 = arith.maximumf %c2, %c4 : f64
  %r15 = arith.maximumf %c3, %c0 : f64
  %r16 = arith.maximumf %c3, %c1 : f64
  %r17 = arith.maximumf %c3, %c2 : f64
  %r18 = arith.maximumf %c3, %c3 : f64
  %r19 = arith.maximumf %c3, %c4 : f64
  %r20 = arith.maximumf %c4, %c0 : f64
  %r21 = arith.maximumf %c4, %c1 : f64
  %r22 = arith.maximumf %c4, %c2 : f64
  %r23 = arith.maximumf %c4, %c3 : f64
  %r24 = arith.maximumf %c4, %c4 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @maximumf_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 65504.0 : f16
  %c2 = arith.constant 0.1 : f16
  %r0 = arith.maximumf %c0, %c0 : f16
  %r1 = arith.maximumf %c0, %c1 : f16
  %r2 = arith.maximumf %c0, %c2 : f16
  %r3 = arith.maximumf %c1, %c0 : f16
  %r4 = arith.maximumf %c1, %c1 : f16
  %r5 = arith.maximumf %c1, %c2 : f16
  %r6 = arith.maximumf %c2, %c0 : f16
  %r7 = arith.maximumf %c2, %c1 : f16
  %r8 = arith.maximumf %c2, %c2 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}

// -----

func.func @maximumf_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %c1 = arith.constant 3.0 : bf16
  %c2 = arith.constant 1.0e30 : bf16
  %r0 = arith.maximumf %c0, %c0 : bf16
  %r1 = arith.maximumf %c0, %c1 : bf16
  %r2 = arith.maximumf %c0, %c2 : bf16
  %r3 = arith.maximumf %c1, %c0 : bf16
  %r4 = arith.maximumf %c1, %c1 : bf16
  %r5 = arith.maximumf %c1, %c2 : bf16
  %r6 = arith.maximumf %c2, %c0 : bf16
  %r7 = arith.maximumf %c2, %c1 : bf16
  %r8 = arith.maximumf %c2, %c2 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @maximumf_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c0 = arith.constant 1.0 : f8E4M3FN
  %c1 = arith.constant 448.0 : f8E4M3FN
  %c2 = arith.constant 3.0 : f8E4M3FN
  %r0 = arith.maximumf %c0, %c0 : f8E4M3FN
  %r1 = arith.maximumf %c0, %c1 : f8E4M3FN
  %r2 = arith.maximumf %c0, %c2 : f8E4M3FN
  %r3 = arith.maximumf %c1, %c0 : f8E4M3FN
  %r4 = arith.maximumf %c1, %c1 : f8E4M3FN
  %r5 = arith.maximumf %c1, %c2 : f8E4M3FN
  %r6 = arith.maximumf %c2, %c0 : f8E4M3FN
  %r7 = arith.maximumf %c2, %c1 : f8E4M3FN
  %r8 = arith.maximumf %c2, %c2 : f8E4M3FN
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// -----

func.func @maximumf_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %c0 = arith.constant 1.5 : f8E5M2
  %c1 = arith.constant 57344.0 : f8E5M2
  %r0 = arith.maximumf %c0, %c0 : f8E5M2
  %r1 = arith.maximumf %c0, %c1 : f8E5M2
  %r2 = arith.maximumf %c1, %c0 : f8E5M2
  %r3 = arith.maximumf %c1, %c1 : f8E5M2
  return %r0, %r1, %r2, %r3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @maximumf_f128() -> (f128, f128, f128, f128) {
  %c0 = arith.constant 1.0 : f128
  %c1 = arith.constant 3.0 : f128
  %r0 = arith.maximumf %c0, %c0 : f128
  %r1 = arith.maximumf %c0, %c1 : f128
  %r2 = arith.maximumf %c1, %c0 : f128
  %r3 = arith.maximumf %c1, %c1 : f128
  return %r0, %r1, %r2, %r3 : f128, f128, f128, f128
}

// -----

func.func @maximumf_f80() -> (f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %c1 = arith.constant 3.0 : f80
  %r0 = arith.maximumf %c0, %c0 : f80
  %r1 = arith.maximumf %c0, %c1 : f80
  %r2 = arith.maximumf %c1, %c0 : f80
  %r3 = arith.maximumf %c1, %c1 : f80
  return %r0, %r1, %r2, %r3 : f80, f80, f80, f80
}

// -----

func.func @maximumf_tf32() -> (tf32, tf32, tf32, tf32) {
  %c0 = arith.constant 1.0 : tf32
  %c1 = arith.constant 3.0 : tf32
  %r0 = arith.maximumf %c0, %c0 : tf32
  %r1 = arith.maximumf %c0, %c1 : tf32
  %r2 = arith.maximumf %c1, %c0 : tf32
  %r3 = arith.maximumf %c1, %c1 : tf32
  return %r0, %r1, %r2, %r3 : tf32, tf32, tf32, tf32
}

// -----

func.func @maximumf_shapes(%x: f32) -> (vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32) {
  %a = arith.constant dense<[1.0, 2.5, -3.0]> : vector<3xf32>
  %b = arith.constant dense<2.0> : vector<3xf32>
  %c = arith.constant dense<0.1> : tensor<2xf64>
  %d = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %p = ub.poison : f32
  %0 = arith.maximumf %a, %b : vector<3xf32>
  %1 = arith.maximumf %c, %c : tensor<2xf64>
  %2 = arith.maximumf %d, %d : vector<2xf32>
  %3 = arith.maximumf %x, %p : f32
  %4 = arith.maximumf %p, %x : f32
  %5 = arith.maximumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32
}

// -----

func.func @minimumf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -2.5 : f32
  %c4 = arith.constant 3.1415927 : f32
  %c5 = arith.constant 1.0e38 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r0 = arith.minimumf %c0, %c0 : f32
  %r1 = arith.minimumf %c0, %c1 : f32
  %r2 = arith.minimumf %c0, %c2 : f32
  %r3 = arith.minimumf %c0, %c3 : f32
  %r4 = arith.minimumf %c0, %c4 : f32
  %r5 = arith.minimumf %c0, %c5 : f32
  %r6 = arith.minimumf %c0, %c6 : f32
  %r7 = arith.minimumf %c0, %c7 : f32
  %r8 = arith.minimumf %c0, %c8 : f32
  %r9 = arith.minimumf %c0, %c9 : f32
  %r10 = arith.minimumf %c1, %c0 : f32
  %r11 = arith.minimumf %c1, %c1 : f32
  %r12 = arith.minimumf %c1, %c2 : f32
  %r13 = arith.minimumf %c1, %c3 : f32
  %r14 = arith.minimumf %c1, %c4 : f32
  %r15 = arith.minimumf %c1, %c5 : f32
  %r16 = arith.minimumf %c1, %c6 : f32
  %r17 = arith.minimumf %c1, %c7 : f32
  %r18 = arith.minimumf %c1, %c8 : f32
  %r19 = arith.minimumf %c1, %c9 : f32
  %r20 = arith.minimumf %c2, %c0 : f32
  %r21 = arith.minimumf %c2, %c1 : f32
  %r22 = arith.minimumf %c2, %c2 : f32
  %r23 = arith.minimumf %c2, %c3 : f32
  %r24 = arith.minimumf %c2, %c4 : f32
  %r25 = arith.minimumf %c2, %c5 : f32
  %r26 = arith.minimumf %c2, %c6 : f32
  %r27 = arith.minimumf %c2, %c7 : f32
  %r28 = arith.minimumf %c2, %c8 : f32
  %r29 = arith.minimumf %c2, %c9 : f32
  %r30 = arith.minimumf %c3, %c0 : f32
  %r31 = arith.minimumf %c3, %c1 : f32
  %r32 = arith.minimumf %c3, %c2 : f32
  %r33 = arith.minimumf %c3, %c3 : f32
  %r34 = arith.minimumf %c3, %c4 : f32
  %r35 = arith.minimumf %c3, %c5 : f32
  %r36 = arith.minimumf %c3, %c6 : f32
  %r37 = arith.minimumf %c3, %c7 : f32
  %r38 = arith.minimumf %c3, %c8 : f32
  %r39 = arith.minimumf %c3, %c9 : f32
  %r40 = arith.minimumf %c4, %c0 : f32
  %r41 = arith.minimumf %c4, %c1 : f32
  %r42 = arith.minimumf %c4, %c2 : f32
  %r43 = arith.minimumf %c4, %c3 : f32
  %r44 = arith.minimumf %c4, %c4 : f32
  %r45 = arith.minimumf %c4, %c5 : f32
  %r46 = arith.minimumf %c4, %c6 : f32
  %r47 = arith.minimumf %c4, %c7 : f32
  %r48 = arith.minimumf %c4, %c8 : f32
  %r49 = arith.minimumf %c4, %c9 : f32
  %r50 = arith.minimumf %c5, %c0 : f32
  %r51 = arith.minimumf %c5, %c1 : f32
  %r52 = arith.minimumf %c5, %c2 : f32
  %r53 = arith.minimumf %c5, %c3 : f32
  %r54 = arith.minimumf %c5, %c4 : f32
  %r55 = arith.minimumf %c5, %c5 : f32
  %r56 = arith.minimumf %c5, %c6 : f32
  %r57 = arith.minimumf %c5, %c7 : f32
  %r58 = arith.minimumf %c5, %c8 : f32
  %r59 = arith.minimumf %c5, %c9 : f32
  %r60 = arith.minimumf %c6, %c0 : f32
  %r61 = arith.minimumf %c6, %c1 : f32
  %r62 = arith.minimumf %c6, %c2 : f32
  %r63 = arith.minimumf %c6, %c3 : f32
  %r64 = arith.minimumf %c6, %c4 : f32
  %r65 = arith.minimumf %c6, %c5 : f32
  %r66 = arith.minimumf %c6, %c6 : f32
  %r67 = arith.minimumf %c6, %c7 : f32
  %r68 = arith.minimumf %c6, %c8 : f32
  %r69 = arith.minimumf %c6, %c9 : f32
  %r70 = arith.minimumf %c7, %c0 : f32
  %r71 = arith.minimumf %c7, %c1 : f32
  %r72 = arith.minimumf %c7, %c2 : f32
  %r73 = arith.minimumf %c7, %c3 : f32
  %r74 = arith.minimumf %c7, %c4 : f32
  %r75 = arith.minimumf %c7, %c5 : f32
  %r76 = arith.minimumf %c7, %c6 : f32
  %r77 = arith.minimumf %c7, %c7 : f32
  %r78 = arith.minimumf %c7, %c8 : f32
  %r79 = arith.minimumf %c7, %c9 : f32
  %r80 = arith.minimumf %c8, %c0 : f32
  %r81 = arith.minimumf %c8, %c1 : f32
  %r82 = arith.minimumf %c8, %c2 : f32
  %r83 = arith.minimumf %c8, %c3 : f32
  %r84 = arith.minimumf %c8, %c4 : f32
  %r85 = arith.minimumf %c8, %c5 : f32
  %r86 = arith.minimumf %c8, %c6 : f32
  %r87 = arith.minimumf %c8, %c7 : f32
  %r88 = arith.minimumf %c8, %c8 : f32
  %r89 = arith.minimumf %c8, %c9 : f32
  %r90 = arith.minimumf %c9, %c0 : f32
  %r91 = arith.minimumf %c9, %c1 : f32
  %r92 = arith.minimumf %c9, %c2 : f32
  %r93 = arith.minimumf %c9, %c3 : f32
  %r94 = arith.minimumf %c9, %c4 : f32
  %r95 = arith.minimumf %c9, %c5 : f32
  %r96 = arith.minimumf %c9, %c6 : f32
  %r97 = arith.minimumf %c9, %c7 : f32
  %r98 = arith.minimumf %c9, %c8 : f32
  %r99 = arith.minimumf %c9, %c9 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @minimumf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %c1 = arith.constant -3.0 : f64
  %c2 = arith.constant 1.0e300 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.minimumf %c0, %c0 : f64
  %r1 = arith.minimumf %c0, %c1 : f64
  %r2 = arith.minimumf %c0, %c2 : f64
  %r3 = arith.minimumf %c0, %c3 : f64
  %r4 = arith.minimumf %c0, %c4 : f64
  %r5 = arith.minimumf %c1, %c0 : f64
  %r6 = arith.minimumf %c1, %c1 : f64
  %r7 = arith.minimumf %c1, %c2 : f64
  %r8 = arith.minimumf %c1, %c3 : f64
  %r9 = arith.minimumf %c1, %c4 : f64
  %r10 = arith.minimumf %c2, %c0 : f64
  %r11 = arith.minimumf %c2, %c1 : f64
  %r12 = arith.minimumf %c2, %c2 : f64
  %r13 = arith.minimumf %c2, %c3 : f64
  %r14 = arith.minimumf %c2, %c4 : f64
  %r15 = arith.minimumf %c3, %c0 : f64
  %r16 = arith.minimumf %c3, %c1 : f64
  %r17 = arith.minimumf %c3, %c2 : f64
  %r18 = arith.minimumf %c3, %c3 : f64
  %r19 = arith.minimumf %c3, %c4 : f64
  %r20 = arith.minimumf %c4, %c0 : f64
  %r21 = arith.minimumf %c4, %c1 : f64
  %r22 = arith.minimumf %c4, %c2 : f64
  %r23 = arith.minimumf %c4, %c3 : f64
  %r24 = arith.minimumf %c4, %c4 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @minimumf_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 65504.0 : f16
  %c2 = arith.constant 0.1 : f16
  %r0 = arith.minimumf %c0, %c0 : f16
  %r1 = arith.minimumf %c0, %c1 : f16
  %r2 = arith.minimumf %c0, %c2 : f16
  %r3 = arith.minimumf %c1, %c0 : f16
  %r4 = arith.minimumf %c1, %c1 : f16
  %r5 = arith.minimumf %c1, %c2 : f16
  %r6 = arith.minimumf %c2, %c0 : f16
  %r7 = arith.minimumf %c2, %c1 : f16
  %r8 = arith.minimumf %c2, %c2 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}

// -----

func.func @minimumf_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %c1 = arith.constant 3.0 : bf16
  %c2 = arith.constant 1.0e30 : bf16
  %r0 = arith.minimumf %c0, %c0 : bf16
  %r1 = arith.minimumf %c0, %c1 : bf16
  %r2 = arith.minimumf %c0, %c2 : bf16
  %r3 = arith.minimumf %c1, %c0 : bf16
  %r4 = arith.minimumf %c1, %c1 : bf16
  %r5 = arith.minimumf %c1, %c2 : bf16
  %r6 = arith.minimumf %c2, %c0 : bf16
  %r7 = arith.minimumf %c2, %c1 : bf16
  %r8 = arith.minimumf %c2, %c2 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @minimumf_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c0 = arith.constant 1.0 : f8E4M3FN
  %c1 = arith.constant 448.0 : f8E4M3FN
  %c2 = arith.constant 3.0 : f8E4M3FN
  %r0 = arith.minimumf %c0, %c0 : f8E4M3FN
  %r1 = arith.minimumf %c0, %c1 : f8E4M3FN
  %r2 = arith.minimumf %c0, %c2 : f8E4M3FN
  %r3 = arith.minimumf %c1, %c0 : f8E4M3FN
  %r4 = arith.minimumf %c1, %c1 : f8E4M3FN
  %r5 = arith.minimumf %c1, %c2 : f8E4M3FN
  %r6 = arith.minimumf %c2, %c0 : f8E4M3FN
  %r7 = arith.minimumf %c2, %c1 : f8E4M3FN
  %r8 = arith.minimumf %c2, %c2 : f8E4M3FN
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// -----

func.func @minimumf_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %c0 = arith.constant 1.5 : f8E5M2
  %c1 = arith.constant 57344.0 : f8E5M2
  %r0 = arith.minimumf %c0, %c0 : f8E5M2
  %r1 = arith.minimumf %c0, %c1 : f8E5M2
  %r2 = arith.minimumf %c1, %c0 : f8E5M2
  %r3 = arith.minimumf %c1, %c1 : f8E5M2
  return %r0, %r1, %r2, %r3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @minimumf_f128() -> (f128, f128, f128, f128) {
  %c0 = arith.constant 1.0 : f128
  %c1 = arith.constant 3.0 : f128
  %r0 = arith.minimumf %c0, %c0 : f128
  %r1 = arith.minimumf %c0, %c1 : f128
  %r2 = arith.minimumf %c1, %c0 : f128
  %r3 = arith.minimumf %c1, %c1 : f128
  return %r0, %r1, %r2, %r3 : f128, f128, f128, f128
}

// -----

func.func @minimumf_f80() -> (f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %c1 = arith.constant 3.0 : f80
  %r0 = arith.minimumf %c0, %c0 : f80
  %r1 = arith.minimumf %c0, %c1 : f80
  %r2 = arith.minimumf %c1, %c0 : f80
  %r3 = arith.minimumf %c1, %c1 : f80
  return %r0, %r1, %r2, %r3 : f80, f80, f80, f80
}

// -----

func.func @minimumf_tf32() -> (tf32, tf32, tf32, tf32) {
  %c0 = arith.constant 1.0 : tf32
  %c1 = arith.constant 3.0 : tf32
  %r0 = arith.minimumf %c0, %c0 : tf32
  %r1 = arith.minimumf %c0, %c1 : tf32
  %r2 = arith.minimumf %c1, %c0 : tf32
  %r3 = arith.minimumf %c1, %c1 : tf32
  return %r0, %r1, %r2, %r3 : tf32, tf32, tf32, tf32
}

// -----

func.func @minimumf_shapes(%x: f32) -> (vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32) {
  %a = arith.constant dense<[1.0, 2.5, -3.0]> : vector<3xf32>
  %b = arith.constant dense<2.0> : vector<3xf32>
  %c = arith.constant dense<0.1> : tensor<2xf64>
  %d = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %p = ub.poison : f32
  %0 = arith.minimumf %a, %b : vector<3xf32>
  %1 = arith.minimumf %c, %c : tensor<2xf64>
  %2 = arith.minimumf %d, %d : vector<2xf32>
  %3 = arith.minimumf %x, %p : f32
  %4 = arith.minimumf %p, %x : f32
  %5 = arith.minimumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32
}

// -----

func.func @maxnumf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -2.5 : f32
  %c4 = arith.constant 3.1415927 : f32
  %c5 = arith.constant 1.0e38 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r0 = arith.maxnumf %c0, %c0 : f32
  %r1 = arith.maxnumf %c0, %c1 : f32
  %r2 = arith.maxnumf %c0, %c2 : f32
  %r3 = arith.maxnumf %c0, %c3 : f32
  %r4 = arith.maxnumf %c0, %c4 : f32
  %r5 = arith.maxnumf %c0, %c5 : f32
  %r6 = arith.maxnumf %c0, %c6 : f32
  %r7 = arith.maxnumf %c0, %c7 : f32
  %r8 = arith.maxnumf %c0, %c8 : f32
  %r9 = arith.maxnumf %c0, %c9 : f32
  %r10 = arith.maxnumf %c1, %c0 : f32
  %r11 = arith.maxnumf %c1, %c1 : f32
  %r12 = arith.maxnumf %c1, %c2 : f32
  %r13 = arith.maxnumf %c1, %c3 : f32
  %r14 = arith.maxnumf %c1, %c4 : f32
  %r15 = arith.maxnumf %c1, %c5 : f32
  %r16 = arith.maxnumf %c1, %c6 : f32
  %r17 = arith.maxnumf %c1, %c7 : f32
  %r18 = arith.maxnumf %c1, %c8 : f32
  %r19 = arith.maxnumf %c1, %c9 : f32
  %r20 = arith.maxnumf %c2, %c0 : f32
  %r21 = arith.maxnumf %c2, %c1 : f32
  %r22 = arith.maxnumf %c2, %c2 : f32
  %r23 = arith.maxnumf %c2, %c3 : f32
  %r24 = arith.maxnumf %c2, %c4 : f32
  %r25 = arith.maxnumf %c2, %c5 : f32
  %r26 = arith.maxnumf %c2, %c6 : f32
  %r27 = arith.maxnumf %c2, %c7 : f32
  %r28 = arith.maxnumf %c2, %c8 : f32
  %r29 = arith.maxnumf %c2, %c9 : f32
  %r30 = arith.maxnumf %c3, %c0 : f32
  %r31 = arith.maxnumf %c3, %c1 : f32
  %r32 = arith.maxnumf %c3, %c2 : f32
  %r33 = arith.maxnumf %c3, %c3 : f32
  %r34 = arith.maxnumf %c3, %c4 : f32
  %r35 = arith.maxnumf %c3, %c5 : f32
  %r36 = arith.maxnumf %c3, %c6 : f32
  %r37 = arith.maxnumf %c3, %c7 : f32
  %r38 = arith.maxnumf %c3, %c8 : f32
  %r39 = arith.maxnumf %c3, %c9 : f32
  %r40 = arith.maxnumf %c4, %c0 : f32
  %r41 = arith.maxnumf %c4, %c1 : f32
  %r42 = arith.maxnumf %c4, %c2 : f32
  %r43 = arith.maxnumf %c4, %c3 : f32
  %r44 = arith.maxnumf %c4, %c4 : f32
  %r45 = arith.maxnumf %c4, %c5 : f32
  %r46 = arith.maxnumf %c4, %c6 : f32
  %r47 = arith.maxnumf %c4, %c7 : f32
  %r48 = arith.maxnumf %c4, %c8 : f32
  %r49 = arith.maxnumf %c4, %c9 : f32
  %r50 = arith.maxnumf %c5, %c0 : f32
  %r51 = arith.maxnumf %c5, %c1 : f32
  %r52 = arith.maxnumf %c5, %c2 : f32
  %r53 = arith.maxnumf %c5, %c3 : f32
  %r54 = arith.maxnumf %c5, %c4 : f32
  %r55 = arith.maxnumf %c5, %c5 : f32
  %r56 = arith.maxnumf %c5, %c6 : f32
  %r57 = arith.maxnumf %c5, %c7 : f32
  %r58 = arith.maxnumf %c5, %c8 : f32
  %r59 = arith.maxnumf %c5, %c9 : f32
  %r60 = arith.maxnumf %c6, %c0 : f32
  %r61 = arith.maxnumf %c6, %c1 : f32
  %r62 = arith.maxnumf %c6, %c2 : f32
  %r63 = arith.maxnumf %c6, %c3 : f32
  %r64 = arith.maxnumf %c6, %c4 : f32
  %r65 = arith.maxnumf %c6, %c5 : f32
  %r66 = arith.maxnumf %c6, %c6 : f32
  %r67 = arith.maxnumf %c6, %c7 : f32
  %r68 = arith.maxnumf %c6, %c8 : f32
  %r69 = arith.maxnumf %c6, %c9 : f32
  %r70 = arith.maxnumf %c7, %c0 : f32
  %r71 = arith.maxnumf %c7, %c1 : f32
  %r72 = arith.maxnumf %c7, %c2 : f32
  %r73 = arith.maxnumf %c7, %c3 : f32
  %r74 = arith.maxnumf %c7, %c4 : f32
  %r75 = arith.maxnumf %c7, %c5 : f32
  %r76 = arith.maxnumf %c7, %c6 : f32
  %r77 = arith.maxnumf %c7, %c7 : f32
  %r78 = arith.maxnumf %c7, %c8 : f32
  %r79 = arith.maxnumf %c7, %c9 : f32
  %r80 = arith.maxnumf %c8, %c0 : f32
  %r81 = arith.maxnumf %c8, %c1 : f32
  %r82 = arith.maxnumf %c8, %c2 : f32
  %r83 = arith.maxnumf %c8, %c3 : f32
  %r84 = arith.maxnumf %c8, %c4 : f32
  %r85 = arith.maxnumf %c8, %c5 : f32
  %r86 = arith.maxnumf %c8, %c6 : f32
  %r87 = arith.maxnumf %c8, %c7 : f32
  %r88 = arith.maxnumf %c8, %c8 : f32
  %r89 = arith.maxnumf %c8, %c9 : f32
  %r90 = arith.maxnumf %c9, %c0 : f32
  %r91 = arith.maxnumf %c9, %c1 : f32
  %r92 = arith.maxnumf %c9, %c2 : f32
  %r93 = arith.maxnumf %c9, %c3 : f32
  %r94 = arith.maxnumf %c9, %c4 : f32
  %r95 = arith.maxnumf %c9, %c5 : f32
  %r96 = arith.maxnumf %c9, %c6 : f32
  %r97 = arith.maxnumf %c9, %c7 : f32
  %r98 = arith.maxnumf %c9, %c8 : f32
  %r99 = arith.maxnumf %c9, %c9 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @maxnumf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %c1 = arith.constant -3.0 : f64
  %c2 = arith.constant 1.0e300 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.maxnumf %c0, %c0 : f64
  %r1 = arith.maxnumf %c0, %c1 : f64
  %r2 = arith.maxnumf %c0, %c2 : f64
  %r3 = arith.maxnumf %c0, %c3 : f64
  %r4 = arith.maxnumf %c0, %c4 : f64
  %r5 = arith.maxnumf %c1, %c0 : f64
  %r6 = arith.maxnumf %c1, %c1 : f64
  %r7 = arith.maxnumf %c1, %c2 : f64
  %r8 = arith.maxnumf %c1, %c3 : f64
  %r9 = arith.maxnumf %c1, %c4 : f64
  %r10 = arith.maxnumf %c2, %c0 : f64
  %r11 = arith.maxnumf %c2, %c1 : f64
  %r12 = arith.maxnumf %c2, %c2 : f64
  %r13 = arith.maxnumf %c2, %c3 : f64
  %r14 = arith.maxnumf %c2, %c4 : f64
  %r15 = arith.maxnumf %c3, %c0 : f64
  %r16 = arith.maxnumf %c3, %c1 : f64
  %r17 = arith.maxnumf %c3, %c2 : f64
  %r18 = arith.maxnumf %c3, %c3 : f64
  %r19 = arith.maxnumf %c3, %c4 : f64
  %r20 = arith.maxnumf %c4, %c0 : f64
  %r21 = arith.maxnumf %c4, %c1 : f64
  %r22 = arith.maxnumf %c4, %c2 : f64
  %r23 = arith.maxnumf %c4, %c3 : f64
  %r24 = arith.maxnumf %c4, %c4 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @maxnumf_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 65504.0 : f16
  %c2 = arith.constant 0.1 : f16
  %r0 = arith.maxnumf %c0, %c0 : f16
  %r1 = arith.maxnumf %c0, %c1 : f16
  %r2 = arith.maxnumf %c0, %c2 : f16
  %r3 = arith.maxnumf %c1, %c0 : f16
  %r4 = arith.maxnumf %c1, %c1 : f16
  %r5 = arith.maxnumf %c1, %c2 : f16
  %r6 = arith.maxnumf %c2, %c0 : f16
  %r7 = arith.maxnumf %c2, %c1 : f16
  %r8 = arith.maxnumf %c2, %c2 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}

// -----

func.func @maxnumf_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %c1 = arith.constant 3.0 : bf16
  %c2 = arith.constant 1.0e30 : bf16
  %r0 = arith.maxnumf %c0, %c0 : bf16
  %r1 = arith.maxnumf %c0, %c1 : bf16
  %r2 = arith.maxnumf %c0, %c2 : bf16
  %r3 = arith.maxnumf %c1, %c0 : bf16
  %r4 = arith.maxnumf %c1, %c1 : bf16
  %r5 = arith.maxnumf %c1, %c2 : bf16
  %r6 = arith.maxnumf %c2, %c0 : bf16
  %r7 = arith.maxnumf %c2, %c1 : bf16
  %r8 = arith.maxnumf %c2, %c2 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @maxnumf_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c0 = arith.constant 1.0 : f8E4M3FN
  %c1 = arith.constant 448.0 : f8E4M3FN
  %c2 = arith.constant 3.0 : f8E4M3FN
  %r0 = arith.maxnumf %c0, %c0 : f8E4M3FN
  %r1 = arith.maxnumf %c0, %c1 : f8E4M3FN
  %r2 = arith.maxnumf %c0, %c2 : f8E4M3FN
  %r3 = arith.maxnumf %c1, %c0 : f8E4M3FN
  %r4 = arith.maxnumf %c1, %c1 : f8E4M3FN
  %r5 = arith.maxnumf %c1, %c2 : f8E4M3FN
  %r6 = arith.maxnumf %c2, %c0 : f8E4M3FN
  %r7 = arith.maxnumf %c2, %c1 : f8E4M3FN
  %r8 = arith.maxnumf %c2, %c2 : f8E4M3FN
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// -----

func.func @maxnumf_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %c0 = arith.constant 1.5 : f8E5M2
  %c1 = arith.constant 57344.0 : f8E5M2
  %r0 = arith.maxnumf %c0, %c0 : f8E5M2
  %r1 = arith.maxnumf %c0, %c1 : f8E5M2
  %r2 = arith.maxnumf %c1, %c0 : f8E5M2
  %r3 = arith.maxnumf %c1, %c1 : f8E5M2
  return %r0, %r1, %r2, %r3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @maxnumf_f128() -> (f128, f128, f128, f128) {
  %c0 = arith.constant 1.0 : f128
  %c1 = arith.constant 3.0 : f128
  %r0 = arith.maxnumf %c0, %c0 : f128
  %r1 = arith.maxnumf %c0, %c1 : f128
  %r2 = arith.maxnumf %c1, %c0 : f128
  %r3 = arith.maxnumf %c1, %c1 : f128
  return %r0, %r1, %r2, %r3 : f128, f128, f128, f128
}

// -----

func.func @maxnumf_f80() -> (f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %c1 = arith.constant 3.0 : f80
  %r0 = arith.maxnumf %c0, %c0 : f80
  %r1 = arith.maxnumf %c0, %c1 : f80
  %r2 = arith.maxnumf %c1, %c0 : f80
  %r3 = arith.maxnumf %c1, %c1 : f80
  return %r0, %r1, %r2, %r3 : f80, f80, f80, f80
}

// -----

func.func @maxnumf_tf32() -> (tf32, tf32, tf32, tf32) {
  %c0 = arith.constant 1.0 : tf32
  %c1 = arith.constant 3.0 : tf32
  %r0 = arith.maxnumf %c0, %c0 : tf32
  %r1 = arith.maxnumf %c0, %c1 : tf32
  %r2 = arith.maxnumf %c1, %c0 : tf32
  %r3 = arith.maxnumf %c1, %c1 : tf32
  return %r0, %r1, %r2, %r3 : tf32, tf32, tf32, tf32
}

// -----

func.func @maxnumf_shapes(%x: f32) -> (vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32) {
  %a = arith.constant dense<[1.0, 2.5, -3.0]> : vector<3xf32>
  %b = arith.constant dense<2.0> : vector<3xf32>
  %c = arith.constant dense<0.1> : tensor<2xf64>
  %d = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %p = ub.poison : f32
  %0 = arith.maxnumf %a, %b : vector<3xf32>
  %1 = arith.maxnumf %c, %c : tensor<2xf64>
  %2 = arith.maxnumf %d, %d : vector<2xf32>
  %3 = arith.maxnumf %x, %p : f32
  %4 = arith.maxnumf %p, %x : f32
  %5 = arith.maxnumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32
}

// -----

func.func @minnumf_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0.0 : f32
  %c1 = arith.constant -0.0 : f32
  %c2 = arith.constant 1.0 : f32
  %c3 = arith.constant -2.5 : f32
  %c4 = arith.constant 3.1415927 : f32
  %c5 = arith.constant 1.0e38 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r0 = arith.minnumf %c0, %c0 : f32
  %r1 = arith.minnumf %c0, %c1 : f32
  %r2 = arith.minnumf %c0, %c2 : f32
  %r3 = arith.minnumf %c0, %c3 : f32
  %r4 = arith.minnumf %c0, %c4 : f32
  %r5 = arith.minnumf %c0, %c5 : f32
  %r6 = arith.minnumf %c0, %c6 : f32
  %r7 = arith.minnumf %c0, %c7 : f32
  %r8 = arith.minnumf %c0, %c8 : f32
  %r9 = arith.minnumf %c0, %c9 : f32
  %r10 = arith.minnumf %c1, %c0 : f32
  %r11 = arith.minnumf %c1, %c1 : f32
  %r12 = arith.minnumf %c1, %c2 : f32
  %r13 = arith.minnumf %c1, %c3 : f32
  %r14 = arith.minnumf %c1, %c4 : f32
  %r15 = arith.minnumf %c1, %c5 : f32
  %r16 = arith.minnumf %c1, %c6 : f32
  %r17 = arith.minnumf %c1, %c7 : f32
  %r18 = arith.minnumf %c1, %c8 : f32
  %r19 = arith.minnumf %c1, %c9 : f32
  %r20 = arith.minnumf %c2, %c0 : f32
  %r21 = arith.minnumf %c2, %c1 : f32
  %r22 = arith.minnumf %c2, %c2 : f32
  %r23 = arith.minnumf %c2, %c3 : f32
  %r24 = arith.minnumf %c2, %c4 : f32
  %r25 = arith.minnumf %c2, %c5 : f32
  %r26 = arith.minnumf %c2, %c6 : f32
  %r27 = arith.minnumf %c2, %c7 : f32
  %r28 = arith.minnumf %c2, %c8 : f32
  %r29 = arith.minnumf %c2, %c9 : f32
  %r30 = arith.minnumf %c3, %c0 : f32
  %r31 = arith.minnumf %c3, %c1 : f32
  %r32 = arith.minnumf %c3, %c2 : f32
  %r33 = arith.minnumf %c3, %c3 : f32
  %r34 = arith.minnumf %c3, %c4 : f32
  %r35 = arith.minnumf %c3, %c5 : f32
  %r36 = arith.minnumf %c3, %c6 : f32
  %r37 = arith.minnumf %c3, %c7 : f32
  %r38 = arith.minnumf %c3, %c8 : f32
  %r39 = arith.minnumf %c3, %c9 : f32
  %r40 = arith.minnumf %c4, %c0 : f32
  %r41 = arith.minnumf %c4, %c1 : f32
  %r42 = arith.minnumf %c4, %c2 : f32
  %r43 = arith.minnumf %c4, %c3 : f32
  %r44 = arith.minnumf %c4, %c4 : f32
  %r45 = arith.minnumf %c4, %c5 : f32
  %r46 = arith.minnumf %c4, %c6 : f32
  %r47 = arith.minnumf %c4, %c7 : f32
  %r48 = arith.minnumf %c4, %c8 : f32
  %r49 = arith.minnumf %c4, %c9 : f32
  %r50 = arith.minnumf %c5, %c0 : f32
  %r51 = arith.minnumf %c5, %c1 : f32
  %r52 = arith.minnumf %c5, %c2 : f32
  %r53 = arith.minnumf %c5, %c3 : f32
  %r54 = arith.minnumf %c5, %c4 : f32
  %r55 = arith.minnumf %c5, %c5 : f32
  %r56 = arith.minnumf %c5, %c6 : f32
  %r57 = arith.minnumf %c5, %c7 : f32
  %r58 = arith.minnumf %c5, %c8 : f32
  %r59 = arith.minnumf %c5, %c9 : f32
  %r60 = arith.minnumf %c6, %c0 : f32
  %r61 = arith.minnumf %c6, %c1 : f32
  %r62 = arith.minnumf %c6, %c2 : f32
  %r63 = arith.minnumf %c6, %c3 : f32
  %r64 = arith.minnumf %c6, %c4 : f32
  %r65 = arith.minnumf %c6, %c5 : f32
  %r66 = arith.minnumf %c6, %c6 : f32
  %r67 = arith.minnumf %c6, %c7 : f32
  %r68 = arith.minnumf %c6, %c8 : f32
  %r69 = arith.minnumf %c6, %c9 : f32
  %r70 = arith.minnumf %c7, %c0 : f32
  %r71 = arith.minnumf %c7, %c1 : f32
  %r72 = arith.minnumf %c7, %c2 : f32
  %r73 = arith.minnumf %c7, %c3 : f32
  %r74 = arith.minnumf %c7, %c4 : f32
  %r75 = arith.minnumf %c7, %c5 : f32
  %r76 = arith.minnumf %c7, %c6 : f32
  %r77 = arith.minnumf %c7, %c7 : f32
  %r78 = arith.minnumf %c7, %c8 : f32
  %r79 = arith.minnumf %c7, %c9 : f32
  %r80 = arith.minnumf %c8, %c0 : f32
  %r81 = arith.minnumf %c8, %c1 : f32
  %r82 = arith.minnumf %c8, %c2 : f32
  %r83 = arith.minnumf %c8, %c3 : f32
  %r84 = arith.minnumf %c8, %c4 : f32
  %r85 = arith.minnumf %c8, %c5 : f32
  %r86 = arith.minnumf %c8, %c6 : f32
  %r87 = arith.minnumf %c8, %c7 : f32
  %r88 = arith.minnumf %c8, %c8 : f32
  %r89 = arith.minnumf %c8, %c9 : f32
  %r90 = arith.minnumf %c9, %c0 : f32
  %r91 = arith.minnumf %c9, %c1 : f32
  %r92 = arith.minnumf %c9, %c2 : f32
  %r93 = arith.minnumf %c9, %c3 : f32
  %r94 = arith.minnumf %c9, %c4 : f32
  %r95 = arith.minnumf %c9, %c5 : f32
  %r96 = arith.minnumf %c9, %c6 : f32
  %r97 = arith.minnumf %c9, %c7 : f32
  %r98 = arith.minnumf %c9, %c8 : f32
  %r99 = arith.minnumf %c9, %c9 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %r68, %r69, %r70, %r71, %r72, %r73, %r74, %r75, %r76, %r77, %r78, %r79, %r80, %r81, %r82, %r83, %r84, %r85, %r86, %r87, %r88, %r89, %r90, %r91, %r92, %r93, %r94, %r95, %r96, %r97, %r98, %r99 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}

// -----

func.func @minnumf_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %c1 = arith.constant -3.0 : f64
  %c2 = arith.constant 1.0e300 : f64
  %c3 = arith.constant 0.1 : f64
  %c4 = arith.constant 0x7FF0000000000000 : f64
  %r0 = arith.minnumf %c0, %c0 : f64
  %r1 = arith.minnumf %c0, %c1 : f64
  %r2 = arith.minnumf %c0, %c2 : f64
  %r3 = arith.minnumf %c0, %c3 : f64
  %r4 = arith.minnumf %c0, %c4 : f64
  %r5 = arith.minnumf %c1, %c0 : f64
  %r6 = arith.minnumf %c1, %c1 : f64
  %r7 = arith.minnumf %c1, %c2 : f64
  %r8 = arith.minnumf %c1, %c3 : f64
  %r9 = arith.minnumf %c1, %c4 : f64
  %r10 = arith.minnumf %c2, %c0 : f64
  %r11 = arith.minnumf %c2, %c1 : f64
  %r12 = arith.minnumf %c2, %c2 : f64
  %r13 = arith.minnumf %c2, %c3 : f64
  %r14 = arith.minnumf %c2, %c4 : f64
  %r15 = arith.minnumf %c3, %c0 : f64
  %r16 = arith.minnumf %c3, %c1 : f64
  %r17 = arith.minnumf %c3, %c2 : f64
  %r18 = arith.minnumf %c3, %c3 : f64
  %r19 = arith.minnumf %c3, %c4 : f64
  %r20 = arith.minnumf %c4, %c0 : f64
  %r21 = arith.minnumf %c4, %c1 : f64
  %r22 = arith.minnumf %c4, %c2 : f64
  %r23 = arith.minnumf %c4, %c3 : f64
  %r24 = arith.minnumf %c4, %c4 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}

// -----

func.func @minnumf_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %c1 = arith.constant 65504.0 : f16
  %c2 = arith.constant 0.1 : f16
  %r0 = arith.minnumf %c0, %c0 : f16
  %r1 = arith.minnumf %c0, %c1 : f16
  %r2 = arith.minnumf %c0, %c2 : f16
  %r3 = arith.minnumf %c1, %c0 : f16
  %r4 = arith.minnumf %c1, %c1 : f16
  %r5 = arith.minnumf %c1, %c2 : f16
  %r6 = arith.minnumf %c2, %c0 : f16
  %r7 = arith.minnumf %c2, %c1 : f16
  %r8 = arith.minnumf %c2, %c2 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f16, f16, f16, f16, f16, f16, f16, f16, f16
}

// -----

func.func @minnumf_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %c1 = arith.constant 3.0 : bf16
  %c2 = arith.constant 1.0e30 : bf16
  %r0 = arith.minnumf %c0, %c0 : bf16
  %r1 = arith.minnumf %c0, %c1 : bf16
  %r2 = arith.minnumf %c0, %c2 : bf16
  %r3 = arith.minnumf %c1, %c0 : bf16
  %r4 = arith.minnumf %c1, %c1 : bf16
  %r5 = arith.minnumf %c1, %c2 : bf16
  %r6 = arith.minnumf %c2, %c0 : bf16
  %r7 = arith.minnumf %c2, %c1 : bf16
  %r8 = arith.minnumf %c2, %c2 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @minnumf_f8E4M3FN() -> (f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN) {
  %c0 = arith.constant 1.0 : f8E4M3FN
  %c1 = arith.constant 448.0 : f8E4M3FN
  %c2 = arith.constant 3.0 : f8E4M3FN
  %r0 = arith.minnumf %c0, %c0 : f8E4M3FN
  %r1 = arith.minnumf %c0, %c1 : f8E4M3FN
  %r2 = arith.minnumf %c0, %c2 : f8E4M3FN
  %r3 = arith.minnumf %c1, %c0 : f8E4M3FN
  %r4 = arith.minnumf %c1, %c1 : f8E4M3FN
  %r5 = arith.minnumf %c1, %c2 : f8E4M3FN
  %r6 = arith.minnumf %c2, %c0 : f8E4M3FN
  %r7 = arith.minnumf %c2, %c1 : f8E4M3FN
  %r8 = arith.minnumf %c2, %c2 : f8E4M3FN
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8 : f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E4M3FN
}

// -----

func.func @minnumf_f8E5M2() -> (f8E5M2, f8E5M2, f8E5M2, f8E5M2) {
  %c0 = arith.constant 1.5 : f8E5M2
  %c1 = arith.constant 57344.0 : f8E5M2
  %r0 = arith.minnumf %c0, %c0 : f8E5M2
  %r1 = arith.minnumf %c0, %c1 : f8E5M2
  %r2 = arith.minnumf %c1, %c0 : f8E5M2
  %r3 = arith.minnumf %c1, %c1 : f8E5M2
  return %r0, %r1, %r2, %r3 : f8E5M2, f8E5M2, f8E5M2, f8E5M2
}

// -----

func.func @minnumf_f128() -> (f128, f128, f128, f128) {
  %c0 = arith.constant 1.0 : f128
  %c1 = arith.constant 3.0 : f128
  %r0 = arith.minnumf %c0, %c0 : f128
  %r1 = arith.minnumf %c0, %c1 : f128
  %r2 = arith.minnumf %c1, %c0 : f128
  %r3 = arith.minnumf %c1, %c1 : f128
  return %r0, %r1, %r2, %r3 : f128, f128, f128, f128
}

// -----

func.func @minnumf_f80() -> (f80, f80, f80, f80) {
  %c0 = arith.constant 1.0 : f80
  %c1 = arith.constant 3.0 : f80
  %r0 = arith.minnumf %c0, %c0 : f80
  %r1 = arith.minnumf %c0, %c1 : f80
  %r2 = arith.minnumf %c1, %c0 : f80
  %r3 = arith.minnumf %c1, %c1 : f80
  return %r0, %r1, %r2, %r3 : f80, f80, f80, f80
}

// -----

func.func @minnumf_tf32() -> (tf32, tf32, tf32, tf32) {
  %c0 = arith.constant 1.0 : tf32
  %c1 = arith.constant 3.0 : tf32
  %r0 = arith.minnumf %c0, %c0 : tf32
  %r1 = arith.minnumf %c0, %c1 : tf32
  %r2 = arith.minnumf %c1, %c0 : tf32
  %r3 = arith.minnumf %c1, %c1 : tf32
  return %r0, %r1, %r2, %r3 : tf32, tf32, tf32, tf32
}

// -----

func.func @minnumf_shapes(%x: f32) -> (vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32) {
  %a = arith.constant dense<[1.0, 2.5, -3.0]> : vector<3xf32>
  %b = arith.constant dense<2.0> : vector<3xf32>
  %c = arith.constant dense<0.1> : tensor<2xf64>
  %d = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %p = ub.poison : f32
  %0 = arith.minnumf %a, %b : vector<3xf32>
  %1 = arith.minnumf %c, %c : tensor<2xf64>
  %2 = arith.minnumf %d, %d : vector<2xf32>
  %3 = arith.minnumf %x, %p : f32
  %4 = arith.minnumf %p, %x : f32
  %5 = arith.minnumf %x, %x : f32
  return %0, %1, %2, %3, %4, %5 : vector<3xf32>, tensor<2xf64>, vector<2xf32>, f32, f32, f32
}

// -----

func.func @negf() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f64, f64, f64, f64, f64, f16, f16, f16, bf16, bf16, bf16, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f128, f128, f80, f80, tf32, tf32) {
  %c0 = arith.constant 0.0 : f32
  %r0 = arith.negf %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %r1 = arith.negf %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %r2 = arith.negf %c2 : f32
  %c3 = arith.constant -2.5 : f32
  %r3 = arith.negf %c3 : f32
  %c4 = arith.constant 3.1415927 : f32
  %r4 = arith.negf %c4 : f32
  %c5 = arith.constant 1.0e38 : f32
  %r5 = arith.negf %c5 : f32
  %c6 = arith.constant 1.0e-45 : f32
  %r6 = arith.negf %c6 : f32
  %c7 = arith.constant 0x7F800000 : f32
  %r7 = arith.negf %c7 : f32
  %c8 = arith.constant 0xFF800000 : f32
  %r8 = arith.negf %c8 : f32
  %c9 = arith.constant 0x7FC00000 : f32
  %r9 = arith.negf %c9 : f32
  %c10 = arith.constant 1.0 : f64
  %r10 = arith.negf %c10 : f64
  %c11 = arith.constant -3.0 : f64
  %r11 = arith.negf %c11 : f64
  %c12 = arith.constant 1.0e300 : f64
  %r12 = arith.negf %c12 : f64
  %c13 = arith.constant 0.1 : f64
  %r13 = arith.negf %c13 : f64
  %c14 = arith.constant 0x7FF0000000000000 : f64
  %r14 = arith.negf %c14 : f64
  %c15 = arith.constant 1.0 : f16
  %r15 = arith.negf %c15 : f16
  %c16 = arith.constant 65504.0 : f16
  %r16 = arith.negf %c16 : f16
  %c17 = arith.constant 0.1 : f16
  %r17 = arith.negf %c17 : f16
  %c18 = arith.constant 1.0 : bf16
  %r18 = arith.negf %c18 : bf16
  %c19 = arith.constant 3.0 : bf16
  %r19 = arith.negf %c19 : bf16
  %c20 = arith.constant 1.0e30 : bf16
  %r20 = arith.negf %c20 : bf16
  %c21 = arith.constant 1.0 : f8E4M3FN
  %r21 = arith.negf %c21 : f8E4M3FN
  %c22 = arith.constant 448.0 : f8E4M3FN
  %r22 = arith.negf %c22 : f8E4M3FN
  %c23 = arith.constant 3.0 : f8E4M3FN
  %r23 = arith.negf %c23 : f8E4M3FN
  %c24 = arith.constant 1.5 : f8E5M2
  %r24 = arith.negf %c24 : f8E5M2
  %c25 = arith.constant 57344.0 : f8E5M2
  %r25 = arith.negf %c25 : f8E5M2
  %c26 = arith.constant 1.0 : f128
  %r26 = arith.negf %c26 : f128
  %c27 = arith.constant 3.0 : f128
  %r27 = arith.negf %c27 : f128
  %c28 = arith.constant 1.0 : f80
  %r28 = arith.negf %c28 : f80
  %c29 = arith.constant 3.0 : f80
  %r29 = arith.negf %c29 : f80
  %c30 = arith.constant 1.0 : tf32
  %r30 = arith.negf %c30 : tf32
  %c31 = arith.constant 3.0 : tf32
  %r31 = arith.negf %c31 : tf32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f64, f64, f64, f64, f64, f16, f16, f16, bf16, bf16, bf16, f8E4M3FN, f8E4M3FN, f8E4M3FN, f8E5M2, f8E5M2, f128, f128, f80, f80, tf32, tf32
}
