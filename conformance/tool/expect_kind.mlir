// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
func.func @f() -> i32 {
 // expected-warning @below {{op has 0}}
  return
}
