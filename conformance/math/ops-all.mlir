// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
func.func @absf(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.absf %a0 : f32
  %1 = math.absf %a1 : f64
  %2 = math.absf %a2 : f16
  %3 = math.absf %a3 : vector<4xf32>
  %4 = math.absf %a4 : tensor<?xbf16>
  %5 = math.absf %a5 : vector<[4]xf64>
  %6 = math.absf %a6 : tensor<*xf32>
  %7 = math.absf %a0 fastmath<none> : f32
  %8 = math.absf %a0 fastmath<fast> : f32
  %9 = math.absf %a0 fastmath<nnan,contract> : f32
  %10 = math.absf %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.absf"(%a0) : (f32) -> f32
  return
}

// -----

func.func @acosh(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.acosh %a0 : f32
  %1 = math.acosh %a1 : f64
  %2 = math.acosh %a2 : f16
  %3 = math.acosh %a3 : vector<4xf32>
  %4 = math.acosh %a4 : tensor<?xbf16>
  %5 = math.acosh %a5 : vector<[4]xf64>
  %6 = math.acosh %a6 : tensor<*xf32>
  %7 = math.acosh %a0 fastmath<none> : f32
  %8 = math.acosh %a0 fastmath<fast> : f32
  %9 = math.acosh %a0 fastmath<nnan,contract> : f32
  %10 = math.acosh %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.acosh"(%a0) : (f32) -> f32
  return
}

// -----

func.func @asin(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.asin %a0 : f32
  %1 = math.asin %a1 : f64
  %2 = math.asin %a2 : f16
  %3 = math.asin %a3 : vector<4xf32>
  %4 = math.asin %a4 : tensor<?xbf16>
  %5 = math.asin %a5 : vector<[4]xf64>
  %6 = math.asin %a6 : tensor<*xf32>
  %7 = math.asin %a0 fastmath<none> : f32
  %8 = math.asin %a0 fastmath<fast> : f32
  %9 = math.asin %a0 fastmath<nnan,contract> : f32
  %10 = math.asin %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.asin"(%a0) : (f32) -> f32
  return
}

// -----

func.func @asinh(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.asinh %a0 : f32
  %1 = math.asinh %a1 : f64
  %2 = math.asinh %a2 : f16
  %3 = math.asinh %a3 : vector<4xf32>
  %4 = math.asinh %a4 : tensor<?xbf16>
  %5 = math.asinh %a5 : vector<[4]xf64>
  %6 = math.asinh %a6 : tensor<*xf32>
  %7 = math.asinh %a0 fastmath<none> : f32
  %8 = math.asinh %a0 fastmath<fast> : f32
  %9 = math.asinh %a0 fastmath<nnan,contract> : f32
  %10 = math.asinh %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.asinh"(%a0) : (f32) -> f32
  return
}

// -----

func.func @atan(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.atan %a0 : f32
  %1 = math.atan %a1 : f64
  %2 = math.atan %a2 : f16
  %3 = math.atan %a3 : vector<4xf32>
  %4 = math.atan %a4 : tensor<?xbf16>
  %5 = math.atan %a5 : vector<[4]xf64>
  %6 = math.atan %a6 : tensor<*xf32>
  %7 = math.atan %a0 fastmath<none> : f32
  %8 = math.atan %a0 fastmath<fast> : f32
  %9 = math.atan %a0 fastmath<nnan,contract> : f32
  %10 = math.atan %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.atan"(%a0) : (f32) -> f32
  return
}

// -----

func.func @atanh(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.atanh %a0 : f32
  %1 = math.atanh %a1 : f64
  %2 = math.atanh %a2 : f16
  %3 = math.atanh %a3 : vector<4xf32>
  %4 = math.atanh %a4 : tensor<?xbf16>
  %5 = math.atanh %a5 : vector<[4]xf64>
  %6 = math.atanh %a6 : tensor<*xf32>
  %7 = math.atanh %a0 fastmath<none> : f32
  %8 = math.atanh %a0 fastmath<fast> : f32
  %9 = math.atanh %a0 fastmath<nnan,contract> : f32
  %10 = math.atanh %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.atanh"(%a0) : (f32) -> f32
  return
}

