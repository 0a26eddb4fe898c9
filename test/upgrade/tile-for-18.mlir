// Release 18: sizes without `tile_sizes`.
// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/tile-for-18.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/tile-for-18.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 22
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<24x40xf32>, %b: tensor<40x36xf32>, %c: tensor<24x36xf32>) -> tensor<24x36xf32> {
    %m = linalg.matmul ins(%a, %b : tensor<24x40xf32>, tensor<40x36xf32>) outs(%c : tensor<24x36xf32>) -> tensor<24x36xf32>
    return %m : tensor<24x36xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %six = transform.param.constant 6 : i64 -> !transform.param<i64>
    %t1, %l:2 = transform.structured.tile_using_for %mm [12, %six] interchange = [1, 0] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %t2, %l2:3 = transform.structured.tile_using_for %t1[4, [2], 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    %t3 = transform.structured.tile_using_for %t2 [] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
