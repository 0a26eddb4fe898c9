// A converted target goes while the one around it is converted; the reference dies.
// RUN: jig-opt --transform-interpreter %s | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK: scf.if
// CHECK-NEXT: arith.muli %arg0, %arg0
// CHECK: return %0
module attributes {transform.with_named_sequence} {
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c0 : i32
  %c = arith.constant true
  %q = scf.if %c -> i32 {
    %z = arith.muli %y, %y : i32
    scf.yield %z : i32
  } else {
    scf.yield %x : i32
  }
  %w = arith.addi %q, %c0 : i32
  return %w : i32
}
transform.named_sequence @__transform_main(%r: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %r : (!transform.any_op) -> !transform.any_op
  %h = transform.structured.match ops{["arith.addi"]} in %r : (!transform.any_op) -> !transform.any_op
  %m = transform.merge_handles %f, %h : !transform.any_op
  transform.apply_conversion_patterns to %m {} {partial_conversion} : !transform.any_op
  transform.yield
}
}
