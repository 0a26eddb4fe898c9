// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
func.func @f() -> i32 {
  // expected-error-re @below {{'func.return' op has {{[0-9]+}} operands, but {{.*}} (@f) returns 1}}
  return
}
