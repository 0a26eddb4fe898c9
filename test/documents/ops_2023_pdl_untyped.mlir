// RUN: jig apply --quiet %s | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_pdl.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_pdl.payload -
// Op list of 2023, "Core operations": the example of with_pdl_patterns, which has no types and makes what ops_2023_pdl makes.
module {
  func.func @f(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> tensor<16x32xf32> {
    %p = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %p : tensor<16x32xf32>
  }
  transform.with_pdl_patterns {
  ^bb0(%arg0: !pdl.operation):
    pdl.pattern @my_pattern : benefit(1) {
      %operands = pdl.operands
      %types = pdl.types
      %0 = pdl.operation "linalg.matmul"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
      pdl.rewrite %0 with "transform.dialect"
    }
    sequence %arg0 failures(propagate) {
    ^bb0(%arg1: !pdl.operation):
      %1 = pdl_match @my_pattern in %arg1
      %2 = transform.structured.generalize %1
    }
  }
}
