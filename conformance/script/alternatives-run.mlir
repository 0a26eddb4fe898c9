// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// not isolated
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
    }
    transform.yield
  }
}
// EACH
transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) { transform.alternatives %root : !transform.any_op { ^bb0(%a: !transform.any_op):
// CASE
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%g: !transform.any_op):
      transform.alternatives %g : !transform.any_op {
      ^bb0(%a: !transform.any_op):
      }
// FRAME
// all fail; silenced around
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%rr: !transform.any_op):
      %f2 = transform.structured.match ops{["func.func"]} in %rr : (!transform.any_op) -> !transform.any_op
      %r = transform.alternatives %f2 : !transform.any_op -> !transform.any_op {
      ^bb0(%a: !transform.any_op):
        %s:3 = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
        transform.yield %a : !transform.any_op
      }
      transform.debug.emit_remark_at %r, "no payload" : !transform.any_op
    }
    %f3 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %f3 : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %s, %t = transform.split_handle %a : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    }, {
    ^bb0(%a: !transform.any_op):
      %adds = transform.structured.match ops{["arith.addi"]} in %a : (!transform.any_op) -> !transform.any_op
      %s, %t = transform.split_handle %adds : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    }
    transform.yield
  }
}
// FRAME
// an empty scope, many scopes
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  func.func @g(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %none = transform.structured.match ops{["x.y"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.alternatives %none : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "none" : !transform.any_op
      transform.yield %a : !transform.any_op
    }
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r2 = transform.alternatives %f : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %p = transform.structured.match ops{["arith.addi"]} in %a : (!transform.any_op) -> !transform.any_op
      transform.yield %a : !transform.any_op
    }, {
    ^bb0(%a: !transform.any_op):
      %q = transform.merge_handles %a, %a : !transform.any_op
      transform.yield %q : !transform.any_op
    }
    transform.debug.emit_remark_at %r2, "many" : !transform.any_op
    transform.yield
  }
}
