// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
func.func @remf(%a0: f32, %b0: f32, %a1: f64, %b1: f64, %a2: f16, %b2: f16, %a3: bf16, %b3: bf16, %a4: f128, %b4: f128, %a5: f80, %b5: f80, %a6: tf32, %b6: tf32, %a7: f8E4M3FN, %b7: f8E4M3FN, %a8: vector<4xf32>, %b8: vector<4xf32>, %a9: tensor<?xf64>, %b9: tensor<?xf64>, %a10: tensor<*xf16>, %b10: tensor<*xf16>, %a11: vector<[2]xf32>, %b11: vector<[2]xf32>) {
  %0 = arith.remf %a0, %b0 : f32
  %1 = arith.remf %a1, %b1 : f64
  %2 = arith.remf %a2, %b2 : f16
  %3 = arith.remf %a3, %b3 : bf16
  %4 = arith.remf %a4, %b4 : f128
  %5 = arith.remf %a5, %b5 : f80
  %6 = arith.remf %a6, %b6 : tf32
  %7 = arith.remf %a7, %b7 : f8E4M3FN
  %8 = arith.remf %a8, %b8 : vector<4xf32>
  %9 = arith.remf %a9, %b9 : tensor<?xf64>
  %10 = arith.remf %a10, %b10 : tensor<*xf16>
  %11 = arith.remf %a11, %b11 : vector<[2]xf32>
  %12 = arith.remf %a0, %b0 fastmath<none> : f32
  %13 = arith.remf %a0, %b0 fastmath<fast> : f32
  %14 = arith.remf %a0, %b0 fastmath<nnan> : f32
  %15 = arith.remf %a0, %b0 fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f32
  %16 = arith.remf %a0, %b0 fastmath<ninf, contract> : f32
  %17 = arith.remf %a0, %b0 fastmath<contract,reassoc> : f32
  %18 = arith.remf %a0, %b0 fastmath<afn,fast> : f32
  %19 = arith.remf %a0, %b0 fastmath<nsz> {a} : f32
  %20 = "arith.remf"(%a0, %b0) <{fastmath = #arith.fastmath<fast>}> : (f32, f32) -> f32
  return
}
