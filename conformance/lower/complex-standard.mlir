// ARGS: --convert-complex-to-standard --split-input-file
// ARGS: '--convert-complex-to-standard=complex-range=basic' --split-input-file
// Complex numbers by their parts.
// FRAME
// HERE
// EACH
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.abs %a : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.abs %a fastmath<fast> : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.abs %a fastmath<ninf> : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.abs %a fastmath<nnan> : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.add %a, %b : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.add %a, %b fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.add %a, %b fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.angle %a : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.angle %a fastmath<fast> : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.angle %a fastmath<ninf> : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.conj %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.conj %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.conj %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.cos %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.cos %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.cos %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> i1 { %r = complex.eq %a, %b : complex<f32> return %r : i1 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> i1 { %r = complex.neq %a, %b : complex<f32> return %r : i1 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.exp %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.exp %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.exp %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.mul %a, %b : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.mul %a, %b fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.mul %a, %b fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.neg %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.neg %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.neg %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sign %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sign %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sign %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sin %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sin %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sin %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sub %a, %b : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sub %a, %b fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sub %a, %b fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.log %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.log %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.log %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.expm1 %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.expm1 %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.expm1 %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f64>, %b: complex<f64>, %i: i32) -> complex<f64> { %r = complex.expm1 %a : complex<f64> return %r : complex<f64> }
func.func @f(%a: complex<f64>, %b: complex<f64>, %i: i32) -> complex<f64> { %r = complex.expm1 %a fastmath<fast> : complex<f64> return %r : complex<f64> }
func.func @f(%a: complex<f16>, %b: complex<f16>, %i: i32) -> complex<f16> { %r = complex.expm1 %a : complex<f16> return %r : complex<f16> }
func.func @f(%a: complex<f16>, %b: complex<f16>, %i: i32) -> complex<f16> { %r = complex.expm1 %a fastmath<fast> : complex<f16> return %r : complex<f16> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.log1p %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.log1p %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.log1p %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sqrt %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sqrt %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.sqrt %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f64>, %b: complex<f64>, %i: i32) -> complex<f64> { %r = complex.sqrt %a : complex<f64> return %r : complex<f64> }
func.func @f(%a: complex<f64>, %b: complex<f64>, %i: i32) -> complex<f64> { %r = complex.sqrt %a fastmath<fast> : complex<f64> return %r : complex<f64> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.rsqrt %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.rsqrt %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.rsqrt %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f64>, %b: complex<f64>, %i: i32) -> complex<f64> { %r = complex.rsqrt %a : complex<f64> return %r : complex<f64> }
func.func @f(%a: complex<f64>, %b: complex<f64>, %i: i32) -> complex<f64> { %r = complex.rsqrt %a fastmath<fast> : complex<f64> return %r : complex<f64> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.tan %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.tan %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.tan %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.tanh %a : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.tanh %a fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.tanh %a fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.pow %a, %b : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.pow %a, %b fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.pow %a, %b fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.powi %a, %i : complex<f32>, i32 return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.powi %a, %i fastmath<fast> : complex<f32>, i32 return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.powi %a, %i fastmath<ninf> : complex<f32>, i32 return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.atan2 %a, %b : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.div %a, %b : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.div %a, %b fastmath<fast> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> complex<f32> { %r = complex.div %a, %b fastmath<ninf> : complex<f32> return %r : complex<f32> }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.re %a : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.re %a fastmath<fast> : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.re %a fastmath<ninf> : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.im %a : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.im %a fastmath<fast> : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %b: complex<f32>, %i: i32) -> f32 { %r = complex.im %a fastmath<ninf> : complex<f32> return %r : f32 }
func.func @f(%a: complex<f32>, %f: f32) -> complex<f32> { %0 = complex.create %f, %f : complex<f32> %1 = complex.exp %0 : complex<f32> %2 = complex.neg %1 : complex<f32> %3 = complex.neg %2 : complex<f32>  return %3 : complex<f32> } func.func @g(%a: complex<f32>, %i: i64) -> complex<f32> { %0 = complex.powi %a, %i : complex<f32>, i64 %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32> %d = complex.add %0, %c : complex<f32> %e = complex.re %c : complex<f32> return %d : complex<f32> }
func.func @c(%a: complex<f32>) -> (complex<f32>, i64) { %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32> %b = complex.bitcast %a : complex<f32> to i64 return %c, %b : complex<f32>, i64 }
func.func @c(%a: complex<f32>) -> (complex<f32>) { %0 = complex.atan2 %a, %a : complex<f32> %1 = complex.tan %0 : complex<f32> %2 = complex.pow %1, %0 : complex<f32> return %2 : complex<f32> }
func.func @c(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> { return %a : tensor<4xcomplex<f32>> }
