// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_forms.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_forms.payload -
// Op list of 2023, "Structured (Linalg) transform operations": decompose, generalize, interchange, match, scalarize, tile.
// ORACLE: 16
module {
  func.func @forms(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>, %c: tensor<16x32xf32>) -> (tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>) {
    %0 = linalg.matmul {interchange} ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = linalg.matmul {scalarize} ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    %2 = linalg.matmul {generalize} ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>) outs(%c : tensor<16x32xf32>) -> tensor<16x32xf32>
    return %0, %1, %2 : tensor<16x32xf32>, tensor<16x32xf32>, tensor<16x32xf32>
  }
  func.func @window(%a: tensor<1x1x8x4xf32>, %k: tensor<1x3x4x5xf32>, %c: tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %k : tensor<1x1x8x4xf32>, tensor<1x3x4x5xf32>) outs(%c : tensor<1x1x6x5xf32>) -> tensor<1x1x6x5xf32>
    return %0 : tensor<1x1x6x5xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !pdl.operation):
    %0 = transform.structured.match ops{["linalg.matmul"]} attributes{generalize} in %arg0
    %1 = transform.structured.generalize %0
    %2 = transform.structured.match ops{["linalg.matmul"]} attributes{interchange} in %arg0
    %3 = transform.structured.generalize %2
    %4 = transform.structured.interchange %3 iterator_interchange = [1, 2, 0]
    %5 = transform.structured.match ops{["linalg.matmul"]} attributes{scalarize} in %arg0
    %6, %7 = transform.structured.tile %5 [4] : (!pdl.operation) -> (!pdl.operation, !pdl.operation)
    %8 = transform.structured.scalarize %6
    %9 = transform.structured.match interface{LinalgOp} filter_result_type = tensor<1x1x6x5xf32> in %arg0
    %10 = transform.structured.decompose %9
  }
}
