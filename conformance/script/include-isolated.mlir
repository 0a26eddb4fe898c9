// ARGS: --transform-interpreter --split-input-file
// What a named sequence consumes takes no handles of its includer along: those follow the payload.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
    %b1 = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
    %n = transform.structured.generalize %b1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pp = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
    transform.include @s failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.debug.emit_remark_at %pp, "pp" : !transform.any_op
    %n = transform.num_associations %pp : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n : !transform.param<i64>
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
    %b1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %n = transform.apply_registered_pass "canonicalize" to %b1 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pp = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.include @s failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.debug.emit_remark_at %pp, "pp" : !transform.any_op
    transform.debug.emit_remark_at %f, "pp" : !transform.any_op
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.exp {p} ins(%a: tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @s(%root: !transform.any_op {transform.readonly}) {
    %b1 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %n = transform.apply_registered_pass "canonicalize" to %b1 : (!transform.any_op) -> !transform.any_op
    %p = transform.structured.match ops{["xx"]} in %n : (!transform.any_op) -> !transform.any_op
    %q = transform.get_producer_of_operand %n[0] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %pp = transform.structured.match attributes {p} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.include @s failures(suppress) (%root) : (!transform.any_op) -> ()
    transform.debug.emit_remark_at %pp, "pp" : !transform.any_op
    transform.debug.emit_remark_at %f, "pp" : !transform.any_op
    transform.yield
  }
}
