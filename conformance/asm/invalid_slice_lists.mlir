// ARGS: --split-input-file --allow-unregistered-dialect
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 4, 4, -1>, static_sizes = array<i64>, static_strides = array<i64: 1, 0>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 0, -1, 1>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: -1>, static_strides = array<i64: -9223372036854775808, 1, 1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 1, 1, 1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 0, 4>, static_strides = array<i64: -1, -1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: 4, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 0>}> : (memref<4x4xf32>, index, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 1>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 4, -9223372036854775808>, static_strides = array<i64: 0, -9223372036854775808, 0>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 4, -1>, static_sizes = array<i64: -1, 4>, static_strides = array<i64: 0, -1>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64>, static_sizes = array<i64: 4>, static_strides = array<i64: -1, 4, 1>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 1>, static_sizes = array<i64>, static_strides = array<i64: 4>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: -1, -9223372036854775808, 0>, static_sizes = array<i64: -1>, static_strides = array<i64: 4, -9223372036854775808>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: -1>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 1>, static_sizes = array<i64>, static_strides = array<i64: 4, 1>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: -9223372036854775808, 4>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 0>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4, -1>, static_strides = array<i64: -1, 4, 0>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, static_offsets = array<i64: 4, -9223372036854775808, 4>, static_sizes = array<i64: 4, 1>, static_strides = array<i64: 0, -9223372036854775808, -1>}> : (memref<4x4xf32>, index, index, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: -1, 4>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 4, 1>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: -1>, static_sizes = array<i64: 1>, static_strides = array<i64: -9223372036854775808, 4>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1, -9223372036854775808, 4>, static_sizes = array<i64: -1, 4, 0>, static_strides = array<i64: 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 1, -1>, static_sizes = array<i64>, static_strides = array<i64: -9223372036854775808, 4>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 0, 4>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: -1, -1>, static_sizes = array<i64: -1, 4>, static_strides = array<i64: 1, -9223372036854775808>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: -1, -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: -1, -1>, static_strides = array<i64: 1, 4, -1>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 4, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: -1, 4, 4>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 4, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1, 4>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0, 0, 1>, static_sizes = array<i64: 4, -1>, static_strides = array<i64: -1, 4>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1, 0, 0>, static_sizes = array<i64: -1, -9223372036854775808>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 3, 1, 0>, static_offsets = array<i64: -1, -9223372036854775808, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: -9223372036854775808, 0>}> : (tensor<4x4xf32>, index, index, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, 4>, static_sizes = array<i64: 1>, static_strides = array<i64: -1, -9223372036854775808>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0, 1>, static_sizes = array<i64: 0, 0>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64>, static_strides = array<i64: -1>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 1, -9223372036854775808, 1>, static_strides = array<i64>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 4>, static_sizes = array<i64>, static_strides = array<i64: -1, 0, -9223372036854775808>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -1, -9223372036854775808>, static_sizes = array<i64: 4, 4>, static_strides = array<i64>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 4, -1, -1>, static_sizes = array<i64: 1, 4, 0>, static_strides = array<i64: 1, 4, 4>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64>, static_strides = array<i64: 0, -1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, 1, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -1, 4>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 4, -9223372036854775808>}> : (tensor<4x4xf32>, index, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 4, -9223372036854775808>, static_sizes = array<i64: 0, 1>, static_strides = array<i64: 1>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 0, 4>, static_strides = array<i64: 4>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4, 4>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 4, -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 2, 1>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 4, 4>, static_strides = array<i64: -9223372036854775808>}> : (tensor<4x4xf32>, index, index, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 1>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 0>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64: 1>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, -1, 0>, static_strides = array<i64: -1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -1, -9223372036854775808>, static_sizes = array<i64: 1, 0, 4>, static_strides = array<i64: 1, -1>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64>, static_sizes = array<i64: -1, 1>, static_strides = array<i64: 0, -9223372036854775808>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 0, 4, 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64: 4, 0>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 0, 0>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 4, -1>, static_strides = array<i64>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 0, 1>, static_strides = array<i64: -1, 1, 0>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: -9223372036854775808>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: -9223372036854775808, -1>, static_strides = array<i64>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64>, static_sizes = array<i64: 0>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 1, 1>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: -1, 4, 1>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808, 4>, static_strides = array<i64: 1>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: -1, -1>, static_sizes = array<i64>, static_strides = array<i64: -9223372036854775808>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: 0, -1>, static_strides = array<i64: -1, -9223372036854775808>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0, -1, 1>, static_sizes = array<i64: 4, -1>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64: -1, -1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0, 0, 1>, static_sizes = array<i64: -1, -9223372036854775808>, static_strides = array<i64: 0, -9223372036854775808>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 4, -9223372036854775808, 4>, static_sizes = array<i64>, static_strides = array<i64: 4, 1, 0>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -1, -1>, static_sizes = array<i64: 4>, static_strides = array<i64: 4, 0>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: -1, -1>, static_strides = array<i64: -1, 1, -9223372036854775808>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, -1>, static_strides = array<i64>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 1, -1>, static_sizes = array<i64: 0, 0>, static_strides = array<i64: 1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: -1, 0>, static_sizes = array<i64: -9223372036854775808, 4, 1>, static_strides = array<i64: -1, 0, 4>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 4, 1>, static_sizes = array<i64: 0, 1>, static_strides = array<i64: -1, -9223372036854775808>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 0>, static_offsets = array<i64: 4, 1>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: -9223372036854775808, 0>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 0, 1>, static_strides = array<i64: 1, 4>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 1>, static_sizes = array<i64: -9223372036854775808, 1, 0>, static_strides = array<i64: 4, 1>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64: -1, -9223372036854775808>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64: -1, 0>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, -1, -1>, static_strides = array<i64: 0, 1, 0>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: 4>, static_strides = array<i64: 4>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: -9223372036854775808>}> : (tensor<4x4xf32>, index, index, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64>, static_strides = array<i64: 4, -1>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: -1, 0>, static_strides = array<i64>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: -1, -1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 2, 1>, static_offsets = array<i64: 4, 4>, static_sizes = array<i64: -9223372036854775808, -1>, static_strides = array<i64: -9223372036854775808, 1, -1>}> : (tensor<4x4xf32>, index, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 0, 0>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 2>, static_offsets = array<i64: -1, 1, 4>, static_sizes = array<i64>, static_strides = array<i64: 1, 0, -9223372036854775808>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: -1, -1>, static_strides = array<i64: -1, -1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808, 0>, static_sizes = array<i64: -1>, static_strides = array<i64: -9223372036854775808, 0, -1>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 4, 0>, static_sizes = array<i64: 0, -1>, static_strides = array<i64: 1, -1, -9223372036854775808>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 1, 4>, static_sizes = array<i64: 4, 4>, static_strides = array<i64: 1, 0>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 2>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808, 1, -1>}> : (tensor<4x4xf32>, index, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64: 0, -1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -1, -9223372036854775808, -1>, static_strides = array<i64: 1, -1, 0>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 4, -1>, static_sizes = array<i64: 0, 4, 0>, static_strides = array<i64: 4, 4>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -1, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 1>, static_strides = array<i64: 4>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 4>, static_sizes = array<i64>, static_strides = array<i64: -9223372036854775808, -1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 1, -1>, static_sizes = array<i64: -1, 4>, static_strides = array<i64>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: -1, -1>, static_sizes = array<i64: -1>, static_strides = array<i64: 1>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 2>, static_offsets = array<i64: 0, 1, 4>, static_sizes = array<i64: 4, -1>, static_strides = array<i64: -9223372036854775808, 0>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64>, static_sizes = array<i64: -1, 1>, static_strides = array<i64>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 0, 4>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64: 0, 1>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64>}> : (memref<4x4xf32>, index, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 0>, static_strides = array<i64: 1>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: -9223372036854775808, -9223372036854775808, 0>, static_sizes = array<i64: 4, -1>, static_strides = array<i64: -9223372036854775808, 0>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 1>, static_sizes = array<i64: -1, 0>, static_strides = array<i64: 4>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 2>, static_offsets = array<i64: -1, -1, 4>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: -9223372036854775808, -9223372036854775808>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, static_offsets = array<i64: 1, -9223372036854775808>, static_sizes = array<i64>, static_strides = array<i64: -1, 4>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64>, static_sizes = array<i64: -1, -1>, static_strides = array<i64: -9223372036854775808, -1>}> : (memref<4x4xf32>, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 4>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 4>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 4, -1>}> : (tensor<4x4xf32>, index, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, -1>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1>, static_sizes = array<i64: -1>, static_strides = array<i64: -9223372036854775808>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 4>, static_sizes = array<i64>, static_strides = array<i64: 1>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: -1, -1>, static_strides = array<i64: -9223372036854775808, 0, 4>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 0>, static_strides = array<i64: -9223372036854775808>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0, 0, -1>, static_sizes = array<i64: -9223372036854775808, -1, -1>, static_strides = array<i64: -1, 1, 0>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 1, 0>, static_sizes = array<i64: 4, 0, 1>, static_strides = array<i64: -9223372036854775808>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 1, -9223372036854775808>, static_sizes = array<i64: 1, 0>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 4>, static_sizes = array<i64: -1, 1>, static_strides = array<i64: 0, 1>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 1>, static_sizes = array<i64: -1, 4>, static_strides = array<i64>}> : (tensor<4x4xf32>, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 4, 1>, static_strides = array<i64: 1, 0>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, 4, 0>, static_strides = array<i64: 1, 4>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: -1, -9223372036854775808>, static_sizes = array<i64: -1, -1>, static_strides = array<i64: 1, -9223372036854775808>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 4, 0>, static_sizes = array<i64: 0, -1, -9223372036854775808>, static_strides = array<i64: 0>}> : (tensor<4x4xf32>, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 1>, static_sizes = array<i64: 4, 0>, static_strides = array<i64: 0, -1>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, static_offsets = array<i64: -9223372036854775808, 1, -9223372036854775808>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: -1, -9223372036854775808>}> : (memref<4x4xf32>, index, index, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 4, 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 0>, static_strides = array<i64: 4>}> : (memref<4x4xf32>, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 0, -9223372036854775808>, static_strides = array<i64: 0, -9223372036854775808>}> : (memref<4x4xf32>, index, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -9223372036854775808, -1>, static_sizes = array<i64: 4, -1, -1>, static_strides = array<i64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 0>, static_strides = array<i64: 4, 0>}> : (tensor<4x4xf32>, index, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64>}> : (memref<4x4xf32>) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 4, 4>, static_sizes = array<i64: 1, 0>, static_strides = array<i64: -9223372036854775808, 4>}> : (memref<4x4xf32>, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> tensor<4x4xf32>
%0 = "tensor.extract_slice"(%m, %i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 2, 2>, static_offsets = array<i64: -9223372036854775808, 0, 1>, static_sizes = array<i64: -9223372036854775808, 4>, static_strides = array<i64: 0, 0, -9223372036854775808>}> : (tensor<4x4xf32>, index, index, index, index, index, index) -> tensor<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4x4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 3, 1>, static_offsets = array<i64>, static_sizes = array<i64: -9223372036854775808, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<4x4xf32>, index, index, index, index) -> memref<4x4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.subview"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.subview"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index, index, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.reinterpret_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.reinterpret_cast"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index, index) -> memref<4xf32>
// -----
%i = "t.v"() : () -> index
%m = "t.v"() : () -> memref<4xf32>
%0 = "memref.reinterpret_cast"(%m, %i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (memref<4xf32>, index, index, index) -> memref<4xf32>
