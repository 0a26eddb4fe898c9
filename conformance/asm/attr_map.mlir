// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"() {a = affine_map} : () -> ()
"t.x"() {a = affine_map<(d0)[d0] -> (d0)>} : () -> ()
"t.x"() {a = affine_map<(d0)[s0 -> (d0)>} : () -> ()
"t.x"() {a = affine_map<(d0)[s0] : (d0 >= 0)>} : () -> ()
"t.x"() {a = affine_map<(d0) -> (symbol)>} : () -> ()
