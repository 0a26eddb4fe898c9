// ARGS: -split-input-file -transform-interpreter
// ARGS: -split-input-file -transform-interpreter=entry-point=
// ARGS: -split-input-file -transform-interpreter=debug-bind-trailing-args=func.func

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op, %b: i32) { 
    transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: i32) { 
    transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op, %b: i32) { 
    transform.yield }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) -> i32 { 
    %0 = "builtin.unrealized_conversion_cast"() : () -> i32
    transform.yield %0 : i32
 }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main() -> !transform.any_op { 
 }
}

// -----

module {
  func.func @__transform_main() { return }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @__transform_main() { return }
  module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%a: !transform.any_op) { 
    transform.yield
   }
 }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.debug.emit_remark_at %a, "x" : !transform.any_op
 }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.sequence failures(propagate) {
  ^bb0(%a: !transform.any_op):
    transform.debug.emit_remark_at %a, "x" : !transform.any_op
 }
}
