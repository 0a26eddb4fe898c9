// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"() {a = strided} : () -> ()
"t.x"() {a = strided<[1} : () -> ()
"t.x"() {a = strided<[1]} : () -> ()
"t.x"() {a = strided<[1], offset>} : () -> ()
"t.x"() {a = strided<[1], offset: >} : () -> ()
"t.x"() {a = strided<[9223372036854775808]>} : () -> ()
"t.x"() {a = strided<[1], offset: 3 4>} : () -> ()
