// ARGS: --split-input-file --convert-gpu-to-nvvm

gpu.module @m {
  func.func @math_absf(%a: f64, %i: i32) -> f64 {
    %0 = math.absf %a : f64
    return %0 : f64
  }
  func.func @math_absi(%a: f64, %i: i32) -> i32 {
    %0 = math.absi %i : i32
    return %0 : i32
  }
  func.func @math_acosh(%a: f64, %i: i32) -> f64 {
    %0 = math.acosh %a : f64
    return %0 : f64
  }
  func.func @math_asin(%a: f64, %i: i32) -> f64 {
    %0 = math.asin %a : f64
    return %0 : f64
  }
  func.func @math_asinh(%a: f64, %i: i32) -> f64 {
    %0 = math.asinh %a : f64
    return %0 : f64
  }
  func.func @math_atan(%a: f64, %i: i32) -> f64 {
    %0 = math.atan %a : f64
    return %0 : f64
  }
  func.func @math_atanh(%a: f64, %i: i32) -> f64 {
    %0 = math.atanh %a : f64
    return %0 : f64
  }
  func.func @math_atan2(%a: f64, %i: i32) -> f64 {
    %0 = math.atan2 %a, %a : f64
    return %0 : f64
  }
  func.func @math_cbrt(%a: f64, %i: i32) -> f64 {
    %0 = math.cbrt %a : f64
    return %0 : f64
  }
  func.func @math_ceil(%a: f64, %i: i32) -> f64 {
    %0 = math.ceil %a : f64
    return %0 : f64
  }
  func.func @math_clampf(%a: f64, %i: i32) -> f64 {
    %0 = math.clampf %a to [%a, %a] : f64
    return %0 : f64
  }
  func.func @math_copysign(%a: f64, %i: i32) -> f64 {
    %0 = math.copysign %a, %a : f64
    return %0 : f64
  }
  func.func @math_cos(%a: f64, %i: i32) -> f64 {
    %0 = math.cos %a : f64
    return %0 : f64
  }
  func.func @math_acos(%a: f64, %i: i32) -> f64 {
    %0 = math.acos %a : f64
    return %0 : f64
  }
  func.func @math_cosh(%a: f64, %i: i32) -> f64 {
    %0 = math.cosh %a : f64
    return %0 : f64
  }
  func.func @math_sin(%a: f64, %i: i32) -> f64 {
    %0 = math.sin %a : f64
    return %0 : f64
  }
  func.func @math_sinh(%a: f64, %i: i32) -> f64 {
    %0 = math.sinh %a : f64
    return %0 : f64
  }
  func.func @math_sincos(%a: f64) -> (f64, f64) {
    %0, %1 = math.sincos %a : f64
    return %0, %1 : f64, f64
  }
  func.func @math_ctlz(%a: f64, %i: i32) -> i32 {
    %0 = math.ctlz %i : i32
    return %0 : i32
  }
  func.func @math_cttz(%a: f64, %i: i32) -> i32 {
    %0 = math.cttz %i : i32
    return %0 : i32
  }
  func.func @math_ctpop(%a: f64, %i: i32) -> i32 {
    %0 = math.ctpop %i : i32
    return %0 : i32
  }
  func.func @math_erf(%a: f64, %i: i32) -> f64 {
    %0 = math.erf %a : f64
    return %0 : f64
  }
  func.func @math_erfc(%a: f64, %i: i32) -> f64 {
    %0 = math.erfc %a : f64
    return %0 : f64
  }
  func.func @math_exp(%a: f64, %i: i32) -> f64 {
    %0 = math.exp %a : f64
    return %0 : f64
  }
  func.func @math_exp2(%a: f64, %i: i32) -> f64 {
    %0 = math.exp2 %a : f64
    return %0 : f64
  }
  func.func @math_expm1(%a: f64, %i: i32) -> f64 {
    %0 = math.expm1 %a : f64
    return %0 : f64
  }
  func.func @math_floor(%a: f64, %i: i32) -> f64 {
    %0 = math.floor %a : f64
    return %0 : f64
  }
  func.func @math_fma(%a: f64, %i: i32) -> f64 {
    %0 = math.fma %a, %a, %a : f64
    return %0 : f64
  }
  func.func @math_ipowi(%a: f64, %i: i32) -> i32 {
    %0 = math.ipowi %i, %i : i32
    return %0 : i32
  }
  func.func @math_isfinite(%a: f64, %i: i32) -> i1 {
    %0 = math.isfinite %a : f64
    return %0 : i1
  }
  func.func @math_isinf(%a: f64, %i: i32) -> i1 {
    %0 = math.isinf %a : f64
    return %0 : i1
  }
  func.func @math_isnan(%a: f64, %i: i32) -> i1 {
    %0 = math.isnan %a : f64
    return %0 : i1
  }
  func.func @math_isnormal(%a: f64, %i: i32) -> i1 {
    %0 = math.isnormal %a : f64
    return %0 : i1
  }
  func.func @math_log(%a: f64, %i: i32) -> f64 {
    %0 = math.log %a : f64
    return %0 : f64
  }
  func.func @math_log10(%a: f64, %i: i32) -> f64 {
    %0 = math.log10 %a : f64
    return %0 : f64
  }
  func.func @math_log1p(%a: f64, %i: i32) -> f64 {
    %0 = math.log1p %a : f64
    return %0 : f64
  }
  func.func @math_log2(%a: f64, %i: i32) -> f64 {
    %0 = math.log2 %a : f64
    return %0 : f64
  }
  func.func @math_powf(%a: f64, %i: i32) -> f64 {
    %0 = math.powf %a, %a : f64
    return %0 : f64
  }
  func.func @math_rsqrt(%a: f64, %i: i32) -> f64 {
    %0 = math.rsqrt %a : f64
    return %0 : f64
  }
  func.func @math_sqrt(%a: f64, %i: i32) -> f64 {
    %0 = math.sqrt %a : f64
    return %0 : f64
  }
  func.func @math_tan(%a: f64, %i: i32) -> f64 {
    %0 = math.tan %a : f64
    return %0 : f64
  }
  func.func @math_tanh(%a: f64, %i: i32) -> f64 {
    %0 = math.tanh %a : f64
    return %0 : f64
  }
  func.func @math_roundeven(%a: f64, %i: i32) -> f64 {
    %0 = math.roundeven %a : f64
    return %0 : f64
  }
  func.func @math_round(%a: f64, %i: i32) -> f64 {
    %0 = math.round %a : f64
    return %0 : f64
  }
  func.func @math_trunc(%a: f64, %i: i32) -> f64 {
    %0 = math.trunc %a : f64
    return %0 : f64
  }
  func.func @math_fpowi(%a: f64, %i: i32) -> f64 {
    %0 = math.fpowi %a, %i : f64, i32
    return %0 : f64
  }
  func.func @arith_remf(%a: f64, %i: i32) -> f64 {
    %0 = arith.remf %a, %a : f64
    return %0 : f64
  }
}

