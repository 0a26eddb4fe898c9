// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
// HERE
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  // HERE
  transform.yield
}
}
// EACH
// CASE
func.func @f(%a: i1, %b: index) -> index {
  %r = scf.if %a -> (index) {
    scf.yield %b : index
  } else {
    scf.yield %b : index
  }
  return %r : index
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: i1, %b: index) -> index {
  %r = scf.if %a -> (index) {
    scf.yield %b : index
  } else {
    scf.yield %b : index
  }
  return %r : index
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"]} : !transform.any_op
// CASE
func.func @f(%a: i1, %b: index) -> index {
  %r = scf.if %a -> (index) {
    scf.yield %b : index
  } else {
    scf.yield %b : index
  }
  return %r : index
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], illegal_ops = ["func.func"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: i1, %b: index) -> index {
  %r = scf.if %a -> (index) {
    scf.yield %b : index
  } else {
    scf.yield %b : index
  }
  return %r : index
}
// AND
  %0 = transform.structured.match ops{["scf.for", "scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: i1, %b: index) -> index {
  %r = scf.if %a -> (index) {
    scf.yield %b : index
  } else {
    scf.yield %b : index
  }
  return %r : index
}
// AND
  %0 = transform.structured.match ops{["scf.for", "scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], illegal_ops = ["func.func"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"]} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], illegal_ops = ["func.func"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["scf.for", "scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["scf.for", "scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], illegal_ops = ["func.func"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.forall (%i) in (%a) {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.forall (%i) in (%a) {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_ops = ["scf.forall"], legal_dialects = ["cf", "arith"], legal_ops = ["scf.parallel"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %t: tensor<4xindex>) -> tensor<4xindex> {
  %r = scf.forall (%i) in (%a) shared_outs(%o = %t) -> tensor<4xindex> {
  }
  return %r : tensor<4xindex>
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {

  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: i1, %b: index) -> index {
  %r = scf.if %a -> (index) {
    scf.yield %b : index
  } else {
    scf.yield %b : index
  }
  return %r : index
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } {partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: i1, %b: index) -> index {
  %r = scf.if %a -> (index) {
    scf.yield %b : index
  } else {
    scf.yield %b : index
  }
  return %r : index
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
    transform.apply_conversion_patterns.scf.scf_to_control_flow
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {legal_dialects = ["cf", "arith"], partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: index, %m: memref<4xindex>) {
  scf.for %i = %a to %a step %a {
    memref.store %i, %m[%i] : memref<4xindex>
  }
  return
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.scf_to_control_flow {a}
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {illegal_dialects = ["scf"], legal_dialects = ["cf", "arith"], partial_conversion, preserve_handles} : !transform.any_op
// CASE
func.func @f(%a: i1, %b: index, %c: index) -> index {
  %r = scf.execute_region -> index {
    scf.yield %b : index
  }
  scf.while : () -> () {
    scf.condition(%a)
  } do {
    scf.yield
  }
  return %r : index
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
// CASE
func.func @f(%a: i1, %b: index, %c: index) -> index {
  %s = scf.while (%x = %b) : (index) -> index {
    scf.condition(%a) %x : index
  } do {
  ^bb0(%x: index):
    scf.yield %x : index
  }
  return %s : index
}
// AND
  %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_conversion_patterns to %0 {
    transform.apply_conversion_patterns.scf.structural_conversions
  } with type_converter {
    transform.type_conversion.tensor.cast_shape_dynamic_dims
  } {partial_conversion} : !transform.any_op
