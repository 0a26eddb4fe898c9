// ARGS: --allow-unregistered-dialect --split-input-file
%a = "t.v"() : () -> tensor<?x?xf32>
%i = "t.v"() : () -> index
%0 = "tensor.expand_shape"(%a, %i, %i) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -1, 2, -9223372036854775808, 3>}> : (tensor<?x?xf32>, index, index) -> (tensor<?x2x?x3xf32>)
// -----
%a = "t.v"() : () -> tensor<?x?xf32>
%i = "t.v"() : () -> index
%0 = "tensor.expand_shape"(%a, %i, %i) <{reassociation = [[0, 1], [2, 4]], static_output_shape = array<i64: -1, 2, -9223372036854775808, 3>}> : (tensor<?x?xf32>, index, index) -> (tensor<?x2x?x3xf32>)
// -----
%a = "t.v"() : () -> tensor<?x?xf32>
%i = "t.v"() : () -> index
%0 = "tensor.expand_shape"(%a, %i, %i) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -1, 2, -9223372036854775808>}> : (tensor<?x?xf32>, index, index) -> (tensor<?x2x?x3xf32>)
// -----
%a = "t.v"() : () -> tensor<?x?xf32>
%i = "t.v"() : () -> index
%0 = "tensor.expand_shape"(%a, %i, %i) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 5, 2, -9223372036854775808, -9223372036854775808>}> : (tensor<?x?xf32>, index, index) -> (tensor<?x2x?x3xf32>)
// -----
%a = "t.v"() : () -> tensor<?x?xf32>
%i = "t.v"() : () -> index
%0 = "tensor.expand_shape"(%a, %i, %i) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: 5, 2, -9223372036854775808>}> : (tensor<?x?xf32>, index, index) -> (tensor<?x2x3xf32>)
// -----
%a = "t.v"() : () -> memref<?x?xf32>
%i = "t.v"() : () -> index
%0 = "memref.expand_shape"(%a, %i, %i) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -1, 2, -9223372036854775808, 3>}> : (memref<?x?xf32>, index, index) -> (memref<?x2x?x3xf32>)
// -----
%a = "t.v"() : () -> tensor<?x?xf32>
%i = "t.v"() : () -> index
%0 = "tensor.collapse_shape"(%a) <{reassociation = [[0, -1]]}> : (tensor<?x?xf32>) -> (tensor<?xf32>)
// -----
%a = "t.v"() : () -> tensor<?x?x?x?xf32>
%0 = "tensor.collapse_shape"(%a) <{reassociation = [[0, 1], [2, -3]]}> : (tensor<?x?x?x?xf32>) -> (tensor<?x?xf32>)
// -----
%a = "t.v"() : () -> tensor<?x?x?x?xf32>
%0 = "tensor.collapse_shape"(%a) <{reassociation = [[-1], [2, 3]]}> : (tensor<?x?x?x?xf32>) -> (tensor<?x?xf32>)
// -----
%a = "t.v"() : () -> tensor<?x?x?x?xf32>
%0 = "tensor.collapse_shape"(%a) <{reassociation = [[0,1,2], [7]]}> : (tensor<?x?x?x?xf32>) -> (tensor<?x?xf32>)
// -----
%a = "t.v"() : () -> memref<?x?x?x?xf32>
%0 = "memref.collapse_shape"(%a) <{reassociation = [[0,1,2], [-7]]}> : (memref<?x?x?x?xf32>) -> (memref<?x?xf32>)
// -----
%a = "t.v"() : () -> memref<4x2xi8>
%i = "t.v"() : () -> index
%0 = "vector.load"(%a, %i, %i) : (memref<4x2xi8>, index, index) -> vector<1x1x1xf32>
// -----
%a = "t.v"() : () -> memref<4x2xi8, strided<[1, 4]>>
%i = "t.v"() : () -> index
%0 = "vector.load"(%a, %i, %i) : (memref<4x2xi8, strided<[1, 4]>>, index, index) -> vector<1x1x1xf32>
// -----
%a = "t.v"() : () -> memref<4x2xvector<4xi8>>
%i = "t.v"() : () -> index
%0 = "vector.load"(%a, %i, %i) : (memref<4x2xvector<4xi8>>, index, index) -> vector<1x1x1xf32>
// -----
%a = "t.v"() : () -> memref<4x2xvector<4xi8>>
%i = "t.v"() : () -> index
%0 = "vector.load"(%a, %i) : (memref<4x2xvector<4xi8>>, index) -> vector<4xf32>
