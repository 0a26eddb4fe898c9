// ARGS:
// ARGS: --mlir-print-op-generic
// Every op once.
func.func @f(%x: f32, %v: vector<4xf16>, %i: i32) {
  %u0 = math.absf %v fastmath<nnan> : vector<4xf16>
  %u1 = math.acos %x : f32
  %u2 = math.acosh %x : f32
  %u3 = math.asin %v fastmath<nnan> : vector<4xf16>
  %u4 = math.asinh %x : f32
  %u5 = math.atan %x : f32
  %u6 = math.atanh %v fastmath<nnan> : vector<4xf16>
  %u7 = math.cbrt %x : f32
  %u8 = math.ceil %x : f32
  %u9 = math.cos %v fastmath<nnan> : vector<4xf16>
  %u10 = math.cosh %x : f32
  %u11 = math.erf %x : f32
  %u12 = math.erfc %v fastmath<nnan> : vector<4xf16>
  %u13 = math.exp %x : f32
  %u14 = math.exp2 %x : f32
  %u15 = math.expm1 %v fastmath<nnan> : vector<4xf16>
  %u16 = math.floor %x : f32
  %u17 = math.log %x : f32
  %u18 = math.log10 %v fastmath<nnan> : vector<4xf16>
  %u19 = math.log1p %x : f32
  %u20 = math.log2 %x : f32
  %u21 = math.round %v fastmath<nnan> : vector<4xf16>
  %u22 = math.roundeven %x : f32
  %u23 = math.rsqrt %x : f32
  %u24 = math.sin %v fastmath<nnan> : vector<4xf16>
  %u25 = math.sinh %x : f32
  %u26 = math.sqrt %x : f32
  %u27 = math.tan %v fastmath<nnan> : vector<4xf16>
  %u28 = math.tanh %x : f32
  %u29 = math.trunc %x : f32
  %b0 = math.atan2 %x, %x : f32
  %b1 = math.copysign %x, %x : f32
  %b2 = math.powf %x, %x : f32
  %fma = math.fma %x, %x, %x : f32
  %s, %c = math.sincos %x : f32
  %p = math.fpowi %x, %i : f32, i32
  %q = math.ipowi %i, %i : i32
  %t0 = math.isfinite %x : f32
  %t1 = math.isinf %x : f32
  %t2 = math.isnan %x : f32
  %t3 = math.isnormal %x : f32
  %i0 = math.absi %i : i32
  %i1 = math.ctlz %i : i32
  %i2 = math.ctpop %i : i32
  %i3 = math.cttz %i : i32
  %w = arith.fptoui %x : f32 to i8
  return
}
