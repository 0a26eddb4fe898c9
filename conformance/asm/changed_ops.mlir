// ARGS: --allow-unregistered-dialect --split-input-file
// FRAME
// HERE
// EACH
%v0 = "t.v"() : () -> memref<2x4xf32> %r:1 = "memref.transpose"(%v0) <{permutation = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<2x4xf32>) -> (memref<8x8xf32>)
%v0 = "t.v"() : () -> f32 %v1 = "t.v"() : () -> f32 %r:1 = "math.atan2"(%v0, %v1) <{fastmath = #arith.fastmath<fast>}> {fastmath = 1.000000e-01 : f64} : (f32, f32) -> (f32)
%v0 = "t.v"() : () -> vector<2xf32> %r:1 = "math.atan"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = 127 : i8} : (vector<2xf32>) -> (vector<2xf32>)
%v0 = "t.v"() : () -> vector<4xf64> %r:1 = "math.erfc"(%v0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> (vector<[4]xf64>)
%v0 = "t.v"() : () -> vector<4xf64> %r:1 = "math.isinf"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = 1.000000e+01 : f64} : (vector<4xf64>) -> (vector<4xi1>)
%v0 = "t.v"() : () -> vector<2xf32> %r:1 = "math.round"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = 5 : i8} : (vector<2xf32>) -> (tensor<*xf32>)
%v0 = "t.v"() : () -> vector<2xf32> %r:1 = "math.sin"(%v0) <{fastmath = #arith.fastmath<nnan,contract>}> {fastmath = 0x7FC00000 : f32} : (vector<2xf32>) -> (vector<2xf32>)
%v0 = "t.v"() : () -> f128 %v1 = "t.v"() : () -> f128 %r:1 = "math.copysign"(%v0, %v1) <{fastmath = #arith.fastmath<none>}> {fastmath = 0xFF800000 : f32} : (f128, f128) -> (f128)
%v0 = "t.v"() : () -> f128 %r:1 = "math.sqrt"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = dense<[5.000000e-01, 1.000000e+00]> : vector<2xf32>} : (f128) -> (f128)
%v0 = "t.v"() : () -> vector<4xi8> %r:1 = "math.atan"(%v0) <{fastmath = #arith.fastmath<nsz>}> {a = 1 : i64, fastmath} : (vector<4xi8>) -> (f32)
%r:1 = "memref.alloc"() <{}> {operandSegmentSizes = array<i32: 0, 1, 2>} : () -> (memref<4xf32>)
%r:1 = "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (i1)
%v0 = "t.v"() : () -> tensor<2xf32> %v1 = "t.v"() : () -> memref<4xf32> "bufferization.materialize_in_destination"(%v0, %v1) <{restrict, writable}> : (tensor<2xf32>, memref<4xf32>) -> ()
%v0 = "t.v"() : () -> index %v1 = "t.v"() : () -> f32 %r:1 = "func.call"(%v0, %v1) <{callee = @loop}> {no_inline = @g} : (index, f32) -> (f32)
%v0 = "t.v"() : () -> complex<f32> %r:1 = "complex.log"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = 1.000000e+00 : f32} : (complex<f32>) -> (complex<f32>)
%v0 = "t.v"() : () -> !pdl.range<value> %v1 = "t.v"() : () -> memref<f32> "pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 1, 0, 2>}> {a = 4 : i64} : (!pdl.range<value>, memref<f32>) -> ()
// CASE
%v0 = "t.v"() : () -> memref<2xf32, strided<[1]>>
%r:1 = "memref.reinterpret_cast"(%v0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<2xf32, strided<[1]>>) -> (memref<4xf32>)
// FRAME
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.operation
// HERE
// EACH
%v2 = "t.v"() : () -> !pdl.range<value> %v3 = "t.v"() : () -> !pdl.value "pdl.replace"(%v0, %v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 0, 2>}> {a = 4 : i64} : (!pdl.operation, !pdl.operation, !pdl.range<value>, !pdl.value) -> ()
"pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 1, 1, -1>}> : (!pdl.operation, !pdl.operation) -> ()
