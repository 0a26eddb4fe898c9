// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() {a = sparse} : () -> ()
// -----
"t.x"() {a = sparse<} : () -> ()
// -----
"t.x"() {a = sparse<>} : () -> ()
// -----
"t.x"() {a = sparse<> : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<0, 1> : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0]], [1]> : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0]], [1] : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0]]> : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[0], [1]> : tensor<4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 2]], 1> : tensor<3x4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 9]], [1, 5]> : tensor<3x4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 9]], [1]> : tensor<3x4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 2]], ["a", "b"]> : tensor<3x4x!foo.bar>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, -2]], [1, 5]> : tensor<3x4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 2.0]], [1, 5]> : tensor<3x4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : i32} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : vector<3x4xi32>} : () -> ()
// -----
"t.x"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x?xi32>} : () -> ()
