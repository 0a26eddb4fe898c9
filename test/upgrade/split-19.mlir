// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/split-19.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/split-19.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 19
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.named_sequence @__transform_main(%arg1: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1, %2 = transform.structured.split %0 after 12 {dimension = 1 : i64} : !transform.any_op
    %3 = transform.structured.generalize %2 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
