// ARGS: --split-input-file --verify-diagnostics
// expected-error @+2 {{abc}}
module {}
// -----
module {}
// expected-error @-1 {{abc}}
// -----
func.func @f() -> i32 {
  // expected-error @below {{op has 0 operands}}
  return
}
