// ARGS: --convert-arith-to-amdgpu='chipset=gfx942'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx950'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx1200'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx940'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx951'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx1100'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx12'
// f8 as wider floats: of which convention, the machine says.
func.func @s(%a: f8E4M3FNUZ) -> f32 {
  %0 = arith.extf %a : f8E4M3FNUZ to f32
  return %0 : f32
}

func.func @s16(%a: f8E5M2FNUZ) -> f16 {
  %0 = arith.extf %a : f8E5M2FNUZ to f16
  return %0 : f16
}

func.func @s64(%a: f8E5M2FNUZ) -> f64 {
  %0 = arith.extf %a : f8E5M2FNUZ to f64
  return %0 : f64
}

func.func @v0(%a: vector<f8E4M3FNUZ>) -> vector<f32> {
  %0 = arith.extf %a : vector<f8E4M3FNUZ> to vector<f32>
  return %0 : vector<f32>
}

func.func @v1(%a: vector<1xf8E4M3FNUZ>) -> vector<1xf32> {
  %0 = arith.extf %a : vector<1xf8E4M3FNUZ> to vector<1xf32>
  return %0 : vector<1xf32>
}

func.func @v9(%a: vector<9xf8E4M3FNUZ>) -> vector<9xf32> {
  %0 = arith.extf %a : vector<9xf8E4M3FNUZ> to vector<9xf32>
  return %0 : vector<9xf32>
}

func.func @v3bf(%a: vector<3xf8E4M3FNUZ>) -> vector<3xbf16> {
  %0 = arith.extf %a : vector<3xf8E4M3FNUZ> to vector<3xbf16>
  return %0 : vector<3xbf16>
}

func.func @v4d(%a: vector<2x2xf8E4M3FNUZ>) -> vector<2x2xf64> {
  %0 = arith.extf %a : vector<2x2xf8E4M3FNUZ> to vector<2x2xf64>
  return %0 : vector<2x2xf64>
}

func.func @sc(%a: vector<[4]xf8E4M3FNUZ>) -> vector<[4]xf32> {
  %0 = arith.extf %a : vector<[4]xf8E4M3FNUZ> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

func.func @t(%a: tensor<4xf8E4M3FNUZ>) -> tensor<4xf32> {
  %0 = arith.extf %a : tensor<4xf8E4M3FNUZ> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @o(%a: f8E4M3FN) -> f32 {
  %0 = arith.extf %a : f8E4M3FN to f32
  return %0 : f32
}

func.func @o2(%a: f8E5M2) -> f32 {
  %0 = arith.extf %a : f8E5M2 to f32
  return %0 : f32
}

func.func @fm(%a: f8E4M3FNUZ) -> f32 {
  %0 = arith.extf %a fastmath<fast> {x} : f8E4M3FNUZ to f32
  return %0 : f32
}

func.func @f128(%a: f8E5M2) -> f128 {
  %0 = arith.extf %a : f8E5M2 to f128
  return %0 : f128
}

func.func @tf32(%a: f8E5M2) -> tf32 {
  %0 = arith.extf %a : f8E5M2 to tf32
  return %0 : tf32
}

func.func @e8m0(%a: f8E8M0FNU) -> f32 {
  %0 = arith.extf %a : f8E8M0FNU to f32
  return %0 : f32
}
