// ARGS: --split-input-file --convert-gpu-to-nvvm

gpu.module @m {
  func.func @math_absf(%a: f32, %i: i32) -> f32 {
    %0 = math.absf %a : f32
    return %0 : f32
  }
  func.func @math_absi(%a: f32, %i: i32) -> i32 {
    %0 = math.absi %i : i32
    return %0 : i32
  }
  func.func @math_acosh(%a: f32, %i: i32) -> f32 {
    %0 = math.acosh %a : f32
    return %0 : f32
  }
  func.func @math_asin(%a: f32, %i: i32) -> f32 {
    %0 = math.asin %a : f32
    return %0 : f32
  }
  func.func @math_asinh(%a: f32, %i: i32) -> f32 {
    %0 = math.asinh %a : f32
    return %0 : f32
  }
  func.func @math_atan(%a: f32, %i: i32) -> f32 {
    %0 = math.atan %a : f32
    return %0 : f32
  }
  func.func @math_atanh(%a: f32, %i: i32) -> f32 {
    %0 = math.atanh %a : f32
    return %0 : f32
  }
  func.func @math_atan2(%a: f32, %i: i32) -> f32 {
    %0 = math.atan2 %a, %a : f32
    return %0 : f32
  }
  func.func @math_cbrt(%a: f32, %i: i32) -> f32 {
    %0 = math.cbrt %a : f32
    return %0 : f32
  }
  func.func @math_ceil(%a: f32, %i: i32) -> f32 {
    %0 = math.ceil %a : f32
    return %0 : f32
  }
  func.func @math_clampf(%a: f32, %i: i32) -> f32 {
    %0 = math.clampf %a to [%a, %a] : f32
    return %0 : f32
  }
  func.func @math_copysign(%a: f32, %i: i32) -> f32 {
    %0 = math.copysign %a, %a : f32
    return %0 : f32
  }
  func.func @math_cos(%a: f32, %i: i32) -> f32 {
    %0 = math.cos %a : f32
    return %0 : f32
  }
  func.func @math_acos(%a: f32, %i: i32) -> f32 {
    %0 = math.acos %a : f32
    return %0 : f32
  }
  func.func @math_cosh(%a: f32, %i: i32) -> f32 {
    %0 = math.cosh %a : f32
    return %0 : f32
  }
  func.func @math_sin(%a: f32, %i: i32) -> f32 {
    %0 = math.sin %a : f32
    return %0 : f32
  }
  func.func @math_sinh(%a: f32, %i: i32) -> f32 {
    %0 = math.sinh %a : f32
    return %0 : f32
  }
  func.func @math_sincos(%a: f32) -> (f32, f32) {
    %0, %1 = math.sincos %a : f32
    return %0, %1 : f32, f32
  }
  func.func @math_ctlz(%a: f32, %i: i32) -> i32 {
    %0 = math.ctlz %i : i32
    return %0 : i32
  }
  func.func @math_cttz(%a: f32, %i: i32) -> i32 {
    %0 = math.cttz %i : i32
    return %0 : i32
  }
  func.func @math_ctpop(%a: f32, %i: i32) -> i32 {
    %0 = math.ctpop %i : i32
    return %0 : i32
  }
  func.func @math_erf(%a: f32, %i: i32) -> f32 {
    %0 = math.erf %a : f32
    return %0 : f32
  }
  func.func @math_erfc(%a: f32, %i: i32) -> f32 {
    %0 = math.erfc %a : f32
    return %0 : f32
  }
  func.func @math_exp(%a: f32, %i: i32) -> f32 {
    %0 = math.exp %a : f32
    return %0 : f32
  }
  func.func @math_exp2(%a: f32, %i: i32) -> f32 {
    %0 = math.exp2 %a : f32
    return %0 : f32
  }
  func.func @math_expm1(%a: f32, %i: i32) -> f32 {
    %0 = math.expm1 %a : f32
    return %0 : f32
  }
  func.func @math_floor(%a: f32, %i: i32) -> f32 {
    %0 = math.floor %a : f32
    return %0 : f32
  }
  func.func @math_fma(%a: f32, %i: i32) -> f32 {
    %0 = math.fma %a, %a, %a : f32
    return %0 : f32
  }
  func.func @math_ipowi(%a: f32, %i: i32) -> i32 {
    %0 = math.ipowi %i, %i : i32
    return %0 : i32
  }
  func.func @math_isfinite(%a: f32, %i: i32) -> i1 {
    %0 = math.isfinite %a : f32
    return %0 : i1
  }
  func.func @math_isinf(%a: f32, %i: i32) -> i1 {
    %0 = math.isinf %a : f32
    return %0 : i1
  }
  func.func @math_isnan(%a: f32, %i: i32) -> i1 {
    %0 = math.isnan %a : f32
    return %0 : i1
  }
  func.func @math_isnormal(%a: f32, %i: i32) -> i1 {
    %0 = math.isnormal %a : f32
    return %0 : i1
  }
  func.func @math_log(%a: f32, %i: i32) -> f32 {
    %0 = math.log %a : f32
    return %0 : f32
  }
  func.func @math_log10(%a: f32, %i: i32) -> f32 {
    %0 = math.log10 %a : f32
    return %0 : f32
  }
  func.func @math_log1p(%a: f32, %i: i32) -> f32 {
    %0 = math.log1p %a : f32
    return %0 : f32
  }
  func.func @math_log2(%a: f32, %i: i32) -> f32 {
    %0 = math.log2 %a : f32
    return %0 : f32
  }
  func.func @math_powf(%a: f32, %i: i32) -> f32 {
    %0 = math.powf %a, %a : f32
    return %0 : f32
  }
  func.func @math_rsqrt(%a: f32, %i: i32) -> f32 {
    %0 = math.rsqrt %a : f32
    return %0 : f32
  }
  func.func @math_sqrt(%a: f32, %i: i32) -> f32 {
    %0 = math.sqrt %a : f32
    return %0 : f32
  }
  func.func @math_tan(%a: f32, %i: i32) -> f32 {
    %0 = math.tan %a : f32
    return %0 : f32
  }
  func.func @math_tanh(%a: f32, %i: i32) -> f32 {
    %0 = math.tanh %a : f32
    return %0 : f32
  }
  func.func @math_roundeven(%a: f32, %i: i32) -> f32 {
    %0 = math.roundeven %a : f32
    return %0 : f32
  }
  func.func @math_round(%a: f32, %i: i32) -> f32 {
    %0 = math.round %a : f32
    return %0 : f32
  }
  func.func @math_trunc(%a: f32, %i: i32) -> f32 {
    %0 = math.trunc %a : f32
    return %0 : f32
  }
  func.func @math_fpowi(%a: f32, %i: i32) -> f32 {
    %0 = math.fpowi %a, %i : f32, i32
    return %0 : f32
  }
  func.func @arith_remf(%a: f32, %i: i32) -> f32 {
    %0 = arith.remf %a, %a : f32
    return %0 : f32
  }
}

