// ARGS: --convert-complex-to-libm --split-input-file

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
func.func @h(%a: complex<f16>) { 
  %0 = complex.abs %a : complex<f16>
  return
}
// -----
func.func @h(%a: complex<f16>) { 
  %0 = complex.exp %a : complex<f16>
  %1 = complex.expm1 %a : complex<f16>
  %2 = complex.add %a, %a : complex<f16>
  %3 = complex.neg %a : complex<f16>
  return
}
// -----
func.func @h(%a: complex<f80>) { 
  %0 = complex.tan %a : complex<f80>
  return
}
// -----
func.func private @cabsf(i32) -> f32
func.func @x(%a: complex<f32>) { 
  %0 = complex.abs %a : complex<f32>
  return
}
// -----
func.func private @cabsf(complex<f32>) -> f32
func.func @x(%a: complex<f32>) -> f32 { 
  %0 = complex.abs %a {foo} : complex<f32>
  return %0 : f32
}
// -----
module { module { func.func @x(%a: complex<f32>) { 
  %0 = complex.abs %a : complex<f32>
  %1 = complex.sin %a : complex<f32>
  return
} }
func.func @y(%a: complex<f32>) { 
  %0 = complex.abs %a : complex<f32>
  return
} }
// -----
func.func @t(%a: tensor<2xcomplex<f32>>) { 
  %0 = complex.sin %a : tensor<2xcomplex<f32>>
  return
}
// -----
func.func @p(%a: complex<f32>, %i: i32) { 
  %0 = complex.powi %a, %i : complex<f32>, i32
  %1 = complex.pow %a, %a {foo} : complex<f32>
  return
}
