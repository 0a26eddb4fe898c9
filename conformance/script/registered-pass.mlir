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
%r = transform.apply_registered_pass "canonicalize" with options = {} to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize" with options = {"disable-patterns" = []} to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize" with options = {disable-patterns = []} to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize" with options = {foo = 1} to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = true, "top-down" = false} to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = 1.5} to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = {a=1}} to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize" with options = {"region-simplify" = [none]} to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "" to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "cse" with options = {a = 1} to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "symbol-dce" to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize,cse" to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize{top-down=false}" to %f : (!transform.any_op) -> !transform.any_op
%r = transform.apply_registered_pass "canonicalize" with options = {"a" = %f} to %f : (!transform.any_op, !transform.any_op) -> !transform.any_op
// CASE
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"max-iterations" = %five, "top-down" = false} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op
// CASE
 %st = transform.param.constant "abc" -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"disable-patterns" = [%st, %st]} to %f : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op
// CASE
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %fa = transform.param.constant false -> !transform.any_param
 %two = transform.merge_handles %five, %fa : !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"disable-patterns" = %two} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op
