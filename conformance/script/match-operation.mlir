// ARGS: -transform-interpreter -split-input-file -allow-unregistered-dialect
// Matchers of one op by name, of none.

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
 transform.match.operation_empty %n : !transform.any_op

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
 transform.match.operation_empty %x : !transform.any_op

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
 transform.match.operation_empty %one : !transform.any_op

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
 transform.match.operation_empty %v : !transform.any_value

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
 transform.match.operation_empty %n {a} : !transform.any_op

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
 transform.match.operation_name %one ["arith.addf"] : !transform.any_op

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
 transform.match.operation_name %one ["arith.mulf", "arith.addf"] : !transform.any_op

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
 transform.match.operation_name %one ["foo"] : !transform.any_op

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
 transform.match.operation_name %one [] : !transform.any_op

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
 transform.match.operation_name %one [""] : !transform.any_op

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
 transform.match.operation_name %one ["arith"] : !transform.any_op

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
 transform.match.operation_name %one [1] : !transform.any_op

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
 transform.match.operation_name %one "arith.addf" : !transform.any_op

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
 transform.match.operation_name %x ["arith.addf"] : !transform.any_op

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
 transform.match.operation_name %x ["arith.mulf", "arith.addf"] : !transform.any_op

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
 transform.match.operation_name %x ["foo"] : !transform.any_op

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
 transform.match.operation_name %x [] : !transform.any_op

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
 transform.match.operation_name %x [""] : !transform.any_op

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
 transform.match.operation_name %x ["arith"] : !transform.any_op

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
 transform.match.operation_name %x [1] : !transform.any_op

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
 transform.match.operation_name %x "arith.addf" : !transform.any_op

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
 transform.match.operation_name %n ["arith.addf"] : !transform.any_op

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
 transform.match.operation_name %n ["arith.mulf", "arith.addf"] : !transform.any_op

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
 transform.match.operation_name %n ["foo"] : !transform.any_op

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
 transform.match.operation_name %n [] : !transform.any_op

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
 transform.match.operation_name %n [""] : !transform.any_op

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
 transform.match.operation_name %n ["arith"] : !transform.any_op

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
 transform.match.operation_name %n [1] : !transform.any_op

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
 transform.match.operation_name %n "arith.addf" : !transform.any_op

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
 transform.match.operation_name %v ["a"] : !transform.any_value

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
 transform.match.operation_name %one ["a"] {a} : !transform.any_op

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
 transform.match.operation_name %one : !transform.any_op

 transform.yield
}}
