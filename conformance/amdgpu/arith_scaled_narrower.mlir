// ARGS: --convert-arith-to-amdgpu='chipset=gfx950'
// ARGS: --convert-arith-to-amdgpu='chipset=gfx942'
// Floats as narrower ones with a scale.
func.func @s(%a: f32, %s: f8E8M0FNU) -> f8E4M3FN {
  %0 = arith.scaling_truncf %a, %s : f32, f8E8M0FNU to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @s4(%a: f16, %s: f8E8M0FNU) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s : f16, f8E8M0FNU to f4E2M1FN
  return %0 : f4E2M1FN
}

func.func @sf(%a: f16, %s: f32) -> f4E2M1FN {
  %0 = arith.scaling_truncf %a, %s : f16, f32 to f4E2M1FN
  return %0 : f4E2M1FN
}

func.func @v3(%a: vector<3xbf16>, %s: vector<3xf8E8M0FNU>) -> vector<3xf8E5M2> {
  %0 = arith.scaling_truncf %a, %s : vector<3xbf16>, vector<3xf8E8M0FNU> to vector<3xf8E5M2>
  return %0 : vector<3xf8E5M2>
}

func.func @v9(%a: vector<9xf32>, %s: f8E8M0FNU) -> vector<9xf4E2M1FN> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<9xf8E8M0FNU>
  %0 = arith.scaling_truncf %a, %b : vector<9xf32>, vector<9xf8E8M0FNU> to vector<9xf4E2M1FN>
  return %0 : vector<9xf4E2M1FN>
}

func.func @v7(%a: vector<7xf16>, %s: f8E8M0FNU) -> vector<7xf8E4M3FN> {
  %b = vector.broadcast %s : f8E8M0FNU to vector<7xf8E8M0FNU>
  %0 = arith.scaling_truncf %a, %b : vector<7xf16>, vector<7xf8E8M0FNU> to vector<7xf8E4M3FN>
  return %0 : vector<7xf8E4M3FN>
}

func.func @blk(%a: vector<2x8xf32>, %s: vector<2x1xf8E8M0FNU>) -> vector<2x8xf4E2M1FN> {
  %b = vector.broadcast %s : vector<2x1xf8E8M0FNU> to vector<2x8xf8E8M0FNU>
  %0 = arith.scaling_truncf %a, %b : vector<2x8xf32>, vector<2x8xf8E8M0FNU> to vector<2x8xf4E2M1FN>
  return %0 : vector<2x8xf4E2M1FN>
}

func.func @v0(%a: vector<f32>, %s: vector<f8E8M0FNU>) -> vector<f8E5M2> {
  %0 = arith.scaling_truncf %a, %s : vector<f32>, vector<f8E8M0FNU> to vector<f8E5M2>
  return %0 : vector<f8E5M2>
}

func.func @rm(%a: f32, %s: f8E8M0FNU) -> f8E4M3FN {
  %0 = arith.scaling_truncf %a, %s to_nearest_even : f32, f8E8M0FNU to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @z_x9(%a: vector<2x2xf32>, %s: vector<2x2xf8E8M0FNU>) -> vector<2x2xf8E5M2> {
  %0 = arith.scaling_truncf %a, %s : vector<2x2xf32>, vector<2x2xf8E8M0FNU> to vector<2x2xf8E5M2>
  return %0 : vector<2x2xf8E5M2>
}

func.func @z_x10(%a: vector<2x17xf32>, %s: f32) -> vector<2x17xf4E2M1FN> {
  %b = vector.broadcast %s : f32 to vector<2x17xf32>
  %0 = arith.scaling_truncf %a, %b : vector<2x17xf32>, vector<2x17xf32> to vector<2x17xf4E2M1FN>
  return %0 : vector<2x17xf4E2M1FN>
}

func.func @y_s64(%a: f32, %s: f64) -> f8E4M3FN {
  %0 = arith.scaling_truncf %a, %s : f32, f64 to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @y_s16(%a: f16, %s: f16) -> f8E4M3FN {
  %0 = arith.scaling_truncf %a, %s : f16, f16 to f8E4M3FN
  return %0 : f8E4M3FN
}

func.func @y_sc(%a: vector<[4]xf16>, %s: vector<[4]xf8E8M0FNU>) -> vector<[4]xf8E4M3FN> {
  %0 = arith.scaling_truncf %a, %s : vector<[4]xf16>, vector<[4]xf8E8M0FNU> to vector<[4]xf8E4M3FN>
  return %0 : vector<[4]xf8E4M3FN>
}
