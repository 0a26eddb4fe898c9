// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
// expected-error @+4 {{abc}}
// expected-error @-4 {{abc}}
//expected-error {{abc}} // expected-error {{def}} expected-note 2 {{x}}
module {}
