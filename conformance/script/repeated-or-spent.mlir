// ARGS: --transform-interpreter --split-input-file
// Uses of what other operands of the op consume come before repeated payload.
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) {
    %0 = arith.addi %x, %x : i32
    return
  }
  transform.named_sequence @take(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %ff = transform.merge_handles %f, %f : !transform.any_op
    transform.include @take failures(propagate) (%ff, %add) : (!transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%n: index) {
    scf.for %i = %n to %n step %n {
    }
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %two = transform.merge_handles %loop, %loop : !transform.any_op
    transform.sequence %two, %two : !transform.any_op, !transform.any_op failures(suppress) {
    ^bb0(%a: !transform.any_op, %b: !transform.any_op):
      %g, %c = transform.loop.outline %b {func_name = "out"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    }
    transform.yield
  }
}
// -----
// the other way round: nothing consumed goes before
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) {
    %0 = arith.addi %x, %x : i32
    return
  }
  transform.named_sequence @take(%a: !transform.any_op {transform.consumed}, %b: !transform.any_op {transform.consumed}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %two = transform.merge_handles %add, %add : !transform.any_op
    transform.include @take failures(propagate) (%two, %f) : (!transform.any_op, !transform.any_op) -> ()
    transform.yield
  }
}
