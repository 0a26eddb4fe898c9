// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Operands that name what an earlier operand of the same op consumes.

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %ff, %ff : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %ff, %ff : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %ff, %ff : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %ff, %ad : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %ad, %ff : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %ff, %va : (!transform.any_op, !transform.any_value) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_value):
  %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %ff, %none : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %none, %none : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %none, %none : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %none, %ff : (!transform.any_op, !transform.any_op) failures(propagate) { ^bb0(%a: !transform.any_op, %b: !transform.any_op):
  %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 %z1 = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 }
 transform.debug.emit_remark_at %none, "end" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @foo failures(propagate) (%ff, %ff) : (!transform.any_op, !transform.any_op) -> ()

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @foo failures(propagate) (%ff, %ad) : (!transform.any_op, !transform.any_op) -> ()

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @foo failures(propagate) (%ad, %ff) : (!transform.any_op, !transform.any_op) -> ()
 transform.debug.emit_remark_at %ff, "ok?" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @foo failures(propagate) (%none, %ff) : (!transform.any_op, !transform.any_op) -> ()
 transform.debug.emit_remark_at %ff, "ok?" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @foo failures(propagate) (%none, %ff) : (!transform.any_op, !transform.any_op) -> ()
 transform.debug.emit_remark_at %none, "ok?" : !transform.any_op

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @bar failures(propagate) (%ff, %ff) : (!transform.any_op, !transform.any_op) -> ()

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
transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.readonly}) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %b, "b" : !transform.any_op
 transform.yield }
transform.named_sequence @bar(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.consumed}) {
 %zz = transform.apply_registered_pass "cse" to %b : (!transform.any_op) -> !transform.any_op
 transform.yield }
transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ad = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %va = transform.get_result %ad[0] : (!transform.any_op) -> !transform.any_value
 %none = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @bar failures(propagate) (%ad, %ff) : (!transform.any_op, !transform.any_op) -> ()

 transform.yield
}}
