// ARGS: --allow-unregistered-dialect --split-input-file
// Sparse elements of another rank.

"t.a"() {x = sparse<[[0, 0]], [1]> : tensor<2x2xi32>} : () -> ()

// -----

"t.a"() {x = sparse<[[0, 0]], [1]> : tensor<2xi32>} : () -> ()

// -----

"t.a"() {x = sparse<[[0]], [1]> : tensor<2x2xi32>} : () -> ()

// -----

"t.a"() {x = sparse<0, 1> : tensor<2x2xi32>} : () -> ()

// -----

"t.a"() {x = sparse<[[0],[5]], [1,2]> : tensor<2xi32>} : () -> ()

// -----

"t.a"() {x = sparse<[[0, 1]], [[1]]> : tensor<2x2xi32>} : () -> ()

// -----

"t.a"() {x = sparse<[0, 1], [1, 2]> : tensor<2xi32>} : () -> ()

// -----

"t.a"() {x = sparse<[0, 1, 1], [1, 2]> : tensor<2xi32>} : () -> ()

// -----

"t.a"() {x = sparse<[[]], 1> : tensor<i32>} : () -> ()

// -----

"t.a"() {x = sparse<[[0,0,0]], [1]> : tensor<2x2xi32>} : () -> ()

// -----

"t.a"() {x = sparse<[[0,0]], [[1, 2]]> : tensor<2x2xi32>} : () -> ()