// -----

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

// -----

gpu.module @m {
  func.func @math_absf(%a: bf16, %i: i32) -> bf16 {
    %0 = math.absf %a : bf16
    return %0 : bf16
  }
  func.func @math_absi(%a: bf16, %i: i32) -> i32 {
    %0 = math.absi %i : i32
    return %0 : i32
  }
  func.func @math_acosh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.acosh %a : bf16
    return %0 : bf16
  }
  func.func @math_asin(%a: bf16, %i: i32) -> bf16 {
    %0 = math.asin %a : bf16
    return %0 : bf16
  }
  func.func @math_asinh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.asinh %a : bf16
    return %0 : bf16
  }
  func.func @math_atan(%a: bf16, %i: i32) -> bf16 {
    %0 = math.atan %a : bf16
    return %0 : bf16
  }
  func.func @math_atanh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.atanh %a : bf16
    return %0 : bf16
  }
  func.func @math_atan2(%a: bf16, %i: i32) -> bf16 {
    %0 = math.atan2 %a, %a : bf16
    return %0 : bf16
  }
  func.func @math_cbrt(%a: bf16, %i: i32) -> bf16 {
    %0 = math.cbrt %a : bf16
    return %0 : bf16
  }
  func.func @math_ceil(%a: bf16, %i: i32) -> bf16 {
    %0 = math.ceil %a : bf16
    return %0 : bf16
  }
  func.func @math_clampf(%a: bf16, %i: i32) -> bf16 {
    %0 = math.clampf %a to [%a, %a] : bf16
    return %0 : bf16
  }
  func.func @math_copysign(%a: bf16, %i: i32) -> bf16 {
    %0 = math.copysign %a, %a : bf16
    return %0 : bf16
  }
  func.func @math_cos(%a: bf16, %i: i32) -> bf16 {
    %0 = math.cos %a : bf16
    return %0 : bf16
  }
  func.func @math_acos(%a: bf16, %i: i32) -> bf16 {
    %0 = math.acos %a : bf16
    return %0 : bf16
  }
  func.func @math_cosh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.cosh %a : bf16
    return %0 : bf16
  }
  func.func @math_sin(%a: bf16, %i: i32) -> bf16 {
    %0 = math.sin %a : bf16
    return %0 : bf16
  }
  func.func @math_sinh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.sinh %a : bf16
    return %0 : bf16
  }
  func.func @math_sincos(%a: bf16) -> (bf16, bf16) {
    %0, %1 = math.sincos %a : bf16
    return %0, %1 : bf16, bf16
  }
  func.func @math_ctlz(%a: bf16, %i: i32) -> i32 {
    %0 = math.ctlz %i : i32
    return %0 : i32
  }
  func.func @math_cttz(%a: bf16, %i: i32) -> i32 {
    %0 = math.cttz %i : i32
    return %0 : i32
  }
  func.func @math_ctpop(%a: bf16, %i: i32) -> i32 {
    %0 = math.ctpop %i : i32
    return %0 : i32
  }
  func.func @math_erf(%a: bf16, %i: i32) -> bf16 {
    %0 = math.erf %a : bf16
    return %0 : bf16
  }
  func.func @math_erfc(%a: bf16, %i: i32) -> bf16 {
    %0 = math.erfc %a : bf16
    return %0 : bf16
  }
  func.func @math_exp(%a: bf16, %i: i32) -> bf16 {
    %0 = math.exp %a : bf16
    return %0 : bf16
  }
  func.func @math_exp2(%a: bf16, %i: i32) -> bf16 {
    %0 = math.exp2 %a : bf16
    return %0 : bf16
  }
  func.func @math_expm1(%a: bf16, %i: i32) -> bf16 {
    %0 = math.expm1 %a : bf16
    return %0 : bf16
  }
  func.func @math_floor(%a: bf16, %i: i32) -> bf16 {
    %0 = math.floor %a : bf16
    return %0 : bf16
  }
  func.func @math_fma(%a: bf16, %i: i32) -> bf16 {
    %0 = math.fma %a, %a, %a : bf16
    return %0 : bf16
  }
  func.func @math_ipowi(%a: bf16, %i: i32) -> i32 {
    %0 = math.ipowi %i, %i : i32
    return %0 : i32
  }
  func.func @math_isfinite(%a: bf16, %i: i32) -> i1 {
    %0 = math.isfinite %a : bf16
    return %0 : i1
  }
  func.func @math_isinf(%a: bf16, %i: i32) -> i1 {
    %0 = math.isinf %a : bf16
    return %0 : i1
  }
  func.func @math_isnan(%a: bf16, %i: i32) -> i1 {
    %0 = math.isnan %a : bf16
    return %0 : i1
  }
  func.func @math_isnormal(%a: bf16, %i: i32) -> i1 {
    %0 = math.isnormal %a : bf16
    return %0 : i1
  }
  func.func @math_log(%a: bf16, %i: i32) -> bf16 {
    %0 = math.log %a : bf16
    return %0 : bf16
  }
  func.func @math_log10(%a: bf16, %i: i32) -> bf16 {
    %0 = math.log10 %a : bf16
    return %0 : bf16
  }
  func.func @math_log1p(%a: bf16, %i: i32) -> bf16 {
    %0 = math.log1p %a : bf16
    return %0 : bf16
  }
  func.func @math_log2(%a: bf16, %i: i32) -> bf16 {
    %0 = math.log2 %a : bf16
    return %0 : bf16
  }
  func.func @math_powf(%a: bf16, %i: i32) -> bf16 {
    %0 = math.powf %a, %a : bf16
    return %0 : bf16
  }
  func.func @math_rsqrt(%a: bf16, %i: i32) -> bf16 {
    %0 = math.rsqrt %a : bf16
    return %0 : bf16
  }
  func.func @math_sqrt(%a: bf16, %i: i32) -> bf16 {
    %0 = math.sqrt %a : bf16
    return %0 : bf16
  }
  func.func @math_tan(%a: bf16, %i: i32) -> bf16 {
    %0 = math.tan %a : bf16
    return %0 : bf16
  }
  func.func @math_tanh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.tanh %a : bf16
    return %0 : bf16
  }
  func.func @math_roundeven(%a: bf16, %i: i32) -> bf16 {
    %0 = math.roundeven %a : bf16
    return %0 : bf16
  }
  func.func @math_round(%a: bf16, %i: i32) -> bf16 {
    %0 = math.round %a : bf16
    return %0 : bf16
  }
  func.func @math_trunc(%a: bf16, %i: i32) -> bf16 {
    %0 = math.trunc %a : bf16
    return %0 : bf16
  }
  func.func @math_fpowi(%a: bf16, %i: i32) -> bf16 {
    %0 = math.fpowi %a, %i : bf16, i32
    return %0 : bf16
  }
  func.func @arith_remf(%a: bf16, %i: i32) -> bf16 {
    %0 = arith.remf %a, %a : bf16
    return %0 : bf16
  }
}

