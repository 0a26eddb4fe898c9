// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
	// expected-error @below {{abc}}
	// expected-error @below {{a	b}}
module {}
