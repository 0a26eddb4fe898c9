// ARGS: --convert-vector-to-llvm --allow-unregistered-dialect --split-input-file
// ARGS: '--convert-vector-to-llvm=reassociate-fp-reductions' --allow-unregistered-dialect --split-input-file
// Reductions, under masks too.

func.func @red_add(%v: vector<16xi32>, %a: i32, %w: vector<4xindex>, %s: vector<[4]xi8>) -> (i32, i32, index, i8) {
  %0 = vector.reduction <add>, %v : vector<16xi32> into i32
  %1 = vector.reduction <add>, %v, %a : vector<16xi32> into i32
  %2 = vector.reduction <add>, %w : vector<4xindex> into index
  %3 = vector.reduction <add>, %s : vector<[4]xi8> into i8
  return %0, %1, %2, %3 : i32, i32, index, i8
}

// -----

func.func @mred_add(%v: vector<16xi32>, %a: i32, %m: vector<16xi1>, %s: vector<[4]xi8>, %n: vector<[4]xi1>) -> (i32, i32, i8) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %m { vector.reduction <add>, %v, %a : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %2 = vector.mask %n { vector.reduction <add>, %s : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0, %1, %2 : i32, i32, i8
}

// -----

func.func @red_mul(%v: vector<16xi32>, %a: i32, %w: vector<4xindex>, %s: vector<[4]xi8>) -> (i32, i32, index, i8) {
  %0 = vector.reduction <mul>, %v : vector<16xi32> into i32
  %1 = vector.reduction <mul>, %v, %a : vector<16xi32> into i32
  %2 = vector.reduction <mul>, %w : vector<4xindex> into index
  %3 = vector.reduction <mul>, %s : vector<[4]xi8> into i8
  return %0, %1, %2, %3 : i32, i32, index, i8
}

// -----

func.func @mred_mul(%v: vector<16xi32>, %a: i32, %m: vector<16xi1>, %s: vector<[4]xi8>, %n: vector<[4]xi1>) -> (i32, i32, i8) {
  %0 = vector.mask %m { vector.reduction <mul>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %2 = vector.mask %n { vector.reduction <mul>, %s : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0, %1, %2 : i32, i32, i8
}

// -----

func.func @red_minui(%v: vector<16xi32>, %a: i32, %w: vector<4xindex>, %s: vector<[4]xi8>) -> (i32, i32, index, i8) {
  %0 = vector.reduction <minui>, %v : vector<16xi32> into i32
  %1 = vector.reduction <minui>, %v, %a : vector<16xi32> into i32
  %2 = vector.reduction <minui>, %w : vector<4xindex> into index
  %3 = vector.reduction <minui>, %s : vector<[4]xi8> into i8
  return %0, %1, %2, %3 : i32, i32, index, i8
}

// -----

func.func @mred_minui(%v: vector<16xi32>, %a: i32, %m: vector<16xi1>, %s: vector<[4]xi8>, %n: vector<[4]xi1>) -> (i32, i32, i8) {
  %0 = vector.mask %m { vector.reduction <minui>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %m { vector.reduction <minui>, %v, %a : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %2 = vector.mask %n { vector.reduction <minui>, %s : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0, %1, %2 : i32, i32, i8
}

// -----

func.func @red_minsi(%v: vector<16xi32>, %a: i32, %w: vector<4xindex>, %s: vector<[4]xi8>) -> (i32, i32, index, i8) {
  %0 = vector.reduction <minsi>, %v : vector<16xi32> into i32
  %1 = vector.reduction <minsi>, %v, %a : vector<16xi32> into i32
  %2 = vector.reduction <minsi>, %w : vector<4xindex> into index
  %3 = vector.reduction <minsi>, %s : vector<[4]xi8> into i8
  return %0, %1, %2, %3 : i32, i32, index, i8
}

// -----

func.func @mred_minsi(%v: vector<16xi32>, %a: i32, %m: vector<16xi1>, %s: vector<[4]xi8>, %n: vector<[4]xi1>) -> (i32, i32, i8) {
  %0 = vector.mask %m { vector.reduction <minsi>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %m { vector.reduction <minsi>, %v, %a : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %2 = vector.mask %n { vector.reduction <minsi>, %s : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0, %1, %2 : i32, i32, i8
}

// -----

func.func @red_maxui(%v: vector<16xi32>, %a: i32, %w: vector<4xindex>, %s: vector<[4]xi8>) -> (i32, i32, index, i8) {
  %0 = vector.reduction <maxui>, %v : vector<16xi32> into i32
  %1 = vector.reduction <maxui>, %v, %a : vector<16xi32> into i32
  %2 = vector.reduction <maxui>, %w : vector<4xindex> into index
  %3 = vector.reduction <maxui>, %s : vector<[4]xi8> into i8
  return %0, %1, %2, %3 : i32, i32, index, i8
}

// -----

func.func @mred_maxui(%v: vector<16xi32>, %a: i32, %m: vector<16xi1>, %s: vector<[4]xi8>, %n: vector<[4]xi1>) -> (i32, i32, i8) {
  %0 = vector.mask %m { vector.reduction <maxui>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %m { vector.reduction <maxui>, %v, %a : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %2 = vector.mask %n { vector.reduction <maxui>, %s : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0, %1, %2 : i32, i32, i8
}

// -----

func.func @red_maxsi(%v: vector<16xi32>, %a: i32, %w: vector<4xindex>, %s: vector<[4]xi8>) -> (i32, i32, index, i8) {
  %0 = vector.reduction <maxsi>, %v : vector<16xi32> into i32
  %1 = vector.reduction <maxsi>, %v, %a : vector<16xi32> into i32
  %2 = vector.reduction <maxsi>, %w : vector<4xindex> into index
  %3 = vector.reduction <maxsi>, %s : vector<[4]xi8> into i8
  return %0, %1, %2, %3 : i32, i32, index, i8
}

// -----

func.func @mred_maxsi(%v: vector<16xi32>, %a: i32, %m: vector<16xi1>, %s: vector<[4]xi8>, %n: vector<[4]xi1>) -> (i32, i32, i8) {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %m { vector.reduction <maxsi>, %v, %a : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %2 = vector.mask %n { vector.reduction <maxsi>, %s : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0, %1, %2 : i32, i32, i8
}

// -----

func.func @red_and(%v: vector<16xi32>, %a: i32, %w: vector<4xindex>, %s: vector<[4]xi8>) -> (i32, i32, index, i8) {
  %0 = vector.reduction <and>, %v : vector<16xi32> into i32
  %1 = vector.reduction <and>, %v, %a : vector<16xi32> into i32
  %2 = vector.reduction <and>, %w : vector<4xindex> into index
  %3 = vector.reduction <and>, %s : vector<[4]xi8> into i8
  return %0, %1, %2, %3 : i32, i32, index, i8
}

// -----

func.func @mred_and(%v: vector<16xi32>, %a: i32, %m: vector<16xi1>, %s: vector<[4]xi8>, %n: vector<[4]xi1>) -> (i32, i32, i8) {
  %0 = vector.mask %m { vector.reduction <and>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %m { vector.reduction <and>, %v, %a : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %2 = vector.mask %n { vector.reduction <and>, %s : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0, %1, %2 : i32, i32, i8
}

// -----

func.func @red_or(%v: vector<16xi32>, %a: i32, %w: vector<4xindex>, %s: vector<[4]xi8>) -> (i32, i32, index, i8) {
  %0 = vector.reduction <or>, %v : vector<16xi32> into i32
  %1 = vector.reduction <or>, %v, %a : vector<16xi32> into i32
  %2 = vector.reduction <or>, %w : vector<4xindex> into index
  %3 = vector.reduction <or>, %s : vector<[4]xi8> into i8
  return %0, %1, %2, %3 : i32, i32, index, i8
}

// -----

func.func @mred_or(%v: vector<16xi32>, %a: i32, %m: vector<16xi1>, %s: vector<[4]xi8>, %n: vector<[4]xi1>) -> (i32, i32, i8) {
  %0 = vector.mask %m { vector.reduction <or>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %m { vector.reduction <or>, %v, %a : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %2 = vector.mask %n { vector.reduction <or>, %s : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0, %1, %2 : i32, i32, i8
}

// -----

func.func @red_xor(%v: vector<16xi32>, %a: i32, %w: vector<4xindex>, %s: vector<[4]xi8>) -> (i32, i32, index, i8) {
  %0 = vector.reduction <xor>, %v : vector<16xi32> into i32
  %1 = vector.reduction <xor>, %v, %a : vector<16xi32> into i32
  %2 = vector.reduction <xor>, %w : vector<4xindex> into index
  %3 = vector.reduction <xor>, %s : vector<[4]xi8> into i8
  return %0, %1, %2, %3 : i32, i32, index, i8
}

// -----

func.func @mred_xor(%v: vector<16xi32>, %a: i32, %m: vector<16xi1>, %s: vector<[4]xi8>, %n: vector<[4]xi1>) -> (i32, i32, i8) {
  %0 = vector.mask %m { vector.reduction <xor>, %v : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %1 = vector.mask %m { vector.reduction <xor>, %v, %a : vector<16xi32> into i32 } : vector<16xi1> -> i32
  %2 = vector.mask %n { vector.reduction <xor>, %s : vector<[4]xi8> into i8 } : vector<[4]xi1> -> i8
  return %0, %1, %2 : i32, i32, i8
}

// -----

func.func @red_add(%v: vector<16xf32>, %a: f32, %s: vector<[4]xf32>) -> (f32, f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %v : vector<16xf32> into f32
  %1 = vector.reduction <add>, %v, %a : vector<16xf32> into f32
  %2 = vector.reduction <add>, %v fastmath<fast> : vector<16xf32> into f32
  %3 = vector.reduction <add>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32
  %4 = vector.reduction <add>, %s : vector<[4]xf32> into f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// -----

func.func @mred_add(%v: vector<16xf32>, %a: f32, %m: vector<16xi1>, %s: vector<[4]xf32>, %n: vector<[4]xi1>) -> (f32, f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %1 = vector.mask %m { vector.reduction <add>, %v, %a : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %2 = vector.mask %n { vector.reduction <add>, %s : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %3 = vector.mask %m { vector.reduction <add>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

func.func @red_mul(%v: vector<16xf32>, %a: f32, %s: vector<[4]xf32>) -> (f32, f32, f32, f32, f32) {
  %0 = vector.reduction <mul>, %v : vector<16xf32> into f32
  %1 = vector.reduction <mul>, %v, %a : vector<16xf32> into f32
  %2 = vector.reduction <mul>, %v fastmath<fast> : vector<16xf32> into f32
  %3 = vector.reduction <mul>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32
  %4 = vector.reduction <mul>, %s : vector<[4]xf32> into f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// -----

func.func @mred_mul(%v: vector<16xf32>, %a: f32, %m: vector<16xi1>, %s: vector<[4]xf32>, %n: vector<[4]xi1>) -> (f32, f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <mul>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %1 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %2 = vector.mask %n { vector.reduction <mul>, %s : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %3 = vector.mask %m { vector.reduction <mul>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

func.func @red_mul(%v: vector<16xf64>, %a: f64, %s: vector<[4]xf64>) -> (f64, f64, f64, f64, f64) {
  %0 = vector.reduction <mul>, %v : vector<16xf64> into f64
  %1 = vector.reduction <mul>, %v, %a : vector<16xf64> into f64
  %2 = vector.reduction <mul>, %v fastmath<fast> : vector<16xf64> into f64
  %3 = vector.reduction <mul>, %v, %a fastmath<nnan,ninf> : vector<16xf64> into f64
  %4 = vector.reduction <mul>, %s : vector<[4]xf64> into f64
  return %0, %1, %2, %3, %4 : f64, f64, f64, f64, f64
}

// -----

func.func @red_mul(%v: vector<16xf16>, %a: f16, %s: vector<[4]xf16>) -> (f16, f16, f16, f16, f16) {
  %0 = vector.reduction <mul>, %v : vector<16xf16> into f16
  %1 = vector.reduction <mul>, %v, %a : vector<16xf16> into f16
  %2 = vector.reduction <mul>, %v fastmath<fast> : vector<16xf16> into f16
  %3 = vector.reduction <mul>, %v, %a fastmath<nnan,ninf> : vector<16xf16> into f16
  %4 = vector.reduction <mul>, %s : vector<[4]xf16> into f16
  return %0, %1, %2, %3, %4 : f16, f16, f16, f16, f16
}

// -----

func.func @red_mul(%v: vector<16xbf16>, %a: bf16, %s: vector<[4]xbf16>) -> (bf16, bf16, bf16, bf16, bf16) {
  %0 = vector.reduction <mul>, %v : vector<16xbf16> into bf16
  %1 = vector.reduction <mul>, %v, %a : vector<16xbf16> into bf16
  %2 = vector.reduction <mul>, %v fastmath<fast> : vector<16xbf16> into bf16
  %3 = vector.reduction <mul>, %v, %a fastmath<nnan,ninf> : vector<16xbf16> into bf16
  %4 = vector.reduction <mul>, %s : vector<[4]xbf16> into bf16
  return %0, %1, %2, %3, %4 : bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @red_minnumf(%v: vector<16xf32>, %a: f32, %s: vector<[4]xf32>) -> (f32, f32, f32, f32, f32) {
  %0 = vector.reduction <minnumf>, %v : vector<16xf32> into f32
  %1 = vector.reduction <minnumf>, %v, %a : vector<16xf32> into f32
  %2 = vector.reduction <minnumf>, %v fastmath<fast> : vector<16xf32> into f32
  %3 = vector.reduction <minnumf>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32
  %4 = vector.reduction <minnumf>, %s : vector<[4]xf32> into f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// -----

func.func @mred_minnumf(%v: vector<16xf32>, %a: f32, %m: vector<16xi1>, %s: vector<[4]xf32>, %n: vector<[4]xi1>) -> (f32, f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %1 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %2 = vector.mask %n { vector.reduction <minnumf>, %s : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %3 = vector.mask %m { vector.reduction <minnumf>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

func.func @mred_minnumf(%v: vector<16xf64>, %a: f64, %m: vector<16xi1>, %s: vector<[4]xf64>, %n: vector<[4]xi1>) -> (f64, f64, f64, f64) {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v : vector<16xf64> into f64 } : vector<16xi1> -> f64
  %1 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<16xf64> into f64 } : vector<16xi1> -> f64
  %2 = vector.mask %n { vector.reduction <minnumf>, %s : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  %3 = vector.mask %m { vector.reduction <minnumf>, %v, %a fastmath<nnan,ninf> : vector<16xf64> into f64 } : vector<16xi1> -> f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// -----

func.func @mred_minnumf(%v: vector<16xf16>, %a: f16, %m: vector<16xi1>, %s: vector<[4]xf16>, %n: vector<[4]xi1>) -> (f16, f16, f16, f16) {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v : vector<16xf16> into f16 } : vector<16xi1> -> f16
  %1 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<16xf16> into f16 } : vector<16xi1> -> f16
  %2 = vector.mask %n { vector.reduction <minnumf>, %s : vector<[4]xf16> into f16 } : vector<[4]xi1> -> f16
  %3 = vector.mask %m { vector.reduction <minnumf>, %v, %a fastmath<nnan,ninf> : vector<16xf16> into f16 } : vector<16xi1> -> f16
  return %0, %1, %2, %3 : f16, f16, f16, f16
}

// -----

func.func @mred_minnumf(%v: vector<16xbf16>, %a: bf16, %m: vector<16xi1>, %s: vector<[4]xbf16>, %n: vector<[4]xi1>) -> (bf16, bf16, bf16, bf16) {
  %0 = vector.mask %m { vector.reduction <minnumf>, %v : vector<16xbf16> into bf16 } : vector<16xi1> -> bf16
  %1 = vector.mask %m { vector.reduction <minnumf>, %v, %a : vector<16xbf16> into bf16 } : vector<16xi1> -> bf16
  %2 = vector.mask %n { vector.reduction <minnumf>, %s : vector<[4]xbf16> into bf16 } : vector<[4]xi1> -> bf16
  %3 = vector.mask %m { vector.reduction <minnumf>, %v, %a fastmath<nnan,ninf> : vector<16xbf16> into bf16 } : vector<16xi1> -> bf16
  return %0, %1, %2, %3 : bf16, bf16, bf16, bf16
}

// -----

func.func @red_maxnumf(%v: vector<16xf32>, %a: f32, %s: vector<[4]xf32>) -> (f32, f32, f32, f32, f32) {
  %0 = vector.reduction <maxnumf>, %v : vector<16xf32> into f32
  %1 = vector.reduction <maxnumf>, %v, %a : vector<16xf32> into f32
  %2 = vector.reduction <maxnumf>, %v fastmath<fast> : vector<16xf32> into f32
  %3 = vector.reduction <maxnumf>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32
  %4 = vector.reduction <maxnumf>, %s : vector<[4]xf32> into f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// -----

func.func @mred_maxnumf(%v: vector<16xf32>, %a: f32, %m: vector<16xi1>, %s: vector<[4]xf32>, %n: vector<[4]xi1>) -> (f32, f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %1 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<16xf32> into f32 } : vector<16xi1> -> f32
  %2 = vector.mask %n { vector.reduction <maxnumf>, %s : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %3 = vector.mask %m { vector.reduction <maxnumf>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32 } : vector<16xi1> -> f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// -----

func.func @mred_maxnumf(%v: vector<16xf64>, %a: f64, %m: vector<16xi1>, %s: vector<[4]xf64>, %n: vector<[4]xi1>) -> (f64, f64, f64, f64) {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<16xf64> into f64 } : vector<16xi1> -> f64
  %1 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<16xf64> into f64 } : vector<16xi1> -> f64
  %2 = vector.mask %n { vector.reduction <maxnumf>, %s : vector<[4]xf64> into f64 } : vector<[4]xi1> -> f64
  %3 = vector.mask %m { vector.reduction <maxnumf>, %v, %a fastmath<nnan,ninf> : vector<16xf64> into f64 } : vector<16xi1> -> f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// -----

func.func @mred_maxnumf(%v: vector<16xf16>, %a: f16, %m: vector<16xi1>, %s: vector<[4]xf16>, %n: vector<[4]xi1>) -> (f16, f16, f16, f16) {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<16xf16> into f16 } : vector<16xi1> -> f16
  %1 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<16xf16> into f16 } : vector<16xi1> -> f16
  %2 = vector.mask %n { vector.reduction <maxnumf>, %s : vector<[4]xf16> into f16 } : vector<[4]xi1> -> f16
  %3 = vector.mask %m { vector.reduction <maxnumf>, %v, %a fastmath<nnan,ninf> : vector<16xf16> into f16 } : vector<16xi1> -> f16
  return %0, %1, %2, %3 : f16, f16, f16, f16
}

// -----

func.func @mred_maxnumf(%v: vector<16xbf16>, %a: bf16, %m: vector<16xi1>, %s: vector<[4]xbf16>, %n: vector<[4]xi1>) -> (bf16, bf16, bf16, bf16) {
  %0 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<16xbf16> into bf16 } : vector<16xi1> -> bf16
  %1 = vector.mask %m { vector.reduction <maxnumf>, %v, %a : vector<16xbf16> into bf16 } : vector<16xi1> -> bf16
  %2 = vector.mask %n { vector.reduction <maxnumf>, %s : vector<[4]xbf16> into bf16 } : vector<[4]xi1> -> bf16
  %3 = vector.mask %m { vector.reduction <maxnumf>, %v, %a fastmath<nnan,ninf> : vector<16xbf16> into bf16 } : vector<16xi1> -> bf16
  return %0, %1, %2, %3 : bf16, bf16, bf16, bf16
}

// -----

func.func @red_minimumf(%v: vector<16xf32>, %a: f32, %s: vector<[4]xf32>) -> (f32, f32, f32, f32, f32) {
  %0 = vector.reduction <minimumf>, %v : vector<16xf32> into f32
  %1 = vector.reduction <minimumf>, %v, %a : vector<16xf32> into f32
  %2 = vector.reduction <minimumf>, %v fastmath<fast> : vector<16xf32> into f32
  %3 = vector.reduction <minimumf>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32
  %4 = vector.reduction <minimumf>, %s : vector<[4]xf32> into f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// -----

func.func @red_minimumf(%v: vector<16xf64>, %a: f64, %s: vector<[4]xf64>) -> (f64, f64, f64, f64, f64) {
  %0 = vector.reduction <minimumf>, %v : vector<16xf64> into f64
  %1 = vector.reduction <minimumf>, %v, %a : vector<16xf64> into f64
  %2 = vector.reduction <minimumf>, %v fastmath<fast> : vector<16xf64> into f64
  %3 = vector.reduction <minimumf>, %v, %a fastmath<nnan,ninf> : vector<16xf64> into f64
  %4 = vector.reduction <minimumf>, %s : vector<[4]xf64> into f64
  return %0, %1, %2, %3, %4 : f64, f64, f64, f64, f64
}

// -----

func.func @red_minimumf(%v: vector<16xf16>, %a: f16, %s: vector<[4]xf16>) -> (f16, f16, f16, f16, f16) {
  %0 = vector.reduction <minimumf>, %v : vector<16xf16> into f16
  %1 = vector.reduction <minimumf>, %v, %a : vector<16xf16> into f16
  %2 = vector.reduction <minimumf>, %v fastmath<fast> : vector<16xf16> into f16
  %3 = vector.reduction <minimumf>, %v, %a fastmath<nnan,ninf> : vector<16xf16> into f16
  %4 = vector.reduction <minimumf>, %s : vector<[4]xf16> into f16
  return %0, %1, %2, %3, %4 : f16, f16, f16, f16, f16
}

// -----

func.func @red_minimumf(%v: vector<16xbf16>, %a: bf16, %s: vector<[4]xbf16>) -> (bf16, bf16, bf16, bf16, bf16) {
  %0 = vector.reduction <minimumf>, %v : vector<16xbf16> into bf16
  %1 = vector.reduction <minimumf>, %v, %a : vector<16xbf16> into bf16
  %2 = vector.reduction <minimumf>, %v fastmath<fast> : vector<16xbf16> into bf16
  %3 = vector.reduction <minimumf>, %v, %a fastmath<nnan,ninf> : vector<16xbf16> into bf16
  %4 = vector.reduction <minimumf>, %s : vector<[4]xbf16> into bf16
  return %0, %1, %2, %3, %4 : bf16, bf16, bf16, bf16, bf16
}

// -----

func.func @red_maximumf(%v: vector<16xf32>, %a: f32, %s: vector<[4]xf32>) -> (f32, f32, f32, f32, f32) {
  %0 = vector.reduction <maximumf>, %v : vector<16xf32> into f32
  %1 = vector.reduction <maximumf>, %v, %a : vector<16xf32> into f32
  %2 = vector.reduction <maximumf>, %v fastmath<fast> : vector<16xf32> into f32
  %3 = vector.reduction <maximumf>, %v, %a fastmath<nnan,ninf> : vector<16xf32> into f32
  %4 = vector.reduction <maximumf>, %s : vector<[4]xf32> into f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// -----

func.func @multi(%v: vector<2x3xf32>, %a: vector<2xf32>, %b: vector<3xf32>, %c: f32) -> (vector<2xf32>, vector<3xf32>, f32) {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  %1 = vector.multi_reduction <add>, %v, %b [0] : vector<2x3xf32> to vector<3xf32>
  %2 = vector.multi_reduction <mul>, %v, %c [0, 1] : vector<2x3xf32> to f32
  return %0, %1, %2 : vector<2xf32>, vector<3xf32>, f32
}

// -----

func.func @red_odd(%v: vector<f32>, %f: vector<4xf8E5M2>, %q: vector<4xf80>, %g: vector<4xi128>, %i1: vector<4xi1>, %m: vector<4xi1>, %n: vector<4xi1>) {
  %1 = vector.reduction <add>, %v : vector<f32> into f32
  %4 = vector.reduction <maxsi>, %g : vector<4xi128> into i128
  %5 = vector.reduction <or>, %i1 : vector<4xi1> into i1
  %6 = vector.mask %m { vector.reduction <minsi>, %g : vector<4xi128> into i128 } : vector<4xi1> -> i128
  %7 = vector.mask %m { vector.reduction <minsi>, %i1 : vector<4xi1> into i1 } : vector<4xi1> -> i1
  "x.use"(%1, %4, %5, %6, %7) : (f32, i128, i1, i128, i1) -> ()
  return
}

// -----

func.func @red_80(%q: vector<4xf80>, %a: f80) -> (f80, f80) {
  %3 = vector.reduction <maximumf>, %q : vector<4xf80> into f80
  %2 = vector.reduction <mul>, %q : vector<4xf80> into f80
  return %3, %2 : f80, f80
}
