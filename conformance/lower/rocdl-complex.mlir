// ARGS: --convert-complex-to-rocdl-library-calls --split-input-file

func.func @a(%a: complex<f32>, %d: complex<f64>) {
  %0 = complex.abs %a : complex<f32>
  %1 = complex.abs %d : complex<f64>
  %2 = complex.angle %a : complex<f32>
  %3 = complex.cos %d fastmath<fast> : complex<f64>
  %4 = complex.conj %d : complex<f64>
  %5 = complex.exp %a : complex<f32>
  %6 = complex.pow %a, %a : complex<f32>
  %7 = complex.sin %a : complex<f32>
  %8 = complex.sqrt %a : complex<f32>
  %9 = complex.tan %a : complex<f32>
  %10 = complex.tanh %a : complex<f32>
  %11 = complex.log %a : complex<f32>
  return
}
// -----
func.func @b(%a: complex<f64>, %i: i32) {
  %1 = complex.pow %a, %a fastmath<nnan>: complex<f64>
  %2 = complex.powi %a, %i : complex<f64>, i32
  return
}
// -----
func.func @b(%a: complex<f16>, %i: i32) {
  %1 = complex.sin %a fastmath<nnan>: complex<f16>
  return
}
// -----
func.func @b(%a: complex<f16>, %i: i32) {
  %1 = complex.pow %a, %a fastmath<nnan>: complex<f16>
  return
}
