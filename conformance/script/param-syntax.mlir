// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Parameters and matchers that do not parse or verify.

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
 "transform.match.param.cmpi"(%p, %p) {predicate = 9 : i32} : (!transform.param<i64>, !transform.param<i64>) -> ()

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
 "transform.match.param.cmpi"(%p, %p) {predicate = 1 : i32} : (!transform.param<i64>, !transform.param<i64>) -> ()

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
 transform.match.param.cmpi eq %p, %p {predicate = 1 : i32} : !transform.param<i64>

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
 transform.match.param.cmpi foo %p, %p : !transform.param<i64>

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
 transform.match.param.cmpi eq %p : !transform.param<i64>

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
 "transform.match.param.cmpi"(%p) <{predicate = 1 : i32}> : (!transform.param<i64>) -> ()

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
 "transform.match.param.cmpi"(%x, %x) <{predicate = 1 : i32}> : (!transform.any_op, !transform.any_op) -> ()

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
 %z = transform.param.constant : !transform.param<i64>

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
 %z = transform.param.constant 1

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
 %z = transform.param.constant 1 : !transform.param<i64>

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
 %z = "transform.param.constant"() : () -> !transform.param<i64>

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
 %z = "transform.param.constant"() {value = 1 : i64} : () -> !transform.any_op

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
 "transform.param.constant"() {value = 1 : i64} : () -> ()

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
 %z = "transform.num_associations"(%x, %x) : (!transform.any_op, !transform.any_op) -> !transform.param<i64>

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
 "transform.annotate"(%x, %p, %p) <{name = "a"}> : (!transform.any_op, !transform.param<i64>, !transform.param<i64>) -> ()

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
 "transform.annotate"(%p) <{name = "a"}> : (!transform.param<i64>) -> ()

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
 "transform.annotate"(%x) : (!transform.any_op) -> ()

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
 "transform.debug.emit_param_as_remark"(%p, %x, %x) : (!transform.param<i64>, !transform.any_op, !transform.any_op) -> ()

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
 "transform.debug.emit_param_as_remark"(%x) : (!transform.any_op) -> ()

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
 "transform.match.operation_name"(%x) : (!transform.any_op) -> ()

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
 "transform.match.operation_name"(%p) <{op_names = []}> : (!transform.param<i64>) -> ()

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
 "transform.match.operation_empty"(%p) : (!transform.param<i64>) -> ()

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
 %z = "transform.match.operation_empty"(%x) : (!transform.any_op) -> (!transform.any_op)

 transform.yield
}}
