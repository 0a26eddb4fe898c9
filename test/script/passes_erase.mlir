// What passes and patterns erase leaves handles, also those that are consumed, and is not visited any more.
// RUN: not jig-opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect -o /dev/null 2>&1 | FileCheck %s

module attributes {transform.with_named_sequence} {
  func.func @rounds(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %0 : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %add : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "round" : !transform.any_op
      %g = transform.apply_registered_pass "cse" to %f : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
// CHECK: remark: round
// CHECK: error: 'transform.foreach' op payload #1 of target #0 was erased before its turn

// -----

module attributes {transform.with_named_sequence} {
  func.func @yielded(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %0 : i32
    return %0 : i32
  }
  transform.named_sequence @clean(%ops: !transform.any_op {transform.readonly}, %values: !transform.any_value {transform.readonly},
                                  %f: !transform.any_op {transform.consumed}) -> (!transform.any_op, !transform.any_value) {
    %p = transform.merge_handles %ops, %ops : !transform.any_op
    %v = transform.merge_handles %values, %values : !transform.any_value
    %g = transform.apply_registered_pass "cse" to %f : (!transform.any_op) -> !transform.any_op
    transform.yield %p, %v : !transform.any_op, !transform.any_value
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %add = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %values = transform.get_result %add[0] : (!transform.any_op) -> !transform.any_value
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %left:2 = transform.include @clean failures(propagate) (%add, %values, %f)
        : (!transform.any_op, !transform.any_value, !transform.any_op) -> (!transform.any_op, !transform.any_value)
    %num_ops = transform.num_associations %left#0 : (!transform.any_op) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %num_ops, "ops:" : !transform.param<i64>
    %num_values = transform.num_associations %left#1 : (!transform.any_value) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %num_values, "values:" : !transform.param<i64>
    transform.yield
  }
}
// CHECK: remark: ops: 2 : i64
// CHECK: remark: values: 2 : i64

// -----

module attributes {transform.with_named_sequence} {
  func.func @walked(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %0 : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %root @add -> @clean : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @clean(%a: !transform.any_op {transform.readonly}) {
    %f = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
    %g = transform.apply_registered_pass "cse" to %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// CHECK: error: payload that was still to be visited has been erased or moved

// -----

// arguments of blocks that stay
module attributes {transform.with_named_sequence} {
  func.func @arguments(%c: i1, %a: i32) -> i32 {
    cf.cond_br %c, ^a(%a, %a : i32, i32), ^b(%a : i32)
  ^a(%x: i32, %y: i32):
    "unknown.use"(%y, %x) : (i32, i32) -> ()
    cf.br ^b(%x : i32)
  ^b(%z: i32):
    return %a : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %use = transform.structured.match ops{["unknown.use"]} in %root : (!transform.any_op) -> !transform.any_op
    %args = transform.get_operand %use[all] : (!transform.any_op) -> !transform.any_value
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %n = transform.num_associations %args : (!transform.any_value) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %n, "arguments:" : !transform.param<i64>
    transform.yield
  }
}
// CHECK: remark: arguments: 0 : i64

// -----

// An op that refused its operands has no results.
module attributes {transform.with_named_sequence} {
  func.func @refused(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %exp = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %two = transform.merge_handles %exp, %exp : !transform.any_op
    %g = transform.sequence %root : !transform.any_op -> !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      %g = transform.structured.generalize %two : (!transform.any_op) -> !transform.any_op
      transform.yield %g : !transform.any_op
    }
    transform.yield
  }
}
// CHECK: error: 'transform.yield' op operand #0 is not bound to a payload
