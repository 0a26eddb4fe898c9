// ARGS: --split-input-file --allow-unregistered-dialect

"x.top"() ({

  %r = "bufferization.alloc_tensor"()[^s] <{operandSegmentSizes = array<i32: 0, 0, -1>}> : () -> (i1)
^s:
  "x.end"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({

  %r = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ((i32) -> f32)
}) : () -> ()

// -----
"x.top"() ({

  %r = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: -1, 0, 0>}> : () -> (tensor<?xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<f32>
  %r = "bufferization.alloc_tensor"(%v0) <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (memref<f32>) -> (memref<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<4xf32>
  %r = "bufferization.alloc_tensor"(%v0, %v0) {operandSegmentSizes = array<i32: 1, 1, 0>} : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<f32>
  %r = "bufferization.clone"(%v0) : (memref<f32>) -> (memref<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<f32>
  %r = "bufferization.clone"(%v0) : (vector<f32>) -> (vector<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> vector<4xi1>
  %r:2 = "bufferization.clone"(%v0) : (vector<4xi1>) -> (vector<f32>, i32)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi32>
  %r = "bufferization.materialize_in_destination"(%v0) : (tensor<4xi32>) -> (tensor<4xi32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> index
  %v1 = "x.v"() : () -> tensor<4xi32>
  "bufferization.materialize_in_destination"(%v0, %v1) : (index, tensor<4xi32>) -> ()
}) : () -> ()

// -----
"x.top"() ({

  "bufferization.dealloc_tensor"() : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tuple<i32,f32>
  %r = "bufferization.dealloc_tensor"(%v0) : (tuple<i32,f32>) -> (tuple<i32,f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<?xf32>
  "bufferization.dealloc_tensor"(%v0) : (tensor<?xf32>) -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<f32>
  %r = "bufferization.to_tensor"(%v0) <{restrict = unit, writable = [1, 2]}> : (memref<f32>) -> (memref<f32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> tensor<4xi1>
  %r = "bufferization.to_tensor"(%v0) <{restrict = unit}> : (tensor<4xi1>) -> (i32)
}) : () -> ()

// -----
"x.top"() ({

  %r = "bufferization.to_tensor"() <{writable = 0 : index}> : () -> (!transform.param<i64>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.param<i64>
  %r = "bufferization.to_tensor"(%v0) <{restrict = i32, writable = unit}> ({
 ^bb0:
 "x.t"() : () -> ()
 }) : (!transform.param<i64>) -> (vector<4xi1>)
}) : () -> ()

// -----
"x.top"() ({

  %r = "bufferization.to_tensor"() <{restrict = [1 : i32], writable = unit}> : () -> (tensor<4xi32>)
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> memref<?x8xf32>
  %r = "bufferization.to_buffer"(%v0) : (memref<?x8xf32>) -> (none)
}) : () -> ()

// -----
"x.top"() ({

  "bufferization.dealloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
}) : () -> ()

// -----
"x.top"() ({
  %v0 = "x.v"() : () -> !transform.any_op
  "bufferization.dealloc"(%v0) {operandSegmentSizes = array<i32: 1, 0, 0>} : (!transform.any_op) -> ()
}) : () -> ()
