// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
// expected-error @below {{at last}}
// expected-note@above {{y}}