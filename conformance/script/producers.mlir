// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Producers, consumers and definitions; numbers out of range, several targets and none.
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 // HERE
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
 transform.yield
}}
// EACH
%x = transform.structured.match ops{["foo.use", "arith.negf"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_producer_of_operand %x[0] : (!transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["foo.use", "arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_producer_of_operand %x[2] : (!transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["foo.use"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_producer_of_operand %x[7] : (!transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_producer_of_operand %x[0] : (!transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_consumers_of_result %x[0] : (!transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["foo.two"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_consumers_of_result %x[1] : (!transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["foo.two"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_consumers_of_result %x[0] : (!transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["foo.two"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_consumers_of_result %x[2] : (!transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["foo.two", "arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_consumers_of_result %x[0] : (!transform.any_op) -> !transform.any_op
%x = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.get_consumers_of_result %x[-1] : (!transform.any_op) -> !transform.any_op
// CASE
 %x = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %x[all] : (!transform.any_op) -> !transform.any_value
 %r = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
// CASE
 %x = transform.structured.match ops{["foo.two", "foo.none"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %v = transform.get_result %x[all] : (!transform.any_op) -> !transform.any_value
 %r = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
// CASE
 %x = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %x[all] : (!transform.any_op) -> !transform.any_value
 %r = transform.get_defining_op %v : (!transform.any_value) -> !transform.any_op
