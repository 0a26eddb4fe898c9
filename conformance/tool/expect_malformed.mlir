// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
func.func @f() -> i32 {
 // expected-error @below {{xx}
 return // expected-errors {{yy}}
}// expected-error @foo {{xx}}
//expected-note@unknown {{op requires}}
// expected-error @+x {{x}}
