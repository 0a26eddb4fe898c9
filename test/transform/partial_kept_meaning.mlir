// RUN: jig-opt %s --transform-interpreter --split-input-file --verify-diagnostics | FileCheck %s
// Partial reductions where the reference gives a program that computes something else.

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func.func @index
  // CHECK: scf.for %[[IV:[a-z0-9]+]] =
  // CHECK: %[[I:.*]] = linalg.index 0
  // CHECK: affine.apply #{{.*}}(%[[IV]])[%[[I]]]
  func.func @index(%a: tensor<64xindex>, %o: tensor<index>) -> tensor<index> {
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<64xindex>) outs(%o : tensor<index>) {
        ^bb0(%x: index, %y: index):
          %i = linalg.index 0 : index
          %v = arith.muli %x, %i : index
          %z = arith.addi %v, %y : index
          linalg.yield %z : index
    } -> tensor<index>
    return %r : tensor<index>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func.func @order
  // CHECK: scf.forall (%[[J:.*]], %[[K:.*]]) in (2, 3)
  // CHECK: parallel_insert_slice {{.*}}[0, %[[K]], %[[J]]] [4, 1, 1] {{.*}} into tensor<4x3x2xi32>
  func.func @order(%a: tensor<4x6x9xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
    %r = linalg.reduce {arith.addi} ins(%a : tensor<4x6x9xi32>) outs(%o : tensor<4xi32>) dimensions = [1, 2]
    return %r : tensor<4xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_forall %0 reduction_dims = [2, 1] by num_threads = [0, 2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK-LABEL: func.func @least
  // CHECK: arith.constant -4.480000e+02 : f8E4M3FN
  func.func @least(%a: tensor<4x6xf8E4M3FN>, %o: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
    %r = linalg.reduce {arith.maximumf} ins(%a : tensor<4x6xf8E4M3FN>) outs(%o : tensor<4xf8E4M3FN>) dimensions = [1]
    return %r : tensor<4xf8E4M3FN>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l = transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @race(%a: tensor<4x6x9xi32>, %o: tensor<4xi32>) -> tensor<4xi32> {
    %r = linalg.reduce {arith.addi} ins(%a : tensor<4x6x9xi32>) outs(%o : tensor<4xi32>) dimensions = [1, 2]
    return %r : tensor<4xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{could not tile reduction}}
    %1, %2, %3, %l = transform.structured.tile_reduction_using_forall %0 reduction_dims = [1] by tile_sizes = [0, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // CHECK: affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>
  // CHECK-LABEL: func.func @scaled
  func.func @scaled(%a: tensor<16x64xi32>, %b: tensor<64x?xi32>, %c: tensor<16x?xi32>) -> tensor<16x?xi32> {
    %m = linalg.matmul ins(%a, %b : tensor<16x64xi32>, tensor<64x?xi32>) outs(%c : tensor<16x?xi32>) -> tensor<16x?xi32>
    return %m : tensor<16x?xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
