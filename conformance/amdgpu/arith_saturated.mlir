// ARGS: --convert-arith-to-amdgpu='chipset=gfx942 saturate-fp8-truncf=true'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx950 saturate-fp8-truncf=true'
// What is beyond the range of f8 becomes the nearest number in it.
func.func @s(%a: f32) -> f8E4M3FNUZ {
  %0 = arith.truncf %a : f32 to f8E4M3FNUZ
  return %0 : f8E4M3FNUZ
}

func.func @s16(%a: f16) -> f8E5M2FNUZ {
  %0 = arith.truncf %a : f16 to f8E5M2FNUZ
  return %0 : f8E5M2FNUZ
}

func.func @v3(%a: vector<3xf64>) -> vector<3xf8E4M3FNUZ> {
  %0 = arith.truncf %a : vector<3xf64> to vector<3xf8E4M3FNUZ>
  return %0 : vector<3xf8E4M3FNUZ>
}

func.func @o2(%a: f32) -> f8E5M2 {
  %0 = arith.truncf %a : f32 to f8E5M2
  return %0 : f8E5M2
}

func.func @v2x2(%a: vector<2x2xf16>) -> vector<2x2xf8E4M3FNUZ> {
  %0 = arith.truncf %a : vector<2x2xf16> to vector<2x2xf8E4M3FNUZ>
  return %0 : vector<2x2xf8E4M3FNUZ>
}

func.func @f16(%a: f16) -> f8E4M3FN {
  %0 = arith.truncf %a : f16 to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @bf16(%a: vector<2xbf16>) -> vector<2xf8E5M2> {
  %0 = arith.truncf %a : vector<2xbf16> to vector<2xf8E5M2>
  return %0 : vector<2xf8E5M2>
}

func.func @f128(%a: f128) -> f8E5M2 {
  %0 = arith.truncf %a : f128 to f8E5M2
  return %0 : f8E5M2
}
