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
 // HERE
 transform.yield
}}
// EACH
%p = transform.param.constant 7 : i64 -> !transform.param<i64> transform.match.param.cmpi ne %p, %p : !transform.param<i64>
%p = transform.param.constant 7 : i64 -> !transform.param<i64> %p2 = transform.param.constant -8 : i64 -> !transform.param<i64> transform.match.param.cmpi lt %p, %p2 : !transform.param<i64>
%p = transform.param.constant 7 : i64 -> !transform.param<i64> %p2 = transform.param.constant -8 : i64 -> !transform.param<i64> transform.match.param.cmpi le %p, %p2 : !transform.param<i64>
%p = transform.param.constant 7 : i64 -> !transform.param<i64> transform.match.param.cmpi gt %p, %p : !transform.param<i64>
%s = transform.param.constant "str" -> !transform.any_param %i = transform.param.constant 3 : i32 -> !transform.any_param transform.match.param.cmpi eq %s, %i : !transform.any_param
%s = transform.param.constant "str" -> !transform.any_param %i = transform.param.constant 3 : i32 -> !transform.any_param transform.match.param.cmpi eq %i, %s : !transform.any_param
%i = transform.param.constant 3 : i32 -> !transform.any_param %tr = transform.param.constant true -> !transform.any_param transform.match.param.cmpi eq %i, %tr : !transform.any_param
%p = transform.param.constant 7 : i64 -> !transform.param<i64> "transform.match.param.cmpi"(%p, %p) <{predicate = 9 : i32}> : (!transform.param<i64>, !transform.param<i64>) -> ()
%p = transform.param.constant 7 : i64 -> !transform.param<i64> "transform.match.param.cmpi"(%p, %p) : (!transform.param<i64>, !transform.param<i64>) -> ()
%a = transform.param.constant -1 : i8 -> !transform.param<i8> %b = transform.param.constant 1 : i8 -> !transform.param<i8> transform.match.param.cmpi lt %a, %b : !transform.param<i8>
%a = transform.param.constant 18446744073709551617 : i128 -> !transform.any_param %b = transform.param.constant 1 : i128 -> !transform.any_param transform.match.param.cmpi eq %a, %b : !transform.any_param
// CASE
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %p2 = transform.param.constant -8 : i64 -> !transform.param<i64>
 %q = transform.merge_handles %p, %p2 : !transform.param<i64>
 transform.match.param.cmpi eq %q, %q : !transform.param<i64>
// CASE
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %e0 = transform.get_operand %n[all] : (!transform.any_op) -> !transform.any_value
 %np = transform.get_type %e0 : (!transform.any_value) -> !transform.any_param
 transform.match.param.cmpi eq %np, %np : !transform.any_param
// CASE
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %i = transform.param.constant 3 : i32 -> !transform.any_param
 %e0 = transform.get_operand %n[all] : (!transform.any_op) -> !transform.any_value
 %np = transform.get_type %e0 : (!transform.any_value) -> !transform.any_param
 transform.match.param.cmpi eq %np, %i : !transform.any_param
// CASE
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %pi = transform.param.constant 7 : i32 -> !transform.param<i32>
 "transform.match.param.cmpi"(%p, %pi) <{predicate = 0 : i32}> : (!transform.param<i64>, !transform.param<i32>) -> ()
