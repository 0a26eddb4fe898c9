// What control ops say where there is nothing to compare with: payload that goes before its turn.
// RUN: not jig-opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect -o /dev/null 2>&1 | FileCheck %s

// the action cleans up around the matched op: what comes next goes
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    %2 = arith.addi %x, %x : i32
    %3 = arith.addi %x, %x : i32
    %4 = arith.muli %2, %3 : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %u = transform.foreach_match in %f @add -> @clean : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %u, "root" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @clean(%a: !transform.any_op {transform.readonly}) {
    %p = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
    transform.apply_cse to %p : !transform.any_op
    transform.yield
  }
}
// CHECK: error: payload that was still to be visited has been erased or moved
// CHECK: note: payload op

// -----

// A later target goes with the first.
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    %2 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %f : !transform.any_op {
    ^bb0(%a: !transform.any_op):
      transform.debug.emit_remark_at %a, "seen" : !transform.any_op
      %p = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
      transform.apply_cse to %p : !transform.any_op
    }
    transform.yield
  }
}
// CHECK: remark: seen
// CHECK: error: 'transform.foreach' op payload #1 of target #0 was erased before its turn

// -----

// nested; and in foreach
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  func.func @g(%x: i32) -> i32 {
    %0 = arith.muli %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.foreach %f : !transform.any_op -> !transform.any_op {
    ^bb0(%one: !transform.any_op):
      %n = transform.alternatives %one : !transform.any_op -> !transform.any_op {
      ^bb0(%a: !transform.any_op):
        %m = transform.alternatives %a : !transform.any_op -> !transform.any_op {
        ^bb0(%b: !transform.any_op):
          %add = transform.structured.match ops{["arith.addi"]} in %b : (!transform.any_op) -> !transform.any_op
          %s = transform.split_handle %add {pass_through_empty_handle = false} : (!transform.any_op) -> !transform.any_op
          transform.yield %s : !transform.any_op
        }
        transform.yield %m : !transform.any_op
      }, {
      ^bb0(%a: !transform.any_op):
        transform.yield %a : !transform.any_op
      }
      transform.yield %n : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.yield
  }
}
// CHECK: error: a scope that is in no block can't be replaced
// CHECK: note: scope

// -----

// definite failure in the matcher
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.sequence %f : !transform.any_op failures(suppress) {
    ^bb0(%ff: !transform.any_op):
      %r = transform.collect_matching @twice in %ff : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
  transform.named_sequence @twice(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %b = transform.merge_handles %a, %a : !transform.any_op
    transform.match.operation_name %b ["arith.subi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
}
// CHECK: error: SingleOpMatchOpTrait requires the operand handle to point to a single payload op

// -----

// no match op
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.collect_matching @bad in %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @bad(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi", "func.return"] : !transform.any_op
    %b = transform.cast %a : !transform.any_op to !transform.op<"arith.addi">
    transform.yield %a : !transform.any_op
  }
}
// CHECK: error: expected operations in the match part to implement MatchOpInterface

// -----

// typed argument that does not fit
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %g = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.collect_matching @typed in %g : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @typed(%a: !transform.op<"arith.addi"> {transform.readonly}) -> !transform.op<"arith.addi"> {
    transform.yield %a : !transform.op<"arith.addi">
  }
}
// CHECK: error: incompatible payload operation name expected arith.addi vs func.return

// -----

// yielding what is spent
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.foreach %m : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %n = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
      transform.yield %a : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.yield
  }
}
// CHECK: error: op uses a handle invalidated by a previously executed transform op

// -----

// yielding what is spent
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.tune.alternatives<"x"> selected_region = 0 -> !transform.any_op {
      %n = transform.structured.generalize %m : (!transform.any_op) -> !transform.any_op
      transform.yield %m : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.yield
  }
}
// CHECK: error: op uses a handle invalidated by a previously executed transform op

// -----

// yielding what is spent
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.alternatives %m : !transform.any_op -> !transform.any_op {
    ^bb0(%a: !transform.any_op):
      %mm = transform.structured.match ops{["linalg.matmul"]} in %a : (!transform.any_op) -> !transform.any_op
      %n = transform.structured.generalize %mm : (!transform.any_op) -> !transform.any_op
      transform.yield %mm : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.yield
  }
}
// CHECK: error: op uses a handle invalidated by a previously executed transform op

// -----

// yielding what is spent
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %b: tensor<8x8xf32>, tensor<8x8xf32>) outs(%c: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.include @inc failures(propagate) (%m) : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @inc(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %n = transform.structured.generalize %a : (!transform.any_op) -> !transform.any_op
    transform.yield %a : !transform.any_op
  }
}
// CHECK: error: op uses a handle invalidated by a previously executed transform op

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() {
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %r = transform.include @inc failures(propagate) (%m) : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %r, "r" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @inc(%a: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %n = transform.foreach_match in %a @any -> @say : (!transform.any_op) -> !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @any(%a: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @say() {
    transform.yield
  }
}
// CHECK: error: op uses a handle invalidated by a previously executed transform op

// -----

// a pass joins the block that comes next with the one being walked
module attributes {transform.with_named_sequence} {
  module {
    func.func @f() {
      "test.first"() : () -> ()
      "test.stays"() : () -> ()
      cf.br ^bb1
    ^bb1:
      "test.moves"() : () -> ()
      cf.br ^bb2
    ^bb2:
      "test.moves"() : () -> ()
      return
    }
  }
  transform.named_sequence @first(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["test.first"] : !transform.any_op
    %p = transform.get_parent_op %a : (!transform.any_op) -> !transform.any_op
    transform.yield %p : !transform.any_op
  }
  transform.named_sequence @clean(%a: !transform.any_op {transform.consumed}) {
    %n = transform.apply_registered_pass "canonicalize" to %a : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%whole: !transform.any_op {transform.readonly}) {
    %modules = transform.structured.match ops{["builtin.module"]} in %whole : (!transform.any_op) -> !transform.any_op
    %root, %script = transform.split_handle %modules : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u = transform.foreach_match in %root @first -> @clean : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// CHECK: error: payload that was still to be visited has been erased or moved
// CHECK: note: payload op
