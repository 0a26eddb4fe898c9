// ARGS: --allow-unregistered-dialect --split-input-file
%a = "t.v"() : () -> memref<?x?xf32>
%i = "t.v"() : () -> index
%0 = "memref.expand_shape"(%a, %i, %i) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -1, 2, -9223372036854775808, 3>}> : (memref<?x?xf32>, index, index) -> (memref<?x2x?x3xf32>)
// -----
%a = "t.v"() : () -> tensor<?x?x?x?xf32>
%0 = "tensor.collapse_shape"(%a) <{reassociation = [[0, 1], [2, -3]]}> : (tensor<?x?x?x?xf32>) -> (tensor<?x?xf32>)
