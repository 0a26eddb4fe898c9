// A plugin's transform ops, pattern sets and handle types; an interface that it attaches to a foreign op.
// RUN: jig apply --load-dialect-plugin=%plugins/good.so %s 2>&1 | FileCheck %s
// RUN: not jig-opt --load-dialect-plugin=%plugins/good.so --transform-interpreter='entry-point=too_many' %s 2>&1 | FileCheck %s --check-prefix=MANY

// CHECK: remark: counted
// CHECK: module attributes
// CHECK-NEXT: func.func @turned(%[[BOX:.*]]: !toy.box)
// CHECK-NEXT: return %[[BOX]]
// MANY: :[[# @LINE + 34]]:15: error: expected a small number, got 11 : i64
module attributes {transform.with_named_sequence} {
  func.func @turned(%box: !toy.box) -> !toy.box {
    %0 = toy.turn %box
    %1 = toy.turn %0
    return %1 : !toy.box
  }
  func.func private @many() -> i32 {
    %0 = arith.constant 0 : i32
    %1 = arith.constant 1 : i32
    %2 = arith.constant 2 : i32
    %3 = arith.constant 3 : i32
    %4 = arith.constant 4 : i32
    %5 = arith.constant 5 : i32
    %6 = arith.constant 6 : i32
    %7 = arith.constant 7 : i32
    %8 = arith.constant 8 : i32
    %9 = arith.constant 9 : i32
    %10 = arith.constant 10 : i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %all = transform.structured.match ops{["func.func"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %turned, %many = transform.split_handle %all
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %none = transform.toy.count_shiny %turned : (!transform.any_op) -> !transform.toy.small
    transform.debug.emit_remark_at %turned, "counted" : !transform.any_op
    transform.apply_patterns to %turned {
      transform.apply_patterns.toy.turns
    } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @too_many(%root: !transform.any_op {transform.readonly}) {
    %eleven = transform.toy.count_shiny %root : (!transform.any_op) -> !transform.toy.small
    transform.yield
  }
}
