// ARGS: --print-op-stats
// ARGS: --print-op-stats=json
// ARGS: --print-ir
// ARGS: --print-ir="label=a b"
// ARGS: --symbol-privatize
// ARGS: --symbol-privatize=exclude=f
// ARGS: --strip-debuginfo --mlir-print-debuginfo
// ARGS: --pass-pipeline='builtin.module(func.func(print-op-stats))'
// ARGS: --mlir-pass-statistics --cse
func.func private @ext(i32)
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %0 = arith.addi %a, %c : i32
  %1 = arith.addi %a, %c : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @g(%a: i32) -> i32 {
  return %a : i32
}
