// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = distinct} : () -> ()
// -----
"t.x"() {a = distinct[} : () -> ()
// -----
"t.x"() {a = distinct[]} : () -> ()
// -----
"t.x"() {a = distinct[0]} : () -> ()
// -----
"t.x"() {a = distinct[0]<} : () -> ()
// -----
"t.x"() {a = distinct[0]<1} : () -> ()
// -----
"t.x"() {a = distinct[0]<1>} : () -> ()
// -----
"t.x"() {a = distinct[0]<>} : () -> ()
// -----
"t.x"() {a = distinct[-1]<1>} : () -> ()
// -----
"t.x"() {a = distinct[0x1]<1>} : () -> ()
// -----
"t.x"() {a = distinct[18446744073709551615]<1>} : () -> ()
// -----
"t.x"() {a = distinct[99999999999999999999]<1>} : () -> ()
// -----
"t.x"() {a = [distinct[0]<1>, distinct[0]<1>, distinct[1]<1>]} : () -> ()
// -----
"t.x"() {a = [distinct[1]<1>, distinct[1]<2>]} : () -> ()
// -----
"t.x"() {a = distinct[0]<distinct[1]<"a">>} : () -> ()
// -----
"t.x"() {a = distinct [0]<1>} : () -> ()
