// ARGS: --allow-unregistered-dialect --split-input-file
// FRAME
// HERE
// EACH
"t.a"() {x = #complex.number<:f64 1.0, 2.0>, y = #complex.number<:f32 0.1, -2.5>, z = #complex.number<:f16 1.0, 0x7C00>} : () -> ()
"t.a"() {x = #complex.number<:f64 1, 2>} : () -> ()
"t.a"() {x = #complex.number<f64 1, 2>} : () -> ()
"t.a"() {x = #complex.foo} : () -> ()
func.func @a() { %0 = complex.constant [1.0 : f32] : complex<f32> return }
func.func @a() { %0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32> return }
func.func @a() { %0 = complex.constant [1.0 : f32, "a"] : complex<f32> return }
func.func @a() { %0 = complex.constant [1 : i32, 2 : i32] : complex<i32> return }
func.func @a() { %0 = complex.constant 1.0 : complex<f64> return }
func.func @a(%x: f32, %y: f64) { %0 = "complex.create"(%x, %y) : (f32, f64) -> complex<f32> return }
func.func @a(%x: f32, %y: f64) { %0 = "complex.create"(%x, %x) : (f32, f32) -> complex<f64> return }
func.func @a(%x: f32, %y: f64) { %0 = complex.bitcast %x : f32 to complex<f32> return }
func.func @a(%x: f32, %y: vector<2xf32>) { %0 = complex.bitcast %y : vector<2xf32> to complex<f32> return }
func.func @a(%x: complex<f32>, %y: vector<2xf32>) { %0 = complex.bitcast %x : complex<f32> to vector<2xf32> return }
func.func @a(%x: complex<f32>, %y: f32) { %0 = complex.bitcast %y : f32 to i32 return }
func.func @a(%x: complex<i32>, %y: f32) { %0 = complex.add %x, %x : complex<i32> return }
func.func @a(%x: complex<f32>, %y: f32) { %0 = "complex.re"(%x) : (complex<f32>) -> f64 return }
func.func @a(%x: complex<f32>, %y: f32) { %0 = complex.abs %x fastmath<nnan, contract> : complex<f32> return }
func.func @a(%x: complex<f32>, %y: f32) { %0 = complex.powi %x, %y : complex<f32>, f32 return }
