// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() : () -> (tensor)
// -----
"t.x"() : () -> (tensor<>)
// -----
"t.x"() : () -> (tensor<4>)
// -----
"t.x"() : () -> (tensor<f32>)
// -----
"t.x"() : () -> (tensor<*i32>)
// -----
"t.x"() : () -> (tensor<*xi32)
// -----
"t.x"() : () -> (tensor<*xi32>)
// -----
"t.x"() : () -> (tensor<* x i32>)
// -----
"t.x"() : () -> (tensor<*xi32, 1>)
// -----
"t.x"() : () -> (tensor<4xi32, >)
// -----
"t.x"() : () -> (tensor<4xi32,))
// -----
"t.x"() : () -> (tensor<4xi32, #foo>)
// -----
"t.x"() : () -> (tensor<4xi32, 4 : i32>)
// -----
"t.x"() : () -> (tensor<4xi32, "a">)
// -----
"t.x"() : () -> (tensor<4xi32, {a = 1}>)
// -----
"t.x"() : () -> (tensor<4xi32, #foo.bar<1>>)
// -----
"t.x"() : () -> (tensor<4xi32 4>)
// -----
"t.x"() : () -> (tensor<4xnone>)
// -----
"t.x"() : () -> (tensor<4xtensor<4xi32>>)
// -----
"t.x"() : () -> (tensor<4xmemref<4xi32>>)
// -----
"t.x"() : () -> (tensor<4xvector<4xi32>>)
// -----
"t.x"() : () -> (tensor<4xcomplex<f32>>)
// -----
"t.x"() : () -> (tensor<4xtuple<i32>>)
// -----
"t.x"() : () -> (tensor<4x() -> ()>)
// -----
"t.x"() : () -> (tensor<4x!foo.bar<2>>)
// -----
"t.x"() : () -> (tensor<4xindex>)
// -----
"t.x"() : () -> (tensor<?x?x3xi1>)
// -----
"t.x"() : () -> (tensor<?x?x>)
