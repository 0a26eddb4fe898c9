// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = loc} : () -> ()
// -----
"t.x"() {a = loc("a":1:2 to 1:2)} : () -> ()
// -----
"t.x"() {a = loc(fused["a", fused["b", "c"]])} : () -> ()
// -----
"t.x"() {a = loc(#foo)} : () -> ()
