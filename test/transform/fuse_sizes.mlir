// RUN: not jig-opt --transform-interpreter %s 2>&1 | FileCheck %s
// Three sizes for two loops: the reference hands out what stands in memory behind the loops.
// CHECK: error: attempting to assign a null payload op to this transform value
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = linalg.add ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %h1 = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    %h3:4 = transform.structured.fuse %h1 tile_sizes [3, 2, 4] {} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
