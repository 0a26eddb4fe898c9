// ARGS: --ensure-debug-info-scope-on-llvm-func=emission-kind=None --mlir-print-debuginfo --split-input-file
// ARGS: --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo --split-input-file
// ARGS: --ensure-debug-info-scope-on-llvm-func=emission-kind=LineTablesOnly --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo --split-input-file
// ARGS: --ensure-debug-info-scope-on-llvm-func=emission-kind=DebugDirectivesOnly --mlir-print-debuginfo --split-input-file
// ARGS: --ensure-debug-info-scope-on-llvm-func=emission-kind=Some
// ARGS: --pass-pipeline='builtin.module(llvm.func(ensure-debug-info-scope-on-llvm-func))'
llvm.func @f() {
  llvm.return
}
