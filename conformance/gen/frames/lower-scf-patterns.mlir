// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
// HERE
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  // HERE
  transform.yield
}
}
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
