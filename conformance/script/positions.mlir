// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Positions of get_operand and get_result: in range and out of it, on several ops and on none.

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
 %x = transform.structured.match ops{["arith.addf", "foo.none"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_operand %x[all] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["arith.addf", "foo.use"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_operand %x[1, 0] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["arith.addf", "foo.use"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_operand %x[-1] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["arith.addf", "foo.use"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_operand %x[except(0)] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["foo.use"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_operand %x[except(-1, 0)] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %r = transform.get_operand %x[2] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %r = transform.get_operand %x[-3] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %r = transform.get_operand %x[0, -2] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %r = transform.get_operand %x[except(1, -1)] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["foo.none"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_operand %x[0] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["no.op"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_operand %x[7, 0, -9] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %r = transform.get_operand %x[9223372036854775807] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %r = transform.get_operand %x[-9223372036854775808] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %r = transform.get_operand %x[-2, 0, 5] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["foo.two", "foo.none"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_result %x[all] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["foo.two", "arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_result %x[except(0)] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["foo.two", "arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_result %x[-1] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["foo.two", "arith.addf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_result %x[1] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
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
 %x = transform.structured.match ops{["foo.none"]} in %arg0 : (!transform.any_op) -> !transform.any_op
 %r = transform.get_result %x[except(1)] : (!transform.any_op) -> !transform.any_value
 transform.debug.emit_remark_at %r, "r" : !transform.any_value
 transform.yield
}}
