// ARGS: --split-input-file --allow-unregistered-dialect
"t.x"() : () -> (tensor<99999999999999999999xi32>)
// -----
"t.x"() : () -> (tensor<9223372036854775807xi32>)
// -----
"t.x"() : () -> (tensor<9223372036854775808xi32>)
// -----
"t.x"() : () -> (tensor<18446744073709551615xi32>)
// -----
"t.x"() : () -> (tensor<0x0xi32>)
// -----
"t.x"() : () -> (tensor<0xi32>)
// -----
"t.x"() : () -> (tensor<4x0xFFxi32>)
// -----
"t.x"() : () -> (tensor<-4xi32>)
// -----
"t.x"() : () -> (tensor<4x?x_i32>)
// -----
"t.x"() : () -> (tensor<4xx3xi32>)
// -----
"t.x"() : () -> (tensor<4xi32x>)
// -----
"t.x"() : () -> (tensor<4 x 4 x i32>)
// -----
"t.x"() : () -> (tensor<4 x4x i32 >)
// -----
"t.x"() : () -> (tensor<4)
// -----
"t.x"() : () -> (  x5xi32>)
// -----
"t.x"() : () -> (tensor<4x&>)
// -----
"t.x"() : () -> (tensor<4 &>)
// -----
"t.x"() : () -> (tensor<4x"a">)
// -----
"t.x"() : () -> (tensor<00004xi32>)
