// ARGS: --allow-unregistered-dialect --split-input-file
%a = "t.v"() : () -> tensor<2xf32>
%b = "t.v"() : () -> memref<4xf32>
"bufferization.materialize_in_destination"(%a, %b) <{restrict, writable}> : (tensor<2xf32>, memref<4xf32>) -> ()
// -----
%a = "t.v"() : () -> tensor<2xf32>
%b = "t.v"() : () -> memref<4x4xf32>
"bufferization.materialize_in_destination"(%a, %b) <{restrict, writable}> : (tensor<2xf32>, memref<4x4xf32>) -> ()
// -----
%a = "t.v"() : () -> tensor<2x3xf32>
%b = "t.v"() : () -> memref<4x5xf32>
"bufferization.materialize_in_destination"(%a, %b) <{restrict, writable}> : (tensor<2x3xf32>, memref<4x5xf32>) -> ()
// -----
%a = "t.v"() : () -> tensor<2x3xf32>
%b = "t.v"() : () -> memref<2x5xf32>
"bufferization.materialize_in_destination"(%a, %b) <{restrict, writable}> : (tensor<2x3xf32>, memref<2x5xf32>) -> ()
// -----
%a = "t.v"() : () -> tensor<2x3xf32>
%b = "t.v"() : () -> tensor<2x5xf32>
%0 = "bufferization.materialize_in_destination"(%a, %b)  : (tensor<2x3xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
// -----
%a = "t.v"() : () -> tensor<*xf32>
%b = "t.v"() : () -> tensor<2x5xf32>
%0 = "bufferization.materialize_in_destination"(%a, %b)  : (tensor<*xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
// -----
%a = "t.v"() : () -> tensor<*xf32>
%b = "t.v"() : () -> memref<2x5xf32>
"bufferization.materialize_in_destination"(%a, %b) <{restrict, writable}>: (tensor<*xf32>, memref<2x5xf32>) -> ()
// -----
%a = "t.v"() : () -> tensor<2xf32>
%b = "t.v"() : () -> memref<?xf32>
"bufferization.materialize_in_destination"(%a, %b) <{restrict, writable}> : (tensor<2xf32>, memref<?xf32>) -> ()
// -----
%a = "t.v"() : () -> tensor<2xf32>
%b = "t.v"() : () -> memref<*xf32>
"bufferization.materialize_in_destination"(%a, %b) <{restrict, writable}> : (tensor<2xf32>, memref<*xf32>) -> ()
// -----
%a = "t.v"() : () -> tensor<*xf32>
%b = "t.v"() : () -> tensor<*xf32>
%0 = "bufferization.materialize_in_destination"(%a, %b)  : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
// -----
%v0 = "t.v"() : () -> index
%r:1 = "affine.linearize_index"(%v0, %v0) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 0, 3>}>  : (index, index) -> (index)
