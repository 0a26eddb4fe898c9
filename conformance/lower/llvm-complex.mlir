// ARGS: --convert-complex-to-llvm --split-input-file
// ARGS: '--convert-complex-to-llvm=complex-range=improved' --split-input-file
// Complex numbers as structures.
// FRAME
// HERE
// EACH
func.func @abs(%a: complex<f32>) -> f32 { %0 = complex.abs %a : complex<f32> return %0 : f32 }
func.func @abs(%a: complex<f32>) -> f32 { %0 = complex.abs %a fastmath<fast> : complex<f32> return %0 : f32 }
func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.add %a, %b : complex<f32> return %0 : complex<f32> }
func.func @sub(%a: complex<f64>, %b: complex<f64>) -> complex<f64> { %0 = complex.sub %a, %b fastmath<fast> : complex<f64> return %0 : complex<f64> }
func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.mul %a, %b {foo} : complex<f32> return %0 : complex<f32> }
func.func @mulf(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.mul %a, %b fastmath<fast> : complex<f32> return %0 : complex<f32> }
func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> { %0 = complex.div %a, %b : complex<f32> return %0 : complex<f32> }
func.func @divf(%a: complex<f64>, %b: complex<f64>) -> complex<f64> { %0 = complex.div %a, %b fastmath<fast> : complex<f64> return %0 : complex<f64> }
func.func @divn(%a: complex<f16>, %b: complex<f16>) -> complex<f16> { %0 = complex.div %a, %b fastmath<nnan> : complex<f16> return %0 : complex<f16> }
func.func @divn(%a: complex<f16>, %b: complex<f16>) -> complex<f16> { %0 = complex.div %a, %b fastmath<arcp> : complex<f16> return %0 : complex<f16> }
func.func @create(%a: f32, %b: f32) -> complex<f32> { %0 = complex.create %a, %b : complex<f32> return %0 : complex<f32> }
func.func @const() -> complex<f64> { %0 = complex.constant [1.0, -2.0] : complex<f64> return %0 : complex<f64> }
func.func @consti() -> complex<i32> { %0 = complex.constant [1 : i32, -2 : i32] : complex<i32> return %0 : complex<i32> }
func.func @reim(%a: complex<f32>) -> (f32, f32) { %0 = complex.re %a : complex<f32> %1 = complex.im %a fastmath<fast> : complex<f32> return %0, %1 : f32, f32 }
func.func @reimi(%a: complex<i32>) -> (i32) { %0 = complex.re %a : complex<i32>  return %0 : i32 }
func.func @exp(%a: complex<f32>) -> complex<f32> { %0 = complex.exp %a : complex<f32> return %0 : complex<f32> }
func.func @chain(%a: f32, %b: f32) -> f32 { %0 = complex.create %a, %b : complex<f32> %1 = complex.add %0, %0 : complex<f32> %2 = complex.re %1 : complex<f32> %3 = arith.addf %2, %a : f32 return %3 : f32 }
func.func @fold() -> f32 { %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32> %2 = complex.re %0 : complex<f32> return %2 : f32 }
