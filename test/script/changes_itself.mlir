// RUN: jig-opt %s -transform-interpreter | FileCheck %s

// A script that drops steps of a sequence that is being applied, and with them their handles; the reference crashes.

// CHECK-LABEL: func.func @f
// CHECK-NEXT: return %arg0
// CHECK-LABEL: transform.named_sequence @__transform_main
// CHECK-NEXT: %0 = transform.structured.match ops{["func.func"]}
// CHECK-NEXT: transform.include @g
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.constant 0 : i32
    %1 = arith.addi %x, %0 : i32
    return %1 : i32
  }
  transform.named_sequence @g(%root: !transform.any_op {transform.readonly}) {
    %m = transform.structured.match ops{["transform.named_sequence"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.split_handle %m : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.apply_dce to %b : !transform.any_op
    transform.apply_patterns to %b { transform.apply_patterns.canonicalization } : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %x = transform.structured.match ops{["arith.addi"]} in %root : (!transform.any_op) -> !transform.any_op
    %y = transform.merge_handles %x, %x : !transform.any_op
    %y2 = transform.merge_handles deduplicate %x, %x : !transform.any_op
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.include @g failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    transform.debug.emit_remark_at %f, "f" : !transform.any_op
    transform.yield
  }
}
