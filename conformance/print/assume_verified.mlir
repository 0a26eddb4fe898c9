// ARGS: --allow-unregistered-dialect --mlir-print-assume-verified
// ARGS: --allow-unregistered-dialect --mlir-print-assume-verified --mlir-print-op-generic
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
