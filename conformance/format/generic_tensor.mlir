// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "tensor.bitcast"(%v0) : (f32) -> (f32)
}) : () -> ()

// -----
"x.top"() ({

  %r = "tensor.bitcast"() : () -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "tensor.bitcast"(%v0) : (tensor<?xf32>) -> (memref<4xf32, strided<[?], offset: ?>>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<[4]xf32>
  %r = "tensor.cast"(%v0) : (vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<f32>
  %r = "tensor.cast"(%v0) : (tensor<f32>) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  %r:2 = "tensor.cast"(%v0) : (vector<4xf32>) -> (vector<4xf32>, !transform.any_op)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  %r = "tensor.concat"(%v0, %v0) {dim = [affine_map<(d0) -> (d0)>]} : (si32, si32) -> (vector<4x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<f32>
  %v1 = "x.v"() : () -> tuple<i32,f32>
  %r = "tensor.concat"(%v0, %v1) <{dim = 1 : i64}> : (memref<f32>, tuple<i32,f32>) -> (tuple<i32,f32>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "tensor.concat"() : () -> (i64)
}) : () -> ()

// -----
"x.top"() ({

  %r = "tensor.concat"() <{dim = 1 : i64}> : () -> (memref<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  %r = "tensor.concat"(%v0, %v0) <{dim = {a = 1}}> : (f16, f16) -> (f16)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %r = "tensor.dim"(%v0, %v0) : (!transform.param<i64>, !transform.param<i64>) -> (!transform.param<i64>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> memref<*xf32>
  %v2 = "x.v"() : () -> tensor<*xf32>
  %r = "tensor.dim"(%v1, %v2, %v0) : (memref<*xf32>, tensor<*xf32>, !transform.any_value) -> (memref<?x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tuple<i32,f32>
  %r = "tensor.empty"(%v0, %v0) : (tuple<i32,f32>, tuple<i32,f32>) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "tensor.extract"(%v0, %v0, %v0) : (f32, f32, f32) -> (f32)
}) : () -> ()

// -----
"x.top"() ({

  %r = "tensor.extract_slice"() <{static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> (vector<4x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> none
  %r = "tensor.extract_slice"(%v0, %v0) <{static_offsets = array<i64: 1, 2>, static_sizes = ["a"], static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (none, none) -> (vector<4x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ((i32) -> f32)
  %r = "tensor.extract_slice"(%v0) {static_offsets = [{a.b = 1}], static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0>} : ((i32) -> f32) -> (!transform.any_op)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "tensor.extract_slice"(%v0) <{static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 1, 2>, static_strides = @a::@b, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (index) -> (vector<4xi1>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "tensor.from_elements"() : () -> (index)
}) : () -> ()

// -----
"x.top"() ({

  %r = "tensor.from_elements"() : () -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %v1 = "x.v"() : () -> si32
  %v2 = "x.v"() : () -> tensor<f32>
  %r = "tensor.gather"(%v1, %v0, %v2) <{gather_dims = true}> : (si32, i32, tensor<f32>) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<f32>
  %r = "tensor.gather"(%v0, %v0) <{gather_dims = array<i64: 1, 2>}> ({}) : (memref<f32>, memref<f32>) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "tensor.gather"(%v0, %v0) {gather_dims = array<i64: 1, 2>} : (tensor<?xf32>, tensor<?xf32>) -> (vector<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  %r = "tensor.generate"(%v0, %v0) ({
 ^bb0:
 "x.t"() : () -> ()
 }, {}) : (vector<4xf32>, vector<4xf32>) -> (vector<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %v1 = "x.v"() : () -> none
  %r = "tensor.insert_slice"(%v0, %v1)[^s] <{static_sizes = [[1],[2]], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (i32, none) -> (vector<[4]xf32>)
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xi1>
  %r = "tensor.insert_slice"(%v0, %v0) <{static_offsets = array<i64: 1, 2>, static_sizes = [{}], static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<4xi1>, vector<4xi1>) -> (vector<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  %r = "tensor.insert_slice"(%v0, %v0) <{static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 2, 0, 0, 0>}> : (ui8, ui8) -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %v1 = "x.v"() : () -> index
  %v2 = "x.v"() : () -> tensor<f32>
  %r = "tensor.insert_slice"(%v1, %v0, %v2) <{static_offsets = i32, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (index, f32, tensor<f32>) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %v1 = "x.v"() : () -> none
  %r = "tensor.expand_shape"(%v0, %v1) <{static_output_shape = i32}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (memref<*xf32>, none) -> (none)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  %v1 = "x.v"() : () -> index
  %r = "tensor.expand_shape"(%v0, %v1) <{reassociation = [1, 2], static_output_shape = array<i64: 1, 2>}> : (i64, index) -> (tuple<i32,f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %r = "tensor.expand_shape"(%v0) <{reassociation = [1, 2], static_output_shape = true}> : (!transform.any_value) -> (f16)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "tensor.expand_shape"(%v0) <{reassociation = -1 : i64, static_output_shape = array<i64: 1, 2>}> : (tensor<?xf32>) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  %r = "tensor.collapse_shape"(%v0) <{reassociation = (i32) -> i32}> : (ui8) -> (vector<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "tensor.pad"(%v0, %v0) <{static_low = array<i64: 1, 2>, static_high = dense<1.0> : tensor<2xf32>, nofold = unit, operandSegmentSizes = array<i32: 1, 1, 0>}> ({
 ^bb0:
 "scf.yield"() : () -> ()
 }) : (f32, f32) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32, strided<[?], offset: ?>>
  "tensor.parallel_insert_slice"(%v0, %v0, %v0, %v0) <{static_offsets = #arith.fastmath<fast>, static_sizes = array<i64: 1, 2>, static_strides = [affine_map<(d0) -> (d0)>], operandSegmentSizes = array<i32: 1, 0, 1, 1, 0>}> : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %v1 = "x.v"() : () -> ((i32) -> f32)
  %v2 = "x.v"() : () -> i32
  %v3 = "x.v"() : () -> tensor<?xf32>
  "tensor.parallel_insert_slice"(%v1, %v2, %v0, %v3) <{static_offsets = 0 : index, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : ((i32) -> f32, i32, !transform.param<i64>, tensor<?xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  %v1 = "x.v"() : () -> vector<4xi1>
  %v2 = "x.v"() : () -> vector<f32>
  "tensor.parallel_insert_slice"(%v1, %v0, %v2) <{static_offsets = @f, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<4xi1>, f16, vector<f32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32>
  %r = "tensor.scatter"(%v0, %v0, %v0) <{scatter_dims = @f}> : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> (memref<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "tensor.scatter"(%v0, %v0, %v0) <{scatter_dims = [1 : i32], unique = dense<1.0> : tensor<2xf32>}> : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "tensor.scatter"(%v0, %v0, %v0) <{scatter_dims = ["a"], unique = unit}> : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> none
  %r = "tensor.scatter"(%v0, %v0, %v0) <{scatter_dims = dense<1.0> : tensor<2xf32>, unique = unit}> : (none, none, none) -> (none)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi32>
  %r = "tensor.splat"(%v0) : (tensor<4xi32>) -> (tensor<4xi32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<f32>
  "tensor.yield"(%v0) : (memref<f32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xf32>
  %r = "tensor.yield"(%v0) : (tensor<4xf32>) -> (tensor<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  "tensor.yield"(%v0)[^s] : (index) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()