// -----

func.func @cbrt(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.cbrt %a0 : f32
  %1 = math.cbrt %a1 : f64
  %2 = math.cbrt %a2 : f16
  %3 = math.cbrt %a3 : vector<4xf32>
  %4 = math.cbrt %a4 : tensor<?xbf16>
  %5 = math.cbrt %a5 : vector<[4]xf64>
  %6 = math.cbrt %a6 : tensor<*xf32>
  %7 = math.cbrt %a0 fastmath<none> : f32
  %8 = math.cbrt %a0 fastmath<fast> : f32
  %9 = math.cbrt %a0 fastmath<nnan,contract> : f32
  %10 = math.cbrt %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.cbrt"(%a0) : (f32) -> f32
  return
}

// -----

func.func @ceil(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.ceil %a0 : f32
  %1 = math.ceil %a1 : f64
  %2 = math.ceil %a2 : f16
  %3 = math.ceil %a3 : vector<4xf32>
  %4 = math.ceil %a4 : tensor<?xbf16>
  %5 = math.ceil %a5 : vector<[4]xf64>
  %6 = math.ceil %a6 : tensor<*xf32>
  %7 = math.ceil %a0 fastmath<none> : f32
  %8 = math.ceil %a0 fastmath<fast> : f32
  %9 = math.ceil %a0 fastmath<nnan,contract> : f32
  %10 = math.ceil %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.ceil"(%a0) : (f32) -> f32
  return
}

// -----

func.func @cos(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.cos %a0 : f32
  %1 = math.cos %a1 : f64
  %2 = math.cos %a2 : f16
  %3 = math.cos %a3 : vector<4xf32>
  %4 = math.cos %a4 : tensor<?xbf16>
  %5 = math.cos %a5 : vector<[4]xf64>
  %6 = math.cos %a6 : tensor<*xf32>
  %7 = math.cos %a0 fastmath<none> : f32
  %8 = math.cos %a0 fastmath<fast> : f32
  %9 = math.cos %a0 fastmath<nnan,contract> : f32
  %10 = math.cos %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.cos"(%a0) : (f32) -> f32
  return
}

// -----

func.func @acos(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.acos %a0 : f32
  %1 = math.acos %a1 : f64
  %2 = math.acos %a2 : f16
  %3 = math.acos %a3 : vector<4xf32>
  %4 = math.acos %a4 : tensor<?xbf16>
  %5 = math.acos %a5 : vector<[4]xf64>
  %6 = math.acos %a6 : tensor<*xf32>
  %7 = math.acos %a0 fastmath<none> : f32
  %8 = math.acos %a0 fastmath<fast> : f32
  %9 = math.acos %a0 fastmath<nnan,contract> : f32
  %10 = math.acos %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.acos"(%a0) : (f32) -> f32
  return
}

// -----

func.func @cosh(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.cosh %a0 : f32
  %1 = math.cosh %a1 : f64
  %2 = math.cosh %a2 : f16
  %3 = math.cosh %a3 : vector<4xf32>
  %4 = math.cosh %a4 : tensor<?xbf16>
  %5 = math.cosh %a5 : vector<[4]xf64>
  %6 = math.cosh %a6 : tensor<*xf32>
  %7 = math.cosh %a0 fastmath<none> : f32
  %8 = math.cosh %a0 fastmath<fast> : f32
  %9 = math.cosh %a0 fastmath<nnan,contract> : f32
  %10 = math.cosh %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.cosh"(%a0) : (f32) -> f32
  return
}

// -----

