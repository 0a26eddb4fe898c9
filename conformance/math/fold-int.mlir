// ARGS: --split-input-file --canonicalize
func.func @absi() -> (i8, i8, i8, i8, i8, i8, i8, i1, i1, i128, i128, i128, index, index, index, vector<2xi32>, tensor<2xi16>, i32) {
  %c0 = arith.constant 0 : i8
  %r0 = math.absi %c0 : i8
  %c1 = arith.constant 1 : i8
  %r1 = math.absi %c1 : i8
  %c2 = arith.constant -1 : i8
  %r2 = math.absi %c2 : i8
  %c3 = arith.constant 5 : i8
  %r3 = math.absi %c3 : i8
  %c4 = arith.constant -128 : i8
  %r4 = math.absi %c4 : i8
  %c5 = arith.constant 127 : i8
  %r5 = math.absi %c5 : i8
  %c6 = arith.constant 64 : i8
  %r6 = math.absi %c6 : i8
  %c7 = arith.constant 0 : i1
  %r7 = math.absi %c7 : i1
  %c8 = arith.constant 1 : i1
  %r8 = math.absi %c8 : i1
  %c9 = arith.constant 0 : i128
  %r9 = math.absi %c9 : i128
  %c10 = arith.constant -5 : i128
  %r10 = math.absi %c10 : i128
  %c11 = arith.constant 1267650600228229401496703205376 : i128
  %r11 = math.absi %c11 : i128
  %c12 = arith.constant 0 : index
  %r12 = math.absi %c12 : index
  %c13 = arith.constant 5 : index
  %r13 = math.absi %c13 : index
  %c14 = arith.constant -5 : index
  %r14 = math.absi %c14 : index
  %a = arith.constant dense<[3, -4]> : vector<2xi32>
  %va = math.absi %a : vector<2xi32>
  %b = arith.constant dense<-12> : tensor<2xi16>
  %vb = math.absi %b : tensor<2xi16>
  %p = ub.poison : i32
  %pp = math.absi %p : i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %va, %vb, %pp : i8, i8, i8, i8, i8, i8, i8, i1, i1, i128, i128, i128, index, index, index, vector<2xi32>, tensor<2xi16>, i32
}

// -----

func.func @ctlz() -> (i8, i8, i8, i8, i8, i8, i8, i1, i1, i128, i128, i128, index, index, index, vector<2xi32>, tensor<2xi16>, i32) {
  %c0 = arith.constant 0 : i8
  %r0 = math.ctlz %c0 : i8
  %c1 = arith.constant 1 : i8
  %r1 = math.ctlz %c1 : i8
  %c2 = arith.constant -1 : i8
  %r2 = math.ctlz %c2 : i8
  %c3 = arith.constant 5 : i8
  %r3 = math.ctlz %c3 : i8
  %c4 = arith.constant -128 : i8
  %r4 = math.ctlz %c4 : i8
  %c5 = arith.constant 127 : i8
  %r5 = math.ctlz %c5 : i8
  %c6 = arith.constant 64 : i8
  %r6 = math.ctlz %c6 : i8
  %c7 = arith.constant 0 : i1
  %r7 = math.ctlz %c7 : i1
  %c8 = arith.constant 1 : i1
  %r8 = math.ctlz %c8 : i1
  %c9 = arith.constant 0 : i128
  %r9 = math.ctlz %c9 : i128
  %c10 = arith.constant -5 : i128
  %r10 = math.ctlz %c10 : i128
  %c11 = arith.constant 1267650600228229401496703205376 : i128
  %r11 = math.ctlz %c11 : i128
  %c12 = arith.constant 0 : index
  %r12 = math.ctlz %c12 : index
  %c13 = arith.constant 5 : index
  %r13 = math.ctlz %c13 : index
  %c14 = arith.constant -5 : index
  %r14 = math.ctlz %c14 : index
  %a = arith.constant dense<[3, -4]> : vector<2xi32>
  %va = math.ctlz %a : vector<2xi32>
  %b = arith.constant dense<-12> : tensor<2xi16>
  %vb = math.ctlz %b : tensor<2xi16>
  %p = ub.poison : i32
  %pp = math.ctlz %p : i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %va, %vb, %pp : i8, i8, i8, i8, i8, i8, i8, i1, i1, i128, i128, i128, index, index, index, vector<2xi32>, tensor<2xi16>, i32
}

