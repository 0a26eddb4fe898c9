// ARGS: --transform-interpreter --allow-unregistered-dialect --split-input-file
// not isolated
module attributes {transform.with_named_sequence} {
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
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.alternatives %root : !transform.any_op {
    ^bb0(%a: !transform.any_op):
    }
    transform.yield
  }
}
// -----
// first fails and is undone, second works; results
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.exp ins(%0 : tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %r:2 = transform.alternatives %f : !transform.any_op -> !transform.any_op, !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %l = transform.structured.match interface{LinalgOp} in %a : (!transform.any_op) -> !transform.any_op
      %n = transform.structured.generalize %l : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %n, "first" : !transform.any_op
      %s:3 = transform.split_handle %n : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      transform.yield %s#0, %s#0 : !transform.any_op, !transform.any_op
    }, {
    ^bb0(%a: !transform.any_op):
      %l = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
      %n = transform.structured.generalize %l : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %n, "second" : !transform.any_op
      transform.yield %n, %a : !transform.any_op, !transform.any_op
    }, {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "third" : !transform.any_op
      transform.yield %a, %a : !transform.any_op, !transform.any_op
    }
    transform.debug.emit_remark_at %r#0, "result 0" : !transform.any_op
    transform.debug.emit_remark_at %r#1, "result 1" : !transform.any_op
    transform.debug.emit_remark_at %e, "gone" : !transform.any_op
    transform.yield
  }
}
// -----
// the scope handle is spent
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %f : !transform.any_op {
    ^bb0(%a: !transform.any_op):
    }
    transform.debug.emit_remark_at %f, "gone" : !transform.any_op
    transform.yield
  }
}
// -----
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
// -----
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
// -----
// repeated scope
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    return %x : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %ff = transform.merge_handles %f, %f : !transform.any_op
    transform.alternatives %ff : !transform.any_op {
    ^bb0(%a: !transform.any_op):
    }
    transform.yield
  }
}
// -----
// the script is in the scope
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["transform.named_sequence"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %f : !transform.any_op {
    ^bb0(%a: !transform.any_op):
    }
    transform.yield
  }
}
// -----
// definite failure in an alternative
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.alternatives %f : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %x = transform.structured.match ops{["x.y"]} in %a : (!transform.any_op) -> !transform.any_op
      %y = transform.structured.match ops{["x.y"]} in %x : (!transform.any_op) -> !transform.any_op
    }, {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "no" : !transform.any_op
    }
    transform.yield
  }
}
