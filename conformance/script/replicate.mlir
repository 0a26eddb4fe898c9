// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.mulf %0, %a : f32
  %2 = arith.subf %0, %0 : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %1) ({ %9 = arith.negf %t#1 : f32 "foo.end"(%t#1) : (f32) -> () }) : (f32, f32) -> ()
  return %2 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 // HERE
 transform.yield
}}
// EACH
%n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op %r = transform.replicate num(%n) %x : !transform.any_op, !transform.any_op transform.debug.emit_remark_at %r, "r" : !transform.any_op
%r = "transform.replicate"(%x, %x) : (!transform.any_op, !transform.any_op) -> !transform.any_param
%r:2 = "transform.replicate"(%x, %x) : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
%r = transform.replicate num(%x) %x : !transform.any_op
// CASE
 %one = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r:2 = transform.replicate num(%x) %one, %x : !transform.any_op, !transform.any_op, !transform.any_op
 transform.debug.emit_remark_at %r#0, "r" : !transform.any_op
