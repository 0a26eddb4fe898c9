// Two scripts at the top of a module are run one after the other, as release 16 did.
// RUN: jig-opt --test-transform-dialect-interpreter %s | %python %S/Inputs/payload.py | diff %S/Inputs/interpreter-16.payload -
// RUN: jig-opt '--test-transform-dialect-interpreter=enable-expensive-checks=1' %s | %python %S/Inputs/payload.py | diff %S/Inputs/interpreter-16.payload -
// ORACLE: 16
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0 : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %1, %loops:2 = transform.structured.tile %0 [4, 8] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg1
    %1 = transform.structured.generalize %0
  }
}
