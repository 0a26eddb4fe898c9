// ARGS: --canonicalize --split-input-file
func.func @f(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %c0 = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %add0 = complex.add %z, %c0 : complex<f32>
  %add_0 = complex.add %c0, %z : complex<f32>
  %sub0 = complex.sub %z, %c0 : complex<f32>
  %sub_0 = complex.sub %c0, %z : complex<f32>
  %mul0 = complex.mul %z, %c0 : complex<f32>
  %mul_0 = complex.mul %c0, %z : complex<f32>
  %div0 = complex.div %z, %c0 : complex<f32>
  %div_0 = complex.div %c0, %z : complex<f32>
  %c1 = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %add1 = complex.add %z, %c1 : complex<f32>
  %add_1 = complex.add %c1, %z : complex<f32>
  %sub1 = complex.sub %z, %c1 : complex<f32>
  %sub_1 = complex.sub %c1, %z : complex<f32>
  %mul1 = complex.mul %z, %c1 : complex<f32>
  %mul_1 = complex.mul %c1, %z : complex<f32>
  %div1 = complex.div %z, %c1 : complex<f32>
  %div_1 = complex.div %c1, %z : complex<f32>
  %c2 = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %add2 = complex.add %z, %c2 : complex<f32>
  %add_2 = complex.add %c2, %z : complex<f32>
  %sub2 = complex.sub %z, %c2 : complex<f32>
  %sub_2 = complex.sub %c2, %z : complex<f32>
  %mul2 = complex.mul %z, %c2 : complex<f32>
  %mul_2 = complex.mul %c2, %z : complex<f32>
  %div2 = complex.div %z, %c2 : complex<f32>
  %div_2 = complex.div %c2, %z : complex<f32>
  %c3 = complex.constant [0.0 : f32, 2.0 : f32] : complex<f32>
  %add3 = complex.add %z, %c3 : complex<f32>
  %add_3 = complex.add %c3, %z : complex<f32>
  %sub3 = complex.sub %z, %c3 : complex<f32>
  %sub_3 = complex.sub %c3, %z : complex<f32>
  %mul3 = complex.mul %z, %c3 : complex<f32>
  %mul_3 = complex.mul %c3, %z : complex<f32>
  %div3 = complex.div %z, %c3 : complex<f32>
  %div_3 = complex.div %c3, %z : complex<f32>
  %c4 = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %add4 = complex.add %z, %c4 : complex<f32>
  %add_4 = complex.add %c4, %z : complex<f32>
  %sub4 = complex.sub %z, %c4 : complex<f32>
  %sub_4 = complex.sub %c4, %z : complex<f32>
  %mul4 = complex.mul %z, %c4 : complex<f32>
  %mul_4 = complex.mul %c4, %z : complex<f32>
  %div4 = complex.div %z, %c4 : complex<f32>
  %div_4 = complex.div %c4, %z : complex<f32>
  %c5 = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %add5 = complex.add %z, %c5 : complex<f32>
  %add_5 = complex.add %c5, %z : complex<f32>
  %sub5 = complex.sub %z, %c5 : complex<f32>
  %sub_5 = complex.sub %c5, %z : complex<f32>
  %mul5 = complex.mul %z, %c5 : complex<f32>
  %mul_5 = complex.mul %c5, %z : complex<f32>
  %div5 = complex.div %z, %c5 : complex<f32>
  %div_5 = complex.div %c5, %z : complex<f32>
  %c6 = complex.constant [-0.0 : f32, 1.0 : f32] : complex<f32>
  %add6 = complex.add %z, %c6 : complex<f32>
  %add_6 = complex.add %c6, %z : complex<f32>
  %sub6 = complex.sub %z, %c6 : complex<f32>
  %sub_6 = complex.sub %c6, %z : complex<f32>
  %mul6 = complex.mul %z, %c6 : complex<f32>
  %mul_6 = complex.mul %c6, %z : complex<f32>
  %div6 = complex.div %z, %c6 : complex<f32>
  %div_6 = complex.div %c6, %z : complex<f32>
  %c7 = complex.constant [-0.0 : f32, 2.0 : f32] : complex<f32>
  %add7 = complex.add %z, %c7 : complex<f32>
  %add_7 = complex.add %c7, %z : complex<f32>
  %sub7 = complex.sub %z, %c7 : complex<f32>
  %sub_7 = complex.sub %c7, %z : complex<f32>
  %mul7 = complex.mul %z, %c7 : complex<f32>
  %mul_7 = complex.mul %c7, %z : complex<f32>
  %div7 = complex.div %z, %c7 : complex<f32>
  %div_7 = complex.div %c7, %z : complex<f32>
  %c8 = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %add8 = complex.add %z, %c8 : complex<f32>
  %add_8 = complex.add %c8, %z : complex<f32>
  %sub8 = complex.sub %z, %c8 : complex<f32>
  %sub_8 = complex.sub %c8, %z : complex<f32>
  %mul8 = complex.mul %z, %c8 : complex<f32>
  %mul_8 = complex.mul %c8, %z : complex<f32>
  %div8 = complex.div %z, %c8 : complex<f32>
  %div_8 = complex.div %c8, %z : complex<f32>
  %c9 = complex.constant [1.0 : f32, -0.0 : f32] : complex<f32>
  %add9 = complex.add %z, %c9 : complex<f32>
  %add_9 = complex.add %c9, %z : complex<f32>
  %sub9 = complex.sub %z, %c9 : complex<f32>
  %sub_9 = complex.sub %c9, %z : complex<f32>
  %mul9 = complex.mul %z, %c9 : complex<f32>
  %mul_9 = complex.mul %c9, %z : complex<f32>
  %div9 = complex.div %z, %c9 : complex<f32>
  %div_9 = complex.div %c9, %z : complex<f32>
  %c10 = complex.constant [1.0 : f32, 1.0 : f32] : complex<f32>
  %add10 = complex.add %z, %c10 : complex<f32>
  %add_10 = complex.add %c10, %z : complex<f32>
  %sub10 = complex.sub %z, %c10 : complex<f32>
  %sub_10 = complex.sub %c10, %z : complex<f32>
  %mul10 = complex.mul %z, %c10 : complex<f32>
  %mul_10 = complex.mul %c10, %z : complex<f32>
  %div10 = complex.div %z, %c10 : complex<f32>
  %div_10 = complex.div %c10, %z : complex<f32>
  %c11 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %add11 = complex.add %z, %c11 : complex<f32>
  %add_11 = complex.add %c11, %z : complex<f32>
  %sub11 = complex.sub %z, %c11 : complex<f32>
  %sub_11 = complex.sub %c11, %z : complex<f32>
  %mul11 = complex.mul %z, %c11 : complex<f32>
  %mul_11 = complex.mul %c11, %z : complex<f32>
  %div11 = complex.div %z, %c11 : complex<f32>
  %div_11 = complex.div %c11, %z : complex<f32>
  %c12 = complex.constant [2.0 : f32, 0.0 : f32] : complex<f32>
  %add12 = complex.add %z, %c12 : complex<f32>
  %add_12 = complex.add %c12, %z : complex<f32>
  %sub12 = complex.sub %z, %c12 : complex<f32>
  %sub_12 = complex.sub %c12, %z : complex<f32>
  %mul12 = complex.mul %z, %c12 : complex<f32>
  %mul_12 = complex.mul %c12, %z : complex<f32>
  %div12 = complex.div %z, %c12 : complex<f32>
  %div_12 = complex.div %c12, %z : complex<f32>
  %c13 = complex.constant [2.0 : f32, -0.0 : f32] : complex<f32>
  %add13 = complex.add %z, %c13 : complex<f32>
  %add_13 = complex.add %c13, %z : complex<f32>
  %sub13 = complex.sub %z, %c13 : complex<f32>
  %sub_13 = complex.sub %c13, %z : complex<f32>
  %mul13 = complex.mul %z, %c13 : complex<f32>
  %mul_13 = complex.mul %c13, %z : complex<f32>
  %div13 = complex.div %z, %c13 : complex<f32>
  %div_13 = complex.div %c13, %z : complex<f32>
  %c14 = complex.constant [2.0 : f32, 1.0 : f32] : complex<f32>
  %add14 = complex.add %z, %c14 : complex<f32>
  %add_14 = complex.add %c14, %z : complex<f32>
  %sub14 = complex.sub %z, %c14 : complex<f32>
  %sub_14 = complex.sub %c14, %z : complex<f32>
  %mul14 = complex.mul %z, %c14 : complex<f32>
  %mul_14 = complex.mul %c14, %z : complex<f32>
  %div14 = complex.div %z, %c14 : complex<f32>
  %div_14 = complex.div %c14, %z : complex<f32>
  %c15 = complex.constant [2.0 : f32, 2.0 : f32] : complex<f32>
  %add15 = complex.add %z, %c15 : complex<f32>
  %add_15 = complex.add %c15, %z : complex<f32>
  %sub15 = complex.sub %z, %c15 : complex<f32>
  %sub_15 = complex.sub %c15, %z : complex<f32>
  %mul15 = complex.mul %z, %c15 : complex<f32>
  %mul_15 = complex.mul %c15, %z : complex<f32>
  %div15 = complex.div %z, %c15 : complex<f32>
  %div_15 = complex.div %c15, %z : complex<f32>
  return %add0, %add_0, %sub0, %sub_0, %mul0, %mul_0, %div0, %div_0, %add1, %add_1, %sub1, %sub_1, %mul1, %mul_1, %div1, %div_1, %add2, %add_2, %sub2, %sub_2, %mul2, %mul_2, %div2, %div_2, %add3, %add_3, %sub3, %sub_3, %mul3, %mul_3, %div3, %div_3, %add4, %add_4, %sub4, %sub_4, %mul4, %mul_4, %div4, %div_4, %add5, %add_5, %sub5, %sub_5, %mul5, %mul_5, %div5, %div_5, %add6, %add_6, %sub6, %sub_6, %mul6, %mul_6, %div6, %div_6, %add7, %add_7, %sub7, %sub_7, %mul7, %mul_7, %div7, %div_7, %add8, %add_8, %sub8, %sub_8, %mul8, %mul_8, %div8, %div_8, %add9, %add_9, %sub9, %sub_9, %mul9, %mul_9, %div9, %div_9, %add10, %add_10, %sub10, %sub_10, %mul10, %mul_10, %div10, %div_10, %add11, %add_11, %sub11, %sub_11, %mul11, %mul_11, %div11, %div_11, %add12, %add_12, %sub12, %sub_12, %mul12, %mul_12, %div12, %div_12, %add13, %add_13, %sub13, %sub_13, %mul13, %mul_13, %div13, %div_13, %add14, %add_14, %sub14, %sub_14, %mul14, %mul_14, %div14, %div_14, %add15, %add_15, %sub15, %sub_15, %mul15, %mul_15, %div15, %div_15 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// -----

func.func @constants() -> (complex<f32>, complex<f32>, complex<f32>, f32, f32, complex<f32>, complex<f32>, i1, f32) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = complex.constant [3.0 : f32, -1.0 : f32] : complex<f32>
  %f = arith.constant 1.0 : f32
  %0 = complex.add %a, %b : complex<f32>
  %1 = complex.neg %a : complex<f32>
  %2 = complex.conj %a : complex<f32>
  %3 = complex.re %a : complex<f32>
  %4 = complex.im %b : complex<f32>
  %5 = complex.create %f, %f : complex<f32>
  %6 = complex.exp %a : complex<f32>
  %7 = complex.eq %a, %b : complex<f32>
  %8 = complex.abs %a : complex<f32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : complex<f32>, complex<f32>, complex<f32>, f32, f32, complex<f32>, complex<f32>, i1, f32
}

