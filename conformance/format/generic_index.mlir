// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %r = "index.add"(%v0, %v0) : (f32, f32) -> (f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ((i32) -> f32)
  %r = "index.add"(%v0) : ((i32) -> f32) -> (memref<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %v1 = "x.v"() : () -> vector<f32>
  %r = "index.sub"(%v1, %v0)[^s] : (vector<f32>, index) -> (i64)
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  %r:2 = "index.sub"(%v0, %v0) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "index.mul"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "index.mul"(%v0, %v0) : (index, index) -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "index.divs"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %v1 = "x.v"() : () -> vector<4xi1>
  %r = "index.ceildivs"(%v0, %v1) ({}) : (!transform.param<i64>, vector<4xi1>) -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "index.shru"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "index.xor"(%v0, %v0) : (index, index) -> (index)
}) : () -> ()

// -----
"x.top"() ({

  %r = "index.casts"() : () -> (!transform.any_op)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %r = "index.casts"(%v0) : (index) -> (memref<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  %r = "index.casts"(%v0) : (vector<4xf32>) -> (memref<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> si32
  %r = "index.castu"(%v0) : (si32) -> (si32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  %r = "index.cmp"(%v0, %v0) {pred = ["a"]} : (tensor<4xi1>, tensor<4xi1>) -> (tensor<4xi1>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  %r = "index.cmp"(%v0) <{pred = i32}> : (vector<4xf32>) -> (vector<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %v1 = "x.v"() : () -> tensor<4xf32>
  %v2 = "x.v"() : () -> tensor<4xi1>
  %r = "index.cmp"(%v0, %v2, %v1) <{pred = -1 : i64}> : (index, tensor<4xi1>, tensor<4xf32>) -> (tensor<*xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  %v1 = "x.v"() : () -> vector<4x8xf32>
  %r = "index.cmp"(%v0, %v1) <{pred = array<i64: 1, 2>}> : (f32, vector<4x8xf32>) -> ((i32) -> f32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> complex<f32>
  %r = "index.cmp"(%v0, %v0) <{pred = #arith.fastmath<fast>}> : (complex<f32>, complex<f32>) -> (complex<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ((i32) -> f32)
  %v1 = "x.v"() : () -> tensor<*xf32>
  %r = "index.cmp"(%v0, %v1) <{pred = "str"}> : ((i32) -> f32, tensor<*xf32>) -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "index.constant"() <{value = 1 : index}> : () -> (index)
}) : () -> ()

// -----
"x.top"() ({

  "index.bool.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "index.bool.constant"() {value = ["a"]} : () -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  %r = "index.bool.constant"(%v0) <{value = true}> : (ui8) -> (vector<[4]xf32>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "index.bool.constant"() : () -> (f32)
}) : () -> ()

// -----
"x.top"() ({

  %r = "index.bool.constant"() <{value = true}> : () -> (vector<f32>)
}) : () -> ()
