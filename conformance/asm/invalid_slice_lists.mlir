// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
// HERE
// EACH
%0 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 1>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 4, -9223372036854775808>, static_strides = array<i64: 0, -9223372036854775808, 0>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, 1, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64: 1>}> : (memref<4x4xf32>) -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64: -1, 0>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: 4, 0>, static_strides = array<i64: 0, -1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
