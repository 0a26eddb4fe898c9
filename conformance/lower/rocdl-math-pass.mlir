// ARGS: --convert-math-to-rocdl --split-input-file
// ARGS: --convert-math-to-rocdl=chipset=gfx942 --split-input-file
// ARGS: --convert-math-to-rocdl --dump-pass-pipeline --split-input-file

func.func @math(%a: f32, %d: f64, %h: f16, %v: vector<4xf32>, %i: i32, %w: vector<2x2xf16>, %b: bf16) {
    %0 = math.exp %a : f32
    %1 = math.sin %d : f64
    %2 = math.tanh %h : f16
    %3 = math.powf %v, %v : vector<4xf32>
    %4 = math.sqrt %a fastmath<fast> : f32
    %5 = math.log1p %a : f32
    %6 = math.fpowi %a, %i : f32, i32
    %7 = math.erf %h : f16
    %8 = arith.remf %a, %a : f32
    %9 = math.rsqrt %d : f64
    %10 = math.absf %a : f32
    %11 = math.fma %a, %a, %a : f32
    %12 = math.cbrt %w : vector<2x2xf16>
    %13 = math.cos %b : bf16
    %14 = math.ceil %a : f32
    return
}
// -----
func.func @clampf(%f: f32, %v: vector<2xf32>, %h: f16) {
  %0 = math.clampf %f to [%f, %f] : f32
  %1 = math.clampf %v to [%v, %v] fastmath<fast> : vector<2xf32>
  %2 = math.clampf %h to [%h, %h] : f16
  return
}
// -----
func.func @t(%t: tensor<4xf32>, %s: vector<[4]xf32>, %e: f32) {
  %0 = math.sin %t : tensor<4xf32>
  %1 = math.exp %e fastmath<afn> : f32
  %2 = math.exp2 %e : f32
  %3 = math.log2 %e : f32
  %4 = math.log10 %e : f32
  %5 = math.log %e : f32
  %6, %7 = math.sincos %e : f32
  return
}
// -----
module @m { gpu.module @g { func.func @t(%e: f64, %m: memref<4xf32>) {
  %1 = math.exp %e fastmath<afn> : f64
  %5 = math.log %e : f64
  %6 = llvm.intr.sin(%e) : (f64) -> f64
  return
} } }
// -----
func.func @x(%e: f64) {
  %6 = llvm.intr.sin(%e) : (f64) -> f64
  %7 = math.floor %e : f64
  return
}
// -----
llvm.func @__ocml_floor_f64(f64) -> f64
func.func @x(%e: f64) {
  %7 = math.floor %e : f64
  return
}
