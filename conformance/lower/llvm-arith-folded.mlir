// ARGS: --convert-arith-to-llvm
// ARGS: --convert-to-llvm
func.func @f(%c: i1) -> index {
  %0 = arith.constant false
  %1 = arith.constant 5 : index
  %2 = arith.constant 6 : index
  %3 = arith.select %0, %1, %2 : index
  return %3 : index
}