// -----

gpu.module @m {
  func.func @math_absf(%a: bf16, %i: i32) -> bf16 {
    %0 = math.absf %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_acosh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.acosh %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_asin(%a: bf16, %i: i32) -> bf16 {
    %0 = math.asin %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_asinh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.asinh %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_atan(%a: bf16, %i: i32) -> bf16 {
    %0 = math.atan %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_atanh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.atanh %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_atan2(%a: bf16, %i: i32) -> bf16 {
    %0 = math.atan2 %a, %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_cbrt(%a: bf16, %i: i32) -> bf16 {
    %0 = math.cbrt %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_ceil(%a: bf16, %i: i32) -> bf16 {
    %0 = math.ceil %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_clampf(%a: bf16, %i: i32) -> bf16 {
    %0 = math.clampf %a to [%a, %a] fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_copysign(%a: bf16, %i: i32) -> bf16 {
    %0 = math.copysign %a, %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_cos(%a: bf16, %i: i32) -> bf16 {
    %0 = math.cos %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_acos(%a: bf16, %i: i32) -> bf16 {
    %0 = math.acos %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_cosh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.cosh %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_sin(%a: bf16, %i: i32) -> bf16 {
    %0 = math.sin %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_sinh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.sinh %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_sincos(%a: bf16) -> (bf16, bf16) {
    %0, %1 = math.sincos %a fastmath<afn> : bf16
    return %0, %1 : bf16, bf16
  }
  func.func @math_erf(%a: bf16, %i: i32) -> bf16 {
    %0 = math.erf %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_erfc(%a: bf16, %i: i32) -> bf16 {
    %0 = math.erfc %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_exp(%a: bf16, %i: i32) -> bf16 {
    %0 = math.exp %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_exp2(%a: bf16, %i: i32) -> bf16 {
    %0 = math.exp2 %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_expm1(%a: bf16, %i: i32) -> bf16 {
    %0 = math.expm1 %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_floor(%a: bf16, %i: i32) -> bf16 {
    %0 = math.floor %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_fma(%a: bf16, %i: i32) -> bf16 {
    %0 = math.fma %a, %a, %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_log(%a: bf16, %i: i32) -> bf16 {
    %0 = math.log %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_log10(%a: bf16, %i: i32) -> bf16 {
    %0 = math.log10 %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_log1p(%a: bf16, %i: i32) -> bf16 {
    %0 = math.log1p %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_log2(%a: bf16, %i: i32) -> bf16 {
    %0 = math.log2 %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_powf(%a: bf16, %i: i32) -> bf16 {
    %0 = math.powf %a, %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_rsqrt(%a: bf16, %i: i32) -> bf16 {
    %0 = math.rsqrt %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_sqrt(%a: bf16, %i: i32) -> bf16 {
    %0 = math.sqrt %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_tan(%a: bf16, %i: i32) -> bf16 {
    %0 = math.tan %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_tanh(%a: bf16, %i: i32) -> bf16 {
    %0 = math.tanh %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_roundeven(%a: bf16, %i: i32) -> bf16 {
    %0 = math.roundeven %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_round(%a: bf16, %i: i32) -> bf16 {
    %0 = math.round %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_trunc(%a: bf16, %i: i32) -> bf16 {
    %0 = math.trunc %a fastmath<afn> : bf16
    return %0 : bf16
  }
  func.func @math_fpowi(%a: bf16, %i: i32) -> bf16 {
    %0 = math.fpowi %a, %i fastmath<afn> : bf16, i32
    return %0 : bf16
  }
  func.func @arith_remf(%a: bf16, %i: i32) -> bf16 {
    %0 = arith.remf %a, %a fastmath<afn> : bf16
    return %0 : bf16
  }
}
