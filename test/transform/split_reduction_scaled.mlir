// RUN: jig-opt --transform-interpreter %s | FileCheck %s

// The partial results of a product of unknown height, split by scaled indices: the new dimension of the result is the first, and so it is
// indexed by the new loop. The reference takes the number of the loop, 2, for that of the dimension.

// CHECK-DAG: #[[PART:.*]] = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}, #[[PART]]]
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x64xf32>, %b: tensor<64x8xf32>, %c: tensor<?x8xf32>) -> tensor<?x8xf32> {
    %m = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x8xf32>) outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
    return %m : tensor<?x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1:4 = transform.structured.split_reduction %0 {split_factor = 4, insert_split_dimension = 0, use_scaling_algorithm} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
