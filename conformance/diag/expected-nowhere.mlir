// ARGS: --split-input-file --verify-diagnostics
// expected-error @unknown {{a1}}
// expected-error {{a2}}
module {}
// -----
// expected-error @unknown {{b1}}
// expected-error {{b2}}
module {}
// -----
// expected-warning @unknown {{c1}}
module {}
