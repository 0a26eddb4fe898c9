// ARGS: --split-input-file
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.include @b failures(suppress) (%x) : (!transform.any_op) -> ()
 transform.yield } 
 transform.named_sequence @b(%x: !transform.any_op {transform.readonly}) {
 transform.include @a failures(suppress) (%x) : (!transform.any_op) -> ()
 transform.yield } }
// -----
module attributes {transform.target_tag = 1 : i32} { }
// -----
module attributes {transform.foo = 1 : i32} { }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.include @bb failures(suppress) (%x) : (!transform.any_op) -> ()
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.include @a failures(suppress) () : () -> ()
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.include @a failures(suppress) (%x) : (!transform.any_op) -> (!transform.any_op)
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { 
transform.named_sequence @b(%x: !transform.op<"a"> {transform.readonly}) {  transform.yield }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.include @b failures(suppress) (%x) : (!transform.any_op) -> ()
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { 
func.func private @b()
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.include @b failures(suppress) () : () -> ()
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.sequence %x : !transform.any_op failures(propagate) { ^bb0(%y: !transform.any_op):
 transform.named_sequence @a(%z: !transform.any_op {transform.readonly}) {
 transform.yield } }
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.sequence failures(propagate) { ^bb0(%y: !transform.any_op): }
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.sequence %x : !transform.any_op failures(propagate) { ^bb0(%y: !transform.op<"foo">): }
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 %r = transform.sequence %x : !transform.any_op -> !transform.any_op failures(propagate) { ^bb0(%y: !transform.any_op): }
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 %r = transform.sequence %x : !transform.any_op -> !transform.op<"f"> failures(propagate) { ^bb0(%y: !transform.any_op): transform.yield %y : !transform.any_op }
 transform.yield }  }
// -----
transform.sequence failures(propagate) { }
// -----
transform.sequence failures(propagate) { ^bb0: }
// -----
transform.sequence failures(propagate) { ^bb0(%y: !transform.any_op, %z: i64): }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}, %p : !transform.param<i64>) {
 transform.sequence %x, %p : (!transform.any_op, !transform.param<i64>) failures(propagate) { ^bb0(%y: !transform.any_op): }
 transform.sequence %x, %p : !transform.any_op, !transform.param<i64> failures(propagate) { ^bb0(%y: !transform.any_op, %q : !transform.any_param): }
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}, %p : !transform.param<i64>) {
 transform.sequence %x, %p : !transform.any_op, !transform.param<i64> failures(propagate) { ^bb0(%y: !transform.any_op, %q : !transform.any_param): }
 transform.yield }  }
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): 
 %0 = transform.structured.match ops{["a"]} in %a : (!transform.any_op) -> !transform.any_op
 transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
 transform.structured.generalize %0 : (!transform.any_op) -> !transform.any_op
}
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): 
 %0:2 = transform.split_handle %a {overflow_result = 4} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
}
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): 
 %0 = transform.cast %a  : !transform.any_op to !transform.any_value
}
// -----
transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): 
 transform.apply_patterns to %a { arith.constant 1 : i32 } : !transform.any_op
}
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 arith.constant 1 : i32
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: i32) {
 arith.constant 1 : i32
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield }  }
// -----
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %x : !transform.any_op ^bb1: transform.yield }  }
