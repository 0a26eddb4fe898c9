// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "vector.contract"(%v0, %v0, %v0) <{indexing_maps = 0 : index, iterator_types = unit}> : (f32, f32, f32) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  %r = "vector.contract"(%v0, %v0, %v0, %v0) <{indexing_maps = @f, kind = [1 : i32]}> : (i64, i64, i64, i64) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %v1 = "x.v"() : () -> memref<4xf32, strided<[?], offset: ?>>
  %v2 = "x.v"() : () -> tensor<?xf32>
  %r = "vector.contract"(%v0, %v2, %v1) <{indexing_maps = 0 : index, iterator_types = #arith.fastmath<fast>}> : (i1, tensor<?xf32>, memref<4xf32, strided<[?], offset: ?>>) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<[4]xf32>
  %r = "vector.contract"(%v0, %v0, %v0) <{indexing_maps = unit, iterator_types = affine_map<(d0) -> (d0)>, kind = "str"}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  %v1 = "x.v"() : () -> f32
  %v2 = "x.v"() : () -> none
  %r = "vector.contract"(%v0, %v2, %v1) <{indexing_maps = dense<1.0> : tensor<2xf32>, iterator_types = [{}]}> : (!transform.any_op, none, f32) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %v1 = "x.v"() : () -> index
  %v2 = "x.v"() : () -> vector<[4]xf32>
  %r = "vector.contract"(%v1, %v0, %v2) <{indexing_maps = affine_set<(d0) : (d0 >= 0)>}> : (index, f32, vector<[4]xf32>) -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<f32>
  %r = "vector.contract"(%v0, %v0) <{indexing_maps = [{}]}> : (vector<f32>, vector<f32>) -> (vector<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> complex<f32>
  %v1 = "x.v"() : () -> memref<*xf32>
  %v2 = "x.v"() : () -> none
  %r = "vector.contract"(%v2, %v1, %v0) <{indexing_maps = @f, iterator_types = [i32]}> : (none, memref<*xf32>, complex<f32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> si32
  %r = "vector.reduction"(%v1, %v0) <{kind = []}> : (si32, !transform.any_value) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "vector.reduction"(%v0, %v0) <{kind = 0 : index}> : (index, index) -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> complex<f32>
  %v1 = "x.v"() : () -> tensor<4xi32>
  %r = "vector.reduction"(%v1, %v0) <{kind = {a = 1}}> : (tensor<4xi32>, complex<f32>) -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<[4]xf32>
  %r = "vector.reduction"(%v0, %v0) <{kind = array<i64: 1, 2>}> : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32, strided<[?], offset: ?>>
  %r = "vector.reduction"(%v0) <{kind = #arith.overflow<nsw>}> : (memref<4xf32, strided<[?], offset: ?>>) -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> memref<?x8xf32>
  %v2 = "x.v"() : () -> tensor<*xf32>
  %r = "vector.reduction"(%v2, %v0, %v1) <{kind = i32, fastmath = @f}> : (tensor<*xf32>, !transform.any_value, memref<?x8xf32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r = "vector.reduction"(%v0, %v0, %v0) {kind = affine_set<(d0) : (d0 >= 0)>} : (i32, i32, i32) -> (tensor<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "vector.reduction"(%v0, %v0) <{kind = 1 : i64}> : (i1, i1) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  %v1 = "x.v"() : () -> ui8
  %r = "vector.multi_reduction"(%v1, %v0) <{reduction_dims = array<i64: 1, 2>}> : (ui8, si32) -> (i32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %v1 = "x.v"() : () -> memref<f32>
  %r = "vector.multi_reduction"(%v0, %v1)[^s] <{kind = [{a.b = 1}], reduction_dims = array<i64: 1, 2>}> : (memref<*xf32>, memref<f32>) -> (!transform.param<i64>)
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xf32>
  %v1 = "x.v"() : () -> ui8
  %r = "vector.multi_reduction"(%v1, %v0) <{kind = 0 : index, reduction_dims = array<i64: 1, 2>}> : (ui8, tensor<4xf32>) -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "vector.broadcast"(%v0) : (tensor<?xf32>) -> (si32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  %r = "vector.broadcast"(%v0) : (vector<4xf32>) -> (vector<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "vector.broadcast"(%v0, %v0) : (i1, i1) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  %r = "vector.shuffle"(%v0, %v0) <{mask = array<i64: 1, 2>}> : (si32, si32) -> (vector<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %v1 = "x.v"() : () -> vector<4x8xf32>
  %r:2 = "vector.shuffle"(%v1, %v0) : (vector<4x8xf32>, memref<*xf32>) -> (i32, vector<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi32>
  %v1 = "x.v"() : () -> vector<[4]xf32>
  %r = "vector.shuffle"(%v1, %v0) <{mask = [1, 2]}> : (vector<[4]xf32>, tensor<4xi32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  %r = "vector.interleave"(%v0, %v0) : (si32, si32) -> (si32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r:2 = "vector.deinterleave"(%v0) ({
 "x.t"() : () -> ()
 }) : (i32) -> (tensor<f32>, f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %r = "vector.extract"(%v0, %v0) <{static_position = i32}> : (!transform.param<i64>, !transform.param<i64>) -> (!transform.param<i64>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4x8xf32>
  %r = "vector.extract"(%v0) {static_position = array<i64>} : (vector<4x8xf32>) -> (vector<4x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %v1 = "x.v"() : () -> index
  %v2 = "x.v"() : () -> none
  %r = "vector.fma"(%v1, %v0, %v2) : (index, f32, none) -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  "vector.to_elements"(%v0) : (vector<4xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "vector.from_elements"() : () -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32, strided<[?], offset: ?>>
  %r:2 = "vector.insert"(%v0, %v0, %v0, %v0) <{static_position = []}> : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> (tensor<f32>, memref<4xf32, strided<[?], offset: ?>>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "vector.insert"(%v0) {static_position = array<i64: 1, 2>} : (index) -> (memref<?x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  %v1 = "x.v"() : () -> i32
  %v2 = "x.v"() : () -> tensor<4xf32>
  %r = "vector.insert"(%v0, %v2, %v1) <{static_position = @a::@b}> : (!transform.any_op, tensor<4xf32>, i32) -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  %v1 = "x.v"() : () -> none
  %v2 = "x.v"() : () -> vector<4xf32>
  %r = "vector.insert"(%v0, %v2, %v1) <{static_position = array<i64: 1, 2>}> : (f16, vector<4xf32>, none) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %v1 = "x.v"() : () -> vector<4xi1>
  %r:2 = "vector.scalable.insert"(%v1, %v0) <{pos = [@f]}> : (vector<4xi1>, index) -> (tensor<4xi32>, i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  "vector.scalable.insert"(%v0, %v0) <{pos = i32}> : (vector<4xf32>, vector<4xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %v1 = "x.v"() : () -> tensor<*xf32>
  %r = "vector.scalable.insert"(%v0, %v1) <{pos = true}> : (!transform.param<i64>, tensor<*xf32>) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  %r = "vector.scalable.insert"(%v0, %v0) <{pos = 1 : i64}> : (tensor<4xi1>, tensor<4xi1>) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r = "vector.scalable.extract"(%v0) <{pos = []}> : (i32) -> (i32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  %r = "vector.insert_strided_slice"(%v0, %v0) {offsets = [{a.b = 1}]} : (si32, si32) -> (si32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %r = "vector.insert_strided_slice"(%v0, %v0) <{offsets = [1, 2], strides = 16 : i64}> : (memref<*xf32>, memref<*xf32>) -> (memref<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xf32>
  %r = "vector.outerproduct"(%v0, %v0) <{kind = #arith.overflow<nsw>}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r = "vector.outerproduct"(%v0, %v0, %v0, %v0) <{kind = "str"}> : (i32, i32, i32, i32) -> (vector<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %r = "vector.extract_strided_slice"(%v0) <{offsets = -1 : i64}> : (!transform.param<i64>) -> (!transform.any_op)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xi1>
  %r = "vector.extract_strided_slice"(%v0) <{offsets = [1, 2], sizes = array<i64: 1, 2>, strides = (i32) -> i32}> : (vector<4xi1>) -> (vector<4x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<f32>
  %r = "vector.extract_strided_slice"(%v0) <{offsets = array<i64>, sizes = [1, 2], strides = []}> : (tensor<f32>) -> (!transform.param<i64>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "vector.extract_strided_slice"(%v0) <{offsets = i32, sizes = "str", strides = [affine_map<(d0) -> (d0)>]}> : (index) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  "vector.transfer_read"(%v0, %v0) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (index, index) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "vector.transfer_read"(%v0, %v0) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = unit, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i1, i1) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "vector.transfer_read"(%v0, %v0, %v0, %v0) {permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [{}], operandSegmentSizes = array<i32: 1, 1, 1, 1>} : (f32, f32, f32, f32) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  %v1 = "x.v"() : () -> f16
  %v2 = "x.v"() : () -> tensor<*xf32>
  %v3 = "x.v"() : () -> tensor<4xi32>
  %r = "vector.transfer_read"(%v3, %v2, %v0, %v1) <{permutation_map = [{}], in_bounds = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<4xi32>, tensor<*xf32>, !transform.any_op, f16) -> (i64)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ((i32) -> f32)
  %v1 = "x.v"() : () -> i32
  %v2 = "x.v"() : () -> memref<4xf32, strided<[?], offset: ?>>
  %r = "vector.transfer_read"(%v0, %v1, %v2) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = @f, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : ((i32) -> f32, i32, memref<4xf32, strided<[?], offset: ?>>) -> (tensor<4xi32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %v1 = "x.v"() : () -> memref<*xf32>
  %v2 = "x.v"() : () -> memref<4xf32>
  %v3 = "x.v"() : () -> ui8
  %r = "vector.transfer_read"(%v1, %v2, %v0, %v3) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<*xf32>, memref<4xf32>, !transform.param<i64>, ui8) -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "vector.transfer_read"(%v0, %v0, %v0, %v0) <{permutation_map = [1 : i32], in_bounds = dense<1.0> : tensor<2xf32>, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  "vector.transfer_write"(%v0, %v0) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = dense<1> : tensor<2xi32>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i1, i1) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> complex<f32>
  %r = "vector.transfer_write"(%v0, %v0) <{in_bounds = @f, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %v1 = "x.v"() : () -> vector<4xf32>
  %r = "vector.transfer_write"(%v0, %v1) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = @f, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, vector<4xf32>) -> ((i32) -> f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<f32>
  %v1 = "x.v"() : () -> tensor<4xf32>
  %v2 = "x.v"() : () -> tensor<4xi32>
  %v3 = "x.v"() : () -> tuple<i32,f32>
  %r = "vector.transfer_write"(%v0, %v2, %v1, %v3) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = 0 : index, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<f32>, tensor<4xi32>, tensor<4xf32>, tuple<i32,f32>) -> (!transform.any_value)
}) : () -> ()
