// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Ops by name; the type of the result may ask for another.

module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf", "foo.use", "arith.negf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.select "foo.use" in %x : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf", "foo.use", "arith.negf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.select "arith.addf" in %x : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf", "foo.use", "arith.negf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.select "no.op" in %x : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf", "foo.use", "arith.negf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.select "" in %x : (!transform.any_op) -> !transform.any_op
 transform.debug.emit_remark_at %r, "r" : !transform.any_op
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf", "arith.negf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.select "arith.negf" in %x {a} : (!transform.any_op) -> !transform.op<"arith.addf">
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 transform.sequence %arg0 : !transform.any_op failures(suppress) {
 ^bb0(%q: !transform.any_op):
 %x = transform.structured.match ops{["arith.addf"]} in %q : (!transform.any_op) -> !transform.any_op
 %r = transform.select "arith.addf" in %x : (!transform.any_op) -> !transform.op<"arith.negf">
 transform.debug.emit_remark_at %q, "not reached" : !transform.any_op
 }
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.select 3 in %x : (!transform.any_op) -> !transform.any_op
 transform.yield
}}

// -----

module attributes {transform.with_named_sequence} {
func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %t:2 = "foo.two"() : () -> (f32, f32)
  "foo.none"() : () -> ()
  "foo.use"(%t#1, %0, %0) ({
    %1 = arith.negf %t#1 : f32
    "foo.end"(%t#1) : (f32) -> ()
  }) : (f32, f32, f32) -> ()
  return %0 : f32
}
transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.readonly}) {
 %x = transform.structured.match ops{["arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.select "a" %x : (!transform.any_op) -> !transform.any_op
 transform.yield
}}
