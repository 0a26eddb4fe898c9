// ARGS: --convert-gpu-to-nvvm
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
