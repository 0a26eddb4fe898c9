// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
// HERE
// EACH
"t.x"() : () -> (tensor<4xi32, dense<1> : tensor<4xi32>>)
"t.x"() : () -> (tensor<4xi32, loc(unknown)>)
"t.x"() : () -> (tensor<4xi32, unit>)
"t.x"() : () -> (tensor<4xi32, sparse<> : tensor<4xi32>>)
"t.x"() : () -> (tensor<4xi32, - >)
"t.x"() : () -> (tensor<4xi32, affine_set<():()>>)
