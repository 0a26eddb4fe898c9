// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Texts of option values as passes get them; places of parameters.

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
 %r = "transform.apply_registered_pass"(%f) <{pass_name = "canonicalize"}> : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = "transform.apply_registered_pass"(%f) <{pass_name = "canonicalize", options = {}}> : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = "transform.apply_registered_pass"(%f) <{pass_name = "canonicalize", options = 3}> : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize"}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index = 0 : i64>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index=0>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index=0 : i8>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index=true>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index="a">}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<0>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index = 1 : i64>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index = -1 : i64>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index = 1 : i64>}}> : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index = 0 : i64>, "top-down" = #transform.param_operand<index = 0 : i64>}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index = 0 : i64>, "top-down" = #transform.param_operand<index = 0 : i64>}}> : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five, %five) <{pass_name = "canonicalize", options = {"max-iterations" = #transform.param_operand<index = 1 : i64>, "max-num-rewrites" = #transform.param_operand<index = 0 : i64>}}> : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = [#transform.param_operand<index = 0 : i64>]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = [[#transform.param_operand<index = 0 : i64>]]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = {a = #transform.param_operand<index = 0 : i64>}}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = "transform.apply_registered_pass"(%f) <{pass_name = "canonicalize", options = {"max-iterations" = []}}> : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%f, %five) <{pass_name = "canonicalize", options = {"max-iterations" = [#transform.param_operand<index = 7 : i64>]}}> : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = "transform.apply_registered_pass"(%f) <{pass_name = "canonicalize", options = {"a b" = 1}}> : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = "transform.apply_registered_pass"(%f) <{pass_name = "canonicalize", options = {"top-down" = [true, false]}}> : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = "transform.apply_registered_pass"(%f) <{pass_name = 3, options = {}}> : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = "transform.apply_registered_pass"(%five) <{pass_name = "cse"}> : (!transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = "transform.apply_registered_pass"(%f) <{pass_name = "cse"}> : (!transform.any_op) -> !transform.any_param


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = "transform.apply_registered_pass"(%f) : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = "a b"} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = "{a b}"} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [1, 2]} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = ["a", "b"]} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [[1, 2], [3]]} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = ["a", [2]]} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = {a = 1, b}} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = dense<1> : tensor<2xi32>} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = affine_map<(d0) -> (d0)>} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = 1 : si8} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = -5} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = true} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = unit} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = 1.0 : f32} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = #arith.fastmath<none>} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [1 : i8, 2.0]} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = "x\"y"} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = "x\ny"} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = ""} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = " "} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = "a,b"} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = array<i64: 1, 2>} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = 0x10} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = "'a b'"} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = tensor<4xf32>} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = []} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = i32} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = (i32) -> i32} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [@a, "b"]} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = 18446744073709551615 : ui64} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = "a=b"} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [true]} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = ["{a}"]} to %f : (!transform.any_op) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %five} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %st = transform.param.constant "abc" -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %st} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %arr = transform.param.constant [1, 2] -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %arr} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %fa = transform.param.constant false -> !transform.any_param
 %two = transform.merge_handles %five, %fa : !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %two} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %u5 = transform.param.constant unit -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %u5} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [%five]} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [%five, 3]} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %fa = transform.param.constant false -> !transform.any_param
 %two = transform.merge_handles %five, %fa : !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [3, %two]} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %arr = transform.param.constant [1, 2] -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [%arr, "x"]} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [[%five]]} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [%five,]} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %five, "top-down" = %five} to %f : (!transform.any_op, !transform.any_param, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %e0 = transform.get_operand %n[all] : (!transform.any_op) -> !transform.any_value
 %np = transform.get_type %e0 : (!transform.any_value) -> !transform.any_param
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %nn = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %e0 = transform.get_operand %nn[all] : (!transform.any_op) -> !transform.any_value
 %np = transform.get_type %e0 : (!transform.any_value) -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %np} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %e0 = transform.get_operand %n[all] : (!transform.any_op) -> !transform.any_value
 %np = transform.get_type %e0 : (!transform.any_value) -> !transform.any_param
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %nn = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %e0 = transform.get_operand %nn[all] : (!transform.any_op) -> !transform.any_value
 %np = transform.get_type %e0 : (!transform.any_value) -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = [%np]} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %five#0} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


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
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %five = transform.param.constant 5 : i64 -> !transform.any_param
 %r = transform.apply_registered_pass "canonicalize" with options = {"top-down" = %five#1} to %f : (!transform.any_op, !transform.any_param) -> !transform.any_op


 transform.yield
}}
