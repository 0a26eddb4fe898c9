// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
func.func @x() {
  %0 = arith.constant 1 : i32
  // a comment

  return // another
