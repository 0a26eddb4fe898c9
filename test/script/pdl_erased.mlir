// RUN: jig-opt %s -transform-interpreter -allow-unregistered-dialect 2>&1 | FileCheck %s

// Ops that match and whose rewrite erases them are not found (the reference's handle is left dangling).

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func.func @f
  // CHECK-NEXT: %[[B:.*]] = "t.b"(%{{.*}}) : (i32) -> i32
  // CHECK-NEXT: return %[[B]]
  func.func @f(%a: i32) -> i32 {
    %0 = "t.a"(%a) : (i32) -> i32
    return %0 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @p : benefit(1) {
        %a = operand
        %t = type
        %0 = operation "t.a"(%a : !pdl.value) -> (%t : !pdl.type)
        rewrite %0 {
          %1 = operation "t.b"(%a : !pdl.value)
          replace %0 with %1
        }
      }
      sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb0(%arg1: !transform.any_op):
        %m = pdl_match @p in %arg1 : (!transform.any_op) -> !transform.any_op
        // CHECK-NOT: remark:
        transform.debug.emit_remark_at %m, "found" : !transform.any_op
      }
    }
    transform.yield
  }
}
