// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"() {a = sparse} : () -> ()
"t.x"() {a = sparse<} : () -> ()
"t.x"() {a = sparse<[[0]], [1] : tensor<4xi32>} : () -> ()
"t.x"() {a = sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xi32>} : () -> ()
"t.x"() {a = sparse<[[0, 0], [1, 2.0]], [1, 5]> : tensor<3x4xi32>} : () -> ()