// -----

func.func @cttz() -> (i8, i8, i8, i8, i8, i8, i8, i1, i1, i128, i128, i128, index, index, index, vector<2xi32>, tensor<2xi16>, i32) {
  %c0 = arith.constant 0 : i8
  %r0 = math.cttz %c0 : i8
  %c1 = arith.constant 1 : i8
  %r1 = math.cttz %c1 : i8
  %c2 = arith.constant -1 : i8
  %r2 = math.cttz %c2 : i8
  %c3 = arith.constant 5 : i8
  %r3 = math.cttz %c3 : i8
  %c4 = arith.constant -128 : i8
  %r4 = math.cttz %c4 : i8
  %c5 = arith.constant 127 : i8
  %r5 = math.cttz %c5 : i8
  %c6 = arith.constant 64 : i8
  %r6 = math.cttz %c6 : i8
  %c7 = arith.constant 0 : i1
  %r7 = math.cttz %c7 : i1
  %c8 = arith.constant 1 : i1
  %r8 = math.cttz %c8 : i1
  %c9 = arith.constant 0 : i128
  %r9 = math.cttz %c9 : i128
  %c10 = arith.constant -5 : i128
  %r10 = math.cttz %c10 : i128
  %c11 = arith.constant 1267650600228229401496703205376 : i128
  %r11 = math.cttz %c11 : i128
  %c12 = arith.constant 0 : index
  %r12 = math.cttz %c12 : index
  %c13 = arith.constant 5 : index
  %r13 = math.cttz %c13 : index
  %c14 = arith.constant -5 : index
  %r14 = math.cttz %c14 : index
  %a = arith.constant dense<[3, -4]> : vector<2xi32>
  %va = math.cttz %a : vector<2xi32>
  %b = arith.constant dense<-12> : tensor<2xi16>
  %vb = math.cttz %b : tensor<2xi16>
  %p = ub.poison : i32
  %pp = math.cttz %p : i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %va, %vb, %pp : i8, i8, i8, i8, i8, i8, i8, i1, i1, i128, i128, i128, index, index, index, vector<2xi32>, tensor<2xi16>, i32
}

// -----

func.func @ctpop() -> (i8, i8, i8, i8, i8, i8, i8, i1, i1, i128, i128, i128, index, index, index, vector<2xi32>, tensor<2xi16>, i32) {
  %c0 = arith.constant 0 : i8
  %r0 = math.ctpop %c0 : i8
  %c1 = arith.constant 1 : i8
  %r1 = math.ctpop %c1 : i8
  %c2 = arith.constant -1 : i8
  %r2 = math.ctpop %c2 : i8
  %c3 = arith.constant 5 : i8
  %r3 = math.ctpop %c3 : i8
  %c4 = arith.constant -128 : i8
  %r4 = math.ctpop %c4 : i8
  %c5 = arith.constant 127 : i8
  %r5 = math.ctpop %c5 : i8
  %c6 = arith.constant 64 : i8
  %r6 = math.ctpop %c6 : i8
  %c7 = arith.constant 0 : i1
  %r7 = math.ctpop %c7 : i1
  %c8 = arith.constant 1 : i1
  %r8 = math.ctpop %c8 : i1
  %c9 = arith.constant 0 : i128
  %r9 = math.ctpop %c9 : i128
  %c10 = arith.constant -5 : i128
  %r10 = math.ctpop %c10 : i128
  %c11 = arith.constant 1267650600228229401496703205376 : i128
  %r11 = math.ctpop %c11 : i128
  %c12 = arith.constant 0 : index
  %r12 = math.ctpop %c12 : index
  %c13 = arith.constant 5 : index
  %r13 = math.ctpop %c13 : index
  %c14 = arith.constant -5 : index
  %r14 = math.ctpop %c14 : index
  %a = arith.constant dense<[3, -4]> : vector<2xi32>
  %va = math.ctpop %a : vector<2xi32>
  %b = arith.constant dense<-12> : tensor<2xi16>
  %vb = math.ctpop %b : tensor<2xi16>
  %p = ub.poison : i32
  %pp = math.ctpop %p : i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %va, %vb, %pp : i8, i8, i8, i8, i8, i8, i8, i1, i1, i128, i128, i128, index, index, index, vector<2xi32>, tensor<2xi16>, i32
}

