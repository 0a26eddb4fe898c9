// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Which failures a suppressing sequence silences.

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
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.match.operation_empty %x : !transform.any_op 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 %one = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.match.operation_empty %one : !transform.any_op 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.match.operation_name %x ["a"] : !transform.any_op 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 %one = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.match.operation_name %one ["a"] : !transform.any_op 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.match.operation_name %n ["a"] : !transform.any_op 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.match.param.cmpi lt %p, %p : !transform.param<i64> 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 %s = transform.param.constant "str" -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.match.param.cmpi eq %s, %s : !transform.any_param 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 %i = transform.param.constant 3 : i32 -> !transform.any_param
 %tr = transform.param.constant true -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.match.param.cmpi eq %i, %tr : !transform.any_param 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 %p2 = transform.param.constant -8 : i64 -> !transform.param<i64>
 %q = transform.merge_handles %p, %p2 : !transform.param<i64>
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.match.param.cmpi eq %q, %p : !transform.param<i64> 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 %one = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %p2 = transform.param.constant -8 : i64 -> !transform.param<i64>
 %q = transform.merge_handles %p, %p2 : !transform.param<i64>
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 transform.annotate %one "a" = %q : !transform.any_op, !transform.param<i64> 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 %i = transform.param.constant 3 : i32 -> !transform.any_param
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %f = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.annotate %f "sym_name" = %i : !transform.any_op, !transform.any_param
 transform.verify %f : !transform.any_op 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 %n = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %z= transform.replicate num(%n) %x : !transform.any_op, !transform.any_op 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %z = transform.num_associations %x : (!transform.any_op) -> !transform.param<i64> 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %z = transform.get_type %v : (!transform.any_value) -> !transform.param<i64> 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

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
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%arg1: !transform.any_op):
 %z = transform.param.constant "a" -> !transform.param<i64> 
 transform.debug.emit_remark_at %arg1, "went on" : !transform.any_op }

 transform.yield
}}
