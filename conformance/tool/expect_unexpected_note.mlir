// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
func.func @f(%a: i32) {
  return
}
func.func @f(%a: i32) {
  return
}
