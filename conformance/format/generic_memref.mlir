// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "memref.assume_alignment"(%v0) <{alignment = 1 : i32}> : (f32) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  %r:2 = "memref.assume_alignment"(%v0) {alignment = 1 : i32} : (!transform.any_op) -> (!transform.any_op, index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "memref.distinct_objects"(%v0, %v0)[^s] : (index, index) -> (vector<4x8xf32>)
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.distinct_objects"() : () -> (vector<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  "memref.distinct_objects"(%v0) : (f16) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "memref.distinct_objects"(%v0) ({
 ^bb0:
 "scf.yield"() : () -> ()
 }) : (index) -> (tensor<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "memref.alloc"(%v0) <{alignment = 1 : i64, operandSegmentSizes = array<i32: 0, 0>}> : (tensor<?xf32>) -> (index)
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> (memref<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  %r = "memref.alloc"(%v0, %v0) <{operandSegmentSizes = array<i32: 1, 1>}> : (f16, f16) -> (f16)
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %r = "memref.realloc"(%v0) <{alignment = 1 : i64}> : (memref<*xf32>) -> (index)
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.alloca_scope"() ({
 ^bb0:
 "scf.yield"() : () -> ()
 }) : () -> (vector<4x8xf32>)
}) : () -> ()

// -----
"x.top"() ({

  "memref.alloca_scope"() ({
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.alloca_scope"() ({}) : () -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  "memref.alloca_scope"(%v0) ({
 "x.t"() : () -> ()
 }) : (tensor<4xi1>) -> ()
}) : () -> ()

