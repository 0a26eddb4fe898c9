// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// Targets of other kinds, and handles into them.
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%x: i32, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %a = arith.addi %x, %c0 : i32
  %b = arith.addi %a, %c0 : i32
  %c = arith.muli %b, %x : i32
  %d = arith.muli %b, %x : i32
  %e = arith.subi %c, %d : i32
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %r = scf.for %i = %i0 to %n step %i1 iter_args(%s = %e) -> i32 {
    %t = arith.addi %s, %c0 : i32
    %u = arith.addi %x, %t : i32
    %v = arith.addi %x, %t : i32
    %w = arith.xori %u, %v : i32
    %cc = arith.cmpi eq, %u, %v : i32
    scf.if %cc {
      "test.use"(%w) : (i32) -> ()
    }
    scf.yield %w : i32
  }
  %cond = arith.constant true
  %q = scf.if %cond -> i32 { scf.yield %r : i32 } else { scf.yield %c : i32 }
  return %q, %r : i32, i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  // HERE
  transform.yield
}
}
// EACH
transform.apply_patterns to %r { transform.apply_patterns.canonicalization }  : !transform.any_op
// CASE
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.muli"]} in %r : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !transform.any_op
  transform.print %h : !transform.any_op
