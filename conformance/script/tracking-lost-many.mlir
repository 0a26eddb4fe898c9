// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%x: i32, %y: i32, %z: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %a = arith.addi %x, %c0 : i32
  %b = arith.addi %y, %c0 : i32
  %c = arith.addi %z, %c0 : i32
  %t = arith.muli %a, %b : i32
  %u = arith.addi %t, %c0 : i32
  return %a, %b, %u : i32, i32, i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %k = transform.structured.match ops{["arith.muli"]} in %r : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.print %h : !transform.any_op
  transform.yield
}
}
// EACH
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {max_iterations = 1} : !transform.any_op
transform.apply_conversion_patterns to %f {} {partial_conversion, preserve_handles, illegal_ops=["arith.muli"]} : !transform.any_op
