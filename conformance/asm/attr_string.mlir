// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = "a" :} : () -> ()
// -----
"t.x"() {a = "a\4"} : () -> ()
