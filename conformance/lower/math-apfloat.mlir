// ARGS: --convert-math-to-apfloat --split-input-file
func.func @absf(%a: f16) -> f16 { %r = math.absf %a : f16 return %r : f16 }

// -----
func.func @absfv(%a: vector<2xf16>) -> vector<2xf16> { %r = math.absf %a : vector<2xf16> return %r : vector<2xf16> }

// -----
func.func @absf128(%a: f128) -> f128 { %r = math.absf %a : f128 return %r : f128 }

// -----
func.func @isinf(%a: f16) -> i1 { %r = math.isinf %a : f16 return %r : i1 }

// -----
func.func @isnan(%a: f16) -> i1 { %r = math.isnan %a : f16 return %r : i1 }

// -----
func.func @isnormal(%a: f16) -> i1 { %r = math.isnormal %a : f16 return %r : i1 }

// -----
func.func @isfinite(%a: f16) -> i1 { %r = math.isfinite %a : f16 return %r : i1 }

// -----
func.func @fma(%a: f16, %b: f16, %c: f16) -> f16 { %r = math.fma %a, %b, %c : f16 return %r : f16 }

// -----
func.func @sqrt(%a: f16) -> f16 { %r = math.sqrt %a : f16 return %r : f16 }

// -----
func.func @sqrtv(%a: vector<2xf16>) -> vector<2xf16> { %r = math.sqrt %a : vector<2xf16> return %r : vector<2xf16> }

// -----
func.func @sqrt128(%a: f128) -> f128 { %r = math.sqrt %a : f128 return %r : f128 }

// -----
func.func @sqrt64(%a: f64) -> f64 { %r = math.sqrt %a : f64 return %r : f64 }

// -----
func.func @exp(%a: f16) -> f16 { %r = math.exp %a : f16 return %r : f16 }

// -----
func.func @expv(%a: vector<2xf16>) -> vector<2xf16> { %r = math.exp %a : vector<2xf16> return %r : vector<2xf16> }

// -----
func.func @exp128(%a: f128) -> f128 { %r = math.exp %a : f128 return %r : f128 }

// -----
func.func @exp64(%a: f64) -> f64 { %r = math.exp %a : f64 return %r : f64 }

// -----
func.func @floor(%a: f16) -> f16 { %r = math.floor %a : f16 return %r : f16 }

// -----
func.func @floorv(%a: vector<2xf16>) -> vector<2xf16> { %r = math.floor %a : vector<2xf16> return %r : vector<2xf16> }

// -----
func.func @floor128(%a: f128) -> f128 { %r = math.floor %a : f128 return %r : f128 }

// -----
func.func @floor64(%a: f64) -> f64 { %r = math.floor %a : f64 return %r : f64 }

// -----
func.func @ceil(%a: f16) -> f16 { %r = math.ceil %a : f16 return %r : f16 }

// -----
func.func @ceilv(%a: vector<2xf16>) -> vector<2xf16> { %r = math.ceil %a : vector<2xf16> return %r : vector<2xf16> }

// -----
func.func @ceil128(%a: f128) -> f128 { %r = math.ceil %a : f128 return %r : f128 }

// -----
func.func @ceil64(%a: f64) -> f64 { %r = math.ceil %a : f64 return %r : f64 }

// -----
func.func @round(%a: f16) -> f16 { %r = math.round %a : f16 return %r : f16 }

// -----
func.func @roundv(%a: vector<2xf16>) -> vector<2xf16> { %r = math.round %a : vector<2xf16> return %r : vector<2xf16> }

// -----
func.func @round128(%a: f128) -> f128 { %r = math.round %a : f128 return %r : f128 }

// -----
func.func @round64(%a: f64) -> f64 { %r = math.round %a : f64 return %r : f64 }

// -----
func.func @trunc(%a: f16) -> f16 { %r = math.trunc %a : f16 return %r : f16 }

// -----
func.func @truncv(%a: vector<2xf16>) -> vector<2xf16> { %r = math.trunc %a : vector<2xf16> return %r : vector<2xf16> }

// -----
func.func @trunc128(%a: f128) -> f128 { %r = math.trunc %a : f128 return %r : f128 }

// -----
func.func @trunc64(%a: f64) -> f64 { %r = math.trunc %a : f64 return %r : f64 }

// -----
func.func @cbrt(%a: f16) -> f16 { %r = math.cbrt %a : f16 return %r : f16 }

// -----
func.func @cbrtv(%a: vector<2xf16>) -> vector<2xf16> { %r = math.cbrt %a : vector<2xf16> return %r : vector<2xf16> }

// -----
func.func @cbrt128(%a: f128) -> f128 { %r = math.cbrt %a : f128 return %r : f128 }

// -----
func.func @cbrt64(%a: f64) -> f64 { %r = math.cbrt %a : f64 return %r : f64 }

// -----
func.func @isnanv(%a: vector<2xf16>) -> vector<2xi1> { %r = math.isnan %a : vector<2xf16> return %r : vector<2xi1> }
