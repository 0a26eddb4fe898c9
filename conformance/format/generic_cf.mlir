// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({
  %v0 = "x.v"() : () -> f32
  "cf.assert"(%v0) : (f32) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  "cf.assert"(%v0) <{msg = "s"}> : (!transform.any_value) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  %r = "cf.assert"(%v0) {msg = "s"} : (i64) -> (f32)
}) : () -> ()

// -----
"x.top"() ({

  "cf.assert"() <{msg = "s"}> : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  "cf.br"(%v0)[^s] : (f32) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "cf.br"()[^s] : () -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "cf.cond_br"()[^s, ^s] <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi32>
  "cf.cond_br"(%v0, %v0, %v0)[^s, ^s] <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<*xf32>
  "cf.switch"(%v0)[^s, ^s] {case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>} : (tensor<*xf32>) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  "cf.switch"(%v0)[^s, ^s] <{case_values = affine_set<(d0) : (d0 >= 0)>, case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<4xi1>) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<f32>
  %r = "cf.switch"(%v0)[^s, ^s] <{case_values = 1.5 : f32, case_operand_segments = i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (tensor<f32>) -> (memref<*xf32>)
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  "cf.switch"(%v0)[^s, ^s] {case_values = #arith.overflow<nsw>, case_operand_segments = [{a.b = 1}], operandSegmentSizes = array<i32: 0, 0, 0>} : (memref<*xf32>) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  "scf.condition"(%v0, %v0, %v0) : (ui8, ui8, ui8) -> ()
}) : () -> ()

// -----
"x.top"() ({

  "scf.execute_region"() <{no_inline = unit}> ({}) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.execute_region"() ({
 ^bb0:
 "x.t"() : () -> ()
 }) : () -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.execute_region"() ({
 ^bb0(%z0: index):
 "x.t"() : () -> ()
 }) : () -> (tuple<i32,f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  "scf.for"(%v0, %v0, %v0, %v0) <{unsignedCmp = array<i64: 1, 2>}> ({}) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xf32>
  "scf.for"(%v0, %v0, %v0, %v0)[^s] ({
 "x.t"() : () -> ()
 }) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  "scf.for"(%v0, %v0, %v0, %v0) ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<?x8xf32>
  %v1 = "x.v"() : () -> si32
  %v2 = "x.v"() : () -> tensor<?xf32>
  %v3 = "x.v"() : () -> tuple<i32,f32>
  %r = "scf.for"(%v0, %v2, %v1, %v3) <{unsignedCmp = 1 : i64}> ({
 ^bb0:
 }) : (memref<?x8xf32>, tensor<?xf32>, si32, tuple<i32,f32>) -> (memref<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> vector<4xf32>
  %v2 = "x.v"() : () -> vector<f32>
  "scf.for"(%v0, %v2, %v1) : (!transform.any_value, vector<f32>, vector<4xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  "scf.for"(%v0, %v0, %v0, %v0) ({}) : (index, index, index, index) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  "scf.for"(%v0, %v0, %v0) ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (index, index, index) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> complex<f32>
  %v1 = "x.v"() : () -> ui8
  "scf.forall"(%v1, %v0) {staticLowerBound = array<i64: 1, 2>, staticUpperBound = array<i64: 1, 2>, staticStep = array<i64: 1, 2>, mapping = [{a.b = 1}], operandSegmentSizes = array<i32: 1, 1, 0, 0>} : (ui8, complex<f32>) -> ()
}) : () -> ()

// -----
"x.top"() ({

  "scf.forall"() <{staticStep = [affine_map<(d0) -> (d0)>], mapping = 1 : i32, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  "scf.forall"() <{staticLowerBound = array<i64: 1, 2>, staticUpperBound = array<i64: 1, 2>, staticStep = array<i64: 1, 2>, mapping = [affine_map<(d0) -> (d0)>], operandSegmentSizes = array<i32: 0, 0, -1, 0>}> ({
 ^bb0:
 "scf.yield"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  %r = "scf.forall"(%v0) <{staticLowerBound = array<i64: 1, 2>, staticUpperBound = array<i64: 1, 2>, staticStep = array<i64: 1, 2>, mapping = 16 : i64, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
 "x.t"() : () -> ()
 }) : (si32) -> (i32)
}) : () -> ()

// -----
"x.top"() ({

  "scf.forall"() <{staticLowerBound = [@f], staticUpperBound = array<i64: 1, 2>, staticStep = "str", operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
 "x.t"() : () -> ()
 }) : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.forall"() <{staticLowerBound = [@f], staticUpperBound = array<i64: 1, 2>, staticStep = array<i64: 1, 2>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : () -> (!transform.any_op)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  "scf.forall.in_parallel"(%v0) ({
 "x.t"() : () -> ()
 }) : (vector<4xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "scf.if"(%v0) ({
 ^bb0(%z0: index):
 "x.t"() : () -> ()
 }, {
 ^bb0:
 "scf.yield"() : () -> ()
 }) : (i1) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<?x8xf32>
  "scf.parallel"(%v0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (memref<?x8xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.while"() ({
 ^bb0:
 }, {
 ^bb0:
 "x.t"() : () -> ()
 }) : () -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %v1 = "x.v"() : () -> ui8
  "scf.while"(%v1, %v0) ({
 ^bb0(%z0: index):
 "x.t"() : () -> ()
 }, {
 "x.t"() : () -> ()
 }) : (ui8, memref<*xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tuple<i32,f32>
  "scf.index_switch"(%v0) <{cases = array<i64: 1, 2>}> ({
 ^bb0(%z0: index):
 "x.t"() : () -> ()
 }, {}) : (tuple<i32,f32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  "scf.index_switch"(%v0) <{cases = i32}> ({
 ^bb0(%z0: index):
 "x.t"() : () -> ()
 }, {
 ^bb0:
 }) : (i64) -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "scf.index_switch"() <{cases = [{}]}> ({
 "x.t"() : () -> ()
 }, {
 ^bb0:
 }) : () -> (i64)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %v1 = "x.v"() : () -> vector<4xi1>
  "scf.yield"(%v0, %v1) : (memref<*xf32>, vector<4xi1>) -> ()
}) : () -> ()
