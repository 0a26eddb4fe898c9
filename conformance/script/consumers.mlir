// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// More than one potential consumer: yields, nested sequences, named sequences.

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
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.sequence %ff : !transform.any_op -> !transform.any_op failures(propagate) { ^bb0(%a: !transform.any_op):
  %g = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
 transform.yield %g : !transform.any_op }

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
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r:2 = transform.sequence %ff : !transform.any_op -> !transform.any_op, !transform.any_op failures(propagate) { ^bb0(%a: !transform.any_op):
  %g = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
 transform.yield %g, %g : !transform.any_op, !transform.any_op }

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
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.sequence %ff : !transform.any_op -> !transform.any_op failures(propagate) { ^bb0(%a: !transform.any_op):
  %g = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
 %zz = transform.apply_registered_pass "cse" to %g : (!transform.any_op) -> !transform.any_op
 transform.yield %g : !transform.any_op }

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
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.sequence %ff : !transform.any_op -> !transform.any_op failures(propagate) { ^bb0(%a: !transform.any_op):
  transform.yield %a : !transform.any_op }

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
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r:2 = transform.sequence %ff : !transform.any_op -> !transform.param<i64>, !transform.param<i64> failures(propagate) { ^bb0(%a: !transform.any_op):
  %p9 = transform.param.constant 1 -> !transform.param<i64>
 transform.yield %p9, %p9 : !transform.param<i64>, !transform.param<i64> }

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
 %ff = transform.structured.match ops{["func.func"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 transform.sequence %ff : !transform.any_op  failures(propagate) { ^bb0(%a: !transform.any_op):
  %b = transform.sequence %a : !transform.any_op -> !transform.any_op failures(propagate) { ^bb0(%c: !transform.any_op): transform.yield %c : !transform.any_op } %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 }

 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @foo(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
 }
 transform.named_sequence @__transform_main(%arg0: !transform.any_op) { transform.yield } }

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
 transform.yield %a : !transform.any_op
 }
 transform.named_sequence @__transform_main(%arg0: !transform.any_op) { transform.yield } }

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @foo(%a: !transform.any_op) -> !transform.any_op {
 transform.yield %a : !transform.any_op
 }
 transform.named_sequence @__transform_main(%arg0: !transform.any_op) { transform.yield } }

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @foo(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
 transform.yield %a, %a : !transform.any_op, !transform.any_op
 }
 transform.named_sequence @__transform_main(%arg0: !transform.any_op) { transform.yield } }

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %a : !transform.any_op
 }
 transform.named_sequence @__transform_main(%arg0: !transform.any_op) { transform.yield } }

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @foo(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %zz, %zz : !transform.any_op, !transform.any_op
 }
 transform.named_sequence @__transform_main(%arg0: !transform.any_op) { transform.yield } }

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}) -> (!transform.any_op, !transform.any_op) {
 %zz = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 %z2 = transform.apply_registered_pass "cse" to %a : (!transform.any_op) -> !transform.any_op
 transform.yield %zz, %zz : !transform.any_op, !transform.any_op
 }
 transform.named_sequence @__transform_main(%arg0: !transform.any_op) { transform.yield } }

// -----

module attributes {transform.with_named_sequence} {
 transform.named_sequence @foo(%a: !transform.any_op {transform.consumed}) -> (!transform.any_op) {
 %g = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
 %zz = transform.apply_registered_pass "cse" to %g : (!transform.any_op) -> !transform.any_op
 %z2 = transform.apply_registered_pass "cse" to %g : (!transform.any_op) -> !transform.any_op
 transform.yield %zz : !transform.any_op
 }
 transform.named_sequence @__transform_main(%arg0: !transform.any_op) { transform.yield } }
