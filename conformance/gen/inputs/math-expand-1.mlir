// ARGS: --math-expand-ops
func.func @sinh_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.sinh %a : f32
  return %r : f32
}
func.func @sinh_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.sinh %a : f64
  return %r : f64
}
func.func @sinh_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.sinh %a : f16
  return %r : f16
}
func.func @sinh_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.sinh %a : bf16
  return %r : bf16
}
func.func @sinh_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.sinh %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @sinh_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.sinh %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @sinh_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.sinh %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @sinh_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.sinh %a : f80
  return %r : f80
}
func.func @cosh_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.cosh %a : f32
  return %r : f32
}
func.func @cosh_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.cosh %a : f64
  return %r : f64
}
func.func @cosh_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.cosh %a : f16
  return %r : f16
}
func.func @cosh_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.cosh %a : bf16
  return %r : bf16
}
func.func @cosh_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.cosh %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @cosh_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.cosh %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @cosh_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.cosh %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @cosh_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.cosh %a : f80
  return %r : f80
}
func.func @tan_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.tan %a : f32
  return %r : f32
}
func.func @tan_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.tan %a : f64
  return %r : f64
}
func.func @tan_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.tan %a : f16
  return %r : f16
}
func.func @tan_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.tan %a : bf16
  return %r : bf16
}
func.func @tan_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.tan %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @tan_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.tan %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @tan_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.tan %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @tan_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.tan %a : f80
  return %r : f80
}
func.func @tanh_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.tanh %a : f32
  return %r : f32
}
func.func @tanh_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.tanh %a : f64
  return %r : f64
}
func.func @tanh_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.tanh %a : f16
  return %r : f16
}
func.func @tanh_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.tanh %a : bf16
  return %r : bf16
}
func.func @tanh_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.tanh %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @tanh_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.tanh %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @tanh_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.tanh %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @tanh_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.tanh %a : f80
  return %r : f80
}
func.func @ctlz_i32(%a: i32, %b: i32, %c: i32) -> i32 {
  %r = math.ctlz %a : i32
  return %r : i32
}
func.func @ctlz_i8(%a: i8, %b: i8, %c: i8) -> i8 {
  %r = math.ctlz %a : i8
  return %r : i8
}
func.func @ctlz_vector_4xi16_(%a: vector<4xi16>, %b: vector<4xi16>, %c: vector<4xi16>) -> vector<4xi16> {
  %r = math.ctlz %a : vector<4xi16>
  return %r : vector<4xi16>
}
func.func @ctlz_i1(%a: i1, %b: i1, %c: i1) -> i1 {
  %r = math.ctlz %a : i1
  return %r : i1
}
func.func @asinh_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.asinh %a : f32
  return %r : f32
}
func.func @asinh_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.asinh %a : f64
  return %r : f64
}
func.func @asinh_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.asinh %a : f16
  return %r : f16
}
func.func @asinh_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.asinh %a : bf16
  return %r : bf16
}
func.func @asinh_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.asinh %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @asinh_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.asinh %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @asinh_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.asinh %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @asinh_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.asinh %a : f80
  return %r : f80
}
func.func @acosh_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.acosh %a : f32
  return %r : f32
}
func.func @acosh_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.acosh %a : f64
  return %r : f64
}
func.func @acosh_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.acosh %a : f16
  return %r : f16
}
func.func @acosh_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.acosh %a : bf16
  return %r : bf16
}
func.func @acosh_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.acosh %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @acosh_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.acosh %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @acosh_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.acosh %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @acosh_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.acosh %a : f80
  return %r : f80
}
func.func @atanh_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.atanh %a : f32
  return %r : f32
}
func.func @atanh_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.atanh %a : f64
  return %r : f64
}
func.func @atanh_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.atanh %a : f16
  return %r : f16
}
func.func @atanh_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.atanh %a : bf16
  return %r : bf16
}
func.func @atanh_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.atanh %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @atanh_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.atanh %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @atanh_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.atanh %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @atanh_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.atanh %a : f80
  return %r : f80
}
func.func @ceil_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.ceil %a : f32
  return %r : f32
}
func.func @ceil_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.ceil %a : f64
  return %r : f64
}
func.func @ceil_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.ceil %a : f16
  return %r : f16
}
func.func @ceil_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.ceil %a : bf16
  return %r : bf16
}
func.func @ceil_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.ceil %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @ceil_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.ceil %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @ceil_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.ceil %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @ceil_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.ceil %a : f80
  return %r : f80
}
func.func @exp2_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.exp2 %a : f32
  return %r : f32
}
func.func @exp2_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.exp2 %a : f64
  return %r : f64
}
func.func @exp2_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.exp2 %a : f16
  return %r : f16
}
func.func @exp2_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.exp2 %a : bf16
  return %r : bf16
}
func.func @exp2_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.exp2 %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @exp2_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.exp2 %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @exp2_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.exp2 %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @exp2_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.exp2 %a : f80
  return %r : f80
}
func.func @roundeven_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.roundeven %a : f32
  return %r : f32
}
func.func @roundeven_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.roundeven %a : f64
  return %r : f64
}
func.func @roundeven_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.roundeven %a : f16
  return %r : f16
}
func.func @roundeven_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.roundeven %a : bf16
  return %r : bf16
}
func.func @roundeven_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.roundeven %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @roundeven_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.roundeven %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @roundeven_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.roundeven %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @round_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.round %a : f32
  return %r : f32
}
func.func @round_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.round %a : f64
  return %r : f64
}
func.func @round_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.round %a : f16
  return %r : f16
}
func.func @round_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.round %a : bf16
  return %r : bf16
}
func.func @round_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.round %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @round_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.round %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @round_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.round %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @round_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.round %a : f80
  return %r : f80
}
func.func @rsqrt_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.rsqrt %a : f32
  return %r : f32
}
func.func @rsqrt_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.rsqrt %a : f64
  return %r : f64
}
func.func @rsqrt_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.rsqrt %a : f16
  return %r : f16
}
func.func @rsqrt_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %r = math.rsqrt %a : bf16
  return %r : bf16
}
func.func @rsqrt_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.rsqrt %a : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @rsqrt_tensor_4xf64_(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xf64>) -> tensor<4xf64> {
  %r = math.rsqrt %a : tensor<4xf64>
  return %r : tensor<4xf64>
}
func.func @rsqrt_vector_s4sxf32_(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = math.rsqrt %a : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @rsqrt_f80(%a: f80, %b: f80, %c: f80) -> f80 {
  %r = math.rsqrt %a : f80
  return %r : f80
}
func.func @fma_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.fma %a, %b, %c : f32
  return %r : f32
}
func.func @powf_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.powf %a, %b : f32
  return %r : f32
}
func.func @clampf_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.clampf %a to [%b, %c] : f32
  return %r : f32
}
func.func @sinhff_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %r = math.sinh %a fastmath<fast> : f32
  return %r : f32
}
func.func @fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.fma %a, %b, %c : f64
  return %r : f64
}
func.func @powf_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.powf %a, %b : f64
  return %r : f64
}
func.func @clampf_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.clampf %a to [%b, %c] : f64
  return %r : f64
}
func.func @sinhff_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %r = math.sinh %a fastmath<fast> : f64
  return %r : f64
}
func.func @fma_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.fma %a, %b, %c : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @powf_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.powf %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @clampf_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.clampf %a to [%b, %c] : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @sinhff_vector_4xf32_(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = math.sinh %a fastmath<fast> : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @fma_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.fma %a, %b, %c : f16
  return %r : f16
}
func.func @powf_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.powf %a, %b : f16
  return %r : f16
}
func.func @clampf_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.clampf %a to [%b, %c] : f16
  return %r : f16
}
func.func @sinhff_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %r = math.sinh %a fastmath<fast> : f16
  return %r : f16
}
func.func @fpowi(%a: f32, %b: i32) -> f32 { %r = math.fpowi %a, %b : f32, i32 return %r : f32 }
func.func @ipowi(%a: i32, %b: i32) -> i32 { %r = math.ipowi %a, %b : i32 return %r : i32 }
func.func @powc2_0(%a: f32) -> f32 { %c = arith.constant 2.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc3_0(%a: f32) -> f32 { %c = arith.constant 3.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc0_0(%a: f32) -> f32 { %c = arith.constant 0.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc1_0(%a: f32) -> f32 { %c = arith.constant 1.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powcm1_0(%a: f32) -> f32 { %c = arith.constant -1.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powcm2_0(%a: f32) -> f32 { %c = arith.constant -2.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powcm3_0(%a: f32) -> f32 { %c = arith.constant -3.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc0_5(%a: f32) -> f32 { %c = arith.constant 0.5 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powcm0_5(%a: f32) -> f32 { %c = arith.constant -0.5 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc2_5(%a: f32) -> f32 { %c = arith.constant 2.5 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc4_0(%a: f32) -> f32 { %c = arith.constant 4.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc8_0(%a: f32) -> f32 { %c = arith.constant 8.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc0x7F800000(%a: f32) -> f32 { %c = arith.constant 0x7F800000 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc0_75(%a: f32) -> f32 { %c = arith.constant 0.75 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc1_0e9(%a: f32) -> f32 { %c = arith.constant 1.0e9 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @powc17_0(%a: f32) -> f32 { %c = arith.constant 17.0 : f32 %r = math.powf %a, %c : f32 return %r : f32 }
func.func @fpowic2(%a: f32) -> f32 { %c = arith.constant 2 : i32 %r = math.fpowi %a, %c fastmath<nnan> : f32, i32 return %r : f32 }
func.func @ipowic2(%a: i32) -> i32 { %c = arith.constant 2 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @fpowiv2(%a: vector<4xf16>) -> vector<4xf16> { %c = arith.constant dense<2> : vector<4xi32> %r = math.fpowi %a, %c : vector<4xf16>, vector<4xi32> return %r : vector<4xf16> }
func.func @fpowic3(%a: f32) -> f32 { %c = arith.constant 3 : i32 %r = math.fpowi %a, %c fastmath<nnan> : f32, i32 return %r : f32 }
func.func @ipowic3(%a: i32) -> i32 { %c = arith.constant 3 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @fpowiv3(%a: vector<4xf16>) -> vector<4xf16> { %c = arith.constant dense<3> : vector<4xi32> %r = math.fpowi %a, %c : vector<4xf16>, vector<4xi32> return %r : vector<4xf16> }
func.func @fpowic0(%a: f32) -> f32 { %c = arith.constant 0 : i32 %r = math.fpowi %a, %c fastmath<nnan> : f32, i32 return %r : f32 }
func.func @ipowic0(%a: i32) -> i32 { %c = arith.constant 0 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @fpowiv0(%a: vector<4xf16>) -> vector<4xf16> { %c = arith.constant dense<0> : vector<4xi32> %r = math.fpowi %a, %c : vector<4xf16>, vector<4xi32> return %r : vector<4xf16> }
func.func @fpowic1(%a: f32) -> f32 { %c = arith.constant 1 : i32 %r = math.fpowi %a, %c fastmath<nnan> : f32, i32 return %r : f32 }
func.func @ipowic1(%a: i32) -> i32 { %c = arith.constant 1 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @fpowiv1(%a: vector<4xf16>) -> vector<4xf16> { %c = arith.constant dense<1> : vector<4xi32> %r = math.fpowi %a, %c : vector<4xf16>, vector<4xi32> return %r : vector<4xf16> }
func.func @ipowicm1(%a: i32) -> i32 { %c = arith.constant -1 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @ipowicm2(%a: i32) -> i32 { %c = arith.constant -2 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @ipowicm3(%a: i32) -> i32 { %c = arith.constant -3 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @fpowic4(%a: f32) -> f32 { %c = arith.constant 4 : i32 %r = math.fpowi %a, %c fastmath<nnan> : f32, i32 return %r : f32 }
func.func @ipowic4(%a: i32) -> i32 { %c = arith.constant 4 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @fpowiv4(%a: vector<4xf16>) -> vector<4xf16> { %c = arith.constant dense<4> : vector<4xi32> %r = math.fpowi %a, %c : vector<4xf16>, vector<4xi32> return %r : vector<4xf16> }
func.func @fpowic5(%a: f32) -> f32 { %c = arith.constant 5 : i32 %r = math.fpowi %a, %c fastmath<nnan> : f32, i32 return %r : f32 }
func.func @ipowic5(%a: i32) -> i32 { %c = arith.constant 5 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @fpowiv5(%a: vector<4xf16>) -> vector<4xf16> { %c = arith.constant dense<5> : vector<4xi32> %r = math.fpowi %a, %c : vector<4xf16>, vector<4xi32> return %r : vector<4xf16> }
func.func @fpowic9(%a: f32) -> f32 { %c = arith.constant 9 : i32 %r = math.fpowi %a, %c fastmath<nnan> : f32, i32 return %r : f32 }
func.func @ipowic9(%a: i32) -> i32 { %c = arith.constant 9 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @fpowiv9(%a: vector<4xf16>) -> vector<4xf16> { %c = arith.constant dense<9> : vector<4xi32> %r = math.fpowi %a, %c : vector<4xf16>, vector<4xi32> return %r : vector<4xf16> }
func.func @ipowicm2147483648(%a: i32) -> i32 { %c = arith.constant -2147483648 : i32 %r = math.ipowi %a, %c : i32 return %r : i32 }
func.func @xsinh(%a: f32) -> f32 { %r = math.sinh %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xcosh(%a: f32) -> f32 { %r = math.cosh %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xtan(%a: f32) -> f32 { %r = math.tan %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xtanh(%a: f32) -> f32 { %r = math.tanh %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xasinh(%a: f32) -> f32 { %r = math.asinh %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xacosh(%a: f32) -> f32 { %r = math.acosh %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xatanh(%a: f32) -> f32 { %r = math.atanh %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xceil(%a: f32) -> f32 { %r = math.ceil %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xexp2(%a: f32) -> f32 { %r = math.exp2 %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xroundeven(%a: f32) -> f32 { %r = math.roundeven %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xround(%a: f32) -> f32 { %r = math.round %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xrsqrt(%a: f32) -> f32 { %r = math.rsqrt %a fastmath<fast> {foo} : f32 return %r : f32 }
func.func @xfma(%a: f32) -> f32 { %r = math.fma %a, %a, %a fastmath<fast> : f32 return %r : f32 }
func.func @xpowf(%a: f32, %b: f32) -> f32 { %r = math.powf %a, %b fastmath<fast> : f32 return %r : f32 }
func.func @xpowf2(%a: f32, %b: f32) -> f32 { %c = arith.constant -2.0 : f32 %r = math.powf %a, %c fastmath<fast> : f32 return %r : f32 }
func.func @xpowf5(%a: f32, %b: f32) -> f32 { %c = arith.constant -0.5 : f32 %r = math.powf %a, %c fastmath<fast> : f32 return %r : f32 }
func.func @xpowfh(%a: f32, %b: f32) -> f32 { %c = arith.constant 0.5 : f32 %r = math.powf %a, %c fastmath<fast> : f32 return %r : f32 }
func.func @xpowf3(%a: f32, %b: f32) -> f32 { %c = arith.constant 3.0 : f32 %r = math.powf %a, %c fastmath<fast> : f32 return %r : f32 }
func.func @xpowf_base(%b: f32) -> f32 { %c = arith.constant 3.0 : f32 %r = math.powf %c, %b : f32 return %r : f32 }
func.func @xpowf_basen(%b: f32) -> f32 { %c = arith.constant -3.0 : f32 %r = math.powf %c, %b : f32 return %r : f32 }
func.func @xpowf_base2(%b: f32) -> f32 { %c = arith.constant 2.0 : f32 %r = math.powf %c, %b : f32 return %r : f32 }
func.func @xpowfv(%a: vector<4xf32>) -> vector<4xf32> { %c = arith.constant dense<-2.0> : vector<4xf32> %r = math.powf %a, %c fastmath<fast> : vector<4xf32> return %r : vector<4xf32> }
func.func @xpowfv2(%a: vector<2xf32>) -> vector<2xf32> { %c = arith.constant dense<[2.0, 2.5]> : vector<2xf32> %r = math.powf %a, %c fastmath<fast> : vector<2xf32> return %r : vector<2xf32> }
func.func @xclamp(%a: f32, %b: f32, %d : f32) -> f32 { %r = math.clampf %a to [%b, %d] fastmath<fast> : f32 return %r : f32 }
func.func @xfpowi(%a: f32, %b: i32) -> f32 { %r = math.fpowi %a, %b fastmath<fast> : f32, i32 return %r : f32 }
func.func @xfpowi64(%a: f64, %b: i64) -> f64 { %r = math.fpowi %a, %b : f64, i64 return %r : f64 }
func.func @xfpowiv(%a: vector<4xf32>, %b: vector<4xi32>) -> vector<4xf32> { %r = math.fpowi %a, %b : vector<4xf32>, vector<4xi32> return %r : vector<4xf32> }
func.func @xfpowi6(%a: f32) -> f32 { %c = arith.constant 6 : i32 %r = math.fpowi %a, %c fastmath<fast> : f32, i32 return %r : f32 }
