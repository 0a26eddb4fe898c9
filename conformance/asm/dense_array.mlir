// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"() {a = array<} : () -> ()
"t.x"() {a = array<i32: 1} : () -> ()
"t.x"() {a = array<i7: 1>} : () -> ()
"t.x"() {a = array<i1: 1>} : () -> ()
"t.x"() {a = array<i8: true>} : () -> ()
"t.x"() {a = array<f32: 1.0, -2.0, 0x7F800000>} : () -> ()
"t.x"() {a = array<f32: a>} : () -> ()
"t.x"() {a = array<i32: a>} : () -> ()
