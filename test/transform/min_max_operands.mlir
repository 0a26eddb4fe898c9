// RUN: jig-opt %s --transform-interpreter | FileCheck %s
// What is left of a minimum whose operands come twice or are constants has the right operands; the reference takes others.

// CHECK: #[[M:.*]] = affine_map<()[s0, s1] -> (s1, s0, s0 * 2)>
// CHECK-LABEL: func.func @twice
// CHECK-SAME: (%[[X:.*]]: index, %[[Y:.*]]: index)
// CHECK-NEXT: affine.min #[[M]]()[%[[X]], %[[Y]]]
func.func @twice(%x: index, %y: index) -> index {
  %0 = affine.min affine_map<(d0, d1, d2) -> (d0, d0 + d1, d2, d2 + 5)>(%x, %x, %y)
  return %0 : index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["affine.min"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.affine.simplify_min_max_affine_ops %0 : !transform.any_op
    transform.yield
  }
}