// -----

func.func @ipowi() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i64, i128, index, i1, vector<2xi32>) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant -1 : i8
  %c3 = arith.constant 2 : i8
  %c4 = arith.constant -2 : i8
  %c5 = arith.constant 3 : i8
  %c6 = arith.constant 7 : i8
  %c7 = arith.constant -3 : i8
  %r0 = math.ipowi %c0, %c0 : i8
  %r1 = math.ipowi %c0, %c1 : i8
  %r2 = math.ipowi %c0, %c2 : i8
  %r3 = math.ipowi %c0, %c3 : i8
  %r4 = math.ipowi %c0, %c4 : i8
  %r5 = math.ipowi %c0, %c5 : i8
  %r6 = math.ipowi %c0, %c6 : i8
  %r7 = math.ipowi %c0, %c7 : i8
  %r8 = math.ipowi %c1, %c0 : i8
  %r9 = math.ipowi %c1, %c1 : i8
  %r10 = math.ipowi %c1, %c2 : i8
  %r11 = math.ipowi %c1, %c3 : i8
  %r12 = math.ipowi %c1, %c4 : i8
  %r13 = math.ipowi %c1, %c5 : i8
  %r14 = math.ipowi %c1, %c6 : i8
  %r15 = math.ipowi %c1, %c7 : i8
  %r16 = math.ipowi %c2, %c0 : i8
  %r17 = math.ipowi %c2, %c1 : i8
  %r18 = math.ipowi %c2, %c2 : i8
  %r19 = math.ipowi %c2, %c3 : i8
  %r20 = math.ipowi %c2, %c4 : i8
  %r21 = math.ipowi %c2, %c5 : i8
  %r22 = math.ipowi %c2, %c6 : i8
  %r23 = math.ipowi %c2, %c7 : i8
  %r24 = math.ipowi %c3, %c0 : i8
  %r25 = math.ipowi %c3, %c1 : i8
  %r26 = math.ipowi %c3, %c2 : i8
  %r27 = math.ipowi %c3, %c3 : i8
  %r28 = math.ipowi %c3, %c4 : i8
  %r29 = math.ipowi %c3, %c5 : i8
  %r30 = math.ipowi %c3, %c6 : i8
  %r31 = math.ipowi %c3, %c7 : i8
  %r32 = math.ipowi %c4, %c0 : i8
  %r33 = math.ipowi %c4, %c1 : i8
  %r34 = math.ipowi %c4, %c2 : i8
  %r35 = math.ipowi %c4, %c3 : i8
  %r36 = math.ipowi %c4, %c4 : i8
  %r37 = math.ipowi %c4, %c5 : i8
  %r38 = math.ipowi %c4, %c6 : i8
  %r39 = math.ipowi %c4, %c7 : i8
  %r40 = math.ipowi %c5, %c0 : i8
  %r41 = math.ipowi %c5, %c1 : i8
  %r42 = math.ipowi %c5, %c2 : i8
  %r43 = math.ipowi %c5, %c3 : i8
  %r44 = math.ipowi %c5, %c4 : i8
  %r45 = math.ipowi %c5, %c5 : i8
  %r46 = math.ipowi %c5, %c6 : i8
  %r47 = math.ipowi %c5, %c7 : i8
  %r48 = math.ipowi %c6, %c0 : i8
  %r49 = math.ipowi %c6, %c1 : i8
  %r50 = math.ipowi %c6, %c2 : i8
  %r51 = math.ipowi %c6, %c3 : i8
  %r52 = math.ipowi %c6, %c4 : i8
  %r53 = math.ipowi %c6, %c5 : i8
  %r54 = math.ipowi %c6, %c6 : i8
  %r55 = math.ipowi %c6, %c7 : i8
  %r56 = math.ipowi %c7, %c0 : i8
  %r57 = math.ipowi %c7, %c1 : i8
  %r58 = math.ipowi %c7, %c2 : i8
  %r59 = math.ipowi %c7, %c3 : i8
  %r60 = math.ipowi %c7, %c4 : i8
  %r61 = math.ipowi %c7, %c5 : i8
  %r62 = math.ipowi %c7, %c6 : i8
  %r63 = math.ipowi %c7, %c7 : i8
  %a64 = arith.constant 3 : i64
  %b64 = arith.constant 40 : i64
  %r64 = math.ipowi %a64, %b64 : i64
  %a65 = arith.constant 7 : i128
  %b65 = arith.constant 45 : i128
  %r65 = math.ipowi %a65, %b65 : i128
  %a66 = arith.constant -2 : index
  %b66 = arith.constant 63 : index
  %r66 = math.ipowi %a66, %b66 : index
  %a67 = arith.constant 1 : i1
  %b67 = arith.constant 1 : i1
  %r67 = math.ipowi %a67, %b67 : i1
  %a = arith.constant dense<[3, -4]> : vector<2xi32>
  %b = arith.constant dense<[2, 3]> : vector<2xi32>
  %v = math.ipowi %a, %b : vector<2xi32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43, %r44, %r45, %r46, %r47, %r48, %r49, %r50, %r51, %r52, %r53, %r54, %r55, %r56, %r57, %r58, %r59, %r60, %r61, %r62, %r63, %r64, %r65, %r66, %r67, %v : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i64, i128, index, i1, vector<2xi32>
}

