// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({
  %v0 = "x.v"() : () -> i1
  "scf.condition"(%v0)[^s] : (i1) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ((i32) -> f32)
  "scf.condition"(%v0, %v0) : ((i32) -> f32, (i32) -> f32) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  %r = "scf.condition"(%v0, %v0, %v0) : (i64, i64, i64) -> (f32)
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.execute_region"() ({}) : () -> (index)
}) : () -> ()

// -----
"x.top"() ({

  "scf.execute_region"() ({
 ^bb0:
 "x.t"() : () -> ()
 }) {no_inline = unit} : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.execute_region"() <{no_inline = 3 : i32}> ({}) : () -> (index)
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.execute_region"() <{no_inline = affine_set<(d0) : (d0 >= 0)>}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : () -> (vector<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ((i32) -> f32)
  %r = "scf.execute_region"(%v0) ({}) {no_inline = [affine_map<(d0) -> (d0)>]} : ((i32) -> f32) -> (vector<4x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tuple<i32,f32>
  %r = "scf.for"(%v0, %v0, %v0, %v0, %v0) ({}) : (tuple<i32,f32>, tuple<i32,f32>, tuple<i32,f32>, tuple<i32,f32>, tuple<i32,f32>) -> (tuple<i32,f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  %v1 = "x.v"() : () -> !transform.param<i64>
  %v2 = "x.v"() : () -> tensor<?xf32>
  %r = "scf.for"(%v2, %v1, %v0) <{unsignedCmp = array<i32: 1>}> ({}) : (tensor<?xf32>, !transform.param<i64>, !transform.any_op) -> (memref<*xf32>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.forall"() <{staticUpperBound = array<i64: 1, 2>, staticStep = array<i64: 1, 2>, operandSegmentSizes = array<i32: 0, -1, 0, 0>}> ({
 "x.t"() : () -> ()
 }) : () -> (memref<?x8xf32>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.forall"() <{staticLowerBound = array<i64: 1, 2>, staticStep = array<i64: 1, 2>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
 "x.t"() : () -> ()
 }) : () -> (ui8)
}) : () -> ()

// -----
"x.top"() ({

  "scf.forall"() ({
 ^bb0(%z0: index):
 "x.t"() : () -> ()
 }) {staticLowerBound = dense<1.0> : tensor<2xf32>, staticUpperBound = array<i64: 1, 2>, staticStep = affine_set<(d0) : (d0 >= 0)>, mapping = #arith.overflow<nsw>, operandSegmentSizes = array<i32: 0, 0, 0, 0>} : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %v1 = "x.v"() : () -> ui8
  "scf.forall"(%v0, %v1) <{staticLowerBound = array<i64: 1, 2>, staticUpperBound = array<i64: 1, 2>, staticStep = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
 ^bb0(%z0: index):
 "x.t"() : () -> ()
 }) : (i32, ui8) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  "scf.forall"(%v0) ({
 ^bb0:
 "scf.yield"() : () -> ()
 }) {staticLowerBound = array<i64: 1, 2>, staticUpperBound = array<i64: 1, 2>, staticStep = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 0, 0, 0>} : (index) -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.forall"() ({}) {staticLowerBound = array<i64: 1, 2>, staticUpperBound = 1.5 : f32, staticStep = true, operandSegmentSizes = array<i32: 0, 0, 0, 0>} : () -> (i32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<*xf32>
  "scf.forall.in_parallel"(%v0) ({
 "x.t"() : () -> ()
 }) : (tensor<*xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({

  "scf.if"() ({}, {
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %r = "scf.if"(%v0) ({
 "x.t"() : () -> ()
 }, {
 ^bb0:
 "x.t"() : () -> ()
 }) : (!transform.any_value) -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xf32>
  "scf.if"(%v0) ({
 ^bb0:
 "x.t"() : () -> ()
 }, {}, {
 "x.t"() : () -> ()
 }) : (tensor<4xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<[4]xf32>
  "scf.if"(%v0) ({}, {
 ^bb0(%z1: index):
 "x.t"() : () -> ()
 }) : (vector<[4]xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({}) : () -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %v1 = "x.v"() : () -> vector<4xi1>
  "scf.parallel"(%v1, %v0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
 ^bb0:
 }) : (vector<4xi1>, index) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<f32>
  %v1 = "x.v"() : () -> vector<f32>
  %r:2 = "scf.parallel"(%v0, %v1) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>}> ({
 ^bb0:
 }) : (tensor<f32>, vector<f32>) -> (f32, tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tuple<i32,f32>
  "scf.reduce.return"(%v0) ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (tuple<i32,f32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<?x8xf32>
  "scf.while"(%v0, %v0) ({
 ^bb0:
 "x.t"() : () -> ()
 }, {
 ^bb0(%z1: index):
 "x.t"() : () -> ()
 }) : (memref<?x8xf32>, memref<?x8xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> none
  "scf.index_switch"(%v0) <{cases = array<i64: 1, 2>}> ({
 ^bb0:
 "x.t"() : () -> ()
 }, {
 ^bb0:
 "scf.yield"() : () -> ()
 }) : (none) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> complex<f32>
  %v1 = "x.v"() : () -> f32
  "scf.yield"(%v0, %v1) : (complex<f32>, f32) -> ()
}) : () -> ()