func.func @sin(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.sin %a0 : f32
  %1 = math.sin %a1 : f64
  %2 = math.sin %a2 : f16
  %3 = math.sin %a3 : vector<4xf32>
  %4 = math.sin %a4 : tensor<?xbf16>
  %5 = math.sin %a5 : vector<[4]xf64>
  %6 = math.sin %a6 : tensor<*xf32>
  %7 = math.sin %a0 fastmath<none> : f32
  %8 = math.sin %a0 fastmath<fast> : f32
  %9 = math.sin %a0 fastmath<nnan,contract> : f32
  %10 = math.sin %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.sin"(%a0) : (f32) -> f32
  return
}

// -----

func.func @sinh(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.sinh %a0 : f32
  %1 = math.sinh %a1 : f64
  %2 = math.sinh %a2 : f16
  %3 = math.sinh %a3 : vector<4xf32>
  %4 = math.sinh %a4 : tensor<?xbf16>
  %5 = math.sinh %a5 : vector<[4]xf64>
  %6 = math.sinh %a6 : tensor<*xf32>
  %7 = math.sinh %a0 fastmath<none> : f32
  %8 = math.sinh %a0 fastmath<fast> : f32
  %9 = math.sinh %a0 fastmath<nnan,contract> : f32
  %10 = math.sinh %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.sinh"(%a0) : (f32) -> f32
  return
}

// -----

func.func @erf(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.erf %a0 : f32
  %1 = math.erf %a1 : f64
  %2 = math.erf %a2 : f16
  %3 = math.erf %a3 : vector<4xf32>
  %4 = math.erf %a4 : tensor<?xbf16>
  %5 = math.erf %a5 : vector<[4]xf64>
  %6 = math.erf %a6 : tensor<*xf32>
  %7 = math.erf %a0 fastmath<none> : f32
  %8 = math.erf %a0 fastmath<fast> : f32
  %9 = math.erf %a0 fastmath<nnan,contract> : f32
  %10 = math.erf %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.erf"(%a0) : (f32) -> f32
  return
}

// -----

func.func @erfc(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.erfc %a0 : f32
  %1 = math.erfc %a1 : f64
  %2 = math.erfc %a2 : f16
  %3 = math.erfc %a3 : vector<4xf32>
  %4 = math.erfc %a4 : tensor<?xbf16>
  %5 = math.erfc %a5 : vector<[4]xf64>
  %6 = math.erfc %a6 : tensor<*xf32>
  %7 = math.erfc %a0 fastmath<none> : f32
  %8 = math.erfc %a0 fastmath<fast> : f32
  %9 = math.erfc %a0 fastmath<nnan,contract> : f32
  %10 = math.erfc %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.erfc"(%a0) : (f32) -> f32
  return
}

// -----

func.func @exp(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.exp %a0 : f32
  %1 = math.exp %a1 : f64
  %2 = math.exp %a2 : f16
  %3 = math.exp %a3 : vector<4xf32>
  %4 = math.exp %a4 : tensor<?xbf16>
  %5 = math.exp %a5 : vector<[4]xf64>
  %6 = math.exp %a6 : tensor<*xf32>
  %7 = math.exp %a0 fastmath<none> : f32
  %8 = math.exp %a0 fastmath<fast> : f32
  %9 = math.exp %a0 fastmath<nnan,contract> : f32
  %10 = math.exp %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.exp"(%a0) : (f32) -> f32
  return
}

// -----

func.func @exp2(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.exp2 %a0 : f32
  %1 = math.exp2 %a1 : f64
  %2 = math.exp2 %a2 : f16
  %3 = math.exp2 %a3 : vector<4xf32>
  %4 = math.exp2 %a4 : tensor<?xbf16>
  %5 = math.exp2 %a5 : vector<[4]xf64>
  %6 = math.exp2 %a6 : tensor<*xf32>
  %7 = math.exp2 %a0 fastmath<none> : f32
  %8 = math.exp2 %a0 fastmath<fast> : f32
  %9 = math.exp2 %a0 fastmath<nnan,contract> : f32
  %10 = math.exp2 %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.exp2"(%a0) : (f32) -> f32
  return
}

