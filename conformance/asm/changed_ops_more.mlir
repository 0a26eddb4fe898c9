// ARGS: --allow-unregistered-dialect --split-input-file
%v0 = "t.v"() : () -> tensor<4x8xf32>
%v1 = "t.v"() : () -> tensor<2x4x2x2xf32>
%v2 = "t.v"() : () -> tensor<2x4x2x2xf32>
%r:1 = "linalg.pack"(%v0, %v1, %v2) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 2, 2>}> {operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (tensor<4x8xf32>, tensor<2x4x2x2xf32>, tensor<2x4x2x2xf32>) -> (tensor<2x4x2x2xf32>)
// -----
%v0 = "t.v"() : () -> memref<?xf32>
%v1 = "t.v"() : () -> index
%r:1 = "vector.load"(%v0, %v1) : (memref<?xf32>, index) -> (vector<1x4xi1>)
// -----
%v0 = "t.v"() : () -> tensor<?xf32>
%v1 = "t.v"() : () -> index
%r:1 = "tensor.expand_shape"(%v0, %v1) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, -9223372036854775808>}> : (tensor<?xf32>, index) -> (tensor<2x?xf32>)
