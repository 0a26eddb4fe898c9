// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/multitile-16.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/multitile-16.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %1:3 = transform.structured.multitile_sizes %0 {dimension = 0, target_size = 3} : (!pdl.operation) -> !transform.param<i64>
    %low, %high = transform.structured.split %0 after %1#2 {dimension = 0 : i64} : !pdl.operation, !transform.param<i64>
    %t1, %l1 = transform.structured.tile %low [%1#0] : (!pdl.operation, !transform.param<i64>) -> (!pdl.operation, !pdl.operation)
  }
}
