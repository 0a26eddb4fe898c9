// ARGS: --convert-gpu-to-nvvm --allow-unregistered-dialect --split-input-file
// FRAME
gpu.module @g { func.func @f(%a: f32, %b: f32, %c: f64, %d: f64, %e: bf16, %e2: bf16, %v: vector<2xf16>,
  %v2: vector<2xf16>, %w: vector<2x2xf64>, %w2: vector<2x2xf64>) {
  // HERE
  return } }
// EACH
%0 = arith.maxnumf %a, %b fastmath<nnan> : f32 %1 = arith.minnumf %c, %d : f64 "t.u"(%0, %1) : (f32, f64) -> ()
%0 = arith.maxnumf %e, %e2 : bf16 %1 = arith.minnumf %v, %v2 : vector<2xf16> "t.u"(%0, %1) : (bf16, vector<2xf16>) -> ()
%0 = arith.minnumf %w, %w2 : vector<2x2xf64> "t.u"(%0) : (vector<2x2xf64>) -> ()
