// RUN: jig apply --quiet %s -o %t.applied.mlir
// RUN: %python %S/../upgrade/Inputs/payload.py < %t.applied.mlir | diff %S/Inputs/ops_2023_img2col.payload -
// RUN: jig upgrade --quiet %s -o %t.mlir
// RUN: jig-opt --transform-interpreter %t.mlir | %python %S/../upgrade/Inputs/payload.py | diff %S/Inputs/ops_2023_img2col.payload -
// RUN: jig eval %s --entry conv --arg 'tensor<1x4x4x1xf32>=iota' --arg 'tensor<2x2x1x1xf32>=random:3' --arg 'tensor<1x3x3x1xf32>=zeros' --out %t.conv.npy
// RUN: jig eval %t.applied.mlir --entry conv --arg 'tensor<1x4x4x1xf32>=iota' --arg 'tensor<2x2x1x1xf32>=random:3' --arg 'tensor<1x3x3x1xf32>=zeros' --compare %t.conv.npy
// Op list of 2023, "Structured (Linalg) transform operations": convert_conv2d_to_img2col, the matrices that it shows, of a picture of 4x4.
// ORACLE: 22
module {
  // The matrices of the document, for n = 3.
  func.func @conv(%x: tensor<1x4x4x1xf32>, %w: tensor<2x2x1x1xf32>, %c: tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%x, %w : tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>) outs(%c : tensor<1x3x3x1xf32>) -> tensor<1x3x3x1xf32>
    return %0 : tensor<1x3x3x1xf32>
  }
  transform.sequence failures(propagate) {
  ^bb0(%arg0: !transform.any_op):
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %img2col, %conv = transform.structured.convert_conv2d_to_img2col %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  }
}
