// ARGS: --convert-arith-to-apfloat --split-input-file
func.func @addf(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN { %r = arith.addf %a, %b : f8E4M3FN return %r : f8E4M3FN }

// -----
func.func @addf32(%a: f32, %b: f32) -> f32 { %r = arith.addf %a, %b : f32 return %r : f32 }

// -----
func.func @addf80(%a: f80, %b: f80) -> f80 { %r = arith.addf %a, %b : f80 return %r : f80 }

// -----
func.func @addf128(%a: f128, %b: f128) -> f128 { %r = arith.addf %a, %b : f128 return %r : f128 }

// -----
func.func @addtf32(%a: tf32, %b: tf32) -> tf32 { %r = arith.addf %a, %b : tf32 return %r : tf32 }

// -----
func.func @addf4(%a: f4E2M1FN, %b: f4E2M1FN) -> f4E2M1FN { %r = arith.addf %a, %b : f4E2M1FN return %r : f4E2M1FN }

// -----
func.func @addfv(%a: vector<3xf16>, %b: vector<3xf16>) -> vector<3xf16> { %r = arith.addf %a, %b : vector<3xf16> return %r : vector<3xf16> }

// -----
func.func @addfvv(%a: vector<2x2xf16>, %b: vector<2x2xf16>) -> vector<2x2xf16> { %r = arith.addf %a, %b : vector<2x2xf16> return %r : vector<2x2xf16> }

// -----
func.func @addfv0(%a: vector<f16>, %b: vector<f16>) -> vector<f16> { %r = arith.addf %a, %b : vector<f16> return %r : vector<f16> }

// -----
func.func @addft(%a: tensor<3xf16>, %b: tensor<3xf16>) -> tensor<3xf16> { %r = arith.addf %a, %b : tensor<3xf16> return %r : tensor<3xf16> }

// -----
func.func @subf(%a: f16, %b: f16) -> f16 { %r = arith.subf %a, %b : f16 return %r : f16 }

// -----
func.func @mulf(%a: f16, %b: f16) -> f16 { %r = arith.mulf %a, %b : f16 return %r : f16 }

// -----
func.func @divf(%a: f16, %b: f16) -> f16 { %r = arith.divf %a, %b : f16 return %r : f16 }

// -----
func.func @remf(%a: f16, %b: f16) -> f16 { %r = arith.remf %a, %b : f16 return %r : f16 }

// -----
func.func @negf(%a: f16) -> f16 { %r = arith.negf %a : f16 return %r : f16 }

// -----
func.func @minimumf(%a: f16, %b: f16) -> f16 { %r = arith.minimumf %a, %b : f16 return %r : f16 }

// -----
func.func @maximumf(%a: f16, %b: f16) -> f16 { %r = arith.maximumf %a, %b : f16 return %r : f16 }

// -----
func.func @minnumf(%a: f16, %b: f16) -> f16 { %r = arith.minnumf %a, %b : f16 return %r : f16 }

// -----
func.func @maxnumf(%a: f16, %b: f16) -> f16 { %r = arith.maxnumf %a, %b fastmath<fast> : f16 return %r : f16 }

// -----
func.func @cmpf(%a: f16, %b: f16) -> i1 { %r = arith.cmpf olt, %a, %b : f16 return %r : i1 }

// -----
func.func @cmpfv(%a: vector<2xf16>, %b: vector<2xf16>) -> vector<2xi1> { %r = arith.cmpf olt, %a, %b : vector<2xf16> return %r : vector<2xi1> }

// -----
func.func @extf(%a: f16) -> f32 { %r = arith.extf %a : f16 to f32 return %r : f32 }

// -----
func.func @truncf(%a: f32) -> bf16 { %r = arith.truncf %a : f32 to bf16 return %r : bf16 }

// -----
func.func @extfv(%a: vector<2xf16>) -> vector<2xf32> { %r = arith.extf %a : vector<2xf16> to vector<2xf32> return %r : vector<2xf32> }

// -----
func.func @sitofp(%a: i32) -> f16 { %r = arith.sitofp %a : i32 to f16 return %r : f16 }

// -----
func.func @uitofp(%a: i32) -> f16 { %r = arith.uitofp %a : i32 to f16 return %r : f16 }

// -----
func.func @sitofp128(%a: i128) -> f16 { %r = arith.sitofp %a : i128 to f16 return %r : f16 }

// -----
func.func @sitofp64(%a: i64) -> f16 { %r = arith.sitofp %a : i64 to f16 return %r : f16 }

// -----
func.func @sitofpv(%a: vector<2xi8>) -> vector<2xf16> { %r = arith.sitofp %a : vector<2xi8> to vector<2xf16> return %r : vector<2xf16> }

// -----
func.func @fptosi(%a: f16) -> i32 { %r = arith.fptosi %a : f16 to i32 return %r : i32 }

// -----
func.func @fptoui(%a: f16) -> i32 { %r = arith.fptoui %a : f16 to i32 return %r : i32 }

// -----
func.func @fptosi128(%a: f16) -> i128 { %r = arith.fptosi %a : f16 to i128 return %r : i128 }

// -----
func.func @fptosiv(%a: vector<2xf16>) -> vector<2xi4> { %r = arith.fptosi %a : vector<2xf16> to vector<2xi4> return %r : vector<2xi4> }

// -----
func.func @const() -> f16 { %r = arith.constant 1.0 : f16 return %r : f16 }

// -----
func.func @bitcast(%a: f16) -> i16 { %r = arith.bitcast %a : f16 to i16 return %r : i16 }

// -----
func.func @select(%a: f16, %b: f16, %c: i1) -> f16 { %r = arith.select %c, %a, %b : f16 return %r : f16 }

// -----
func.func @scaling(%a: f16, %b: f8E8M0FNU) -> f32 { %r = arith.scaling_extf %a, %b : f16, f8E8M0FNU to f32 return %r : f32 }

// -----
func.func @two(%a: f16, %b: f16) -> f16 { %r = arith.addf %a, %b : f16 %s = arith.addf %r, %b : f16 %t = arith.mulf %s, %b fastmath<fast> {foo} : f16 return %t : f16 }
