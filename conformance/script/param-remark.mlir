// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Remarks with parameters, here and at payload.

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
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %p, "msg" : !transform.param<i64>
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
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %p, "msg" at %x : !transform.param<i64>, !transform.any_op
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
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %p at %x : !transform.param<i64>, !transform.any_op
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
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %p at %n : !transform.param<i64>, !transform.any_op
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
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %p : !transform.any_op
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
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %p, "" : !transform.param<i64>
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
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %q = transform.merge_handles %p, %p2 : !transform.param<i64>
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %q, "many" at %x : !transform.param<i64>, !transform.any_op
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
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %q = transform.merge_handles %p, %p2 : !transform.param<i64>
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %q : !transform.param<i64>
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
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %q = transform.merge_handles %p, %p2 : !transform.param<i64>
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %q, "m" {a} : !transform.param<i64>
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
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %p, 3 : !transform.param<i64>
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
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %p at %p : !transform.param<i64>, !transform.param<i64>
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
 %p2 = transform.param.constant 8 : i64 -> !transform.param<i64>
 %s = transform.param.constant "str\n" -> !transform.any_param
 %s2 = transform.param.constant unit -> !transform.any_param
 %z = transform.merge_handles %s, %s2 : !transform.any_param
 transform.debug.emit_param_as_remark %z : !transform.any_param
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
  transform.debug.emit_param_as_remark %p : !transform.param<i64>, !transform.any_op

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
  %5 = transform.debug.emit_param_as_remark %p : !transform.param<i64>, !transform.any_op

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
  transform.sequence failures(propagate) { ^bb0(%1 : !transform.any_op): 
 emit_param_as_remark %p : !transform.param<i64>, !transform.any_op }

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
  transform.sequence failures(propagate) { ^bb0(%1 : !transform.any_op): 
 debug.emit_param_as_remark %p : !transform.param<i64>, !transform.any_op }

 transform.yield
}}