// -----

func.func @classes() -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>) {
  %c0 = arith.constant 0.0 : f32
  %isfinite0 = math.isfinite %c0 : f32
  %isinf0 = math.isinf %c0 : f32
  %isnan0 = math.isnan %c0 : f32
  %isnormal0 = math.isnormal %c0 : f32
  %c1 = arith.constant -0.0 : f32
  %isfinite1 = math.isfinite %c1 : f32
  %isinf1 = math.isinf %c1 : f32
  %isnan1 = math.isnan %c1 : f32
  %isnormal1 = math.isnormal %c1 : f32
  %c2 = arith.constant 1.0 : f32
  %isfinite2 = math.isfinite %c2 : f32
  %isinf2 = math.isinf %c2 : f32
  %isnan2 = math.isnan %c2 : f32
  %isnormal2 = math.isnormal %c2 : f32
  %c3 = arith.constant 1.0e-40 : f32
  %isfinite3 = math.isfinite %c3 : f32
  %isinf3 = math.isinf %c3 : f32
  %isnan3 = math.isnan %c3 : f32
  %isnormal3 = math.isnormal %c3 : f32
  %c4 = arith.constant 0x7F800000 : f32
  %isfinite4 = math.isfinite %c4 : f32
  %isinf4 = math.isinf %c4 : f32
  %isnan4 = math.isnan %c4 : f32
  %isnormal4 = math.isnormal %c4 : f32
  %c5 = arith.constant 0xFF800000 : f32
  %isfinite5 = math.isfinite %c5 : f32
  %isinf5 = math.isinf %c5 : f32
  %isnan5 = math.isnan %c5 : f32
  %isnormal5 = math.isnormal %c5 : f32
  %c6 = arith.constant 0x7FC00000 : f32
  %isfinite6 = math.isfinite %c6 : f32
  %isinf6 = math.isinf %c6 : f32
  %isnan6 = math.isnan %c6 : f32
  %isnormal6 = math.isnormal %c6 : f32
  %c7 = arith.constant 0x00800000 : f32
  %isfinite7 = math.isfinite %c7 : f32
  %isinf7 = math.isinf %c7 : f32
  %isnan7 = math.isnan %c7 : f32
  %isnormal7 = math.isnormal %c7 : f32
  %c8 = arith.constant 1.0 : f16
  %isfinite8 = math.isfinite %c8 : f16
  %isinf8 = math.isinf %c8 : f16
  %isnan8 = math.isnan %c8 : f16
  %isnormal8 = math.isnormal %c8 : f16
  %c9 = arith.constant 1.0e-6 : f16
  %isfinite9 = math.isfinite %c9 : f16
  %isinf9 = math.isinf %c9 : f16
  %isnan9 = math.isnan %c9 : f16
  %isnormal9 = math.isnormal %c9 : f16
  %c10 = arith.constant 0x7C00 : f16
  %isfinite10 = math.isfinite %c10 : f16
  %isinf10 = math.isinf %c10 : f16
  %isnan10 = math.isnan %c10 : f16
  %isnormal10 = math.isnormal %c10 : f16
  %c11 = arith.constant 0.0 : bf16
  %isfinite11 = math.isfinite %c11 : bf16
  %isinf11 = math.isinf %c11 : bf16
  %isnan11 = math.isnan %c11 : bf16
  %isnormal11 = math.isnormal %c11 : bf16
  %c12 = arith.constant 2.0 : bf16
  %isfinite12 = math.isfinite %c12 : bf16
  %isinf12 = math.isinf %c12 : bf16
  %isnan12 = math.isnan %c12 : bf16
  %isnormal12 = math.isnormal %c12 : bf16
  %c13 = arith.constant 1.0e-310 : f64
  %isfinite13 = math.isfinite %c13 : f64
  %isinf13 = math.isinf %c13 : f64
  %isnan13 = math.isnan %c13 : f64
  %isnormal13 = math.isnormal %c13 : f64
  %c14 = arith.constant 1.0 : f64
  %isfinite14 = math.isfinite %c14 : f64
  %isinf14 = math.isinf %c14 : f64
  %isnan14 = math.isnan %c14 : f64
  %isnormal14 = math.isnormal %c14 : f64
  %c15 = arith.constant 1.0 : f8E4M3FN
  %isfinite15 = math.isfinite %c15 : f8E4M3FN
  %isinf15 = math.isinf %c15 : f8E4M3FN
  %isnan15 = math.isnan %c15 : f8E4M3FN
  %isnormal15 = math.isnormal %c15 : f8E4M3FN
  %c16 = arith.constant 0.001953125 : f8E4M3FN
  %isfinite16 = math.isfinite %c16 : f8E4M3FN
  %isinf16 = math.isinf %c16 : f8E4M3FN
  %isnan16 = math.isnan %c16 : f8E4M3FN
  %isnormal16 = math.isnormal %c16 : f8E4M3FN
  %c17 = arith.constant 1.0 : f80
  %isfinite17 = math.isfinite %c17 : f80
  %isinf17 = math.isinf %c17 : f80
  %isnan17 = math.isnan %c17 : f80
  %isnormal17 = math.isnormal %c17 : f80
  %c18 = arith.constant 1.0 : f128
  %isfinite18 = math.isfinite %c18 : f128
  %isinf18 = math.isinf %c18 : f128
  %isnan18 = math.isnan %c18 : f128
  %isnormal18 = math.isnormal %c18 : f128
  %d = arith.constant dense<1.0> : vector<2xf32>
  %e = math.isnan %d : vector<2xf32>
  return %isfinite0, %isinf0, %isnan0, %isnormal0, %isfinite1, %isinf1, %isnan1, %isnormal1, %isfinite2, %isinf2, %isnan2, %isnormal2, %isfinite3, %isinf3, %isnan3, %isnormal3, %isfinite4, %isinf4, %isnan4, %isnormal4, %isfinite5, %isinf5, %isnan5, %isnormal5, %isfinite6, %isinf6, %isnan6, %isnormal6, %isfinite7, %isinf7, %isnan7, %isnormal7, %isfinite8, %isinf8, %isnan8, %isnormal8, %isfinite9, %isinf9, %isnan9, %isnormal9, %isfinite10, %isinf10, %isnan10, %isnormal10, %isfinite11, %isinf11, %isnan11, %isnormal11, %isfinite12, %isinf12, %isnan12, %isnormal12, %isfinite13, %isinf13, %isnan13, %isnormal13, %isfinite14, %isinf14, %isnan14, %isnormal14, %isfinite15, %isinf15, %isnan15, %isnormal15, %isfinite16, %isinf16, %isnan16, %isnormal16, %isfinite17, %isinf17, %isnan17, %isnormal17, %isfinite18, %isinf18, %isnan18, %isnormal18, %e : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, vector<2xi1>
}

// -----

func.func @unfolded() -> (f32, f32, f32, f32, f32) {
  %c = arith.constant 2.0 : f32
  %i = arith.constant 3 : i32
  %0 = math.fma %c, %c, %c : f32
  %1 = math.fpowi %c, %i : f32, i32
  %2 = math.clampf %c to [%c, %c] : f32
  %3:2 = math.sincos %c : f32
  return %0, %1, %2, %3#0, %3#1 : f32, f32, f32, f32, f32
}
