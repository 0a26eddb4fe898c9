// ARGS: --convert-arith-to-amdgpu='chipset=gfx950'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx951'
// Floats with a scale each as wider ones, block by block where scales were broadcast.
func.func @s(%a: f8E4M3FN, %s: f8E8M0FNU) -> f32 {
  %0 = arith.scaling_extf %a, %s : f8E4M3FN, f8E8M0FNU to f32
  return %0 : f32
}

func.func @s4(%a: f4E2M1FN, %s: f8E8M0FNU) -> f16 {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f16
  return %0 : f16
}

func.func @v4(%a: vector<4xf4E2M1FN>, %s: vector<4xf8E8M0FNU>) -> vector<4xf16> {
  %0 = arith.scaling_extf %a, %s : vector<4xf4E2M1FN>, vector<4xf8E8M0FNU> to vector<4xf16>
  return %0 : vector<4xf16>
}

func.func @v9(%a: vector<9xf4E2M1FN>, %s: f8E8M0FNU) -> vector<9xf16> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<9xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %b : vector<9xf4E2M1FN>, vector<9xf8E8M0FNU> to vector<9xf16>
  return %0 : vector<9xf16>
}

func.func @v0(%a: vector<f8E5M2>, %s: vector<f8E8M0FNU>) -> vector<bf16> {
  %0 = arith.scaling_extf %a, %s : vector<f8E5M2>, vector<f8E8M0FNU> to vector<bf16>
  return %0 : vector<bf16>
}

func.func @sf32(%a: f8E4M3FN, %s: f32) -> f32 {
  %0 = arith.scaling_extf %a, %s : f8E4M3FN, f32 to f32
  return %0 : f32
}

func.func @z_x2(%a: vector<4x8xf8E4M3FN>, %s: vector<2x1xf8E8M0FNU>) -> vector<4x8xf32> {
  %b = vector.broadcast %s : vector<2x1xf8E8M0FNU> to vector<2x16xf8E8M0FNU>
  %c = vector.shape_cast %b : vector<2x16xf8E8M0FNU> to vector<4x8xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %c : vector<4x8xf8E4M3FN>, vector<4x8xf8E8M0FNU> to vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

func.func @z_x3(%a: vector<2x2xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) -> vector<2x2xf32> {
  %c = vector.shape_cast %s : vector<4xf8E8M0FNU> to vector<2x2xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %c : vector<2x2xf8E4M3FN>, vector<2x2xf8E8M0FNU> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

func.func @z_x5(%a: vector<2x2xf8E4M3FN>, %s: f8E8M0FNU) -> vector<2x2xf32> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<2x2xf8E8M0FNU>
  %c = arith.extf %b : vector<2x2xf8E8M0FNU> to vector<2x2xf32>
  %0 = arith.scaling_extf %a, %c : vector<2x2xf8E4M3FN>, vector<2x2xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

func.func @z_x6(%a: vector<3x33xf4E2M1FN>, %s: vector<1x3x1xf8E8M0FNU>) -> vector<3x33xbf16> {
  %d = vector.shape_cast %s : vector<1x3x1xf8E8M0FNU> to vector<3x1xf8E8M0FNU>
  %b = vector.broadcast %d : vector<3x1xf8E8M0FNU> to vector<3x33xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %b : vector<3x33xf4E2M1FN>, vector<3x33xf8E8M0FNU> to vector<3x33xbf16>
  return %0 : vector<3x33xbf16>
}

func.func @z_x8(%a: vector<2x2xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) -> vector<2x2xf32> {
  %d = vector.shape_cast %s : vector<4xf8E8M0FNU> to vector<2x2x1xf8E8M0FNU>
  %c = vector.shape_cast %d : vector<2x2x1xf8E8M0FNU> to vector<2x2xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %c : vector<2x2xf8E4M3FN>, vector<2x2xf8E8M0FNU> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

func.func @w_x3(%a: vector<4x8xf8E4M3FN>, %s: vector<4xf8E8M0FNU>) -> vector<4x8xf32> {
  %b = vector.shape_cast %s : vector<4xf8E8M0FNU> to vector<4x1xf8E8M0FNU>
  %c = vector.broadcast %b : vector<4x1xf8E8M0FNU> to vector<4x8xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %c : vector<4x8xf8E4M3FN>, vector<4x8xf8E8M0FNU> to vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

func.func @w_x5(%a: vector<2x3x4xf8E4M3FN>, %s: vector<2x1x1xf8E8M0FNU>) -> vector<2x3x4xf32> {
  %b = vector.broadcast %s : vector<2x1x1xf8E8M0FNU> to vector<2x3x4xf8E8M0FNU>
  %0 = arith.scaling_extf %a, %b : vector<2x3x4xf8E4M3FN>, vector<2x3x4xf8E8M0FNU> to vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

func.func @f8(%a: f8E5M2, %s: f8E5M2) -> f32 {
  %0 = arith.scaling_extf %a, %s : f8E5M2, f8E5M2 to f32
  return %0 : f32
}
