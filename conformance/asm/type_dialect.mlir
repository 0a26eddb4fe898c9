// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() : () -> (!foo.)
// -----
"t.x"() : () -> (!foo.bar-baz)
// -----
"t.x"() : () -> (!foo.bar.baz<1>)
// -----
"t.x"() : () -> (!1)
