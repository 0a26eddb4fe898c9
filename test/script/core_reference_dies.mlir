// RUN: jig-opt --split-input-file --verify-diagnostics --transform-interpreter %s
// Core ops where the reference crashes.

// Numbers below zero are out of range.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{target op}}
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not find a producer for operand number: -1 of}}
    %p = transform.get_producer_of_operand %f[-1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{result number overflow}}
    %c = transform.get_consumers_of_result %f[-1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: i32) -> i32 { return %a : i32 }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %r = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    %v = transform.get_operand %r[0] : (!transform.any_op) -> !transform.any_value
    // expected-error @below {{cannot replicate handles to values}}
    %w = transform.replicate num(%r) %v : !transform.any_op, !transform.any_value
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %none = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{has an overflow result, but too few payloads (0) for its results (2)}}
    %a, %b = transform.split_handle %none {overflow_result = 1} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

// The attribute has a value always, and a number is none.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: f32) {
    // expected-note @below {{target op}}
    %0 = arith.addf %a, %a : f32
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %add = transform.structured.match ops{["arith.addf"]} in %root : (!transform.any_op) -> !transform.any_op
    %three = transform.param.constant 3 : i32 -> !transform.any_param
    // expected-error @below {{attribute 'fastmath' cannot be 3 : i32}}
    transform.annotate %add "fastmath" = %three : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

// What a pass erases can't be the target of the next run.
module attributes {transform.with_named_sequence} {
  module @inner {
    func.func private @dead() { return }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %m = transform.get_parent_op %f : (!transform.any_op) -> !transform.any_op
    %both = transform.merge_handles %m, %f : !transform.any_op
    // expected-error @below {{target #1 was erased by the pass run on another}}
    %r = transform.apply_registered_pass "symbol-dce" to %both : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{expected 1 or more operands, but found 0}}
    %r = "transform.apply_registered_pass"() <{pass_name = "cse"}> : () -> !transform.any_op
    transform.yield
  }
}
