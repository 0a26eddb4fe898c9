// ARGS: --cse --canonicalize --mlir-print-ir-after-all
// ARGS: --pass-pipeline='builtin.module(func.func(cse,canonicalize),symbol-dce)' --mlir-disable-threading --mlir-print-ir-before-all --mlir-print-ir-after-all
// ARGS: --pass-pipeline='builtin.module(func.func(cse,canonicalize))' --mlir-print-ir-before=cse --mlir-print-ir-module-scope --mlir-disable-threading
// ARGS: --cse --mlir-print-ir-after-all --mlir-print-ir-module-scope
// ARGS: --cse --mlir-print-local-scope --mlir-print-ir-after-all
// ARGS: --cse --cse --canonicalize --mlir-print-ir-after-all --mlir-print-ir-after-change
// ARGS: --cse --cse --mlir-print-ir-after-change
// ARGS: --cse --mlir-print-ir-after-failure
// ARGS: --pass-pipeline='builtin.module(func.func(symbol-privatize,cse),func.func(cse),any(cse))' --mlir-print-ir-after-all --mlir-disable-threading
// ARGS: --pass-pipeline='builtin.module(any(cse))' --mlir-print-ir-after-all
// ARGS: --mlir-print-ir-after=cse,canonicalize --cse
// ARGS: --transform-interpreter --mlir-print-ir-after-failure
// ARGS: --pass-pipeline='builtin.module(func.func(symbol-dce))'
// ARGS: --pass-pipeline='builtin.module(func.func(symbol-dce))' --mlir-disable-threading
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
