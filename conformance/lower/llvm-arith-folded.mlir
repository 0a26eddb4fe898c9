// ARGS: --convert-arith-to-llvm
// ARGS: --convert-to-llvm
func.func @f(%c: i1) -> index {
  %0 = arith.constant false
  %1 = arith.constant 5 : index
  %2 = arith.constant 6 : index
  %3 = arith.select %0, %1, %2 : index
  return %3 : index
}

// -----

// A type of no machine stays.
func.func @tf32(%x: tf32) -> tf32 {
  %0 = arith.constant 1.5 : tf32
  %1 = arith.addf %x, %0 : tf32
  return %1 : tf32
}
