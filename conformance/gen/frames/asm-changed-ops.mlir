// ARGS: --allow-unregistered-dialect
// FRAME
// HERE
// EACH
%v0 = "t.v"() : () -> memref<2x4xf32> %r:1 = "memref.transpose"(%v0) <{permutation = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<2x4xf32>) -> (memref<8x8xf32>)
%v0 = "t.v"() : () -> vector<4xf64> %r:1 = "math.erfc"(%v0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> (vector<[4]xf64>)
%v0 = "t.v"() : () -> vector<4xf64> %r:1 = "math.isinf"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = 1.000000e+01 : f64} : (vector<4xf64>) -> (vector<4xi1>)
%v0 = "t.v"() : () -> vector<2xf32> %r:1 = "math.sin"(%v0) <{fastmath = #arith.fastmath<nnan,contract>}> {fastmath = 0x7FC00000 : f32} : (vector<2xf32>) -> (vector<2xf32>)
%v0 = "t.v"() : () -> f128 %v1 = "t.v"() : () -> f128 %r:1 = "math.copysign"(%v0, %v1) <{fastmath = #arith.fastmath<none>}> {fastmath = 0xFF800000 : f32} : (f128, f128) -> (f128)
%v0 = "t.v"() : () -> vector<4xi8> %r:1 = "math.atan"(%v0) <{fastmath = #arith.fastmath<nsz>}> {a = 1 : i64, fastmath} : (vector<4xi8>) -> (f32)
%r:1 = "memref.alloc"() <{}> {operandSegmentSizes = array<i32: 0, 1, 2>} : () -> (memref<4xf32>)
%v0 = "t.v"() : () -> tensor<2xf32> %v1 = "t.v"() : () -> memref<4xf32> "bufferization.materialize_in_destination"(%v0, %v1) <{restrict, writable}> : (tensor<2xf32>, memref<4xf32>) -> ()
// FRAME
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.operation
// HERE
// EACH
%v2 = "t.v"() : () -> !pdl.range<value> %v3 = "t.v"() : () -> !pdl.value "pdl.replace"(%v0, %v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 0, 2>}> {a = 4 : i64} : (!pdl.operation, !pdl.operation, !pdl.range<value>, !pdl.value) -> ()
"pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 1, 1, -1>}> : (!pdl.operation, !pdl.operation) -> ()
