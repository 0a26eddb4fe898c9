// RUN: jig-opt --split-input-file --verify-diagnostics --transform-interpreter=disable-expensive-checks %s
// Where the reference without its checks uses what was freed.

// The consumed handle itself.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{ancestor payload op}}
  // expected-note @below {{nested payload op}}
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-note @below {{handle to invalidated ops}}
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{invalidated by this transform op that consumes its operand #0}}
    %g = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
    transform.debug.emit_remark_at %f, "gone" : !transform.any_op
    transform.yield
  }
}

// -----

// It is spent from inside an op that consumes an alias, too.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{ancestor payload op}}
  // expected-note @below {{nested payload op}}
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-note @below {{handle to invalidated ops}}
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %a : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      // expected-note @below {{invalidated by this transform op that consumes its operand #0}}
      %g = transform.apply_registered_pass "canonicalize" to %f : (!transform.any_op) -> !transform.any_op
      // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
      transform.debug.emit_remark_at %f, "gone" : !transform.any_op
      %h = transform.apply_registered_pass "canonicalize" to %one : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

// What a conversion follows nothing of.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{ancestor payload op}}
  func.func @f(%x: i32) -> i32 {
    %c0 = arith.constant 0 : i32
    // expected-note @below {{nested payload op}}
    %y = arith.addi %x, %c0 : i32
    return %y : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{handle to invalidated ops}}
    %h = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{invalidated by this transform op that consumes its operand #0}}
    transform.apply_conversion_patterns to %f {} {partial_conversion} : !transform.any_op
    // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
    transform.print %h : !transform.any_op
    transform.yield
  }
}

// -----

// What was replaced has no second turn.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    // expected-note @below {{repeated target op}}
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %mm = transform.merge_handles %m, %m : !transform.any_op
    // expected-error @below {{a handle passed as operand #0 and consumed by this operation points to a payload entity more than once}}
    %t, %l = transform.structured.tile_using_for %mm tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %mm = transform.merge_handles %m, %m : !transform.any_op
    // expected-error @below {{payload #1 of target #0 was erased before its turn}}
    transform.foreach %mm : !transform.any_op {
    ^bb0(%one: !transform.any_op):
      %g = transform.structured.generalize %one : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
