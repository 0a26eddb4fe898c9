// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Passes that fail or are run on what they must not; handles afterwards.

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "nope" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = 7} to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"foo" = 7} to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "symbol-dce" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %z = transform.structured.match ops{["no.op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "nope" to %z : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %z = transform.structured.match ops{["no.op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {a = 1} to %z : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %z = transform.structured.match ops{["no.op"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" to %z : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %z = transform.structured.match ops{["arith.addi"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" to %z : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
module @in { func.func private @x(%a: i32) { return } func.func @y() { return } }
 func.func @z() { return }
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %mm = transform.structured.match ops{["builtin.module"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %in, %out = transform.split_handle %mm : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
 %r = transform.apply_registered_pass "symbol-dce" to %in : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.op<"func.func"> 
 %num = transform.num_associations %r : (!transform.op<"func.func">) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.op<"func.call"> 
 %num = transform.num_associations %r : (!transform.op<"func.call">) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %ns = transform.structured.match ops{["transform.named_sequence"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" to %ns : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "inline" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "symbol-privatize" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "strip-debuginfo" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "topological-sort" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "print-op-stats" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "sccp" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "cse" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "loop-invariant-code-motion" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}

// -----

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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg1 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "print-ir" to %f : (!transform.any_op) -> !transform.any_op 
 %num = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %num : !transform.param<i64>
 transform.debug.emit_param_as_remark %five, "went on" : !transform.any_param }

 transform.yield
}}
