// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"() {a = affine_map<(d0, d1)[s0] -> (d0 - * 2)>} : () -> ()
"t.x"() {a = affine_map<(d0, d1)[s0] -> (d0 + -)>} : () -> ()
"t.x"() {a = affine_map<(d0, d1)[s0] -> (())>} : () -> ()
"t.x"() {a = affine_map<(d0, d1)[s0] -> (d0 * d0 * 2)>} : () -> ()
"t.x"() {a = affine_map<(d0, d1)[s0] -> (d0 floordiv d0)>} : () -> ()
"t.x"() {a = affine_map<(d0, d1)[s0] -> (4 ceildiv d0)>} : () -> ()
"t.x"() {a = affine_map<(d0, d1)[s0] -> (d0 mod d0 mod d0)>} : () -> ()
"t.x"() {a = affine_map<(d0, d1)[s0] -> (d0 * 4 floordiv 4)>} : () -> ()
"t.x"() {a = affine_map<(d0, d1)[s0] -> (mod)>} : () -> ()
"t.x"() {a = affine_map<(d0, d1)[s0] -> (+ d0)>} : () -> ()
