// RUN: not jig apply --quiet %s 2>&1 | FileCheck %s
// A dimension of nothing has no slice, so that there is no tile of what goes along it whole; the reference dies.

// CHECK: error: failed to tile operation
// CHECK: loop #0 has no iterations: there is nothing to take a slice of
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<0x4xf32>, %c: tensor<0x4xf32>) -> tensor<0x4xf32> {
    %r = linalg.exp ins(%a : tensor<0x4xf32>) outs(%c : tensor<0x4xf32>) -> tensor<0x4xf32>
    return %r : tensor<0x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %p tile_sizes [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
