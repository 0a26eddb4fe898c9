// ARGS: --arith-expand --split-input-file
// ARGS: --arith-expand=include-f8e8m0 --split-input-file
// FRAME
// HERE
// EACH
// CASE
func.func @f(%a: f4E2M1FN, %b: f8E8M0FNU) -> f32 {
  %r = arith.scaling_extf %a, %b : f4E2M1FN, f8E8M0FNU to f32
  return %r : f32
}
// CASE
func.func @f(%a: f32, %b: f8E8M0FNU) -> f4E2M1FN {
  %r = arith.scaling_truncf %a, %b : f32, f8E8M0FNU to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: f4E2M1FN, %b: f16) -> f32 {
  %r = arith.scaling_extf %a, %b : f4E2M1FN, f16 to f32
  return %r : f32
}
// CASE
func.func @f(%a: f32, %b: f16) -> f4E2M1FN {
  %r = arith.scaling_truncf %a, %b : f32, f16 to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: f4E2M1FN, %b: f64) -> f32 {
  %r = arith.scaling_extf %a, %b : f4E2M1FN, f64 to f32
  return %r : f32
}
// CASE
func.func @f(%a: f32, %b: f64) -> f4E2M1FN {
  %r = arith.scaling_truncf %a, %b : f32, f64 to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: f4E2M1FN, %b: f8E5M2) -> f32 {
  %r = arith.scaling_extf %a, %b : f4E2M1FN, f8E5M2 to f32
  return %r : f32
}
// CASE
func.func @f(%a: f32, %b: f8E5M2) -> f4E2M1FN {
  %r = arith.scaling_truncf %a, %b : f32, f8E5M2 to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: f4E2M1FN, %b: f4E2M1FN) -> f32 {
  %r = arith.scaling_extf %a, %b : f4E2M1FN, f4E2M1FN to f32
  return %r : f32
}
// CASE
func.func @f(%a: f32, %b: f4E2M1FN) -> f4E2M1FN {
  %r = arith.scaling_truncf %a, %b : f32, f4E2M1FN to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: vector<4xf4E2M1FN>, %b: vector<4xf16>) -> vector<4xf32> {
  %r = arith.scaling_extf %a, %b fastmath<nnan> : vector<4xf4E2M1FN>, vector<4xf16> to vector<4xf32>
  return %r : vector<4xf32>
}
// CASE
func.func @f(%a: vector<4xf16>, %b: vector<4xf32>) -> vector<4xf8E5M2> {
  %r = arith.scaling_truncf %a, %b upward fastmath<nnan> : vector<4xf16>, vector<4xf32> to vector<4xf8E5M2>
  return %r : vector<4xf8E5M2>
}
// CASE
func.func @f(%a: f8E5M2, %b: f32) -> f16 {
  %r = arith.scaling_extf %a, %b : f8E5M2, f32 to f16
  return %r : f16
}
// CASE
func.func @f(%a: bf16, %b: f8E8M0FNU) -> f4E2M1FN {
  %r = arith.scaling_truncf %a, %b : bf16, f8E8M0FNU to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: f8E4M3FN, %b: f8E8M0FNU) -> f4E2M1FN {
  %r = arith.scaling_truncf %a, %b : f8E4M3FN, f8E8M0FNU to f4E2M1FN
  return %r : f4E2M1FN
}
// CASE
func.func @f(%a: f4E2M1FN, %b: f32) -> f8E4M3FN {
  %r = arith.scaling_extf %a, %b : f4E2M1FN, f32 to f8E4M3FN
  return %r : f8E4M3FN
}
// CASE
func.func @f(%a: vector<2xf4E2M1FN>, %b: f32) -> vector<2xf32> {
  %r = arith.scaling_extf %a, %b : vector<2xf4E2M1FN>, f32 to vector<2xf32>
  return %r : vector<2xf32>
}
