// ARGS: --arith-expand=include-f8e8m0 --split-input-file
// FRAME
// HERE
// EACH
// CASE
func.func @f(%a: f8E8M0FNU) -> f32 {
  %r = arith.extf %a : f8E8M0FNU to f32
  return %r : f32
}
// CASE
func.func @f(%a: f8E8M0FNU) -> f16 {
  %r = arith.extf %a fastmath<nnan> : f8E8M0FNU to f16
  return %r : f16
}
// CASE
func.func @f(%a: f8E8M0FNU) -> f64 {
  %r = arith.extf %a fastmath<ninf> : f8E8M0FNU to f64
  return %r : f64
}
// CASE
func.func @f(%a: f8E8M0FNU) -> bf16 {
  %r = arith.extf %a : f8E8M0FNU to bf16
  return %r : bf16
}
// CASE
func.func @f(%a: f32) -> f8E8M0FNU {
  %r = arith.truncf %a : f32 to f8E8M0FNU
  return %r : f8E8M0FNU
}
// CASE
func.func @f(%a: f16) -> f8E8M0FNU {
  %r = arith.truncf %a fastmath<nnan> : f16 to f8E8M0FNU
  return %r : f8E8M0FNU
}
// CASE
func.func @f(%a: f64) -> f8E8M0FNU {
  %r = arith.truncf %a fastmath<nnan> : f64 to f8E8M0FNU
  return %r : f8E8M0FNU
}
// CASE
func.func @f(%a: vector<4xf32>) -> vector<4xf8E8M0FNU> {
  %r = arith.truncf %a : vector<4xf32> to vector<4xf8E8M0FNU>
  return %r : vector<4xf8E8M0FNU>
}
// CASE
func.func @f(%a: tensor<2xbf16>) -> tensor<2xf8E8M0FNU> {
  %r = arith.truncf %a : tensor<2xbf16> to tensor<2xf8E8M0FNU>
  return %r : tensor<2xf8E8M0FNU>
}
// CASE
func.func @f(%a: f32) -> f8E8M0FNU {
  %r = arith.truncf %a upward : f32 to f8E8M0FNU
  return %r : f8E8M0FNU
}
// CASE
func.func @f(%a: f4E2M1FN) -> f32 {
  %r = arith.extf %a : f4E2M1FN to f32
  return %r : f32
}
