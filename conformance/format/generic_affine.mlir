// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({

  %r = "affine.apply"()[^s] <{map = affine_map<(d0) -> (d0)>}> : () -> (i1)
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "affine.apply"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()

// -----
"x.top"() ({

  %r = "affine.apply"() <{map = affine_map<(d0) -> (d0)>}> : () -> (i1)
}) : () -> ()

// -----
"x.top"() ({

  "affine.for"() ({
 "x.t"() : () -> ()
 }) {lowerBoundMap = affine_map<(d0) -> (d0)>, upperBoundMap = affine_map<(d0) -> (d0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  %r = "affine.for"(%v0) ({
 "x.t"() : () -> ()
 }) {lowerBoundMap = affine_map<(d0) -> (d0)>, upperBoundMap = affine_map<(d0) -> (d0)>, step = 1 : index, operandSegmentSizes = array<i32: 1, 1, 0>} : (i64) -> (i64)
}) : () -> ()

// -----
"x.top"() ({

  "affine.for"() <{upperBoundMap = affine_map<(d0) -> (d0)>, step = {a = 1}, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "affine.for"() ({
 "x.t"() : () -> ()
 }) {lowerBoundMap = affine_set<(d0) : (d0 >= 0)>, upperBoundMap = affine_map<(d0) -> (d0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>} : () -> (vector<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "affine.if"(%v0) <{condition = affine_map<(d0) -> (d0)>}> ({
 ^bb0:
 "scf.yield"() : () -> ()
 }, {
 "x.t"() : () -> ()
 }) : (index) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  %r = "affine.if"(%v0) ({
 ^bb0:
 "x.t"() : () -> ()
 }, {
 ^bb0:
 "scf.yield"() : () -> ()
 }) {condition = 3 : i32} : (i64) -> (complex<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  %r = "affine.if"(%v0, %v0) <{condition = true}> ({
 "x.t"() : () -> ()
 }, {
 ^bb0:
 "x.t"() : () -> ()
 }) : (si32, si32) -> (si32)
}) : () -> ()

// -----
"x.top"() ({

  "affine.if"() <{condition = dense<1.0> : tensor<2xf32>}> ({
 ^bb0:
 "x.t"() : () -> ()
 }, {}) : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> none
  %r = "affine.if"(%v0) <{condition = [{a.b = 1}]}> ({
 ^bb0:
 "x.t"() : () -> ()
 }, {}) : (none) -> (!transform.any_value)
}) : () -> ()

// -----
"x.top"() ({

  "affine.if"() <{condition = #arith.overflow<nsw>}> ({
 ^bb0:
 "x.t"() : () -> ()
 }, {
 ^bb0:
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> tensor<4xi1>
  %v2 = "x.v"() : () -> vector<4x8xf32>
  %r = "affine.load"(%v2, %v1, %v0) <{map = affine_map<(d0) -> (d0)>}> : (vector<4x8xf32>, tensor<4xi1>, !transform.any_value) -> (tensor<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  "affine.load"(%v0) <{map = affine_map<(d0) -> (d0)>}> : (ui8) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "affine.load"(%v0) <{map = @f}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (i1) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r = "affine.min"(%v0) {map = affine_map<(d0) -> (d0)>} : (i32) -> (index)
}) : () -> ()

// -----
"x.top"() ({

  %r = "affine.min"() <{map = array<i64>}> : () -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi32>
  %r = "affine.min"(%v0) <{map = [1, 2]}> : (tensor<4xi32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<*xf32>
  %r = "affine.max"(%v0) <{map = [1 : i32]}> : (tensor<*xf32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({

  "affine.parallel"() <{reductions = 3 : i32, lowerBoundsMap = affine_map<(d0) -> (d0)>, upperBoundsMap = affine_map<(d0) -> (d0)>, upperBoundsGroups = dense<1> : tensor<2xi32>, steps = [1, 2]}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "affine.parallel"() ({
 "x.t"() : () -> ()
 }) {reductions = 16 : i64, lowerBoundsMap = affine_map<(d0) -> (d0)>, lowerBoundsGroups = unit, upperBoundsMap = affine_map<(d0) -> (d0)>, upperBoundsGroups = [@f], steps = [1, 2]} : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  "affine.parallel"(%v0) <{reductions = {a = 1}, lowerBoundsMap = [{}], lowerBoundsGroups = [{}], upperBoundsMap = affine_map<(d0) -> (d0)>, upperBoundsGroups = [affine_map<(d0) -> (d0)>], steps = 1 : i64}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (!transform.any_value) -> ()
}) : () -> ()

// -----
"x.top"() ({

  "affine.parallel"() <{reductions = [affine_map<(d0) -> (d0)>], lowerBoundsMap = affine_map<(d0) -> (d0)>, lowerBoundsGroups = array<i32: 1>, upperBoundsMap = affine_map<(d0) -> (d0)>, steps = [1, 2]}> ({
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  "affine.parallel"(%v0) <{reductions = (i32) -> i32, lowerBoundsMap = affine_map<(d0) -> (d0)>, lowerBoundsGroups = [1, 2], upperBoundsMap = affine_map<(d0) -> (d0)>, steps = [1, 2]}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (i32) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  %v1 = "x.v"() : () -> vector<4xi1>
  "affine.prefetch"(%v0, %v1) <{isWrite = true, localityHint = 1 : i32, isDataCache = i32, map = affine_map<(d0) -> (d0)>}> : (si32, vector<4xi1>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32>
  "affine.prefetch"(%v0, %v0, %v0) <{isWrite = 3 : i32, localityHint = 1 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<*xf32>
  %r = "affine.prefetch"(%v0, %v0, %v0) {isWrite = true, isDataCache = true, map = affine_map<(d0) -> (d0)>} : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  "affine.prefetch"(%v0, %v0, %v0) <{isWrite = true, localityHint = 1 : i32, isDataCache = array<i1: true>, map = affine_map<(d0) -> (d0)>}> : (!transform.any_op, !transform.any_op, !transform.any_op) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  %v1 = "x.v"() : () -> index
  %v2 = "x.v"() : () -> memref<?x8xf32>
  "affine.prefetch"(%v1, %v0, %v2) <{isWrite = true, localityHint = 1 : i32, isDataCache = true, map = [@f]}> : (index, f16, memref<?x8xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  "affine.prefetch"(%v0) <{isWrite = [affine_map<(d0) -> (d0)>], localityHint = array<i64>, map = affine_map<(d0) -> (d0)>}> : (i64) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<f32>
  "affine.prefetch"(%v0, %v0) <{localityHint = []}> : (tensor<f32>, tensor<f32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32>
  "affine.store"(%v0, %v0, %v0, %v0) <{map = unit}> : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %v1 = "x.v"() : () -> index
  %v2 = "x.v"() : () -> tensor<4xi32>
  "affine.store"(%v1, %v2, %v0) <{map = [@f]}> : (index, tensor<4xi32>, i1) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "affine.vector_load"(%v0) <{map = []}> : (index) -> (f16)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %v1 = "x.v"() : () -> f16
  %v2 = "x.v"() : () -> tuple<i32,f32>
  "affine.vector_store"(%v2, %v0, %v1) <{map = affine_map<(d0) -> (d0)>}> : (tuple<i32,f32>, !transform.param<i64>, f16) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  "affine.vector_store"(%v0) <{map = ["a"]}> : (!transform.any_op) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  "affine.delinearize_index"(%v0) {static_basis = array<i64: 1, 2>} : (f16) -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "affine.linearize_index"() <{static_basis = [], disjoint = 0 : index, operandSegmentSizes = array<i32: 0, 0>}> : () -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  %r = "affine.linearize_index"(%v0) <{static_basis = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, -1>}> : (tensor<4xi1>) -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xi1>
  %r = "affine.linearize_index"(%v0) <{static_basis = (i32) -> i32, operandSegmentSizes = array<i32: 1, 0>}> : (vector<4xi1>) -> (vector<f32>)
}) : () -> ()
