// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_values.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_values.payload -
// RUN: jig eval %s --entry f --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --out %t.f.npy
// RUN: jig eval %t.applied.mlir --entry f --arg 'tensor<16x24xf32>=random:1' --arg 'tensor<24x32xf32>=random:2' --arg 'tensor<16x32xf32>=random:3' --compare %t.f.npy
// Op list of 2023, "Core operations": named_sequence, include, get_result, get_defining_op.
// ORACLE: 22
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %p : tensor<16x32xf32>
  }
  transform.named_sequence @tiled(%target: !transform.any_op {transform.consumed}) -> !transform.any_op {
    %tile, %loops:2 = transform.structured.tile %target [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield %tile : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %p = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %value = transform.get_result %p[0] : (!transform.any_op) -> !transform.any_value
    %again = transform.get_defining_op %value : (!transform.any_value) -> !transform.any_op
    %tile = transform.include @tiled failures(propagate) (%again) : (!transform.any_op) -> !transform.any_op
    transform.structured.generalize %tile : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
