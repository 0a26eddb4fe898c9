// ARGS: --convert-arith-to-apfloat --split-input-file
func.func @addf(%a: f16, %b: f16) -> f16 { %r = arith.addf %a, %b : f16 return %r : f16 }
func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
// -----
func.func private @_mlir_apfloat_add(i32) -> i64
func.func @addf(%a: f16, %b: f16) -> f16 { %r = arith.addf %a, %b : f16 return %r : f16 }
