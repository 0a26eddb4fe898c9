// ARGS: --convert-arith-to-amdgpu='chipset=gfx950' --split-input-file
// Floats that no instruction takes.
func.func @to_f64(%a: f4E2M1FN, %s: f8E8M0FNU) -> f64 {
  %0 = arith.scaling_extf %a, %s : f4E2M1FN, f8E8M0FNU to f64
  return %0 : f64
}

// -----

func.func @f6(%a: f6E3M2FN, %s: f8E8M0FNU) -> f16 {
  %0 = arith.scaling_extf %a, %s : f6E3M2FN, f8E8M0FNU to f16
  return %0 : f16
}

// -----

func.func @s64(%a: f64, %s: f8E8M0FNU) -> f8E4M3FN {
  %0 = arith.scaling_truncf %a, %s : f64, f8E8M0FNU to f8E4M3FN
  return %0 : f8E4M3FN
}
