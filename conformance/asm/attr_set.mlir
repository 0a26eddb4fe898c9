// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = affine_set} : () -> ()
// -----
"t.x"() {a = affine_set<()} : () -> ()
// -----
"t.x"() {a = affine_set<() : ()>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0)[s0] : ()>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 >= 0, d0 == 0)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 >= 1)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 == 1)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 <= 1)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0)[s0] : (d0 + 1 <= s0 * 2)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 < 1)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 <= 1)} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 >= )>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) -> (d0)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : d0 >= 0>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 >= d0)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (d0 == 0 == 0)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0) : (1 == 0)>} : () -> ()
// -----
"t.x"() {a = affine_set<(d0, d1)[s0, s1] : (d0 * 2 - d1 floordiv 4 >= s0 mod 3, d1 - s1 == 0)>} : () -> ()