// -----

gpu.module @m {
  func.func @math_absf(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.absf %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_absi(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xi32> {
    %0 = math.absi %i : vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @math_acosh(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.acosh %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_asin(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.asin %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_asinh(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.asinh %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_atan(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.atan %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_atanh(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.atanh %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_atan2(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.atan2 %a, %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_cbrt(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.cbrt %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_ceil(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.ceil %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_clampf(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.clampf %a to [%a, %a] : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_copysign(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.copysign %a, %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_cos(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.cos %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_acos(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.acos %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_cosh(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.cosh %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_sin(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.sin %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_sinh(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.sinh %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_sincos(%a: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>) {
    %0, %1 = math.sincos %a : vector<2xf32>
    return %0, %1 : vector<2xf32>, vector<2xf32>
  }
  func.func @math_ctlz(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xi32> {
    %0 = math.ctlz %i : vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @math_cttz(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xi32> {
    %0 = math.cttz %i : vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @math_ctpop(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xi32> {
    %0 = math.ctpop %i : vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @math_erf(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.erf %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_erfc(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.erfc %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_exp(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.exp %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_exp2(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.exp2 %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_expm1(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.expm1 %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_floor(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.floor %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_fma(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.fma %a, %a, %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_ipowi(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xi32> {
    %0 = math.ipowi %i, %i : vector<2xi32>
    return %0 : vector<2xi32>
  }
  func.func @math_isfinite(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xi1> {
    %0 = math.isfinite %a : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @math_isinf(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xi1> {
    %0 = math.isinf %a : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @math_isnan(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xi1> {
    %0 = math.isnan %a : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @math_isnormal(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xi1> {
    %0 = math.isnormal %a : vector<2xf32>
    return %0 : vector<2xi1>
  }
  func.func @math_log(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.log %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_log10(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.log10 %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_log1p(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.log1p %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_log2(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.log2 %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_powf(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.powf %a, %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_rsqrt(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.rsqrt %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_sqrt(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.sqrt %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_tan(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.tan %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_tanh(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.tanh %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_roundeven(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.roundeven %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_round(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.round %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_trunc(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.trunc %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @math_fpowi(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = math.fpowi %a, %i : vector<2xf32>, vector<2xi32>
    return %0 : vector<2xf32>
  }
  func.func @arith_remf(%a: vector<2xf32>, %i: vector<2xi32>) -> vector<2xf32> {
    %0 = arith.remf %a, %a : vector<2xf32>
    return %0 : vector<2xf32>
  }
}

// -----

gpu.module @m {
  func.func @math_absf(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.absf %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_absi(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xi32> {
    %0 = math.absi %i : vector<2x1xi32>
    return %0 : vector<2x1xi32>
  }
  func.func @math_acosh(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.acosh %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_asin(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.asin %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_asinh(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.asinh %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_atan(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.atan %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_atanh(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.atanh %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_atan2(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.atan2 %a, %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_cbrt(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.cbrt %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_ceil(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.ceil %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_clampf(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.clampf %a to [%a, %a] : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_copysign(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.copysign %a, %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_cos(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.cos %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_acos(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.acos %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_cosh(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.cosh %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_sin(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.sin %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_sinh(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.sinh %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_sincos(%a: vector<2x1xf16>) -> (vector<2x1xf16>, vector<2x1xf16>) {
    %0, %1 = math.sincos %a : vector<2x1xf16>
    return %0, %1 : vector<2x1xf16>, vector<2x1xf16>
  }
  func.func @math_ctlz(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xi32> {
    %0 = math.ctlz %i : vector<2x1xi32>
    return %0 : vector<2x1xi32>
  }
  func.func @math_cttz(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xi32> {
    %0 = math.cttz %i : vector<2x1xi32>
    return %0 : vector<2x1xi32>
  }
  func.func @math_ctpop(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xi32> {
    %0 = math.ctpop %i : vector<2x1xi32>
    return %0 : vector<2x1xi32>
  }
  func.func @math_erf(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.erf %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_erfc(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.erfc %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_exp(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.exp %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_exp2(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.exp2 %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_expm1(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.expm1 %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_floor(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.floor %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_fma(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.fma %a, %a, %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_ipowi(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xi32> {
    %0 = math.ipowi %i, %i : vector<2x1xi32>
    return %0 : vector<2x1xi32>
  }
  func.func @math_isfinite(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xi1> {
    %0 = math.isfinite %a : vector<2x1xf16>
    return %0 : vector<2x1xi1>
  }
  func.func @math_isinf(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xi1> {
    %0 = math.isinf %a : vector<2x1xf16>
    return %0 : vector<2x1xi1>
  }
  func.func @math_isnan(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xi1> {
    %0 = math.isnan %a : vector<2x1xf16>
    return %0 : vector<2x1xi1>
  }
  func.func @math_isnormal(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xi1> {
    %0 = math.isnormal %a : vector<2x1xf16>
    return %0 : vector<2x1xi1>
  }
  func.func @math_log(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.log %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_log10(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.log10 %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_log1p(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.log1p %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_log2(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.log2 %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_powf(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.powf %a, %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_rsqrt(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.rsqrt %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_sqrt(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.sqrt %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_tan(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.tan %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_tanh(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.tanh %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_roundeven(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.roundeven %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_round(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.round %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_trunc(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.trunc %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
  func.func @math_fpowi(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = math.fpowi %a, %i : vector<2x1xf16>, vector<2x1xi32>
    return %0 : vector<2x1xf16>
  }
  func.func @arith_remf(%a: vector<2x1xf16>, %i: vector<2x1xi32>) -> vector<2x1xf16> {
    %0 = arith.remf %a, %a : vector<2x1xf16>
    return %0 : vector<2x1xf16>
  }
}

// -----

gpu.module @m {
  func.func @math_absf(%a: f80, %i: i32) -> f80 {
    %0 = math.absf %a : f80
    return %0 : f80
  }
  func.func @math_absi(%a: f80, %i: i32) -> i32 {
    %0 = math.absi %i : i32
    return %0 : i32
  }
  func.func @math_acosh(%a: f80, %i: i32) -> f80 {
    %0 = math.acosh %a : f80
    return %0 : f80
  }
  func.func @math_asin(%a: f80, %i: i32) -> f80 {
    %0 = math.asin %a : f80
    return %0 : f80
  }
  func.func @math_asinh(%a: f80, %i: i32) -> f80 {
    %0 = math.asinh %a : f80
    return %0 : f80
  }
  func.func @math_atan(%a: f80, %i: i32) -> f80 {
    %0 = math.atan %a : f80
    return %0 : f80
  }
  func.func @math_atanh(%a: f80, %i: i32) -> f80 {
    %0 = math.atanh %a : f80
    return %0 : f80
  }
  func.func @math_atan2(%a: f80, %i: i32) -> f80 {
    %0 = math.atan2 %a, %a : f80
    return %0 : f80
  }
  func.func @math_cbrt(%a: f80, %i: i32) -> f80 {
    %0 = math.cbrt %a : f80
    return %0 : f80
  }
  func.func @math_ceil(%a: f80, %i: i32) -> f80 {
    %0 = math.ceil %a : f80
    return %0 : f80
  }
  func.func @math_clampf(%a: f80, %i: i32) -> f80 {
    %0 = math.clampf %a to [%a, %a] : f80
    return %0 : f80
  }
  func.func @math_copysign(%a: f80, %i: i32) -> f80 {
    %0 = math.copysign %a, %a : f80
    return %0 : f80
  }
  func.func @math_cos(%a: f80, %i: i32) -> f80 {
    %0 = math.cos %a : f80
    return %0 : f80
  }
  func.func @math_acos(%a: f80, %i: i32) -> f80 {
    %0 = math.acos %a : f80
    return %0 : f80
  }
  func.func @math_cosh(%a: f80, %i: i32) -> f80 {
    %0 = math.cosh %a : f80
    return %0 : f80
  }
  func.func @math_sin(%a: f80, %i: i32) -> f80 {
    %0 = math.sin %a : f80
    return %0 : f80
  }
  func.func @math_sinh(%a: f80, %i: i32) -> f80 {
    %0 = math.sinh %a : f80
    return %0 : f80
  }
  func.func @math_sincos(%a: f80) -> (f80, f80) {
    %0, %1 = math.sincos %a : f80
    return %0, %1 : f80, f80
  }
  func.func @math_ctlz(%a: f80, %i: i32) -> i32 {
    %0 = math.ctlz %i : i32
    return %0 : i32
  }
  func.func @math_cttz(%a: f80, %i: i32) -> i32 {
    %0 = math.cttz %i : i32
    return %0 : i32
  }
  func.func @math_ctpop(%a: f80, %i: i32) -> i32 {
    %0 = math.ctpop %i : i32
    return %0 : i32
  }
  func.func @math_erf(%a: f80, %i: i32) -> f80 {
    %0 = math.erf %a : f80
    return %0 : f80
  }
  func.func @math_erfc(%a: f80, %i: i32) -> f80 {
    %0 = math.erfc %a : f80
    return %0 : f80
  }
  func.func @math_exp(%a: f80, %i: i32) -> f80 {
    %0 = math.exp %a : f80
    return %0 : f80
  }
  func.func @math_exp2(%a: f80, %i: i32) -> f80 {
    %0 = math.exp2 %a : f80
    return %0 : f80
  }
  func.func @math_expm1(%a: f80, %i: i32) -> f80 {
    %0 = math.expm1 %a : f80
    return %0 : f80
  }
  func.func @math_floor(%a: f80, %i: i32) -> f80 {
    %0 = math.floor %a : f80
    return %0 : f80
  }
  func.func @math_fma(%a: f80, %i: i32) -> f80 {
    %0 = math.fma %a, %a, %a : f80
    return %0 : f80
  }
  func.func @math_ipowi(%a: f80, %i: i32) -> i32 {
    %0 = math.ipowi %i, %i : i32
    return %0 : i32
  }
  func.func @math_isfinite(%a: f80, %i: i32) -> i1 {
    %0 = math.isfinite %a : f80
    return %0 : i1
  }
  func.func @math_isinf(%a: f80, %i: i32) -> i1 {
    %0 = math.isinf %a : f80
    return %0 : i1
  }
  func.func @math_isnan(%a: f80, %i: i32) -> i1 {
    %0 = math.isnan %a : f80
    return %0 : i1
  }
  func.func @math_isnormal(%a: f80, %i: i32) -> i1 {
    %0 = math.isnormal %a : f80
    return %0 : i1
  }
  func.func @math_log(%a: f80, %i: i32) -> f80 {
    %0 = math.log %a : f80
    return %0 : f80
  }
  func.func @math_log10(%a: f80, %i: i32) -> f80 {
    %0 = math.log10 %a : f80
    return %0 : f80
  }
  func.func @math_log1p(%a: f80, %i: i32) -> f80 {
    %0 = math.log1p %a : f80
    return %0 : f80
  }
  func.func @math_log2(%a: f80, %i: i32) -> f80 {
    %0 = math.log2 %a : f80
    return %0 : f80
  }
  func.func @math_powf(%a: f80, %i: i32) -> f80 {
    %0 = math.powf %a, %a : f80
    return %0 : f80
  }
  func.func @math_rsqrt(%a: f80, %i: i32) -> f80 {
    %0 = math.rsqrt %a : f80
    return %0 : f80
  }
  func.func @math_sqrt(%a: f80, %i: i32) -> f80 {
    %0 = math.sqrt %a : f80
    return %0 : f80
  }
  func.func @math_tan(%a: f80, %i: i32) -> f80 {
    %0 = math.tan %a : f80
    return %0 : f80
  }
  func.func @math_tanh(%a: f80, %i: i32) -> f80 {
    %0 = math.tanh %a : f80
    return %0 : f80
  }
  func.func @math_roundeven(%a: f80, %i: i32) -> f80 {
    %0 = math.roundeven %a : f80
    return %0 : f80
  }
  func.func @math_round(%a: f80, %i: i32) -> f80 {
    %0 = math.round %a : f80
    return %0 : f80
  }
  func.func @math_trunc(%a: f80, %i: i32) -> f80 {
    %0 = math.trunc %a : f80
    return %0 : f80
  }
  func.func @math_fpowi(%a: f80, %i: i32) -> f80 {
    %0 = math.fpowi %a, %i : f80, i32
    return %0 : f80
  }
  func.func @arith_remf(%a: f80, %i: i32) -> f80 {
    %0 = arith.remf %a, %a : f80
    return %0 : f80
  }
}

// -----

gpu.module @m {
  func.func @math_absf(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.absf %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_absi(%a: vector<f64>, %i: vector<i32>) -> vector<i32> {
    %0 = math.absi %i : vector<i32>
    return %0 : vector<i32>
  }
  func.func @math_acosh(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.acosh %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_asin(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.asin %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_asinh(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.asinh %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_atan(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.atan %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_atanh(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.atanh %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_atan2(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.atan2 %a, %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_cbrt(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.cbrt %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_ceil(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.ceil %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_clampf(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.clampf %a to [%a, %a] : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_copysign(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.copysign %a, %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_cos(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.cos %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_acos(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.acos %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_cosh(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.cosh %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_sin(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.sin %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_sinh(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.sinh %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_sincos(%a: vector<f64>) -> (vector<f64>, vector<f64>) {
    %0, %1 = math.sincos %a : vector<f64>
    return %0, %1 : vector<f64>, vector<f64>
  }
  func.func @math_ctlz(%a: vector<f64>, %i: vector<i32>) -> vector<i32> {
    %0 = math.ctlz %i : vector<i32>
    return %0 : vector<i32>
  }
  func.func @math_cttz(%a: vector<f64>, %i: vector<i32>) -> vector<i32> {
    %0 = math.cttz %i : vector<i32>
    return %0 : vector<i32>
  }
  func.func @math_ctpop(%a: vector<f64>, %i: vector<i32>) -> vector<i32> {
    %0 = math.ctpop %i : vector<i32>
    return %0 : vector<i32>
  }
  func.func @math_erf(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.erf %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_erfc(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.erfc %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_exp(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.exp %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_exp2(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.exp2 %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_expm1(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.expm1 %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_floor(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.floor %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_fma(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.fma %a, %a, %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_ipowi(%a: vector<f64>, %i: vector<i32>) -> vector<i32> {
    %0 = math.ipowi %i, %i : vector<i32>
    return %0 : vector<i32>
  }
  func.func @math_isfinite(%a: vector<f64>, %i: vector<i32>) -> vector<i1> {
    %0 = math.isfinite %a : vector<f64>
    return %0 : vector<i1>
  }
  func.func @math_isinf(%a: vector<f64>, %i: vector<i32>) -> vector<i1> {
    %0 = math.isinf %a : vector<f64>
    return %0 : vector<i1>
  }
  func.func @math_isnan(%a: vector<f64>, %i: vector<i32>) -> vector<i1> {
    %0 = math.isnan %a : vector<f64>
    return %0 : vector<i1>
  }
  func.func @math_isnormal(%a: vector<f64>, %i: vector<i32>) -> vector<i1> {
    %0 = math.isnormal %a : vector<f64>
    return %0 : vector<i1>
  }
  func.func @math_log(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.log %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_log10(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.log10 %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_log1p(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.log1p %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_log2(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.log2 %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_powf(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.powf %a, %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_rsqrt(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.rsqrt %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_sqrt(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.sqrt %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_tan(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.tan %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_tanh(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.tanh %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_roundeven(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.roundeven %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_round(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.round %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_trunc(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.trunc %a : vector<f64>
    return %0 : vector<f64>
  }
  func.func @math_fpowi(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = math.fpowi %a, %i : vector<f64>, vector<i32>
    return %0 : vector<f64>
  }
  func.func @arith_remf(%a: vector<f64>, %i: vector<i32>) -> vector<f64> {
    %0 = arith.remf %a, %a : vector<f64>
    return %0 : vector<f64>
  }
}
