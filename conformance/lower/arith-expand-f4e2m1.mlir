// ARGS: --arith-expand=include-f4e2m1 --split-input-file
// FRAME
// HERE
// EACH
// CASE
func.func @f(%a: f4E2M1FN) -> f32 {
  %r = arith.extf %a : f4E2M1FN to f32
  return %r : f32
}
// CASE
func.func @f(%a: f4E2M1FN) -> f16 {
  %r = arith.extf %a fastmath<nnan> : f4E2M1FN to f16
  return %r : f16
}
// CASE
func.func @f(%a: vector<3xf4E2M1FN>) -> vector<3xbf16> {
  %r = arith.extf %a : vector<3xf4E2M1FN> to vector<3xbf16>
  return %r : vector<3xbf16>
}
// CASE
func.func @f(%a: f32) -> f4E2M1FN {
  %r = arith.truncf %a : f32 to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: f16) -> f4E2M1FN {
  %r = arith.truncf %a fastmath<nnan> : f16 to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: vector<2xf32>) -> vector<2xf4E2M1FN> {
  %r = arith.truncf %a : vector<2xf32> to vector<2xf4E2M1FN>
  return %r : vector<2xf4E2M1FN>
}
// CASE
func.func @f(%a: f64) -> f4E2M1FN {
  %r = arith.truncf %a : f64 to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: f4E2M1FN) -> f64 {
  %r = arith.extf %a : f4E2M1FN to f64
  return %r : f64
}
// CASE
func.func @f(%a: bf16) -> f32 {
  %r = arith.extf %a : bf16 to f32
  return %r : f32
}
