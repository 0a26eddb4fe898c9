// ARGS: --arith-expand=include-bf16 --split-input-file
// FRAME
// HERE
// EACH
// CASE
func.func @f(%a: bf16) -> f32 {
  %r = arith.extf %a : bf16 to f32
  return %r : f32
}
// CASE
func.func @f(%a: f32) -> bf16 {
  %r = arith.truncf %a : f32 to bf16
  return %r : bf16
}
// CASE
func.func @f(%a: vector<4xf32>) -> vector<4xbf16> {
  %r = arith.truncf %a fastmath<nnan> : vector<4xf32> to vector<4xbf16>
  return %r : vector<4xbf16>
}
// CASE
func.func @f(%a: vector<[4]xbf16>) -> vector<[4]xf32> {
  %r = arith.extf %a : vector<[4]xbf16> to vector<[4]xf32>
  return %r : vector<[4]xf32>
}
// CASE
func.func @f(%a: f32) -> bf16 {
  %r = arith.truncf %a upward : f32 to bf16
  return %r : bf16
}
// CASE
func.func @f(%a: f32) -> bf16 {
  %r = arith.truncf %a to_nearest_even : f32 to bf16
  return %r : bf16
}
// CASE
func.func @f(%a: f64) -> bf16 {
  %r = arith.truncf %a : f64 to bf16
  return %r : bf16
}
// CASE
func.func @f(%a: bf16) -> f64 {
  %r = arith.extf %a : bf16 to f64
  return %r : f64
}
// CASE
func.func @f(%a: f32) -> f16 {
  %r = arith.truncf %a : f32 to f16
  return %r : f16
}