// -----

func.func @bitcasts(%i: i64, %f: f64, %z: complex<f32>) -> (f64, f64, complex<f32>, complex<f32>, i64, complex<f32>, f64) {
  %0 = complex.bitcast %i : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to f64
  %2 = complex.bitcast %f : f64 to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to f64
  %4 = arith.bitcast %i : i64 to f64
  %5 = complex.bitcast %4 : f64 to complex<f32>
  %6 = complex.bitcast %z : complex<f32> to i64
  %7 = complex.bitcast %6 : i64 to complex<f32>
  %8 = complex.bitcast %z : complex<f32> to f64
  %9 = arith.bitcast %8 : f64 to i64
  %10 = complex.bitcast %9 : i64 to complex<f32>
  %11 = complex.bitcast %f : f64 to f64
  return %1, %3, %5, %7, %9, %10, %11 : f64, f64, complex<f32>, complex<f32>, i64, complex<f32>, f64
}

// -----

func.func @negations(%a: f32, %b: f32, %z: complex<f32>) -> (f32, f32, f32, complex<f32>, f32) {
  %0 = complex.create %a, %b : complex<f32>
  %1 = complex.neg %0 : complex<f32>
  %2 = complex.re %1 : complex<f32>
  %3 = complex.im %1 fastmath<fast> : complex<f32>
  %4 = complex.neg %z : complex<f32>
  %5 = complex.re %4 : complex<f32>
  %6 = complex.neg %1 : complex<f32>
  %7 = complex.conj %0 : complex<f32>
  %8 = complex.im %7 : complex<f32>
  return %2, %3, %5, %6, %8 : f32, f32, f32, complex<f32>, f32
}
