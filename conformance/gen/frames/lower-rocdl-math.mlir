// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
gpu.module @m {
  // HERE
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%t: !transform.any_op) {
    %m = transform.structured.match ops{["gpu.module"]} in %t : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %m {
      transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset =
        // HERE
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter 
    } {legal_dialects = ["llvm", "rocdl", "arith"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
// CASE
gpu.func @exp(%a: f16) {
 %0 = math.exp %a  : f16
 gpu.return }
gpu.func @log(%a: f16) {
 %0 = math.log %a  : f16
 gpu.return }
gpu.func @sin(%a: f16) {
 %0 = math.sin %a  : f16
 gpu.return }
gpu.func @tanh(%a: f16) {
 %0 = math.tanh %a  : f16
 gpu.return }
gpu.func @atan2(%a: f16) {
 %0 = math.atan2 %a, %a  : f16
 gpu.return }
gpu.func @powf(%a: f16) {
 %0 = math.powf %a, %a  : f16
 gpu.return }
gpu.func @fpowi(%a: f16, %b: i32) {
 %0 = math.fpowi %a, %b  : f16, i32
 gpu.return }
gpu.func @clampf(%a: f16) {
 %0 = math.clampf %a to [%a, %a]  : f16
 gpu.return }
// AND
"gfx942"
// CASE
gpu.func @exp(%a: bf16) {
 %0 = math.exp %a  : bf16
 gpu.return }
gpu.func @log(%a: bf16) {
 %0 = math.log %a  : bf16
 gpu.return }
gpu.func @sin(%a: bf16) {
 %0 = math.sin %a  : bf16
 gpu.return }
gpu.func @tanh(%a: bf16) {
 %0 = math.tanh %a  : bf16
 gpu.return }
gpu.func @atan2(%a: bf16) {
 %0 = math.atan2 %a, %a  : bf16
 gpu.return }
gpu.func @powf(%a: bf16) {
 %0 = math.powf %a, %a  : bf16
 gpu.return }
gpu.func @fpowi(%a: bf16, %b: i32) {
 %0 = math.fpowi %a, %b  : bf16, i32
 gpu.return }
gpu.func @clampf(%a: bf16) {
 %0 = math.clampf %a to [%a, %a]  : bf16
 gpu.return }
// AND
"gfx942"
// CASE
gpu.func @absf(%a: f32) {
 %0 = math.absf %a  : f32
 gpu.return }
gpu.func @absi(%a: i32) {
 %0 = math.absi %a  : i32
 gpu.return }
gpu.func @acos(%a: f32) {
 %0 = math.acos %a  : f32
 gpu.return }
gpu.func @acosh(%a: f32) {
 %0 = math.acosh %a  : f32
 gpu.return }
gpu.func @asin(%a: f32) {
 %0 = math.asin %a  : f32
 gpu.return }
gpu.func @asinh(%a: f32) {
 %0 = math.asinh %a  : f32
 gpu.return }
gpu.func @atan(%a: f32) {
 %0 = math.atan %a  : f32
 gpu.return }
gpu.func @atanh(%a: f32) {
 %0 = math.atanh %a  : f32
 gpu.return }
gpu.func @cbrt(%a: f32) {
 %0 = math.cbrt %a  : f32
 gpu.return }
gpu.func @ceil(%a: f32) {
 %0 = math.ceil %a  : f32
 gpu.return }
gpu.func @cos(%a: f32) {
 %0 = math.cos %a  : f32
 gpu.return }
gpu.func @cosh(%a: f32) {
 %0 = math.cosh %a  : f32
 gpu.return }
gpu.func @erf(%a: f32) {
 %0 = math.erf %a  : f32
 gpu.return }
gpu.func @erfc(%a: f32) {
 %0 = math.erfc %a  : f32
 gpu.return }
gpu.func @exp(%a: f32) {
 %0 = math.exp %a  : f32
 gpu.return }
gpu.func @exp2(%a: f32) {
 %0 = math.exp2 %a  : f32
 gpu.return }
gpu.func @expm1(%a: f32) {
 %0 = math.expm1 %a  : f32
 gpu.return }
gpu.func @floor(%a: f32) {
 %0 = math.floor %a  : f32
 gpu.return }
gpu.func @log(%a: f32) {
 %0 = math.log %a  : f32
 gpu.return }
gpu.func @log10(%a: f32) {
 %0 = math.log10 %a  : f32
 gpu.return }
gpu.func @log1p(%a: f32) {
 %0 = math.log1p %a  : f32
 gpu.return }
gpu.func @log2(%a: f32) {
 %0 = math.log2 %a  : f32
 gpu.return }
gpu.func @round(%a: f32) {
 %0 = math.round %a  : f32
 gpu.return }
gpu.func @roundeven(%a: f32) {
 %0 = math.roundeven %a  : f32
 gpu.return }
gpu.func @rsqrt(%a: f32) {
 %0 = math.rsqrt %a  : f32
 gpu.return }
gpu.func @sin(%a: f32) {
 %0 = math.sin %a  : f32
 gpu.return }
gpu.func @sinh(%a: f32) {
 %0 = math.sinh %a  : f32
 gpu.return }
gpu.func @sqrt(%a: f32) {
 %0 = math.sqrt %a  : f32
 gpu.return }
gpu.func @tan(%a: f32) {
 %0 = math.tan %a  : f32
 gpu.return }
gpu.func @tanh(%a: f32) {
 %0 = math.tanh %a  : f32
 gpu.return }
gpu.func @trunc(%a: f32) {
 %0 = math.trunc %a  : f32
 gpu.return }
gpu.func @isfinite(%a: f32) {
 %0 = math.isfinite %a  : f32
 gpu.return }
gpu.func @isinf(%a: f32) {
 %0 = math.isinf %a  : f32
 gpu.return }
gpu.func @isnan(%a: f32) {
 %0 = math.isnan %a  : f32
 gpu.return }
gpu.func @isnormal(%a: f32) {
 %0 = math.isnormal %a  : f32
 gpu.return }
gpu.func @ctlz(%a: i32) {
 %0 = math.ctlz %a  : i32
 gpu.return }
gpu.func @atan2(%a: f32) {
 %0 = math.atan2 %a, %a  : f32
 gpu.return }
gpu.func @copysign(%a: f32) {
 %0 = math.copysign %a, %a  : f32
 gpu.return }
gpu.func @powf(%a: f32) {
 %0 = math.powf %a, %a  : f32
 gpu.return }
gpu.func @fpowi(%a: f32, %b: i32) {
 %0 = math.fpowi %a, %b  : f32, i32
 gpu.return }
gpu.func @ipowi_i32(%a: i32) {
 %0 = math.ipowi %a, %a : i32
 gpu.return }
gpu.func @ipowi_i64(%a: i64) {
 %0 = math.ipowi %a, %a : i64
 gpu.return }
gpu.func @ipowi_i16(%a: i16) {
 %0 = math.ipowi %a, %a : i16
 gpu.return }
gpu.func @fma(%a: f32) {
 %0 = math.fma %a, %a, %a  : f32
 gpu.return }
gpu.func @clampf(%a: f32) {
 %0 = math.clampf %a to [%a, %a]  : f32
 gpu.return }
gpu.func @sincos(%a: f32) {
 %0, %1 = math.sincos %a  : f32
 gpu.return }
gpu.func @remf(%a: f32) {
 %0 = arith.remf %a, %a  : f32
 gpu.return }
// AND
"gfx942"
// CASE
gpu.func @absf(%a: f64) {
 %0 = math.absf %a  : f64
 gpu.return }
gpu.func @absi(%a: i32) {
 %0 = math.absi %a  : i32
 gpu.return }
gpu.func @acos(%a: f64) {
 %0 = math.acos %a  : f64
 gpu.return }
gpu.func @acosh(%a: f64) {
 %0 = math.acosh %a  : f64
 gpu.return }
gpu.func @asin(%a: f64) {
 %0 = math.asin %a  : f64
 gpu.return }
gpu.func @asinh(%a: f64) {
 %0 = math.asinh %a  : f64
 gpu.return }
gpu.func @atan(%a: f64) {
 %0 = math.atan %a  : f64
 gpu.return }
gpu.func @atanh(%a: f64) {
 %0 = math.atanh %a  : f64
 gpu.return }
gpu.func @cbrt(%a: f64) {
 %0 = math.cbrt %a  : f64
 gpu.return }
gpu.func @ceil(%a: f64) {
 %0 = math.ceil %a  : f64
 gpu.return }
gpu.func @cos(%a: f64) {
 %0 = math.cos %a  : f64
 gpu.return }
gpu.func @cosh(%a: f64) {
 %0 = math.cosh %a  : f64
 gpu.return }
gpu.func @erf(%a: f64) {
 %0 = math.erf %a  : f64
 gpu.return }
gpu.func @erfc(%a: f64) {
 %0 = math.erfc %a  : f64
 gpu.return }
gpu.func @exp(%a: f64) {
 %0 = math.exp %a  : f64
 gpu.return }
gpu.func @exp2(%a: f64) {
 %0 = math.exp2 %a  : f64
 gpu.return }
gpu.func @expm1(%a: f64) {
 %0 = math.expm1 %a  : f64
 gpu.return }
gpu.func @floor(%a: f64) {
 %0 = math.floor %a  : f64
 gpu.return }
gpu.func @log(%a: f64) {
 %0 = math.log %a  : f64
 gpu.return }
gpu.func @log10(%a: f64) {
 %0 = math.log10 %a  : f64
 gpu.return }
gpu.func @log1p(%a: f64) {
 %0 = math.log1p %a  : f64
 gpu.return }
gpu.func @log2(%a: f64) {
 %0 = math.log2 %a  : f64
 gpu.return }
gpu.func @round(%a: f64) {
 %0 = math.round %a  : f64
 gpu.return }
gpu.func @roundeven(%a: f64) {
 %0 = math.roundeven %a  : f64
 gpu.return }
gpu.func @rsqrt(%a: f64) {
 %0 = math.rsqrt %a  : f64
 gpu.return }
gpu.func @sin(%a: f64) {
 %0 = math.sin %a  : f64
 gpu.return }
gpu.func @sinh(%a: f64) {
 %0 = math.sinh %a  : f64
 gpu.return }
gpu.func @sqrt(%a: f64) {
 %0 = math.sqrt %a  : f64
 gpu.return }
gpu.func @tan(%a: f64) {
 %0 = math.tan %a  : f64
 gpu.return }
gpu.func @tanh(%a: f64) {
 %0 = math.tanh %a  : f64
 gpu.return }
gpu.func @trunc(%a: f64) {
 %0 = math.trunc %a  : f64
 gpu.return }
gpu.func @isfinite(%a: f64) {
 %0 = math.isfinite %a  : f64
 gpu.return }
gpu.func @isinf(%a: f64) {
 %0 = math.isinf %a  : f64
 gpu.return }
gpu.func @isnan(%a: f64) {
 %0 = math.isnan %a  : f64
 gpu.return }
gpu.func @isnormal(%a: f64) {
 %0 = math.isnormal %a  : f64
 gpu.return }
gpu.func @ctlz(%a: i32) {
 %0 = math.ctlz %a  : i32
 gpu.return }
gpu.func @atan2(%a: f64) {
 %0 = math.atan2 %a, %a  : f64
 gpu.return }
gpu.func @copysign(%a: f64) {
 %0 = math.copysign %a, %a  : f64
 gpu.return }
gpu.func @powf(%a: f64) {
 %0 = math.powf %a, %a  : f64
 gpu.return }
gpu.func @fpowi(%a: f64, %b: i32) {
 %0 = math.fpowi %a, %b  : f64, i32
 gpu.return }
gpu.func @ipowi_i32(%a: i32) {
 %0 = math.ipowi %a, %a : i32
 gpu.return }
gpu.func @ipowi_i64(%a: i64) {
 %0 = math.ipowi %a, %a : i64
 gpu.return }
gpu.func @ipowi_i16(%a: i16) {
 %0 = math.ipowi %a, %a : i16
 gpu.return }
gpu.func @fma(%a: f64) {
 %0 = math.fma %a, %a, %a  : f64
 gpu.return }
gpu.func @clampf(%a: f64) {
 %0 = math.clampf %a to [%a, %a]  : f64
 gpu.return }
gpu.func @sincos(%a: f64) {
 %0, %1 = math.sincos %a  : f64
 gpu.return }
gpu.func @remf(%a: f64) {
 %0 = arith.remf %a, %a  : f64
 gpu.return }
// AND
"gfx803"
// CASE
gpu.func @exp(%a: vector<2xf32>) {
 %0 = math.exp %a  : vector<2xf32>
 gpu.return }
gpu.func @log(%a: vector<2xf32>) {
 %0 = math.log %a  : vector<2xf32>
 gpu.return }
gpu.func @sin(%a: vector<2xf32>) {
 %0 = math.sin %a  : vector<2xf32>
 gpu.return }
gpu.func @tanh(%a: vector<2xf32>) {
 %0 = math.tanh %a  : vector<2xf32>
 gpu.return }
gpu.func @atan2(%a: vector<2xf32>) {
 %0 = math.atan2 %a, %a  : vector<2xf32>
 gpu.return }
gpu.func @powf(%a: vector<2xf32>) {
 %0 = math.powf %a, %a  : vector<2xf32>
 gpu.return }
gpu.func @fpowi(%a: vector<2xf32>, %b: vector<2xi32>) {
 %0 = math.fpowi %a, %b  : vector<2xf32>, vector<2xi32>
 gpu.return }
gpu.func @clampf(%a: vector<2xf32>) {
 %0 = math.clampf %a to [%a, %a]  : vector<2xf32>
 gpu.return }
// AND
"gfx1200"
// CASE
gpu.func @rows(%a: vector<2x2xf16>) {
  %0 = math.clampf %a to [%a, %a] : vector<2x2xf16>
  %1 = math.sin %a fastmath<afn> : vector<2x2xf16>
  gpu.return
}
// AND
"gfx942"
// CASE
gpu.func @old(%a: f32) {
  %0 = math.clampf %a to [%a, %a] : f32
  %1 = math.exp %a : f32
  gpu.return
}
// AND
"gfx803"
