// ARGS: --split-input-file --canonicalize --allow-unregistered-dialect
func.func @f(%z: complex<f32>, %w: complex<f32>, %r: f32, %i: f32, %d: f64, %c64: complex<f64>) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %c0 = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %c1 = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.create %r, %i : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.re %c : complex<f32>
  %4 = complex.im %c : complex<f32>
  %5 = complex.re %z : complex<f32>
  %6 = complex.im %z : complex<f32>
  %7 = complex.create %5, %6 : complex<f32>
  %8 = complex.add %z, %c0 : complex<f32>
  %9 = complex.add %c0, %z : complex<f32>
  %10 = complex.sub %z, %w fastmath<reassoc,nsz> : complex<f32>
  %11 = complex.add %10, %w fastmath<reassoc,nsz> : complex<f32>
  %12 = complex.add %w, %10 fastmath<reassoc,nsz> : complex<f32>
  %13 = complex.add %z, %w fastmath<reassoc,nsz> : complex<f32>
  %14 = complex.sub %13, %w fastmath<reassoc,nsz> : complex<f32>
  %15 = complex.sub %13, %z fastmath<reassoc,nsz> : complex<f32>
  %16 = complex.sub %z, %c0 : complex<f32>
  %17 = complex.neg %z : complex<f32>
  %18 = complex.neg %17 : complex<f32>
  %19 = complex.log %z : complex<f32>
  %20 = complex.exp %19 : complex<f32>
  %23 = complex.mul %z, %c1 : complex<f32>
  %24 = complex.mul %c1, %z : complex<f32>
  %25 = complex.div %z, %c1 : complex<f32>
  %26 = complex.conj %z : complex<f32>
  %27 = complex.conj %26 : complex<f32>
  %28 = complex.bitcast %z : complex<f32> to complex<f32>
  %29 = complex.bitcast %z : complex<f32> to f64
  %30 = complex.bitcast %29 : f64 to complex<f32>
  %31 = arith.bitcast %29 : f64 to i64
  %32 = complex.bitcast %31 : i64 to complex<f32>
  %33 = complex.neg %0 : complex<f32>
  %34 = complex.re %33 : complex<f32>
  %35 = complex.im %33 : complex<f32>
  %36 = complex.create %6, %5 : complex<f32>
  %37 = complex.create %5, %i : complex<f32>
  "t.u"(%1,%2,%3,%4,%7,%8,%9,%11,%12,%14,%15,%16,%18,%20,%23,%24,%25,%27,%28,%30,%31,%32,%34,%35,%36,%37,%c) : (f32,f32,f32,f32,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,complex<f32>,i64,complex<f32>,f32,f32,complex<f32>,complex<f32>,complex<f32>) -> ()
  return
}
