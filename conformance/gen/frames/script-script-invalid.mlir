// ARGS: 
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
    transform.yield
  }
}
// EACH
transform.named_sequence @y(%a: !transform.any_op {transform.readonly = 1 : i32, transform.consumed = "x"}) {
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}, %b: i32 {transform.readonly}) { "transform.include"(%a, %b) <{target = @x, failure_propagation_mode = 1 : i32}> : (!transform.any_op, i32) -> (i32)
// FRAME
// HERE
// EACH
module attributes {transform.with_named_sequence} { func.func @y(%a: i32 {transform.readonly}) attributes {transform.readonly, transform.consumed, transform.silence_tracking_failures} { return } }
func.func @y(%a: i32 {transform.readonly}) attributes {transform.with_named_sequence} { return }
transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) { transform.yield }
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @y(%a: !transform.any_op {transform.readonly}) -> !transform.any_op { transform.yield %a : !transform.any_op }
  transform.named_sequence @x(%a: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// EACH
transform.include @y failures(propagate) () : () -> ()
transform.include @y failures(propagate) (%a) : (!transform.any_op) -> ()
transform.include @y failures(propagate) (%a) : (!transform.any_op) -> (!transform.op<"x.y">)
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) {
    // HERE
    transform.yield
  }
}
// EACH
%0 = transform.structured.match ops{["transform.named_sequence"]} in %a : (!transform.any_op) -> !transform.any_op transform.apply_cse to %0 : !transform.any_op
transform.apply_licm to %a : !transform.any_op
