// ARGS: --math-uplift-to-fma --split-input-file
// ARGS: --math-sincos-fusion --split-input-file

func.func @a(%a: f32, %b: f32, %c: f32, %v: vector<4xf32>) -> (f32, f32, f32, f32, vector<4xf32>, f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  %2 = arith.mulf %a, %b fastmath<fast> : f32
  %3 = arith.addf %c, %2 fastmath<contract,nnan> : f32
  %4 = arith.mulf %a, %b : f32
  %5 = arith.addf %c, %4 fastmath<contract,nnan> : f32
  %6 = arith.addf %3, %3 : f32
  %7 = arith.mulf %v, %v fastmath<contract> : vector<4xf32>
  %8 = arith.addf %7, %7 fastmath<contract,nsz> {foo} : vector<4xf32>
  %9 = arith.subf %0, %c fastmath<contract> : f32
  %10 = arith.addf %2, %2 fastmath<contract> : f32
  %11 = arith.addf %4, %2 fastmath<contract> : f32
  return %1, %3, %5, %6, %8, %9, %11: f32, f32, f32, f32, vector<4xf32>, f32, f32
}
// -----
func.func @a(%a: f32, %b: f32, %v: vector<4xf32>) -> (f32, f32, f32, f32, vector<4xf32>, vector<4xf32>, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a : f32
  %2 = math.cos %b fastmath<fast> : f32
  %3 = math.sin %b fastmath<fast> : f32
  %4 = math.sin %v : vector<4xf32>
  %5 = math.cos %v fastmath<nnan> : vector<4xf32>
  %6 = math.cos %a : f32
  return %0, %1, %2, %3, %4, %5, %6: f32, f32, f32, f32, vector<4xf32>, vector<4xf32>, f32
}
// -----
func.func @b(%b: f32, %k: i1) -> (f32, f32, f32, f32, f32) {
  %10 = math.cos %b {foo} : f32
  %11 = math.sin %b {bar}: f32
  %12 = math.sin %b : f32
  %13 = math.sin %b : f32
  %14 = math.cos %b : f32
  return %10, %11, %12, %13, %14 : f32, f32, f32, f32, f32
}
// -----
func.func @c(%b: f32, %t: tensor<4xf32>) -> (f32, f32, tensor<4xf32>, tensor<4xf32>) {
  %11 = math.sin %b {bar}: f32 loc("a":1:1)
  %10 = arith.addf %11, %11 : f32
  %14 = math.cos %b : f32 loc("a":2:1)
  %1 = math.sin %t : tensor<4xf32>
  %2 = math.cos %t : tensor<4xf32>
  return %10, %14, %1, %2 : f32, f32, tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @d(%x: f32, %c: i1) -> f32 {
  %s = math.sin %x : f32
  %r = scf.if %c -> f32 {
    %a = math.sin %x : f32
    %b = math.cos %x : f32
    %d = arith.addf %a, %b : f32
    scf.yield %d : f32
  } else { scf.yield %s : f32 }
  return %r : f32
}
