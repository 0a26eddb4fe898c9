// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"() {a = dense<["a", 1]> : tensor<2x!foo.bar>} : () -> ()
"t.x"() {a = dense<"a"> : tensor<2xi32>} : () -> ()
"t.x"() {a = dense<["a", "b"]> : tensor<2xi32>} : () -> ()
"t.x"() {a = dense<"0x"> : tensor<2xi8>} : () -> ()
"t.x"() {a = dense<"0xFF"> : tensor<8xi1>} : () -> ()
"t.x"() {a = dense<"0x0000803F"> : tensor<f32>} : () -> ()
"t.x"() {a = dense<1> : tensor<2xnone>} : () -> ()
"t.x"() {a = dense<1.0> : tensor<2x!foo.bar>} : () -> ()
"t.x"() {a = dense<i32> : tensor<2xi32>} : () -> ()
"t.x"() {a = dense<[1], > : tensor<1xi32>} : () -> ()
"t.x"() {a = dense<[[1, 2], [3, 4]]> : tensor<4xi32>} : () -> ()
"t.x"() {a = dense<"0x00"> : tensor<2xi1>} : () -> ()
