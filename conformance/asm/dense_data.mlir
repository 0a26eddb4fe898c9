// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = dense<["a", "b"]> : tensor<2x!foo.bar>} : () -> ()
// -----
"t.x"() {a = dense<["a", 1]> : tensor<2x!foo.bar>} : () -> ()
// -----
"t.x"() {a = dense<"a"> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<["a", "b"]> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<"0x01"> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<"0x0102"> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<"0x010203"> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<"0x01020"> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<"0xZZ"> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<"0x"> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<"0x"> : tensor<0xi8>} : () -> ()
// -----
"t.x"() {a = dense<"0xFF"> : tensor<8xi1>} : () -> ()
// -----
"t.x"() {a = dense<"0xFF"> : tensor<7xi1>} : () -> ()
// -----
"t.x"() {a = dense<"0x01"> : tensor<8xi1>} : () -> ()
// -----
"t.x"() {a = dense<"0x0001"> : tensor<9xi1>} : () -> ()
// -----
"t.x"() {a = dense<"0x0000803F"> : tensor<f32>} : () -> ()
// -----
"t.x"() {a = dense<"0x0000803F0000803F"> : tensor<2xf32>} : () -> ()
// -----
"t.x"() {a = dense<"0x0000803F0000803F"> : tensor<1xcomplex<f32>>} : () -> ()
// -----
"t.x"() {a = dense<["0x01"]> : tensor<1xi8>} : () -> ()
// -----
"t.x"() {a = dense<1> : tensor<2xnone>} : () -> ()
// -----
"t.x"() {a = dense<1> : tensor<2x!foo.bar>} : () -> ()
// -----
"t.x"() {a = dense<1.0> : tensor<2x!foo.bar>} : () -> ()
// -----
"t.x"() {a = dense<i32> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<#foo> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<1> : vector<[4]xi32>} : () -> ()
// -----
"t.x"() {a = dense<[1,2,3,4]> : vector<[4]xi32>} : () -> ()
// -----
"t.x"() {a = dense<1.0> : tensor<2xbf16>} : () -> ()
// -----
"t.x"() {a = dense<1.0e400> : tensor<2xf32>} : () -> ()
// -----
"t.x"() {a = dense<0x7F> : tensor<2xf8E5M2>} : () -> ()
// -----
"t.x"() {a = dense<0x7F80> : tensor<2xbf16>} : () -> ()
// -----
"t.x"() {a = dense<0x7FFF> : tensor<2xi8>} : () -> ()
// -----
"t.x"() {a = dense<[1], > : tensor<1xi32>} : () -> ()
// -----
"t.x"() {a = dense<[1] : tensor<1xi32>} : () -> ()
// -----
"t.x"() {a = dense<1, 2> : tensor<1xi32>} : () -> ()
// -----
"t.x"() {a = dense<[[1, 2], [3, 4]]> : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = dense<[[1, 2], [3, 4]]> : tensor<2x3xi32>} : () -> ()
// -----
"t.x"() {a = dense<"0xFF"> : tensor<8xi1>} : () -> ()
// -----
"t.x"() {a = dense<"0xFE"> : tensor<7xi1>} : () -> ()
// -----
"t.x"() {a = dense<"0x01"> : tensor<8xi1>} : () -> ()
// -----
"t.x"() {a = dense<"0x0001"> : tensor<9xi1>} : () -> ()
// -----
"t.x"() {a = dense<"0x00"> : tensor<2xi1>} : () -> ()
// -----
"t.x"() {a = dense<"0x0100000002000000"> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<"0x01000000"> : tensor<2xi32>} : () -> ()
// -----
"t.x"() {a = dense<[[true, false], [false, true]]> : tensor<2x2xi1>} : () -> ()
// -----
"t.x"() {a = dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi8>} : () -> ()
// -----
"t.x"() {a = dense<[[], []]> : tensor<2x0xf32>} : () -> ()
// -----
"t.x"() {a = dense<[1, 1, 1]> : tensor<3xi64>} : () -> ()
// -----
"t.x"() {a = dense<[-1, 0x7F, 255]> : tensor<3xi8>} : () -> ()
// -----
"t.x"() {a = dense<(1.0, -2.0)> : tensor<2x2xcomplex<f64>>} : () -> ()
// -----
"t.x"() {a = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>} : () -> ()
// -----
"t.x"() {a = dense<["a\00b", "", "c"]> : tensor<3x!foo.bar>} : () -> ()
// -----
"t.x"() {a = dense<1.5> : vector<2x[2]xf16>} : () -> ()
