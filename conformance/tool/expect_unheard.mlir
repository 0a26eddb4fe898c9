// ARGS:
// ARGS: --split-input-file
// ARGS: --split-input-file -o /dev/null
// ARGS: --canonicalize --split-input-file --allow-unregistered-dialect
// Comments are read and missed, though nobody asked to verify diagnostics; the exit status does not tell.
// expected-error @below {{abc}}
func.func @f() { return } // expected-remark {{r}}
// expected-error-re@unknown {{a{{.*}}b}}
// -----
// expected-error@+100 {{far}}
// expected-note @above {{up}}
func.func @g() { return }
// expected-foo {{x}}
// -----
func.func @h() -> i32 { return }
// expected-error
