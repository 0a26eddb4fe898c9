// ARGS: --allow-unregistered-dialect --split-input-file
%v0 = "t.v"() : () -> index
%v1 = "t.v"() : () -> index
%v2 = "t.v"() : () -> tensor<?x?xf32>
%r:1 = "scf.forall"(%v0, %v1, %v2) <{operandSegmentSizes = array<i32: 0, 2, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, -9223372036854775808>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<?x?xf32>):
      %2 = "foo.f"(%arg2, %arg3, %arg4) : (index, index, tensor<?x?xf32>) -> tensor<1x1xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%2, %arg4, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<?x?xf32>, index, index) -> ()
      }) : () -> ()
    }) {tag} : (index, index, tensor<?x?xf32>) -> (tensor<3x?xf32>)
// -----
%v0 = "t.v"() : () -> memref<2xf32, strided<[1]>>
%r:1 = "memref.reinterpret_cast"(%v0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<2xf32, strided<[1]>>) -> (memref<4xf32>)
// -----
%v0 = "t.v"() : () -> memref<4x5xf32>
%r:1 = "memref.transpose"(%v0) <{permutation = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<4x5xf32>) -> (memref<5x4xf32, affine_map<(d0, d1) -> (d1 * 5 + d0)>>)
// -----
%v0 = "t.v"() : () -> memref<4x2xf32, strided<[1, 4]>>
%r:1 = "memref.transpose"(%v0) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<4x2xf32, strided<[1, 4]>>) -> (memref<4x2xf32, strided<[1, 4]>>)
// -----
%v0 = "t.v"() : () -> memref<2x4xf32>
%r:1 = "memref.transpose"(%v0) <{permutation = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<2x4xf32>) -> (memref<8x8xf32>)
// -----
%v0 = "t.v"() : () -> memref<4x2xf32, strided<[1, 4]>>
%r:1 = "memref.transpose"(%v0) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<4x2xf32, strided<[1, 4]>>) -> (memref<?x5xf32, strided<[5, 1]>>)
// -----
%r:1 = "arith.constant"() <{value = -1 : i32}> {value} : () -> (i32)
// -----
%v0 = "t.v"() : () -> i1
"cf.assert"(%v0) <{msg = "maybe"}> {msg} : (i1) -> ()
// -----
%v0 = "t.v"() : () -> f32
%v1 = "t.v"() : () -> f32
%r:1 = "math.atan2"(%v0, %v1) <{fastmath = #arith.fastmath<fast>}> {fastmath = 1.000000e-01 : f64} : (f32, f32) -> (f32)
// -----
%v0 = "t.v"() : () -> vector<2xf32>
%r:1 = "math.atan"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = 127 : i8} : (vector<2xf32>) -> (vector<2xf32>)
// -----
%v0 = "t.v"() : () -> vector<4xf64>
%r:1 = "math.erfc"(%v0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf64>) -> (vector<[4]xf64>)
// -----
%v0 = "t.v"() : () -> vector<4xf64>
%r:1 = "math.isinf"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = 1.000000e+01 : f64} : (vector<4xf64>) -> (vector<4xi1>)
// -----
%v0 = "t.v"() : () -> vector<2xf32>
%r:1 = "math.round"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = 5 : i8} : (vector<2xf32>) -> (tensor<*xf32>)
// -----
%v0 = "t.v"() : () -> vector<2xf32>
%r:1 = "math.sin"(%v0) <{fastmath = #arith.fastmath<nnan,contract>}> {fastmath = 0x7FC00000 : f32} : (vector<2xf32>) -> (vector<2xf32>)
// -----
%v0 = "t.v"() : () -> f128
%v1 = "t.v"() : () -> f128
%r:1 = "math.copysign"(%v0, %v1) <{fastmath = #arith.fastmath<none>}> {fastmath = 0xFF800000 : f32} : (f128, f128) -> (f128)
// -----
%v0 = "t.v"() : () -> f128
%r:1 = "math.sqrt"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = dense<[5.000000e-01, 1.000000e+00]> : vector<2xf32>} : (f128) -> (f128)
// -----
%v0 = "t.v"() : () -> f128
%v1 = "t.v"() : () -> f128
%r:1 = "math.atan2"(%v0, %v1) <{fastmath = #arith.fastmath<none>}> {fastmath = -2.500000e+00 : f32} : (f128, f128) -> (f128)
// -----
%v0 = "t.v"() : () -> vector<4xi8>
%r:1 = "math.atan"(%v0) <{fastmath = #arith.fastmath<nsz>}> {a = 1 : i64, fastmath} : (vector<4xi8>) -> (f32)
// -----
%v0 = "t.v"() : () -> index
%v1 = "t.v"() : () -> tensor<8xf32>
%v2 = "t.v"() : () -> tensor<8xf32>
%r:2 = "scf.forall"(%v0, %v1, %v2) <{operandSegmentSizes = array<i32: 0, 1, 0, 2>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg4: index, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>):
      %1 = "tensor.extract_slice"(%arg5, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<8xf32>, index) -> tensor<1xf32>
      %2 = "foo.f"(%1) : (tensor<1xf32>) -> tensor<1xf32>
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%2, %arg6, %arg4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<8xf32>, index) -> ()
      }) : () -> ()
    }) {tag} : (index, tensor<8xf32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>)
