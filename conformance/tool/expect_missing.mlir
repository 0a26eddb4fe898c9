// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
// expected-error @+1 {{has 0 operands, but}}
func.func @f() -> i32 {
  return // expected-error {{foo}}
  // expected-warning@-1 {{x}}
  // expected-note @below {{n}}
  // expected-remark @above {{r}}
}
