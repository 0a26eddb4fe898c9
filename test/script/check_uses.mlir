// RUN: jig-opt %s -transform-dialect-check-uses 2>&1 | FileCheck %s

// Several consumers before one use: in the order of the text (the reference's order changes from run to run).
func.func @switch(%r: !transform.any_op, %c: i32) {
  cf.switch %c : i32, [ default: ^bb1, 1: ^bb2, 2: ^bb3 ]
^bb1:
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb4
^bb2:
  %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb4
^bb3:
  %2 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.br ^bb4
^bb4:
  // CHECK: :[[@LINE+5]]:3: warning: operand #0 may be used after free
  // CHECK: :[[@LINE-13]]:19: note: allocated here
  // CHECK: :[[@LINE-11]]:8: note: freed here
  // CHECK: :[[@LINE-9]]:8: note: freed here
  // CHECK: :[[@LINE-7]]:8: note: freed here
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  return
}

// A loop: the consumers of the loop come before themselves.
func.func @loop(%r: !transform.any_op, %c: i1) {
  cf.br ^bb1
^bb1:
  // CHECK: :[[@LINE+3]]:8: warning: operand #0 may be used after free
  // CHECK: :[[@LINE+2]]:8: note: freed here
  // CHECK: :[[@LINE+4]]:8: note: freed here
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  // CHECK: :[[@LINE+2]]:8: warning: operand #0 may be used after free
  // CHECK: :[[@LINE-2]]:8: note: freed here
  %1 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

// Where order means nothing the reference crashes.
module {
  // CHECK: :[[@LINE+3]]:3: warning: operand #0 may be used after free
  // CHECK: :[[@LINE+1]]:8: note: freed here
  %0 = transform.structured.generalize %r : (!transform.any_op) -> !transform.any_op
  transform.debug.emit_remark_at %r, "use" : !transform.any_op
  %r = builtin.unrealized_conversion_cast to !transform.any_op
}
