// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// order of the walk; first matcher wins; root is not matched
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32, %n: index) -> i32 {
    %0 = arith.addi %x, %x : i32
    %c0 = arith.constant 0 : index
    scf.for %i = %c0 to %n step %c0 {
      %2 = arith.muli %0, %x : i32
      "test.use"(%2) : (i32) -> ()
    }
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @add -> @say_add, @any -> @say : (!transform.any_op) -> !transform.any_op
    %v = transform.foreach_match restrict_root in %u @add -> @say_add, @any -> @say : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %v, "updated" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi", "arith.muli"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @any(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @say_add(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "add" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @say(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "any" : !transform.any_op
    transform.yield
  }
}
// -----
// typed matcher argument that does not fit
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u = transform.foreach_match in %ff @add -> @say : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.op<"arith.addi"> {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @say() {
    transform.yield
  }
}
// -----
// typed action argument that does not fit
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u = transform.foreach_match in %ff @add -> @say : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @say(%a: !transform.op<"arith.addi"> {transform.readonly}) {
    transform.debug.emit_remark_at %a, "add" : !transform.op<"arith.addi">
    transform.yield
  }
}
// -----
// ops that are no matchers
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u = transform.foreach_match in %ff @add -> @say : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["arith.addi"]} in %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @say() {
    transform.yield
  }
}
// -----
// inside an include in the matcher: anything goes; silenceable and definite failures
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.muli %0, %x : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @add -> @say : (!transform.any_op) -> !transform.any_op
    %v = transform.foreach_match restrict_root in %u @def -> @say : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @one_add(%a: !transform.any_op {transform.readonly}) {
    %x = transform.structured.match ops{["arith.addi"]} in %a : (!transform.any_op) -> !transform.any_op
    %y = transform.split_handle %x {pass_through_empty_handle = false} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.debug.emit_remark_at %a, "try" : !transform.any_op
    transform.include @one_add failures(propagate) (%a) : (!transform.any_op) -> ()
    transform.debug.emit_remark_at %a, "matched" : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @def(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %e = transform.merge_handles %a, %a : !transform.any_op
    transform.match.operation_name %e ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @say(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "acting" : !transform.any_op
    transform.yield
  }
}
// -----
// action failures are postponed
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %0, %x : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @add -> @fail : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @fail(%a: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "before" : !transform.any_op
    %y:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %a, "after" : !transform.any_op
    %z:3 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %z#0, "after" : !transform.any_op
    transform.yield
  }
}
// -----
// ... and silenced with the op; results
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %0, %x : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u:2 = transform.foreach_match in %ff @add -> @fail : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.debug.emit_remark_at %u#0, "updated" : !transform.any_op
      transform.debug.emit_remark_at %u#1, "result" : !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @fail(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %y:2 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield %a : !transform.any_op
  }
}
// -----
// definite failure in an action
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %0, %x : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %u = transform.foreach_match in %ff @add -> @fail : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @fail(%a: !transform.any_op {transform.readonly}) {
    %e = transform.merge_handles %a, %a : !transform.any_op
    transform.match.operation_name %e ["arith.addi"] : !transform.any_op
    transform.yield
  }
}
// -----
// results must be single, unless flattened
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %0, %x : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %w:2 = transform.foreach_match flatten_results in %f @add -> @twice : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %w#0, "updated" : !transform.any_op
    transform.debug.emit_remark_at %w#1, "flat" : !transform.any_op
    %u:2 = transform.foreach_match in %w#0 @add -> @once : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %u#1, "single" : !transform.any_op
    transform.sequence %u#0 : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %v:2 = transform.foreach_match in %ff @add -> @twice : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    }
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @once(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @twice(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %e = transform.merge_handles %a, %a : !transform.any_op
    transform.yield %e : !transform.any_op
  }
}
// -----
// external symbols
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    return %x : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %w = transform.foreach_match in %f @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @m(%a: !transform.any_op {transform.readonly})
  transform.named_sequence private @a()
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    return %x : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %w = transform.foreach_match in %f @m -> @a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence private @m(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence private @a()
}
// -----
// forwarded inputs and several roots, one twice
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %x : i32
  }
  func.func @g(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %x : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %f2 = transform.merge_handles %f, %f : !transform.any_op
    %ret = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %w = transform.foreach_match in %f2, %ret @m -> @a : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %w, "roots" : !transform.any_op
    transform.yield
  }
  transform.named_sequence private @m(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_op) {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %b, %a : !transform.any_op, !transform.any_op
  }
  transform.named_sequence private @a(%a: !transform.any_op {transform.readonly}, %b: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %a, "a" : !transform.any_op
    transform.debug.emit_remark_at %b, "b" : !transform.any_op
    transform.yield
  }
}
// -----
// an empty root
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %w:2 = transform.foreach_match in %f @m -> @a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %w#1, "none" : !transform.any_op
    transform.yield
  }
  transform.named_sequence private @m(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence private @a(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
}
