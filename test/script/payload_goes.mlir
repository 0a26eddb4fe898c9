// What actions and loops have yielded may be erased by a later one, also by a pass, which tells nobody: it is left out.
// RUN: jig-opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect --verify-diagnostics -o /dev/null

module attributes {transform.with_named_sequence} {
  // expected-remark @below {{root}}
  module {
    // expected-remark @below {{yielded}}
    func.func @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      %1 = arith.addi %x, %x : i32
      return %x : i32
    }
    // expected-remark @below {{yielded}}
    func.func @g(%x: i32) -> i32 {
      // expected-remark @below {{yielded}}
      %0 = arith.addi %x, %x : i32
      return %0 : i32
    }
  }
  transform.named_sequence @__transform_main(%whole: !transform.any_op {transform.readonly}) {
    %modules = transform.structured.match ops{["builtin.module"]} in %whole : (!transform.any_op) -> !transform.any_op
    %root, %script = transform.split_handle %modules : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u:2 = transform.foreach_match in %root @add -> @keep, @func -> @clean : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.debug.emit_remark_at %u#0, "root" : !transform.any_op
    transform.debug.emit_remark_at %u#1, "yielded" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @func(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["func.func"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @keep(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @clean(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.apply_dce to %a : !transform.any_op
    transform.yield %a : !transform.any_op
  }
}

// -----

// Values too, and when a pass erases them.
module attributes {transform.with_named_sequence} {
  module {
    // expected-remark @below {{argument}}
    // expected-note @below {{value handle points to a block argument #0}}
    func.func @f(%x: i32) -> i32 {
      %0 = arith.addi %x, %x : i32
      // expected-remark @below {{op}}
      // expected-remark @below {{value}}
      // expected-note @below {{value handle points to an op result #0}}
      %1 = arith.muli %x, %x : i32
      cf.br ^bb1(%x : i32)
    ^bb1(%y: i32):
      // expected-remark @below {{op}}
      // expected-remark @below {{value}}
      // expected-note @below {{value handle points to an op result #0}}
      %2 = arith.muli %y, %1 : i32
      return %2 : i32
    }
  }
  transform.named_sequence @__transform_main(%whole: !transform.any_op {transform.readonly}) {
    %modules = transform.structured.match ops{["builtin.module"]} in %whole : (!transform.any_op) -> !transform.any_op
    %root, %script = transform.split_handle %modules : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %u:4 = transform.foreach_match flatten_results in %root @add -> @keep, @mul -> @keep, @func -> @clean
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_value, !transform.any_value)
    transform.debug.emit_remark_at %u#1, "op" : !transform.any_op
    transform.debug.emit_remark_at %u#2, "value" : !transform.any_value
    transform.debug.emit_remark_at %u#3, "argument" : !transform.any_value
    transform.yield
  }
  transform.named_sequence @add(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.addi"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @mul(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["arith.muli"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @func(%a: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %a ["func.func"] : !transform.any_op
    transform.yield %a : !transform.any_op
  }
  transform.named_sequence @keep(%a: !transform.any_op {transform.readonly}) -> (!transform.any_op, !transform.any_value, !transform.any_value) {
    %r = transform.get_result %a[0] : (!transform.any_op) -> !transform.any_value
    %arg = transform.get_operand %a[0] : (!transform.any_op) -> !transform.any_value
    transform.yield %a, %r, %arg : !transform.any_op, !transform.any_value, !transform.any_value
  }
  transform.named_sequence @clean(%a: !transform.any_op {transform.consumed}) -> (!transform.any_op, !transform.any_value, !transform.any_value) {
    %b = transform.apply_registered_pass "canonicalize" to %a : (!transform.any_op) -> !transform.any_op
    %none = transform.structured.match ops{["none"]} in %b : (!transform.any_op) -> !transform.any_op
    %value = transform.get_result %none[all] : (!transform.any_op) -> !transform.any_value
    transform.yield %none, %value, %value : !transform.any_op, !transform.any_value, !transform.any_value
  }
}

// -----

// In rounds of foreach.
module attributes {transform.with_named_sequence} {
  // expected-remark @below {{yielded}}
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x : i32
    // expected-remark @below {{yielded}}
    %1 = arith.muli %x, %x : i32
    return %1 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %arith = transform.structured.match ops{["arith.addi", "arith.muli"]} in %root : (!transform.any_op) -> !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %all = transform.merge_handles %arith, %f : !transform.any_op
    %r = transform.foreach %all : !transform.any_op -> !transform.any_op {
    ^bb0(%one: !transform.any_op):
      transform.apply_dce to %one : !transform.any_op
      transform.yield %one : !transform.any_op
    }
    transform.debug.emit_remark_at %r, "yielded" : !transform.any_op
    transform.yield
  }
}
