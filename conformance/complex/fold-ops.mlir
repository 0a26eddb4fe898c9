// ARGS: --canonicalize --split-input-file
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
