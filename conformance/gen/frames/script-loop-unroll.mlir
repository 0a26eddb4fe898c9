// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %l = transform.structured.match ops{["scf.for", "affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @dynamic_by_one(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}
// AND
transform.loop.unroll %l {factor = 1} : !transform.any_op
// CASE
func.func @divisible(%x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x) -> f32 {
    %v = arith.addf %a, %a : f32
    scf.yield %v : f32
  } {some = "attr"}
  return %r : f32
}
// AND
transform.loop.unroll %l {factor = 4} : !transform.any_op
// CASE
func.func @more_than_there_are(%x: f32) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %x) -> (f32) {
    %v = arith.addf %a, %a : f32
    "use"(%i) : (index) -> ()
    scf.yield %v : f32
  }
  return %r : f32
}
// AND
transform.loop.unroll %l {factor = 8} : !transform.any_op
// CASE
func.func @silenced(%n: index) {
  scf.forall (%i) in (%n) {
  }
  return
}
// AND
transform.sequence %root : !transform.any_op failures(suppress) {
^bb0(%r: !transform.any_op):
  %a = transform.structured.match ops{["scf.forall"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.loop.unroll %a {factor = 2} : !transform.any_op
}
// CASE
func.func @empty_handle(%n: index) {
  return
}
// AND
transform.loop.unroll %l {factor = 2} : !transform.any_op
// CASE
func.func private @no_factor()
// AND
transform.loop.unroll %l : !transform.any_op
// CASE
func.func private @other_type()
// AND
transform.loop.unroll %l {factor = 3 : i32} : !transform.any_op
// CASE
func.func @narrow(%n: index) {
  affine.for %i = 0 to %n {
    "use"(%i) : (index) -> ()
  }
  return
}
// AND
%n = transform.cast %l : !transform.any_op to !transform.op<"affine.for">
transform.loop.unroll %n {factor = 2} : !transform.op<"affine.for">
