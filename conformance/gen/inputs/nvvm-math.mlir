// ARGS: --convert-gpu-to-nvvm
gpu.module @m {
  func.func @math_absf(%a: f32, %i: i32) -> f32 {
    %0 = math.absf %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_acosh(%a: f32, %i: i32) -> f32 {
    %0 = math.acosh %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_asin(%a: f32, %i: i32) -> f32 {
    %0 = math.asin %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_asinh(%a: f32, %i: i32) -> f32 {
    %0 = math.asinh %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_atan(%a: f32, %i: i32) -> f32 {
    %0 = math.atan %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_atanh(%a: f32, %i: i32) -> f32 {
    %0 = math.atanh %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_atan2(%a: f32, %i: i32) -> f32 {
    %0 = math.atan2 %a, %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_cbrt(%a: f32, %i: i32) -> f32 {
    %0 = math.cbrt %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_ceil(%a: f32, %i: i32) -> f32 {
    %0 = math.ceil %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_clampf(%a: f32, %i: i32) -> f32 {
    %0 = math.clampf %a to [%a, %a] fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_copysign(%a: f32, %i: i32) -> f32 {
    %0 = math.copysign %a, %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_cos(%a: f32, %i: i32) -> f32 {
    %0 = math.cos %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_acos(%a: f32, %i: i32) -> f32 {
    %0 = math.acos %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_cosh(%a: f32, %i: i32) -> f32 {
    %0 = math.cosh %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_sin(%a: f32, %i: i32) -> f32 {
    %0 = math.sin %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_sinh(%a: f32, %i: i32) -> f32 {
    %0 = math.sinh %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_sincos(%a: f32) -> (f32, f32) {
    %0, %1 = math.sincos %a fastmath<afn> : f32
    return %0, %1 : f32, f32
  }
  func.func @math_erf(%a: f32, %i: i32) -> f32 {
    %0 = math.erf %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_erfc(%a: f32, %i: i32) -> f32 {
    %0 = math.erfc %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_exp(%a: f32, %i: i32) -> f32 {
    %0 = math.exp %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_exp2(%a: f32, %i: i32) -> f32 {
    %0 = math.exp2 %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_expm1(%a: f32, %i: i32) -> f32 {
    %0 = math.expm1 %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_floor(%a: f32, %i: i32) -> f32 {
    %0 = math.floor %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_fma(%a: f32, %i: i32) -> f32 {
    %0 = math.fma %a, %a, %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_log(%a: f32, %i: i32) -> f32 {
    %0 = math.log %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_log10(%a: f32, %i: i32) -> f32 {
    %0 = math.log10 %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_log1p(%a: f32, %i: i32) -> f32 {
    %0 = math.log1p %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_log2(%a: f32, %i: i32) -> f32 {
    %0 = math.log2 %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_powf(%a: f32, %i: i32) -> f32 {
    %0 = math.powf %a, %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_rsqrt(%a: f32, %i: i32) -> f32 {
    %0 = math.rsqrt %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_sqrt(%a: f32, %i: i32) -> f32 {
    %0 = math.sqrt %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_tan(%a: f32, %i: i32) -> f32 {
    %0 = math.tan %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_tanh(%a: f32, %i: i32) -> f32 {
    %0 = math.tanh %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_roundeven(%a: f32, %i: i32) -> f32 {
    %0 = math.roundeven %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_round(%a: f32, %i: i32) -> f32 {
    %0 = math.round %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_trunc(%a: f32, %i: i32) -> f32 {
    %0 = math.trunc %a fastmath<afn> : f32
    return %0 : f32
  }
  func.func @math_fpowi(%a: f32, %i: i32) -> f32 {
    %0 = math.fpowi %a, %i fastmath<afn> : f32, i32
    return %0 : f32
  }
  func.func @arith_remf(%a: f32, %i: i32) -> f32 {
    %0 = arith.remf %a, %a fastmath<afn> : f32
    return %0 : f32
  }
}
