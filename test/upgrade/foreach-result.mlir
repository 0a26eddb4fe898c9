// RUN: jig apply --quiet %s | %python %S/Inputs/payload.py | diff %S/Inputs/foreach-result.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/Inputs/payload.py | diff %S/Inputs/foreach-result.payload -
// RUN: jig upgrade --check %t.mlir
// ORACLE: 16
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %0 = linalg.matmul {first} ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%0 : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg1: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} attributes{first} in %arg1
    %1 = transform.foreach %0 : !pdl.operation -> !pdl.operation {
    ^bb1(%each: !pdl.operation):
      %2 = transform.structured.generalize %each
      transform.yield %2 : !pdl.operation
    }
    %3, %l = transform.structured.tile %1 [4] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
  }
}
