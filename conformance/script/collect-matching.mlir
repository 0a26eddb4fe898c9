// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32, %n: index) -> i32 {
    %0 = arith.addi %x, %x : i32
    scf.for %i = %n to %n step %n {
      %2 = arith.addi %0, %x : i32
    }
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r:2 = transform.collect_matching @add in %f : (!transform.any_op) -> (!transform.any_op, !transform.any_value)
    transform.debug.emit_remark_at %r#0, "add" : !transform.any_op
    transform.debug.emit_remark_at %r#1, "result" : !transform.any_value
    %all = transform.collect_matching @any in %f : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %all, "all" : !transform.any_op
    %none = transform.collect_matching @never in %f : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %none, "none" : !transform.any_op
    transform.debug.emit_remark_at %f, "still there" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_value) {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    %v = transform.get_result %a[0] : (!transform.any_op) -> !transform.any_value
    transform.yield %a, %v : !transform.any_op, !transform.any_value
  }
  transform.named_sequence @never(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.subi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @any(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
}
// -----
// not one payload each; silenceable
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %r:2 = transform.collect_matching @twice in %ff : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.debug.emit_remark_at %r#0, "r" : !transform.any_op
    }
    %r:2 = transform.collect_matching @twice in %f : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @twice(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    %b = transform.merge_handles %a, %a : !transform.any_op
    transform.yield %a, %b : !transform.any_op, !transform.any_op
  }
}
// -----
// external
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    return %x : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %r = transform.collect_matching @ext in %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @ext(%a: !transform.any_op {transform.readonly}) -> !transform.any_op
}
// -----
// types of argument and result
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.collect_matching @typed in %f : (!transform.any_op) -> !transform.op<"arith.addi">
    transform.debug.emit_remark_at %r, "typed" : !transform.op<"arith.addi">
    %g = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.collect_matching @any in %g : (!transform.any_op) -> !transform.op<"arith.addi">
    transform.yield
  }
  transform.named_sequence @typed(%a: !transform.op<"arith.addi"> {transform.readonly}) -> !transform.op<"arith.addi"> {
    transform.yield %a : !transform.op<"arith.addi">
  }
  transform.named_sequence @any(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
}
// -----
// an alternative of matchers by a sequence that suppresses; params
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %g = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.collect_matching @m in %g : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %s, "s" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.sequence %a : !transform.any_op failures(suppress) {
    ^bb0(%b: !transform.any_op):
      transform.match.operation_name %b ["arith.addi"] : !transform.any_op
      transform.debug.emit_remark_at %b, "in" : !transform.any_op
    }
    transform.sequence %a : !transform.any_op failures(propagate) {
    ^bb0(%b: !transform.any_op):
      transform.match.operation_name %b ["arith.addi", "func.func"] : !transform.any_op
      transform.debug.emit_remark_at %b, "then" : !transform.any_op
    }
    transform.yield %a : !transform.any_op
  }
}