// -----

func.func @expm1(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.expm1 %a0 : f32
  %1 = math.expm1 %a1 : f64
  %2 = math.expm1 %a2 : f16
  %3 = math.expm1 %a3 : vector<4xf32>
  %4 = math.expm1 %a4 : tensor<?xbf16>
  %5 = math.expm1 %a5 : vector<[4]xf64>
  %6 = math.expm1 %a6 : tensor<*xf32>
  %7 = math.expm1 %a0 fastmath<none> : f32
  %8 = math.expm1 %a0 fastmath<fast> : f32
  %9 = math.expm1 %a0 fastmath<nnan,contract> : f32
  %10 = math.expm1 %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.expm1"(%a0) : (f32) -> f32
  return
}

// -----

func.func @floor(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.floor %a0 : f32
  %1 = math.floor %a1 : f64
  %2 = math.floor %a2 : f16
  %3 = math.floor %a3 : vector<4xf32>
  %4 = math.floor %a4 : tensor<?xbf16>
  %5 = math.floor %a5 : vector<[4]xf64>
  %6 = math.floor %a6 : tensor<*xf32>
  %7 = math.floor %a0 fastmath<none> : f32
  %8 = math.floor %a0 fastmath<fast> : f32
  %9 = math.floor %a0 fastmath<nnan,contract> : f32
  %10 = math.floor %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.floor"(%a0) : (f32) -> f32
  return
}

// -----

func.func @log(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.log %a0 : f32
  %1 = math.log %a1 : f64
  %2 = math.log %a2 : f16
  %3 = math.log %a3 : vector<4xf32>
  %4 = math.log %a4 : tensor<?xbf16>
  %5 = math.log %a5 : vector<[4]xf64>
  %6 = math.log %a6 : tensor<*xf32>
  %7 = math.log %a0 fastmath<none> : f32
  %8 = math.log %a0 fastmath<fast> : f32
  %9 = math.log %a0 fastmath<nnan,contract> : f32
  %10 = math.log %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.log"(%a0) : (f32) -> f32
  return
}

// -----

func.func @log10(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.log10 %a0 : f32
  %1 = math.log10 %a1 : f64
  %2 = math.log10 %a2 : f16
  %3 = math.log10 %a3 : vector<4xf32>
  %4 = math.log10 %a4 : tensor<?xbf16>
  %5 = math.log10 %a5 : vector<[4]xf64>
  %6 = math.log10 %a6 : tensor<*xf32>
  %7 = math.log10 %a0 fastmath<none> : f32
  %8 = math.log10 %a0 fastmath<fast> : f32
  %9 = math.log10 %a0 fastmath<nnan,contract> : f32
  %10 = math.log10 %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.log10"(%a0) : (f32) -> f32
  return
}

// -----

func.func @log1p(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.log1p %a0 : f32
  %1 = math.log1p %a1 : f64
  %2 = math.log1p %a2 : f16
  %3 = math.log1p %a3 : vector<4xf32>
  %4 = math.log1p %a4 : tensor<?xbf16>
  %5 = math.log1p %a5 : vector<[4]xf64>
  %6 = math.log1p %a6 : tensor<*xf32>
  %7 = math.log1p %a0 fastmath<none> : f32
  %8 = math.log1p %a0 fastmath<fast> : f32
  %9 = math.log1p %a0 fastmath<nnan,contract> : f32
  %10 = math.log1p %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.log1p"(%a0) : (f32) -> f32
  return
}

// -----

func.func @log2(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.log2 %a0 : f32
  %1 = math.log2 %a1 : f64
  %2 = math.log2 %a2 : f16
  %3 = math.log2 %a3 : vector<4xf32>
  %4 = math.log2 %a4 : tensor<?xbf16>
  %5 = math.log2 %a5 : vector<[4]xf64>
  %6 = math.log2 %a6 : tensor<*xf32>
  %7 = math.log2 %a0 fastmath<none> : f32
  %8 = math.log2 %a0 fastmath<fast> : f32
  %9 = math.log2 %a0 fastmath<nnan,contract> : f32
  %10 = math.log2 %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.log2"(%a0) : (f32) -> f32
  return
}

