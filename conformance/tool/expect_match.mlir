// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
func.func @f() -> i32 {
  // expected-error @below {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}
