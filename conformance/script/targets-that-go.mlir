// ARGS: --transform-interpreter --split-input-file
// Targets inside of each other: one goes or is replaced while the other is rewritten.
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c = arith.constant true
  %q = scf.if %c -> i32 {
    %z = arith.muli %y, %y : i32
    scf.yield %z : i32
  } else {
    scf.yield %x : i32
  }
  %w = arith.addi %q, %c0 : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  // HERE
  transform.yield
}
}
// CASE
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %m = transform.merge_handles %f, %h : !transform.any_op
  transform.apply_conversion_patterns to %m {} {partial_conversion, preserve_handles} : !transform.any_op
// CASE
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %m = transform.merge_handles %f, %h : !transform.any_op
  transform.apply_patterns to %m { transform.apply_patterns.canonicalization } {apply_cse} : !transform.any_op
// CASE
  %h = transform.structured.match ops{["scf.if"]} in %r : (!transform.any_op) -> !transform.any_op
  %m = transform.merge_handles %h, %f : !transform.any_op
  transform.apply_patterns to %m { transform.apply_patterns.canonicalization } {apply_cse} : !transform.any_op
// CASE
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %m = transform.merge_handles %f, %h : !transform.any_op
  transform.apply_cse to %m : !transform.any_op
 transform.print %m : !transform.any_op
// CASE
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %m = transform.merge_handles %h, %f : !transform.any_op
  transform.apply_patterns to %m { transform.apply_patterns.canonicalization } : !transform.any_op
 transform.print %m : !transform.any_op
