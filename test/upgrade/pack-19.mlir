// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/pack-19.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/pack-19.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 19
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x24xf32>, %d: tensor<2x3x8x8xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> (tensor<2x3x8x8xf32>, tensor<16x32xf32>) {
    %p = tensor.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %d : tensor<16x24xf32> -> tensor<2x3x8x8xf32>
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %p, %0 : tensor<2x3x8x8xf32>, tensor<16x32xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %l = transform.structured.tile_using_for %0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
