// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"() {a = distinct} : () -> ()
"t.x"() {a = distinct[} : () -> ()
"t.x"() {a = distinct[0]} : () -> ()
"t.x"() {a = distinct[0]<} : () -> ()
"t.x"() {a = distinct[0]<1} : () -> ()
"t.x"() {a = distinct[0]<1>} : () -> ()
"t.x"() {a = distinct[99999999999999999999]<1>} : () -> ()
