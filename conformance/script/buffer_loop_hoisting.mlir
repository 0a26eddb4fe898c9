// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloc() : memref<4xf32>
    %b = memref.alloca() : memref<4xf32>
    memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  }
  return
}
// AND
%0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
transform.bufferization.buffer_loop_hoisting %0 : !transform.any_op
transform.print %0 : !transform.any_op
// CASE
func.func @g(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %a = memref.alloc(%i) : memref<?xf32>
      %b = memref.alloc(%n) : memref<?xf32>
      memref.copy %a, %b : memref<?xf32> to memref<?xf32>
    }
  }
  return
}
// AND
%0 = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
transform.bufferization.buffer_loop_hoisting %1 : !transform.any_op
transform.annotate %0 "followed" : !transform.any_op
transform.bufferization.buffer_loop_hoisting %root : !transform.any_op
// CASE
func.func private @none()
// AND
%0 = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.any_op
transform.bufferization.buffer_loop_hoisting %0 : !transform.any_op
