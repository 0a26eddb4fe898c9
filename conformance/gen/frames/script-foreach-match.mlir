// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
// HERE
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    // HERE
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
  // HERE
}
// CASE
// AND
    %0 = arith.addi %x, %x : i32
    return %0 : i32
// AND
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u = transform.foreach_match in %ff @add -> @say : (!transform.any_op) -> !transform.any_op
    }
// AND
  transform.named_sequence @add(%a: !transform.op<"arith.addi"> {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @say() {
    transform.yield
  }
// CASE
// typed action argument that does not fit
// AND
    %0 = arith.addi %x, %x : i32
    return %0 : i32
// AND
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u = transform.foreach_match in %ff @add -> @say : (!transform.any_op) -> !transform.any_op
    }
// AND
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @say(%a: !transform.op<"arith.addi"> {transform.readonly}) {
    transform.debug.emit_remark_at %a, "add" : !transform.op<"arith.addi">
    transform.yield
  }
// CASE
// ops that are no matchers
// AND
    %0 = arith.addi %x, %x : i32
    return %0 : i32
// AND
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u = transform.foreach_match in %ff @add -> @say : (!transform.any_op) -> !transform.any_op
    }
// AND
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["arith.addi"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @say() {
    transform.yield
  }
// CASE
// ... and silenced with the op; results
// AND
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %0, %x : i32
    return %1 : i32
// AND
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u:2 = transform.foreach_match in %ff @add -> @fail : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.debug.emit_remark_at %u#0, "updated" : !transform.any_op
      transform.debug.emit_remark_at %u#1, "result" : !transform.any_op
    }
// AND
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @fail(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %y:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %a : !transform.any_op
  }
// CASE
// definite failure in an action
// AND
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %0, %x : i32
    return %1 : i32
// AND
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u = transform.foreach_match in %ff @add -> @fail : (!transform.any_op) -> !transform.any_op
    }
// AND
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @fail(%a: !transform.any_op {transform.readonly}) {
    %e = transform.merge_handles %a, %a : !transform.any_op
    transform.match.operation_name %e ["arith.addi"] : !transform.any_op
    transform.yield
  }
// CASE
// external symbols
// AND
    return %x : i32
// AND
    %w = transform.foreach_match in %f @m -> @a : (!transform.any_op) -> !transform.any_op
// AND
  transform.named_sequence private @m(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @a()
// CASE
// AND
    return %x : i32
// AND
    %w = transform.foreach_match in %f @m -> @a : (!transform.any_op) -> !transform.any_op
// AND
  transform.named_sequence private @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence private @a()
