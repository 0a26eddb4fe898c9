// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// How much payload handles of each kind have; results that cannot be numbers.

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
 %r = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %r : !transform.param<i64>

 transform.yield
}}

// -----

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
 %r = transform.num_associations %arg0 : (!transform.any_op) -> !transform.any_param
 transform.debug.emit_param_as_remark %r : !transform.any_param

 transform.yield
}}

// -----

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
 %v = transform.get_operand %x[all] : (!transform.any_op) -> !transform.any_value
 %r = transform.num_associations %v : (!transform.any_value) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %r : !transform.param<i64>

 transform.yield
}}

// -----

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
 %v = transform.get_operand %x[all] : (!transform.any_op) -> !transform.any_value
 %r = transform.num_associations %v : (!transform.any_value) -> !transform.param<i32>
 transform.debug.emit_param_as_remark %r : !transform.param<i32>

 transform.yield
}}

// -----

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
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %r = transform.num_associations %p : (!transform.param<i64>) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %r : !transform.param<i64>

 transform.yield
}}

// -----

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
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.num_associations %n : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %r : !transform.param<i64>

 transform.yield
}}

// -----

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
 %r = transform.num_associations %x : (!transform.any_op) -> !transform.affine_map
 transform.debug.emit_param_as_remark %r : !transform.affine_map

 transform.yield
}}

// -----

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
 %r = transform.num_associations %x : (!transform.any_op) -> !transform.type
 transform.debug.emit_param_as_remark %r : !transform.type

 transform.yield
}}

// -----

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
 %r = transform.num_associations %x : (!transform.any_op) -> !transform.any_op

 transform.yield
}}
