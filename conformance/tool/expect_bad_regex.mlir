// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
// expected-error-re @below {{({{)}}}}
// expected-error-re {{({{a}}
func.func @f() {
  return
}
