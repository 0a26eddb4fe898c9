// ARGS: -transform-interpreter  -allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
// HERE
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 // HERE
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }
 transform.yield
}}
// CASE
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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
// AND
 %z = transform.structured.match ops{["no.op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "nope" to %z : (!transform.any_op) -> !transform.any_op
// CASE
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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
// AND
 %z = transform.structured.match ops{["no.op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" to %z : (!transform.any_op) -> !transform.any_op
// CASE
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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
// AND
 %z = transform.structured.match ops{["arith.addi"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" to %z : (!transform.any_op) -> !transform.any_op
// CASE
module @in { func.func private @x(%a: i32) { return } func.func @y() { return } }
 func.func @z() { return }
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
// AND
 %mm = transform.structured.match ops{["builtin.module"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %in, %out = transform.split_handle %mm : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
 %r = transform.apply_registered_pass "symbol-dce" to %in : (!transform.any_op) -> !transform.any_op
// CASE
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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
// AND
 %ns = transform.structured.match ops{["transform.named_sequence"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" to %ns : (!transform.any_op) -> !transform.any_op
// CASE
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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
// AND
 %r = transform.apply_registered_pass "strip-debuginfo" to %f : (!transform.any_op) -> !transform.any_op
// CASE
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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
// AND
 %r = transform.apply_registered_pass "sccp" to %f : (!transform.any_op) -> !transform.any_op
