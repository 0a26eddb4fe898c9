// ARGS: --verify-diagnostics
// ARGS: --verify-diagnostics=only-expected
// ARGS: --verify-diagnostics=all
// expected-error @unknown {{op requires}}
// expected-error@unknown {{bb}}
"func.func"() ({}) : () -> () loc(unknown)