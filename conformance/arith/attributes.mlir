// ARGS: --allow-unregistered-dialect --split-input-file
// FRAME
// HERE
// EACH
"t.a"() {a = #arith.fastmath<foo>} : () -> ()
"t.a"() {a = #arith.fastmath<>} : () -> ()
"t.a"() {a = #arith.nothing} : () -> ()
"t.a"() {a = #arith.overflow<"nsw">} : () -> ()
"t.a"() {a = #index<cmp_predicate foo>} : () -> ()
