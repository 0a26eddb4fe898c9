// ARGS: --split-input-file
// FRAME
// HERE
// EACH
module attributes {transform.foo = 1 : i32} { }
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { transform.include @a failures(suppress) (%x) : (!transform.any_op) -> (!transform.any_op) transform.yield }  }
transform.sequence failures(propagate) { ^bb0(%y: !transform.any_op, %z: i64): }
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) { }  }
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield }  }
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %x : !transform.any_op ^bb1: transform.yield }  }
// CASE
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.sequence %x : !transform.any_op failures(propagate) { ^bb0(%y: !transform.op<"foo">): }
 transform.yield }  }
// CASE
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 %r = transform.sequence %x : !transform.any_op -> !transform.op<"f"> failures(propagate) { ^bb0(%y: !transform.any_op): transform.yield %y : !transform.any_op }
 transform.yield }  }
// FRAME
module attributes {transform.with_named_sequence} {
transform.named_sequence @b(%x: !transform.op<"a"> {transform.readonly}) {  transform.yield }
transform.named_sequence @a(%x: !transform.any_op {transform.readonly}) {
 transform.include @b failures(suppress) (%x) : (!transform.any_op) -> ()
 transform.yield }  }
// FRAME
module attributes {transform.with_named_sequence} { transform.named_sequence @a(%x: !transform.any_op {transform.readonly}, %p : !transform.param<i64>) {
 transform.sequence %x, %p : (!transform.any_op, !transform.param<i64>) failures(propagate) { ^bb0(%y: !transform.any_op): }
 transform.sequence %x, %p : !transform.any_op, !transform.param<i64> failures(propagate) { ^bb0(%y: !transform.any_op, %q : !transform.any_param): }
 transform.yield }  }
