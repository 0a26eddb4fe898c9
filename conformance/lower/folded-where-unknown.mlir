// ARGS: --convert-complex-to-rocdl-library-calls
// ARGS: --convert-math-to-funcs
// ARGS: --convert-nvvm-to-llvm
// Ops that a conversion neither wants nor knows are folded, those that it takes as they are stay.
func.func @sums(%x: i32, %y: i32, %f: f32) -> (i32, f32) {
  %c = arith.constant 0 : i32
  %0 = arith.addi %x, %c : i32
  %t = arith.constant true
  %1 = arith.select %t, %0, %y : i32
  %2 = arith.negf %f : f32
  %3 = arith.negf %2 : f32
  return %1, %3 : i32, f32
}
func.func @casts(%x: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %x : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  return %1 : i32
}
func.func @others(%x: complex<f32>, %f: f32) -> (complex<f32>, f32) {
  %0 = complex.conj %x : complex<f32>
  %1 = complex.conj %0 : complex<f32>
  %2 = math.absf %f : f32
  %3 = math.absf %2 : f32
  return %1, %3 : complex<f32>, f32
}
