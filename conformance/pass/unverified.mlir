// ARGS: --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file --cse
// ARGS: --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file --print-ir --print-op-stats
// ARGS: --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file --pass-pipeline=builtin.module(func.func(cse),print-op-stats)
// ARGS: --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file --pass-pipeline=any(cse)
// ARGS: --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file --pass-pipeline=builtin.module(cse,canonicalize)
// ARGS: --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file --canonicalize
// ARGS: --mlir-very-unsafe-disable-verifier-on-parsing --split-input-file --symbol-dce
// A pass that changed nothing is not verified after; one that did is.
func.func @unchanged(%x: i32) -> i64 {
  return %x : i32
}
// -----
func.func @changed(%x: i32) -> i64 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  return %1 : i32
}
