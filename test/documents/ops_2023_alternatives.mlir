// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_alternatives.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_alternatives.payload -
// Op list of 2023, "Core operations": alternatives, by the example of a step that may fail.
// ORACLE: 16
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %p : tensor<16x32xf32>
  }
  func.func @g(%a: tensor<16xf32>) -> tensor<16xf32> {
    return %a : tensor<16xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%root: !pdl.operation):
    %scopes = transform.structured.match ops{["func.func"]} in %root
    %with, %without = transform.split_handles %scopes in [2] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    // The first region fails after it has changed something, and is undone.
    %result = transform.alternatives %with : !pdl.operation -> !pdl.operation {
    ^bb0(%arg0: !pdl.operation):
      %p = transform.structured.match ops{["linalg.matmul"]} in %arg0
      %0 = transform.structured.generalize %p
      %1 = transform.loop.get_parent_for %0 : (!pdl.operation) -> !pdl.operation
      transform.yield %0 : !pdl.operation
    }, {
    ^bb0(%arg0: !pdl.operation):
      %p = transform.structured.match ops{["linalg.matmul"]} in %arg0
      %0, %loops:2 = transform.structured.tile %p [4, 8] : (!pdl.operation) -> (!pdl.operation, !pdl.operation, !pdl.operation)
      transform.yield %0 : !pdl.operation
    }
    transform.structured.generalize %result
    %same = transform.alternatives %without : !pdl.operation -> !pdl.operation {
    ^bb0(%arg0: !pdl.operation):
      %p = transform.structured.match ops{["linalg.matmul"]} in %arg0
      %0, %1 = transform.split_handles %p in [2] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
      transform.yield %0 : !pdl.operation
    }, {
    ^bb0(%arg0: !pdl.operation):
      transform.yield %arg0 : !pdl.operation
    }
  }
}
