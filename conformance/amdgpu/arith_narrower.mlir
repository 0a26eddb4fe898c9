// ARGS: --convert-arith-to-amdgpu='chipset=gfx942 allow-packed-f16-round-to-zero=true'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx950'
// ARGS: --convert-arith-to-amdgpu='allow-packed-f16-round-to-zero=true'
// Floats as f8 and f16.
func.func @s(%a: f32) -> f8E4M3FNUZ {
  %0 = arith.truncf %a : f32 to f8E4M3FNUZ
  return %0 : f8E4M3FNUZ
}

func.func @s16(%a: f16) -> f8E5M2FNUZ {
  %0 = arith.truncf %a : f16 to f8E5M2FNUZ
  return %0 : f8E5M2FNUZ
}

func.func @s64(%a: f64) -> f8E5M2FNUZ {
  %0 = arith.truncf %a : f64 to f8E5M2FNUZ
  return %0 : f8E5M2FNUZ
}

func.func @v1(%a: vector<1xf64>) -> vector<1xf8E4M3FNUZ> {
  %0 = arith.truncf %a : vector<1xf64> to vector<1xf8E4M3FNUZ>
  return %0 : vector<1xf8E4M3FNUZ>
}

func.func @v9(%a: vector<9xf32>) -> vector<9xf8E4M3FNUZ> {
  %0 = arith.truncf %a : vector<9xf32> to vector<9xf8E4M3FNUZ>
  return %0 : vector<9xf8E4M3FNUZ>
}

func.func @v2x2(%a: vector<2x2xf16>) -> vector<2x2xf8E4M3FNUZ> {
  %0 = arith.truncf %a : vector<2x2xf16> to vector<2x2xf8E4M3FNUZ>
  return %0 : vector<2x2xf8E4M3FNUZ>
}

func.func @rm(%a: f32) -> f8E4M3FNUZ {
  %0 = arith.truncf %a to_nearest_even : f32 to f8E4M3FNUZ
  return %0 : f8E4M3FNUZ
}

func.func @o(%a: f32) -> f8E4M3FN {
  %0 = arith.truncf %a : f32 to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @o2(%a: f32) -> f8E5M2 {
  %0 = arith.truncf %a : f32 to f8E5M2
  return %0 : f8E5M2
}

func.func @h(%a: f32) -> f16 {
  %0 = arith.truncf %a : f32 to f16
  return %0 : f16
}

func.func @h64(%a: f64) -> f16 {
  %0 = arith.truncf %a : f64 to f16
  return %0 : f16
}

func.func @hb(%a: f32) -> bf16 {
  %0 = arith.truncf %a : f32 to bf16
  return %0 : bf16
}

func.func @hv1(%a: vector<1xf32>) -> vector<1xf16> {
  %0 = arith.truncf %a : vector<1xf32> to vector<1xf16>
  return %0 : vector<1xf16>
}

func.func @hv5(%a: vector<5xf32>) -> vector<5xf16> {
  %0 = arith.truncf %a : vector<5xf32> to vector<5xf16>
  return %0 : vector<5xf16>
}

func.func @hsc(%a: vector<[4]xf32>) -> vector<[4]xf16> {
  %0 = arith.truncf %a : vector<[4]xf32> to vector<[4]xf16>
  return %0 : vector<[4]xf16>
}

func.func @hrm(%a: f32) -> f16 {
  %0 = arith.truncf %a toward_zero : f32 to f16
  return %0 : f16
}

func.func @hv64(%a: vector<2xf64>) -> vector<2xf16> {
  %0 = arith.truncf %a : vector<2xf64> to vector<2xf16>
  return %0 : vector<2xf16>
}

func.func @f32(%a: f64) -> f32 {
  %0 = arith.truncf %a : f64 to f32
  return %0 : f32
}