// -----

func.func @rsqrt(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.rsqrt %a0 : f32
  %1 = math.rsqrt %a1 : f64
  %2 = math.rsqrt %a2 : f16
  %3 = math.rsqrt %a3 : vector<4xf32>
  %4 = math.rsqrt %a4 : tensor<?xbf16>
  %5 = math.rsqrt %a5 : vector<[4]xf64>
  %6 = math.rsqrt %a6 : tensor<*xf32>
  %7 = math.rsqrt %a0 fastmath<none> : f32
  %8 = math.rsqrt %a0 fastmath<fast> : f32
  %9 = math.rsqrt %a0 fastmath<nnan,contract> : f32
  %10 = math.rsqrt %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.rsqrt"(%a0) : (f32) -> f32
  return
}

// -----

func.func @sqrt(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.sqrt %a0 : f32
  %1 = math.sqrt %a1 : f64
  %2 = math.sqrt %a2 : f16
  %3 = math.sqrt %a3 : vector<4xf32>
  %4 = math.sqrt %a4 : tensor<?xbf16>
  %5 = math.sqrt %a5 : vector<[4]xf64>
  %6 = math.sqrt %a6 : tensor<*xf32>
  %7 = math.sqrt %a0 fastmath<none> : f32
  %8 = math.sqrt %a0 fastmath<fast> : f32
  %9 = math.sqrt %a0 fastmath<nnan,contract> : f32
  %10 = math.sqrt %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.sqrt"(%a0) : (f32) -> f32
  return
}

// -----

func.func @tan(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.tan %a0 : f32
  %1 = math.tan %a1 : f64
  %2 = math.tan %a2 : f16
  %3 = math.tan %a3 : vector<4xf32>
  %4 = math.tan %a4 : tensor<?xbf16>
  %5 = math.tan %a5 : vector<[4]xf64>
  %6 = math.tan %a6 : tensor<*xf32>
  %7 = math.tan %a0 fastmath<none> : f32
  %8 = math.tan %a0 fastmath<fast> : f32
  %9 = math.tan %a0 fastmath<nnan,contract> : f32
  %10 = math.tan %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.tan"(%a0) : (f32) -> f32
  return
}

// -----

func.func @tanh(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.tanh %a0 : f32
  %1 = math.tanh %a1 : f64
  %2 = math.tanh %a2 : f16
  %3 = math.tanh %a3 : vector<4xf32>
  %4 = math.tanh %a4 : tensor<?xbf16>
  %5 = math.tanh %a5 : vector<[4]xf64>
  %6 = math.tanh %a6 : tensor<*xf32>
  %7 = math.tanh %a0 fastmath<none> : f32
  %8 = math.tanh %a0 fastmath<fast> : f32
  %9 = math.tanh %a0 fastmath<nnan,contract> : f32
  %10 = math.tanh %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.tanh"(%a0) : (f32) -> f32
  return
}

// -----

func.func @roundeven(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.roundeven %a0 : f32
  %1 = math.roundeven %a1 : f64
  %2 = math.roundeven %a2 : f16
  %3 = math.roundeven %a3 : vector<4xf32>
  %4 = math.roundeven %a4 : tensor<?xbf16>
  %5 = math.roundeven %a5 : vector<[4]xf64>
  %6 = math.roundeven %a6 : tensor<*xf32>
  %7 = math.roundeven %a0 fastmath<none> : f32
  %8 = math.roundeven %a0 fastmath<fast> : f32
  %9 = math.roundeven %a0 fastmath<nnan,contract> : f32
  %10 = math.roundeven %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.roundeven"(%a0) : (f32) -> f32
  return
}

