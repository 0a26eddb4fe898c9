// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics
// Threads that are left without work have tiles of no iterations: the reference divides by how many tiles these have.

module attributes {transform.with_named_sequence} {
  func.func @empty(%a: tensor<7x5xf32>, %b: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = linalg.exp ins(%a : tensor<7x5xf32>) outs(%b : tensor<7x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:2 = transform.structured.tile_using_forall %0 num_threads [5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // expected-error @below {{could not generate tile size computation}}
    %2:3 = transform.structured.multitile_sizes %1#0 {dimension = 0, target_size = 2} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

// Here each thread has work.
module attributes {transform.with_named_sequence} {
  func.func @full(%a: tensor<7x5xf32>, %b: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %0 = linalg.exp ins(%a : tensor<7x5xf32>) outs(%b : tensor<7x5xf32>) -> tensor<7x5xf32>
    return %0 : tensor<7x5xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:2 = transform.structured.tile_using_forall %0 num_threads [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2:3 = transform.structured.multitile_sizes %1#0 {dimension = 0, target_size = 2} : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
