// ARGS: --math-extend-to-supported-types --split-input-file
// ARGS: --math-extend-to-supported-types="extra-types=f16 target-type=f64" --split-input-file
// ARGS: --math-extend-to-supported-types=extra-types=xx
// ARGS: --math-extend-to-supported-types=target-type=i32

func.func @a(%h: f16, %b: bf16, %v: vector<4xbf16>, %w: vector<2xf16>, %i: i32, %x: f8E5M2, %t: tensor<3xbf16>) {
  %0 = math.sin %h : f16
  %1 = math.sin %b fastmath<nnan> : bf16
  %2 = math.fma %b, %b, %b : bf16
  %3 = math.powf %v, %v {foo} : vector<4xbf16>
  %4 = math.fpowi %b, %i : bf16, i32
  %5 = math.isnan %b : bf16
  %6 = math.absi %i : i32
  %7 = math.sin %x : f8E5M2
  %9 = math.cos %w : vector<2xf16>
  %10, %11 = math.sincos %b : bf16
  %12 = arith.addf %b, %b : bf16
  %13 = math.clampf %b to [%b, %b] : bf16
  %14 = math.sin %t : tensor<3xbf16>
  %15 = math.fma %v, %v, %v : vector<4xbf16>
  return
}
// -----
func.func @b(%h: f16) -> f16 {
  %0 = math.sin %h : f16
  %1 = math.cos %0 : f16
  return %1 : f16
}
// -----
func.func @b(%h: f128) -> f128 {
  %0 = math.sin %h : f128
  return %0 : f128
}
// -----
func.func @b(%h: tf32) -> tf32 {
  %0 = math.sin %h : tf32
  return %0 : tf32
}
// -----
func.func @b(%h: f32, %d: f64) -> f32 {
  %0 = math.sin %h : f32
  %1 = math.sin %d : f64
  return %0 : f32
}
// -----
func.func @b(%h: f16, %i: vector<2xf16>) -> vector<2xf16> {
  %c = arith.constant dense<1.0> : vector<2xf16>
  %0 = math.atan2 %c, %i : vector<2xf16>
  %1 = "test.use"(%0, %c) : (vector<2xf16>, vector<2xf16>) -> vector<2xf16>
  return %1 : vector<2xf16>
}
