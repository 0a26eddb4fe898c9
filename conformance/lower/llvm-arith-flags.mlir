// ARGS: --convert-arith-to-llvm
// Widening and narrowing has no flags in LLVM's dialect.
func.func @rows(%a: f32, %v: vector<4xf32>, %w: vector<2x4xf32>, %d: vector<2x4xf64>, %dv: vector<4xf64>) -> (f64, vector<4xf64>, vector<2x4xf64>, vector<2x4xf32>, vector<4xf32>) {
  %0 = arith.extf %a fastmath<nnan> {foo} : f32 to f64
  %1 = arith.extf %v fastmath<nnan> {foo} : vector<4xf32> to vector<4xf64>
  %2 = arith.extf %w fastmath<nnan> {foo} : vector<2x4xf32> to vector<2x4xf64>
  %3 = arith.truncf %d fastmath<nnan> {foo} : vector<2x4xf64> to vector<2x4xf32>
  %4 = arith.truncf %dv fastmath<nnan> {foo} : vector<4xf64> to vector<4xf32>
  return %0, %1, %2, %3, %4 : f64, vector<4xf64>, vector<2x4xf64>, vector<2x4xf32>, vector<4xf32>
}
func.func @one(%a: f32, %b: f64, %h: f16, %z: bf16) -> (f64, f32, f64, f32, f32, f16, f32) {
  %0 = arith.extf %a fastmath<none> : f32 to f64
  %1 = arith.truncf %b fastmath<nnan> : f64 to f32
  %2 = arith.extf %a fastmath<fast> : f32 to f64
  %3 = arith.truncf %b to_nearest_even fastmath<contract> : f64 to f32
  %4 = arith.extf %h fastmath<contract> : f16 to f32
  %5 = arith.truncf %a toward_zero fastmath<contract> {foo} : f32 to f16
  %6 = arith.extf %z : bf16 to f32
  return %0, %1, %2, %3, %4, %5, %6 : f64, f32, f64, f32, f32, f16, f32
}