// -----
"x.top"() ({

  "memref.alloca_scope.return"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4x8xf32>
  %r = "memref.alloca_scope.return"(%v0) : (vector<4x8xf32>) -> (vector<4x8xf32>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.cast"() : () -> (memref<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  %r = "memref.cast"(%v0) : (ui8) -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  "memref.copy"(%v0, %v0, %v0) : (!transform.any_value, !transform.any_value, !transform.any_value) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<?x8xf32>
  "memref.dealloc"(%v0) : (memref<?x8xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %v1 = "x.v"() : () -> i1
  %r = "memref.dim"(%v1, %v0) : (i1, f32) -> (vector<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<?x8xf32>
  %v1 = "x.v"() : () -> tensor<4xi1>
  %r = "memref.dim"(%v0, %v1) : (memref<?x8xf32>, tensor<4xi1>) -> ((i32) -> f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<f32>
  %r:3 = "memref.extract_strided_metadata"(%v0) : (tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32>
  %r:2 = "memref.extract_strided_metadata"(%v0) : (memref<4xf32>) -> (vector<[4]xf32>, memref<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32>
  %r:2 = "memref.extract_strided_metadata"(%v0) : (memref<4xf32>) -> (memref<f32>, memref<4xf32, strided<[?], offset: ?>>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  %r = "memref.generic_atomic_rmw"(%v0, %v0, %v0) ({}) : (f16, f16, f16) -> (f16)
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.get_global"() <{name = @f}> : () -> (i32)
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.get_global"() : () -> (f16)
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.get_global"() {name = -1 : i64} : () -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({

  "memref.global"() <{sym_name = "s", type = [i32]}> : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "memref.global"() {sym_name = [], type = unit, initial_value = -1 : i64} : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "memref.global"() <{sym_name = "s", type = array<i64: 1, 2>, constant = unit, alignment = 1 : i64}> : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "memref.global"() <{sym_name = "s", type = array<i32: 1>, constant = unit, alignment = 1 : i64}> : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "memref.global"() {sym_name = "s", sym_visibility = "s", type = [], initial_value = [affine_map<(d0) -> (d0)>], constant = unit} : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "memref.global"() <{sym_name = "s", type = dense<1.0> : tensor<2xf32>, initial_value = @f}> : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tuple<i32,f32>
  %v1 = "x.v"() : () -> vector<4xi1>
  %r = "memref.load"(%v0, %v1) <{alignment = [@f]}> : (tuple<i32,f32>, vector<4xi1>) -> (i32)
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.load"() : () -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ((i32) -> f32)
  "memref.prefetch"(%v0, %v0) <{isWrite = true, localityHint = 1 : i32, isDataCache = [{a.b = 1}]}> : ((i32) -> f32, (i32) -> f32) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  %v1 = "x.v"() : () -> memref<f32>
  "memref.prefetch"(%v0, %v1) <{isWrite = @f, localityHint = 1 : i32, isDataCache = true}> : (f16, memref<f32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %v1 = "x.v"() : () -> memref<*xf32>
  %v2 = "x.v"() : () -> memref<4xf32>
  "memref.prefetch"(%v2, %v0, %v1) <{isWrite = true, localityHint = true, isDataCache = true}> : (memref<4xf32>, !transform.param<i64>, memref<*xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  %v1 = "x.v"() : () -> memref<f32>
  %v2 = "x.v"() : () -> tensor<4xf32>
  %r = "memref.reinterpret_cast"(%v2, %v0, %v1) <{static_offsets = array<i64: 1, 2>, static_strides = ["a"], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (tensor<4xf32>, i64, memref<f32>) -> ((i32) -> f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %v1 = "x.v"() : () -> memref<4xf32>
  %v2 = "x.v"() : () -> tensor<4xf32>
  %r = "memref.reinterpret_cast"(%v2, %v1, %v0) {static_offsets = true, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 1, 0>} : (tensor<4xf32>, memref<4xf32>, i32) -> (complex<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi32>
  %r = "memref.reinterpret_cast"(%v0) <{static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 1, 2>, static_strides = (i32) -> i32, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (tensor<4xi32>) -> (tensor<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32, strided<[?], offset: ?>>
  %r = "memref.reshape"(%v0, %v0) : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32>
  %r = "memref.expand_shape"(%v0) {reassociation = [1, 2], static_output_shape = array<i64: 1, 2>} : (memref<4xf32>) -> (si32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %v1 = "x.v"() : () -> i32
  %v2 = "x.v"() : () -> vector<[4]xf32>
  %r = "memref.expand_shape"(%v2, %v0, %v1) <{reassociation = 0 : index, static_output_shape = [affine_map<(d0) -> (d0)>]}> : (vector<[4]xf32>, i1, i32) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r:2 = "memref.expand_shape"(%v0) <{reassociation = array<i64: 1, 2>, static_output_shape = array<i64: 1, 2>}> : (index) -> (vector<f32>, !transform.any_op)
}) : () -> ()

// -----
"x.top"() ({

  %r = "memref.collapse_shape"() <{reassociation = 0 : index}> : () -> (f16)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> complex<f32>
  %r = "memref.collapse_shape"(%v0) <{reassociation = array<i1: true>}> : (complex<f32>) -> (complex<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<*xf32>
  %r = "memref.subview"(%v0) <{static_offsets = [1, 2], static_sizes = [affine_map<(d0) -> (d0)>], static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (tensor<*xf32>) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32, strided<[?], offset: ?>>
  %r = "memref.subview"(%v0, %v0) <{static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 1, 2>, static_strides = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<4xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>) -> (memref<4xf32, strided<[?], offset: ?>>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %r = "memref.transpose"(%v0) <{permutation = [{}]}> : (!transform.param<i64>) -> (memref<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4x8xf32>
  %r = "memref.transpose"(%v0) <{permutation = {a = 1}}> : (vector<4x8xf32>) -> (vector<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %r = "memref.transpose"(%v0) <{permutation = "str"}> : (memref<*xf32>) -> (!transform.param<i64>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %v1 = "x.v"() : () -> i32
  %r = "memref.transpose"(%v1, %v0) <{permutation = 16 : i64}> : (i32, i1) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tuple<i32,f32>
  %r = "memref.view"(%v0, %v0) : (tuple<i32,f32>, tuple<i32,f32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %r = "memref.atomic_rmw"(%v0, %v0, %v0) {kind = 1 : i64} : (memref<*xf32>, memref<*xf32>, memref<*xf32>) -> (memref<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  %r = "memref.atomic_rmw"(%v0, %v0, %v0) <{kind = [[1],[2]]}> : (ui8, ui8, ui8) -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32>
  %r = "memref.atomic_rmw"(%v0, %v0) <{kind = (i32) -> i32}> : (memref<4xf32>, memref<4xf32>) -> (!transform.any_op)
}) : () -> ()
