// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Includes: what fits the callee, what does not; what they consume; failures in the callee.

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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f1 failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f1 failures(propagate) (%x) : (!transform.any_op) -> !transform.op<"a">
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @f1 failures(propagate) (%x) : (!transform.any_op) -> ()
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %r = transform.include @f1 failures(propagate) () : () -> !transform.any_op
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %v = transform.get_operand %x[all] : (!transform.any_op) -> !transform.any_value
 %r = transform.include @f1 failures(propagate) (%v) : (!transform.any_value) -> !transform.any_op
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @nope failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r:2 = transform.include @f1 failures(propagate) (%x) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f1 failures(propagate) (%x) {a} : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include "f1" failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f1 (%x) : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f1 failures(x) (%x) : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence @f1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @m::@f1 failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence @f2(%a: !transform.any_op) {
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @f2 failures(propagate) (%x) : (!transform.any_op) -> ()
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
transform.named_sequence @f3(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
 %z = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f3 failures(propagate) (%ff) : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
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
transform.named_sequence @f3(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
 %z = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f3 failures(propagate) (%ff) : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %ff, "r" : !transform.any_op
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
transform.named_sequence @f3(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
 %z = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %one = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f3 failures(propagate) (%ff) : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %one, "r" : !transform.any_op
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
transform.named_sequence @f3(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
 %z = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f3 failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op

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
transform.named_sequence @f3(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
 %z = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f3 failures(propagate) (%ff) : (!transform.any_op) -> !transform.any_op
 %r2 = transform.include @f3 failures(propagate) (%ff) : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence @f3(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
 %z = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f3 failures(propagate) (%ff) : (!transform.any_op) -> !transform.any_op
 %r2 = transform.include @f3 failures(propagate) (%r) : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r2, "r" : !transform.any_op
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
transform.named_sequence @f3(%a: !transform.any_op {transform.consumed}) {
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @f3 failures(propagate) (%ff) : (!transform.any_op) -> ()
 transform.debug.emit_remark_at %ff, "r" : !transform.any_op
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
transform.named_sequence @f4(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 %z = transform.get_parent_op %a {op_name = "q"} : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %a, "on" : !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f4 failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
 %k = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %k : !transform.param<i64>
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
transform.named_sequence @f4(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 %z = transform.get_parent_op %a {op_name = "q"} : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %a, "on" : !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %x : !transform.any_op failures(suppress) { ^bb0(%b: !transform.any_op):
 %r = transform.include @f4 failures(propagate) (%b) : (!transform.any_op) -> !transform.any_op
 %k = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %k : !transform.param<i64> }
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
transform.named_sequence @f4(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 %z = transform.get_parent_op %a {op_name = "q"} : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %a, "on" : !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @f4 failures(suppress) (%x) : (!transform.any_op) -> !transform.any_op
 %k = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %k : !transform.param<i64>
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
transform.named_sequence @f4(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 %z = transform.get_parent_op %a {op_name = "q"} : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %a, "on" : !transform.any_op
 transform.yield %z : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %x : !transform.any_op failures(suppress) { ^bb0(%b: !transform.any_op):
 %r = transform.include @f4 failures(suppress) (%b) : (!transform.any_op) -> !transform.any_op
 %k = transform.num_associations %r : (!transform.any_op) -> !transform.param<i64>
 transform.debug.emit_param_as_remark %k : !transform.param<i64> }
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
transform.named_sequence @ext(%a: !transform.any_op {transform.readonly}) 

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @ext failures(propagate) (%x) : (!transform.any_op) -> ()
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
transform.named_sequence private @ext(%a: !transform.any_op {transform.readonly}) -> !transform.any_op 

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @ext failures(propagate) (%x) : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence private @ext(%a: !transform.any_op {transform.readonly}) -> !transform.any_op 

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.include @ext failures(suppress) (%x) : (!transform.any_op) -> !transform.any_op
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
transform.named_sequence @p1(%a: !transform.param<i64> {transform.readonly}, %b: !transform.any_value {transform.readonly}) -> (!transform.any_value, !transform.param<i64>) {
 transform.debug.emit_param_as_remark %a : !transform.param<i64>
 transform.yield %b, %a : !transform.any_value, !transform.param<i64>
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %p = transform.param.constant 7 : i64 -> !transform.param<i64>
 %v = transform.get_operand %x[all] : (!transform.any_op) -> !transform.any_value
 %r:2 = transform.include @p1 failures(propagate) (%p, %v) : (!transform.param<i64>, !transform.any_value) -> (!transform.any_value, !transform.param<i64>)
 transform.debug.emit_remark_at %r#0, "v" : !transform.any_value
 transform.debug.emit_param_as_remark %r#1 : !transform.param<i64>
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
transform.named_sequence @r1(%a: !transform.any_op {transform.readonly}) {
 transform.include @r2 failures(propagate) (%a) : (!transform.any_op) -> ()
 transform.yield
}
transform.named_sequence @r2(%a: !transform.any_op {transform.readonly}) {
 transform.include @r1 failures(propagate) (%a) : (!transform.any_op) -> ()
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 %x = transform.structured.match ops{["arith.addf", "arith.mulf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.include @r1 failures(propagate) (%x) : (!transform.any_op) -> ()
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
transform.named_sequence @r1(%a: !transform.any_op {transform.readonly}) {
 transform.include @r1 failures(propagate) (%a) : (!transform.any_op) -> ()
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {transform.readonly}) {
 transform.yield %a : !transform.any_op
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {transform.readonly}) {
 transform.print
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {transform.readonly}) {
 func.return
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 %z = transform.cast %a : !transform.any_op to !transform.op<"a">
 transform.yield %z : !transform.op<"a">
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {transform.readonly, transform.consumed}) {
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: i32) {
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {transform.foo}) {
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {foo.bar}) {
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {transform.readonly}) {
 transform.yield
 ^bb1: transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1(%a: !transform.any_op {transform.readonly}) {
 arith.constant 1 : i32
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {

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
transform.named_sequence @b1() {
 transform.yield
}

transform.named_sequence @__transform_main(%arg0: !transform.any_op) {
 transform.include @b1 failures(propagate) () : () -> ()
 transform.yield
}}
