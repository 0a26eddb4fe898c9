// ARGS: 
// ARGS: --mlir-print-op-on-diagnostic=false
// ARGS: --mlir-print-debuginfo
// ARGS: --mlir-print-local-scope
// ARGS: --mlir-disable-diagnostic-notes
// ARGS: --mlir-diagnostic-verbosity-level=errors
func.func @f() -> i32 {
  return
}
