// ARGS: --convert-math-to-funcs --split-input-file
// ARGS: --convert-math-to-funcs=convert-ctlz --split-input-file
// ARGS: --convert-math-to-funcs=min-width-of-fpowi-exponent=33 --split-input-file

func.func @cl(%a: i16, %b: i8) -> i16 {
  %0 = math.ctlz %a : i16
  %1 = math.ctlz %b : i8
  %2 = math.ctlz %a {foo} : i16
  return %0 : i16
}
func.func @fp(%a: f32, %b: i32, %c: f64, %d: i64) -> f32 {
  %0 = math.fpowi %a, %b fastmath<fast> : f32, i32
  %1 = math.fpowi %c, %d : f64, i64
  %2 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}
func.func @ip(%a: i64, %b: i64, %c: i8) -> i64 {
  %0 = math.ipowi %a, %b : i64
  %1 = math.ipowi %0, %b : i64
  %2 = math.ipowi %c, %c : i8
  return %1 : i64
}
// -----
func.func @v(%a: vector<3xi64>, %b: vector<2x2xf32>, %e: vector<2x2xi32>, %c: vector<3xi16>) {
  %0 = math.ipowi %a, %a : vector<3xi64>
  %1 = math.fpowi %b, %e : vector<2x2xf32>, vector<2x2xi32>
  %2 = math.ctlz %c : vector<3xi16>
  return
}
// -----
func.func @t(%a: tensor<3xi64>) {
  %0 = math.ipowi %a, %a : tensor<3xi64>
  return
}
// -----
func.func @i(%a: i32, %b: i32) -> i32 {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}
func.func private @__mlir_math_ipowi_i32(%a: i32, %b: i32) -> i32 { return %a : i32 }
// -----
func.func @x(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}
// -----
module { module {
func.func @i(%a: i1, %b: i1) -> i1 {
  %0 = math.ipowi %a, %b : i1
  return %0 : i1
}
} 
func.func @i(%a: i1, %b: i1, %k: i128) -> i1 {
  %0 = math.ipowi %a, %b : i1
  %1 = math.ipowi %k, %k : i128
  return %0 : i1
}
}
// -----
func.func @c() -> i32 {
  %c = arith.constant 3 : i32
  %f = arith.constant 2.0 : f16
  %0 = math.ipowi %c, %c : i32
  %1 = math.fpowi %f, %c : f16, i32
  %2 = math.ctlz %c : i32
  "test.use"(%1) : (f16) -> ()
  return %0 : i32
}
// -----
func.func @s(%z: vector<i32>) {
  %0 = math.ipowi %z, %z : vector<i32>
  return
}
