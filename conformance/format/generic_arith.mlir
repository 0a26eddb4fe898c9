// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({

  %r = "arith.constant"() <{value = 1 : i32}> : () -> (f32)
}) : () -> ()

// -----
"x.top"() ({

  %r = "arith.constant"() : () -> (tuple<i32,f32>)
}) : () -> ()

// -----
"x.top"() ({

  "arith.constant"() <{value = 1 : i32}> : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "arith.constant"() <{value = [[1],[2]]}> : () -> (none)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %v1 = "x.v"() : () -> memref<?x8xf32>
  %r = "arith.addi"(%v1, %v0) : (memref<?x8xf32>, memref<*xf32>) -> (!transform.any_op)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi32>
  "arith.addi"(%v0, %v0) <{overflowFlags = @a::@b}> : (tensor<4xi32>, tensor<4xi32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %v1 = "x.v"() : () -> none
  %r = "arith.addi"(%v1, %v0) <{overflowFlags = [i32]}> : (none, memref<*xf32>) -> (complex<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> f32
  %r = "arith.addi"(%v0, %v1) <{overflowFlags = []}> : (!transform.any_value, f32) -> (memref<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %v1 = "x.v"() : () -> ui8
  %r:3 = "arith.addui_extended"(%v0, %v1) : (i32, ui8) -> (i1, memref<4xf32, strided<[?], offset: ?>>, i32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r = "arith.subi"(%v0, %v0) : (i32, i32) -> (i32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<f32>
  %r = "arith.subi"(%v0) : (tensor<f32>) -> (tensor<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "arith.subi"(%v0, %v0, %v0) {overflowFlags = 16 : i64} : (index, index, index) -> (f16)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %v1 = "x.v"() : () -> si32
  %v2 = "x.v"() : () -> ui8
  %r = "arith.subi"(%v2, %v1, %v0) <{overflowFlags = true}> : (ui8, si32, i32) -> (i32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "arith.muli"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xi1>
  %r = "arith.muli"(%v0, %v0) : (vector<4xi1>, vector<4xi1>) -> (memref<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r:2 = "arith.mulsi_extended"(%v0, %v0) : (i32, i32) -> (i32, index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<?x8xf32>
  %r:2 = "arith.mului_extended"(%v0, %v0)[^s] : (memref<?x8xf32>, memref<?x8xf32>) -> (memref<?x8xf32>, memref<?x8xf32>)
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<*xf32>
  %r = "arith.divui"(%v0, %v0) <{isExact = [1 : i32]}> : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<f32>
  %r = "arith.divsi"(%v0, %v0) <{isExact = i32}> : (memref<f32>, memref<f32>) -> (memref<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi32>
  %r = "arith.divsi"(%v0, %v0) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %r = "arith.divsi"(%v0, %v0) ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (!transform.any_value, !transform.any_value) -> (!transform.any_value)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r = "arith.ceildivsi"(%v0, %v0) : (i32, i32) -> (i32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "arith.remui"(%v0, %v0) : (i1, i1) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "arith.andi"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r = "arith.ori"(%v0, %v0) : (i32, i32) -> (i32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  %r = "arith.shli"(%v0, %v0) : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "arith.shrui"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %r = "arith.negf"(%v0) : (!transform.any_value) -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %r = "arith.negf"(%v0) <{fastmath = 16 : i64}> : (i32) -> (complex<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "arith.negf"(%v0) : (f32) -> (vector<4x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<f32>
  %r = "arith.negf"(%v0) : (vector<f32>) -> (tensor<4xi32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  "arith.negf"(%v0) <{fastmath = [affine_map<(d0) -> (d0)>]}> : (f16) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %r:2 = "arith.negf"(%v0) {fastmath = dense<1> : tensor<2xi32>} : (!transform.param<i64>) -> (!transform.param<i64>, (i32) -> f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  %v1 = "x.v"() : () -> vector<4xi1>
  %r = "arith.subf"(%v1, %v0) <{fastmath = @f}> : (vector<4xi1>, f16) -> (vector<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %v1 = "x.v"() : () -> memref<4xf32>
  %r = "arith.subf"(%v1, %v0) <{fastmath = dense<1.0> : tensor<2xf32>}> : (memref<4xf32>, !transform.param<i64>) -> (ui8)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  %r = "arith.subf"(%v0, %v0) <{fastmath = affine_set<(d0) : (d0 >= 0)>}> : (ui8, ui8) -> (vector<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f16
  %v1 = "x.v"() : () -> tuple<i32,f32>
  %r = "arith.maximumf"(%v1, %v0) <{fastmath = 1 : i32}> : (tuple<i32,f32>, f16) -> (vector<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i32
  %v1 = "x.v"() : () -> memref<4xf32>
  %r = "arith.maximumf"(%v1, %v0) <{fastmath = true}> : (memref<4xf32>, i32) -> (complex<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "arith.maximumf"(%v0, %v0) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> tuple<i32,f32>
  %r = "arith.maxnumf"(%v1, %v0) <{fastmath = 0 : index}> : (tuple<i32,f32>, !transform.any_value) -> (i64)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<*xf32>
  %r = "arith.maxnumf"(%v0, %v0) : (tensor<*xf32>, tensor<*xf32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<f32>
  %r = "arith.maxnumf"(%v0, %v0) <{fastmath = @f}> : (vector<f32>, vector<f32>) -> (si32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "arith.maxui"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %v1 = "x.v"() : () -> tensor<4xf32>
  %r = "arith.minimumf"(%v1, %v0) <{fastmath = 1 : i64}> : (tensor<4xf32>, f32) -> (none)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  %v1 = "x.v"() : () -> !transform.param<i64>
  %r = "arith.minimumf"(%v0, %v1) <{fastmath = [[1],[2]]}> : (!transform.any_op, !transform.param<i64>) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "arith.minnumf"(%v0, %v0) : (f32, f32) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xi1>
  %r = "arith.minsi"(%v0, %v0) : (vector<4xi1>, vector<4xi1>) -> (vector<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "arith.minui"(%v0, %v0) : (i1, i1) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  %r = "arith.mulf"(%v0, %v0) <{fastmath = @f}> : (tensor<4xi1>, tensor<4xi1>) -> (memref<4xf32, strided<[?], offset: ?>>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %v1 = "x.v"() : () -> i32
  %r = "arith.mulf"(%v1, %v0) <{fastmath = 3 : i32}> : (i32, f32) -> (vector<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<*xf32>
  %r = "arith.mulf"(%v0, %v0, %v0) <{fastmath = [1 : i32]}> : (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) -> (tensor<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i1
  %r = "arith.divf"(%v0, %v0) <{fastmath = [{a.b = 1}]}> : (i1, i1) -> (i1)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<*xf32>
  %v1 = "x.v"() : () -> memref<?x8xf32>
  %r = "arith.remf"(%v0, %v1) <{fastmath = [{}]}> : (memref<*xf32>, memref<?x8xf32>) -> (vector<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  %r = "arith.remf"(%v0, %v0) : (vector<4xf32>, vector<4xf32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  %r = "arith.remf"(%v0, %v0) <{fastmath = 16 : i64}> : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> i64
  %r = "arith.extui"(%v0) : (i64) -> (i64)
}) : () -> ()

// -----
"x.top"() ({

  %r = "arith.extui"() : () -> (memref<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "arith.extui"(%v0) : (f32) -> (memref<?x8xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %r = "arith.extf"(%v0) <{fastmath = 3 : i32}> : (!transform.param<i64>) -> (!transform.param<i64>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  %r = "arith.extf"(%v0) <{fastmath = 1.5 : f32}> : (ui8) -> (ui8)
}) : () -> ()
