// What a step did before it failed is taken back, however many targets were done already; steps that were complete
// stay. jig-opt leaves what mlir-opt leaves.
// RUN: jig apply --quiet %s 2>/dev/null | FileCheck %s
// RUN: jig-opt --transform-interpreter %s 2>/dev/null | FileCheck --check-prefix=KEPT %s

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func @begun_and_given_up
  // CHECK-NEXT: linalg.matmul
  // CHECK-SAME: done
  // KEPT-LABEL: func @begun_and_given_up
  // KEPT: tensor.dim
  func.func @begun_and_given_up(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  // The first target could be generalized, the second could not.
  // CHECK-LABEL: func @second_target
  // CHECK: linalg.exp
  // CHECK-NEXT: tensor.empty
  // KEPT-LABEL: func @second_target
  // KEPT: linalg.generic
  func.func @second_target(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.empty() : tensor<4xf32>
    return %0, %1 : tensor<4xf32>, tensor<4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      %m = transform.structured.match ops{["linalg.matmul"]} in %r : (!transform.any_op) -> !transform.any_op
      transform.annotate %m "done" : !transform.any_op
      %t, %l:2 = transform.structured.tile_using_for %m tile_sizes [4, 4] interchange = [5, 7] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    }
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      %e = transform.structured.match ops{["linalg.exp", "tensor.empty"]} in %r : (!transform.any_op) -> !transform.any_op
      %g = transform.structured.generalize %e : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}
