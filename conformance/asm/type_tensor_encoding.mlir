// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() : () -> (tensor<4xi32, array<i32: 1>>)
// -----
"t.x"() : () -> (tensor<4xi32, strided<[1]>>)
// -----
"t.x"() : () -> (tensor<4xi32, distinct[0]<1>>)
// -----
"t.x"() : () -> (tensor<4xi32, dense<1> : tensor<4xi32>>)
// -----
"t.x"() : () -> (tensor<4xi32, loc(unknown)>)
// -----
"t.x"() : () -> (tensor<4xi32, unit>)
// -----
"t.x"() : () -> (tensor<4xi32, ()->()>)
// -----
"t.x"() : () -> (tensor<4xi32, i32>)
// -----
"t.x"() : () -> (tensor<4xi32, foo>)
// -----
"t.x"() : () -> (tensor<4xi32, "a" : i32>)
// -----
"t.x"() : () -> (tensor<4xi32, sparse<> : tensor<4xi32>>)
// -----
"t.x"() : () -> (tensor<4xi32, #a.b>)
// -----
"t.x"() : () -> (tensor<4xi32, @a::@b>)
// -----
"t.x"() : () -> (tensor<4xi32, [1]>)
// -----
"t.x"() : () -> (tensor<4xi32, {a}>)
// -----
"t.x"() : () -> (tensor<4xi32, -1>)
// -----
"t.x"() : () -> (tensor<4xi32, - >)
// -----
"t.x"() : () -> (tensor<4xi32, true>)
// -----
"t.x"() : () -> (tensor<4xi32, affine_map<()->()>>)
// -----
"t.x"() : () -> (tensor<4xi32, affine_set<():()>>)
// -----
"t.x"() : () -> (tensor<4xi32, !foo>)
// -----
"t.x"() : () -> (tensor<4xi32, distinct>)
