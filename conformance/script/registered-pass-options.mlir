// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
func.func @f(%a: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %a, %c1 : i32
  %1 = arith.addi %a, %c1 : i32
  %2 = arith.muli %0, %1 : i32
  %9 = arith.muli %2, %1 : i32
  return %2 : i32
}
func.func private @dead(%a: i32) -> i32 { return %a : i32 }
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 // HERE
 transform.yield
}}
// EACH
%r = "transform.apply_registered_pass"(%f) <{pass_name = "canonicalize", options = 3}> : (!transform.any_op) -> !transform.any_op
%five = transform.param.constant 5 : i64 -> !transform.any_param %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
%r = "transform.apply_registered_pass"(%f) <{pass_name = "canonicalize", options = {"max-iterations" = []}}> : (!transform.any_op) -> !transform.any_op
%r = "transform.apply_registered_pass"(%f) <{pass_name = 3, options = {}}> : (!transform.any_op) -> !transform.any_op
%five = transform.param.constant 5 : i64 -> !transform.any_param %r = "transform.apply_registered_pass"(%five) <{pass_name = "cse"}> : (!transform.any_param) -> !transform.any_op
%r = "transform.apply_registered_pass"(%f) <{pass_name = "cse"}> : (!transform.any_op) -> !transform.any_param
%r = "transform.apply_registered_pass"(%f) : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = ""} to %f : (!transform.any_op) -> !transform.any_op
// CASE
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index=true>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// CASE
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index="a">}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// CASE
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index = 0 : i64>, "top-down" = #transform.param_operand<index = 0 : i64>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
// CASE
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = [#transform.param_operand<index = 7 : i64>]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op
