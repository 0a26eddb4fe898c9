// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() : () -> (tensor<*i32>)
// -----
"t.x"() : () -> (tensor<*xi32, 1>)
