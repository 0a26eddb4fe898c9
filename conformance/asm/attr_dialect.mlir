// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = #} : () -> ()
// -----
"t.x"() {a = #foo} : () -> ()
// -----
"t.x"() {a = #foo.bar} : () -> ()
// -----
"t.x"() {a = #foo.bar<} : () -> ()
// -----
"t.x"() {a = #foo<"x"> : i32} : () -> ()
// -----
"t.x"() {a = #foo.bar : i32} : () -> ()
// -----
"t.x"() {a = #foo.bar : } : () -> ()
// -----
"t.x"() {a = #foo.bar<1, [2, {a}]> : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = #builtin.foo} : () -> ()
// -----
"t.x"() {a = #builtin<foo>} : () -> ()
// -----
"t.x"() {a = #arith.fastmath<} : () -> ()
// -----
"t.x"() {a = #arith.fastmath<foo>} : () -> ()
// -----
"t.x"() {a = #arith.fastmath<fast>} : () -> ()
// -----
"t.x"() {a = #arith.fastmath<nnan,ninf>} : () -> ()
// -----
"t.x"() {a = #arith.fastmath<fast> : i32} : () -> ()
// -----
"t.x"() {a = #arith.foo} : () -> ()
// -----
"t.x"() {a = #arith<"x">} : () -> ()
// -----
"t.x"() {a = #arith<fastmath<fast>>} : () -> ()
// -----
"t.x"() {a = #arith<fastmath<fast> garbage>} : () -> ()
// -----
"t.x"() {a = #scf.foo} : () -> ()
// -----
"t.x"() {a = #memref.foo} : () -> ()
// -----
"t.x"() {a = #1} : () -> ()
// -----
"t.x"() {a = #foo.bar &} : () -> ()