// -----
%v0 = "t.v"() : () -> index
%v1 = "t.v"() : () -> index
%r:1 = "arith.addi"(%v0, %v1) <{overflowFlags = #arith.overflow<none>}> {overflowFlags = affine_map<(d0) -> (d0 ceildiv 8)>} : (index, index) -> (index)
// -----
%r:1 = "memref.alloc"() <{}> {operandSegmentSizes = array<i32: 0, 1, 2>} : () -> (memref<4xf32>)
// -----
%v0 = "t.v"() : () -> index
"affine.parallel"(%v0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0, 0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<(d0) -> (10, d0)>}> ({
    ^bb0(%arg7: index, %arg8: index):
      "affine.yield"() : () -> ()
    }) {upperBoundsGroups = @k} : (index) -> ()
// -----
%v0 = "t.v"() : () -> memref<2x9x8x10x12xf16>
%v1 = "t.v"() : () -> tensor<5x6x4xf32>
%v2 = "t.v"() : () -> tensor<2x3x4xf32>
%r:1 = "linalg.conv_1d_nwc_wcf"(%v0, %v1, %v2) <{operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) {linalg.memoized_indexing_maps = [affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>, affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>, affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>], strides = [affine_map<(d0, d1, d2, d3) -> (d0, d1 + d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>]} : (memref<2x9x8x10x12xf16>, tensor<5x6x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
// -----
%r:1 = "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> (i1)
// -----
%v0 = "t.v"() : () -> tensor<2xf32>
%v1 = "t.v"() : () -> memref<4xf32>
"bufferization.materialize_in_destination"(%v0, %v1) <{restrict, writable}> : (tensor<2xf32>, memref<4xf32>) -> ()
// -----
%v0 = "t.v"() : () -> index
%v1 = "t.v"() : () -> f32
%r:1 = "func.call"(%v0, %v1) <{callee = @loop}> {no_inline = @g} : (index, f32) -> (f32)
// -----
"func.call"() <{}> {callee = #arith.overflow<none>} : () -> ()
// -----
%v0 = "t.v"() : () -> complex<f32>
%r:1 = "complex.re"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = [1.000000e+00 : f32, 0.000000e+00 : f32]} : (complex<f32>) -> (f32)
// -----
%v0 = "t.v"() : () -> complex<f32>
%r:1 = "complex.abs"(%v0) <{fastmath = #arith.fastmath<nnan,contract>}> {fastmath = 1.000000e+00 : f32} : (complex<f32>) -> (f32)
// -----
%v0 = "t.v"() : () -> complex<f32>
%r:1 = "complex.log"(%v0) <{fastmath = #arith.fastmath<none>}> {fastmath = 1.000000e+00 : f32} : (complex<f32>) -> (complex<f32>)
// -----
%v0 = "t.v"() : () -> complex<f32>
%v1 = "t.v"() : () -> complex<f32>
%r:1 = "complex.sub"(%v0, %v1) <{fastmath = #arith.fastmath<none>}> {fastmath = [1.000000e+00, 2.000000e+00]} : (complex<f32>, complex<f32>) -> (complex<f32>)
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.operation
"pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 0, 4, 0>}> : (!pdl.operation, !pdl.operation) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.range<value>
%v2 = "t.v"() : () -> !pdl.value
%v3 = "t.v"() : () -> !pdl.value
"pdl.replace"(%v0, %v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 0, 2>}> {a = 4 : i64} : (!pdl.operation, !pdl.range<value>, !pdl.value, !pdl.value) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.operation
%v2 = "t.v"() : () -> !pdl.range<value>
%v3 = "t.v"() : () -> !pdl.value
"pdl.replace"(%v0, %v1, %v2, %v3) <{operandSegmentSizes = array<i32: 1, 0, 2>}> {a = 4 : i64} : (!pdl.operation, !pdl.operation, !pdl.range<value>, !pdl.value) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
"pdl.replace"(%v0) <{}> : (!pdl.operation) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
"pdl.replace"(%v0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (!pdl.operation) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.operation
"pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 2, 1, 0>}> : (!pdl.operation, !pdl.operation) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.value
"pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 1, 0, 2>}> {a = 4 : i64} : (!pdl.operation, !pdl.value) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.operation
"pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 1, 1, -1>}> : (!pdl.operation, !pdl.operation) -> ()
// -----
%r:1 = "memref.alloc"() <{}> {operandSegmentSizes = array<i32: 0, 0, 1>} : () -> (memref<f32>)
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.range<value>
%v2 = "t.v"() : () -> !pdl.value
%v3 = "t.v"() : () -> !pdl.value
"pdl.replace"(%v0, %v1, %v2, %v3) <{operandSegmentSizes = array<i32: 0, 1, 0>}> {a = 4 : i64} : (!pdl.operation, !pdl.range<value>, !pdl.value, !pdl.value) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.range<value>
%v1 = "t.v"() : () -> memref<f32>
"pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 1, 0, 2>}> {a = 4 : i64} : (!pdl.range<value>, memref<f32>) -> ()
// -----
%r:1 = "pdl.type"() <{}> {constantType = "a"} : () -> (!pdl.type)
// -----
%v0 = "t.v"() : () -> !pdl.operation
"pdl.replace"(%v0) <{operandSegmentSizes = array<i32: 1, 0, 4>}> : (!pdl.operation) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.range<value>
%v2 = "t.v"() : () -> !pdl.value
"pdl.replace"(%v0, %v1, %v2) <{operandSegmentSizes = array<i32: 1, 0, -1>}> {a = 4 : i64} : (!pdl.operation, !pdl.range<value>, !pdl.value) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.range<value>
%v2 = "t.v"() : () -> !pdl.value
"pdl.replace"(%v0, %v1, %v2) <{operandSegmentSizes = array<i32: 1, 0, 4>}> {a = 4 : i64} : (!pdl.operation, !pdl.range<value>, !pdl.value) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.range<value>
%v2 = "t.v"() : () -> !pdl.value
"pdl.replace"(%v0, %v1, %v2) <{operandSegmentSizes = array<i32: 1, 4, 2>}> {a = 4 : i64} : (!pdl.operation, !pdl.range<value>, !pdl.value) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.range<value>
"pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 1, 0, 2>}> {a = 4 : i64} : (!pdl.operation, !pdl.range<value>) -> ()
// -----
%v0 = "t.v"() : () -> !pdl.operation
%v1 = "t.v"() : () -> !pdl.operation
"pdl.replace"(%v0, %v1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (!pdl.operation, !pdl.operation) -> ()