// -----

func.func @round(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.round %a0 : f32
  %1 = math.round %a1 : f64
  %2 = math.round %a2 : f16
  %3 = math.round %a3 : vector<4xf32>
  %4 = math.round %a4 : tensor<?xbf16>
  %5 = math.round %a5 : vector<[4]xf64>
  %6 = math.round %a6 : tensor<*xf32>
  %7 = math.round %a0 fastmath<none> : f32
  %8 = math.round %a0 fastmath<fast> : f32
  %9 = math.round %a0 fastmath<nnan,contract> : f32
  %10 = math.round %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.round"(%a0) : (f32) -> f32
  return
}

// -----

func.func @trunc(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.trunc %a0 : f32
  %1 = math.trunc %a1 : f64
  %2 = math.trunc %a2 : f16
  %3 = math.trunc %a3 : vector<4xf32>
  %4 = math.trunc %a4 : tensor<?xbf16>
  %5 = math.trunc %a5 : vector<[4]xf64>
  %6 = math.trunc %a6 : tensor<*xf32>
  %7 = math.trunc %a0 fastmath<none> : f32
  %8 = math.trunc %a0 fastmath<fast> : f32
  %9 = math.trunc %a0 fastmath<nnan,contract> : f32
  %10 = math.trunc %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.trunc"(%a0) : (f32) -> f32
  return
}

// -----

func.func @atan2(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.atan2 %a0, %a0 : f32
  %1 = math.atan2 %a1, %a1 : f64
  %2 = math.atan2 %a2, %a2 : f16
  %3 = math.atan2 %a3, %a3 : vector<4xf32>
  %4 = math.atan2 %a4, %a4 : tensor<?xbf16>
  %5 = math.atan2 %a5, %a5 : vector<[4]xf64>
  %6 = math.atan2 %a6, %a6 : tensor<*xf32>
  %7 = math.atan2 %a0, %a0 fastmath<none> : f32
  %8 = math.atan2 %a0, %a0 fastmath<fast> : f32
  %9 = math.atan2 %a0, %a0 fastmath<nnan,contract> : f32
  %10 = math.atan2 %a0, %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.atan2"(%a0, %a0) : (f32, f32) -> f32
  return
}

// -----

func.func @copysign(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.copysign %a0, %a0 : f32
  %1 = math.copysign %a1, %a1 : f64
  %2 = math.copysign %a2, %a2 : f16
  %3 = math.copysign %a3, %a3 : vector<4xf32>
  %4 = math.copysign %a4, %a4 : tensor<?xbf16>
  %5 = math.copysign %a5, %a5 : vector<[4]xf64>
  %6 = math.copysign %a6, %a6 : tensor<*xf32>
  %7 = math.copysign %a0, %a0 fastmath<none> : f32
  %8 = math.copysign %a0, %a0 fastmath<fast> : f32
  %9 = math.copysign %a0, %a0 fastmath<nnan,contract> : f32
  %10 = math.copysign %a0, %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.copysign"(%a0, %a0) : (f32, f32) -> f32
  return
}

// -----

func.func @powf(%a0: f32, %a1: f64, %a2: f16, %a3: vector<4xf32>, %a4: tensor<?xbf16>, %a5: vector<[4]xf64>, %a6: tensor<*xf32>) {
  %0 = math.powf %a0, %a0 : f32
  %1 = math.powf %a1, %a1 : f64
  %2 = math.powf %a2, %a2 : f16
  %3 = math.powf %a3, %a3 : vector<4xf32>
  %4 = math.powf %a4, %a4 : tensor<?xbf16>
  %5 = math.powf %a5, %a5 : vector<[4]xf64>
  %6 = math.powf %a6, %a6 : tensor<*xf32>
  %7 = math.powf %a0, %a0 fastmath<none> : f32
  %8 = math.powf %a0, %a0 fastmath<fast> : f32
  %9 = math.powf %a0, %a0 fastmath<nnan,contract> : f32
  %10 = math.powf %a0, %a0 fastmath<nsz> {a = 1} : f32
  %11 = "math.powf"(%a0, %a0) : (f32, f32) -> f32
  return
}

