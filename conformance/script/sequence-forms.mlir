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
// HERE
 transform.yield
}}
// EACH
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) { transform.sequence failures(propagate) { ^bb0(%a: !transform.any_op): }
// CASE
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %v = transform.get_operand %x[all] : (!transform.any_op) -> !transform.any_value
 transform.sequence %x, %p, %v : (!transform.any_op, !transform.param<i64>, !transform.any_value) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.param<i64>, %c: !transform.any_value): transform.debug.emit_param_as_remark %b at %a : !transform.param<i64>, !transform.any_op transform.debug.emit_remark_at %c, "v" : !transform.any_value }
// CASE
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.sequence %x : !transform.any_op -> !transform.op<"arith.addf"> failures(propagate) { ^bb0(%a: !transform.any_op): %z = transform.cast %a : !transform.any_op to !transform.op<"arith.addf"> transform.yield %z : !transform.op<"arith.addf"> }
// CASE
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %ff : !transform.any_op failures(propagate) { ^bb0(%a: !transform.any_op):  %zz = transform.apply_registered_pass "cse" to %ff : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %ff, "gone" : !transform.any_op
// CASE
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.sequence %ff : !transform.any_op -> !transform.any_op failures(suppress) { ^bb0(%a: !transform.any_op):  %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %a : !transform.any_op }
