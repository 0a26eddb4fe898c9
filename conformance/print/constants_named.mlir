// ARGS: --allow-unregistered-dialect
func.func @f() {
  %0 = arith.constant 123456789012 : i64
  %1 = arith.constant -5 : index
  %2 = arith.constant 1 : i1
  %3 = arith.constant dense<[1, 2]> : vector<2xi32>
  %4 = arith.constant 3.0 : bf16
  %5 = arith.constant 18446744073709551616 : i128
  %6 = arith.constant -1 : i8
  %7 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %8 = func.constant @f : () -> ()
  %9 = index.constant 4
  %10 = index.bool.constant true
  %11 = ub.poison : i32
  return
}
