// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    // HERE
    transform.yield
  }
}
// CASE
func.func @scalar(%m: memref<32xf32>, %o: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  scf.for %i = %c0 to %c32 step %c1 {
    %v = memref.load %m[%i] : memref<32xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %o[%i] : memref<32xf32>
  } {some}
  return
}
// AND
%p = transform.loop.pipeline %l : (!transform.op<"scf.for">) -> !transform.any_op
transform.print %p : !transform.any_op
// CASE
func.func @vectors(%m: memref<64xf32>, %o: memref<64xf32>, %x: vector<4xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %p = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c64 step %c4 iter_args(%a = %x) -> vector<4xf32> {
    %v = vector.transfer_read %m[%i], %p : memref<64xf32>, vector<4xf32>
    %w = arith.addf %v, %a : vector<4xf32>
    vector.transfer_write %w, %o[%i] : vector<4xf32>, memref<64xf32>
    scf.yield %w : vector<4xf32>
  }
  return %r : vector<4xf32>
}
// AND
%p = transform.loop.pipeline %l {iteration_interval = 1, read_latency = 5} : (!transform.op<"scf.for">) -> !transform.any_op
// CASE
func.func @three_cycles(%m: memref<64xf32>, %o: memref<64xf32>, %x: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c64 = arith.constant 64 : index
  %p = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c64 step %c4 {
    %v = vector.transfer_read %m[%i], %p : memref<64xf32>, vector<4xf32>
    %u = vector.load %m[%i] : memref<64xf32>, vector<4xf32>
    %w = arith.addf %v, %u : vector<4xf32>
    %y = arith.mulf %w, %v : vector<4xf32>
    %z = arith.mulf %y, %u : vector<4xf32>
    vector.transfer_write %z, %o[%i] : vector<4xf32>, memref<64xf32>
  }
  return
}
// AND
%p = transform.loop.pipeline %l {iteration_interval = 3, read_latency = 7} : (!transform.op<"scf.for">) -> !transform.any_op
// CASE
func.func @regions(%m: memref<32xf32>, %o: memref<32xf32>, %c: i1, %x: f32) -> f32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 2 : i32
  %c32 = arith.constant 32 : i32
  %r = scf.for %i = %c0 to %c32 step %c1 iter_args(%a = %x) -> f32 : i32 {
    %j = arith.index_cast %i : i32 to index
    %v = memref.load %m[%j] : memref<32xf32>
    %w = scf.if %c -> f32 {
      %y = arith.addf %v, %a : f32
      "use"(%i) : (i32) -> ()
      scf.yield %y : f32
    } else {
      scf.yield %v : f32
    }
    memref.store %w, %o[%j] : memref<32xf32>
    scf.yield %w : f32
  }
  return %r : f32
}
// AND
%p = transform.loop.pipeline %l : (!transform.op<"scf.for">) -> !transform.any_op
// CASE
func.func @too_short(%m: memref<32xf32>, %o: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %v = memref.load %m[%i] : memref<32xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %o[%i] : memref<32xf32>
  }
  return
}
// AND
%p = transform.loop.pipeline %l : (!transform.op<"scf.for">) -> !transform.any_op
// CASE
func.func @short_limits_latency(%m: memref<32xf32>, %o: memref<32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c5 step %c1 {
    %v = vector.transfer_read %m[%i], %f : memref<32xf32>, vector<1xf32>
    vector.transfer_write %v, %o[%i] : vector<1xf32>, memref<32xf32>
  }
  return
}
// AND
%p = transform.loop.pipeline %l : (!transform.op<"scf.for">) -> !transform.any_op
// CASE
func.func @empty() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
  }
  return
}
// AND
%p = transform.loop.pipeline %l : (!transform.op<"scf.for">) -> !transform.any_op
// CASE
func.func @carries_argument(%x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %r:2 = scf.for %i = %c0 to %c32 step %c1 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %v = arith.addf %a, %b : f32
    scf.yield %b, %v : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
// AND
%p = transform.loop.pipeline %l : (!transform.op<"scf.for">) -> !transform.any_op
