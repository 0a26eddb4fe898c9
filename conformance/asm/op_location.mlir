// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() : () -> () loc("a"(unknown
// -----
"t.x"() : () -> () loc(callsite(
// -----
"t.x"() : () -> () loc(callsite("a" at "b"
// -----
"t.x"() : () -> () loc(#foo.bar)
