// A negative number of threads runs none of them: what they were to compute would be lost.
// RUN: jig-opt --transform-interpreter --split-input-file --verify-diagnostics %s

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x7xf32>, %b: tensor<16x7xf32>) -> tensor<16x7xf32> {
    // expected-note@below {{target op}}
    %0 = linalg.add ins(%a, %a : tensor<16x7xf32>, tensor<16x7xf32>) outs(%b : tensor<16x7xf32>) -> tensor<16x7xf32>
    return %0 : tensor<16x7xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    // expected-error@below {{expected the number of threads to be positive}}
    %x, %l = transform.structured.tile_using_forall %t num_threads [-2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<9223372036854775807xf32>, %b: tensor<9223372036854775807xf32>) -> tensor<9223372036854775807xf32> {
    // expected-note@below {{target op}}
    %0 = linalg.add ins(%a, %a : tensor<9223372036854775807xf32>, tensor<9223372036854775807xf32>) outs(%b : tensor<9223372036854775807xf32>) -> tensor<9223372036854775807xf32>
    return %0 : tensor<9223372036854775807xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %t = transform.structured.match ops{["linalg.add"]} in %m : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant -4611686018427387904 : i64 -> !transform.param<i64>
    // expected-error@below {{expected the number of threads to be positive}}
    %x, %l = transform.structured.tile_using_forall %t num_threads [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
