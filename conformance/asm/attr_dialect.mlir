// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = #builtin.foo} : () -> ()
// -----
"t.x"() {a = #arith.foo} : () -> ()
// -----
"t.x"() {a = #arith<"x">} : () -> ()
