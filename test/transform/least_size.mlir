// RUN: jig-opt %s | FileCheck %s
// RUN: jig-opt --transform-interpreter --verify-diagnostics %s

// The least integer marks a dynamic size where there is an operand for it. Elsewhere it is a size like others, too small.

// CHECK: transform.structured.tile_using_for %0 tile_sizes [-9223372036854775808]
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x32xf32>, %b: tensor<32x24xf32>, %c: tensor<16x24xf32>) -> tensor<16x24xf32> {
    // expected-note @below {{target op}}
    %0 = linalg.matmul ins(%a, %b : tensor<16x32xf32>, tensor<32x24xf32>) outs(%c : tensor<16x24xf32>) -> tensor<16x24xf32>
    return %0 : tensor<16x24xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{tile size -9223372036854775808 of loop #0 is negative}}
    %t, %l = transform.structured.tile_using_for %0 tile_sizes [-9223372036854775808] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