// -----

func.func @absi(%a0: i32, %a1: i1, %a2: index, %a3: vector<4xi8>, %a4: tensor<?xi64>) {
  %0 = math.absi %a0 : i32
  %1 = math.absi %a1 : i1
  %2 = math.absi %a2 : index
  %3 = math.absi %a3 : vector<4xi8>
  %4 = math.absi %a4 : tensor<?xi64>
  %9 = math.absi %a0 {b} : i32
  return
}

// -----

func.func @ctlz(%a0: i32, %a1: i1, %a2: index, %a3: vector<4xi8>, %a4: tensor<?xi64>) {
  %0 = math.ctlz %a0 : i32
  %1 = math.ctlz %a1 : i1
  %2 = math.ctlz %a2 : index
  %3 = math.ctlz %a3 : vector<4xi8>
  %4 = math.ctlz %a4 : tensor<?xi64>
  %9 = math.ctlz %a0 {b} : i32
  return
}

// -----

func.func @cttz(%a0: i32, %a1: i1, %a2: index, %a3: vector<4xi8>, %a4: tensor<?xi64>) {
  %0 = math.cttz %a0 : i32
  %1 = math.cttz %a1 : i1
  %2 = math.cttz %a2 : index
  %3 = math.cttz %a3 : vector<4xi8>
  %4 = math.cttz %a4 : tensor<?xi64>
  %9 = math.cttz %a0 {b} : i32
  return
}

// -----

func.func @ctpop(%a0: i32, %a1: i1, %a2: index, %a3: vector<4xi8>, %a4: tensor<?xi64>) {
  %0 = math.ctpop %a0 : i32
  %1 = math.ctpop %a1 : i1
  %2 = math.ctpop %a2 : index
  %3 = math.ctpop %a3 : vector<4xi8>
  %4 = math.ctpop %a4 : tensor<?xi64>
  %9 = math.ctpop %a0 {b} : i32
  return
}

// -----

func.func @ipowi(%a0: i32, %a1: i1, %a2: index, %a3: vector<4xi8>, %a4: tensor<?xi64>) {
  %0 = math.ipowi %a0, %a0 : i32
  %1 = math.ipowi %a1, %a1 : i1
  %2 = math.ipowi %a2, %a2 : index
  %3 = math.ipowi %a3, %a3 : vector<4xi8>
  %4 = math.ipowi %a4, %a4 : tensor<?xi64>
  %9 = math.ipowi %a0, %a0 {b} : i32
  return
}

// -----

func.func @others(%x: f32, %y: f32, %z: f32, %v: vector<4xf64>, %i: i32, %w: vector<4xi16>, %t: tensor<?xf16>) {
  %0 = math.fma %x, %y, %z : f32
  %1 = math.fma %v, %v, %v fastmath<fast> {a} : vector<4xf64>
  %2 = math.clampf %x to [%y, %z] : f32
  %3 = math.clampf %v to [%v, %v] fastmath<nnan> : vector<4xf64>
  %4:2 = math.sincos %x : f32
  %5:2 = math.sincos %t fastmath<contract> {x} : tensor<?xf16>
  %6 = math.isfinite %x : f32
  %7 = math.isinf %v : vector<4xf64>
  %8 = math.isnan %t : tensor<?xf16>
  %9 = math.isnormal %x {a} : f32
  %10 = math.fpowi %x, %i : f32, i32
  %11 = math.fpowi %v, %w fastmath<fast> : vector<4xf64>, vector<4xi16>
  %12:2 = "math.sincos"(%x) : (f32) -> (f32, f32)
  %13 = "math.isnan"(%x) : (f32) -> i1
  return
}
