// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"() {a = affine_set} : () -> ()
"t.x"() {a = affine_set<(d0) : (d0 <= 1)>} : () -> ()
"t.x"() {a = affine_set<(d0) : (d0 < 1)>} : () -> ()
"t.x"() {a = affine_set<(d0) : (d0 >= )>} : () -> ()
"t.x"() {a = affine_set<(d0) -> (d0)>} : () -> ()
"t.x"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()
