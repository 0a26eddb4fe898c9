// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> f32
  // HERE
}) : () -> ()
// EACH
%r = "tensor.bitcast"(%v0) : (f32) -> (f32)
%r = "tensor.extract"(%v0, %v0, %v0) : (f32, f32, f32) -> (f32)
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  // HERE
}) : () -> ()
// EACH
%r = "tensor.bitcast"(%v0) : (tensor<?xf32>) -> (memref<4xf32, strided<[?], offset: ?>>)
%r = "tensor.expand_shape"(%v0) <{reassociation = -1 : i64, static_output_shape = array<i64: 1, 2>}> : (tensor<?xf32>) -> (tensor<?xf32>)
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<f32>
  %r = "tensor.cast"(%v0) : (tensor<f32>) -> (index)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xf32>
  %r:2 = "tensor.cast"(%v0) : (vector<4xf32>) -> (vector<4xf32>, !transform.any_op)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %r = "tensor.dim"(%v0, %v0) : (!transform.param<i64>, !transform.param<i64>) -> (!transform.param<i64>)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_value
  %v1 = "x.v"() : () -> memref<*xf32>
  %v2 = "x.v"() : () -> tensor<*xf32>
  %r = "tensor.dim"(%v1, %v2, %v0) : (memref<*xf32>, tensor<*xf32>, !transform.any_value) -> (memref<?x8xf32>)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> tuple<i32,f32>
  %r = "tensor.empty"(%v0, %v0) : (tuple<i32,f32>, tuple<i32,f32>) -> (index)
}) : () -> ()
// FRAME
"x.top"() ({
  %r = "tensor.from_elements"() : () -> (tensor<4xi1>)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> ui8
  %r = "tensor.insert_slice"(%v0, %v0) <{static_offsets = array<i64: 1, 2>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 2>, operandSegmentSizes = array<i32: 1, 2, 0, 0, 0>}> : (ui8, ui8) -> (ui8)
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> memref<f32>
  "tensor.yield"(%v0) : (memref<f32>) -> ()
}) : () -> ()
// FRAME
"x.top"() ({
  %v0 = "x.v"() : () -> index
  "tensor.yield"(%v0)[^s] : (index) -> ()
^s:
  "x.end"() : () -> ()
}) : () -> ()
