// RUN: jig eval %s --entry through_tiles --arg 'tensor<1x4x4x1xf32>=iota' --arg 'tensor<1x3x3x1xf32>=random:3' --arg 'tensor<1x2x2x1xf32>=5' | FileCheck %s --check-prefix=SAME
// RUN: jig eval %s --entry directly --arg 'tensor<1x4x4x1xf32>=iota' --arg 'tensor<1x3x3x1xf32>=random:3' --arg 'tensor<1x2x2x1xf32>=5' | FileCheck %s --check-prefix=SAME
// RUN: jig eval %s --entry filter --arg 'tensor<1x1x3x1xf64>=iota' | FileCheck %s --check-prefix=FILTER
// RUN: jig eval %s --entry output --arg 'tensor<6x1x1x1x1x1xf32>=iota' --arg 'tensor<1x4x1x1xf32>=100' | FileCheck %s --check-prefix=OUT
// RUN: jig eval %s --entry output --arg 'tensor<6x1x1x1x1x1xf32>=iota' --arg 'tensor<1x4x1x1xf32>=poison' | FileCheck %s --check-prefix=POISON
// RUN: not jig eval %s --entry dynamic --arg 'tensor<?x?x?x?xf32>:1x5x4x1=iota' --arg 'tensor<?x?x?x?x?x?xf32>:4x4x1x1x1x1=iota' 2>&1 | FileCheck %s --check-prefix=SIZES
// Winograd transforms compute a convolution; the numbers are those of the decomposed ops.

func.func @through_tiles(%x: tensor<1x4x4x1xf32>, %f: tensor<1x3x3x1xf32>, %o: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
  %c0 = arith.constant 0 : index
  %ef = tensor.empty() : tensor<4x4x1x1xf32>
  %ex = tensor.empty() : tensor<4x4x1x1x1x1xf32>
  %tf = linalg.winograd_filter_transform fmr(F_2_3) ins(%f : tensor<1x3x3x1xf32>) outs(%ef : tensor<4x4x1x1xf32>) -> tensor<4x4x1x1xf32>
  %tx = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<1x4x4x1xf32>) outs(%ex : tensor<4x4x1x1x1x1xf32>) -> tensor<4x4x1x1x1x1xf32>
  %wf = tensor.expand_shape %tf [[0], [1], [2, 3, 4], [5]] output_shape [4, 4, 1, 1, 1, 1] : tensor<4x4x1x1xf32> into tensor<4x4x1x1x1x1xf32>
  %p = arith.mulf %tx, %wf : tensor<4x4x1x1x1x1xf32>
  %r = linalg.winograd_output_transform fmr(F_2_3) ins(%p : tensor<4x4x1x1x1x1xf32>) outs(%o : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %r : tensor<1x2x2x1xf32>
}
func.func @directly(%x: tensor<1x4x4x1xf32>, %f: tensor<1x3x3x1xf32>, %o: tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32> {
  %r = linalg.conv_2d_nhwc_fhwc ins(%x, %f : tensor<1x4x4x1xf32>, tensor<1x3x3x1xf32>) outs(%o : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  return %r : tensor<1x2x2x1xf32>
}
func.func @filter(%f: tensor<1x1x3x1xf64>) -> tensor<1x6x1x1xf64> {
  %e = tensor.empty() : tensor<1x6x1x1xf64>
  %r = linalg.winograd_filter_transform fmr(F_4_3) ins(%f : tensor<1x1x3x1xf64>) outs(%e : tensor<1x6x1x1xf64>) -> tensor<1x6x1x1xf64>
  return %r : tensor<1x6x1x1xf64>
}
func.func @output(%v: tensor<6x1x1x1x1x1xf32>, %o: tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32> {
  %r = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x1x1x1x1x1xf32>) outs(%o : tensor<1x4x1x1xf32>) -> tensor<1x4x1x1xf32>
  return %r : tensor<1x4x1x1xf32>
}
func.func @dynamic(%x: tensor<?x?x?x?xf32>, %o: tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32> {
  %r = linalg.winograd_input_transform fmr(F_2_3) ins(%x : tensor<?x?x?x?xf32>) outs(%o : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?x?xf32>
}

// SAME: dense<{{\[\[\[\[}}5.293750e+01], [5.050000e+01]], {{\[\[}}4.318750e+01], [4.075000e+01]]]]> : tensor<1x2x2x1xf32>
// FILTER: dense<{{\[\[\[\[}}0.000000e+00]], {{\[\[}}-0.3333333432674408]], {{\[\[}}-1.0000000298023224]], {{\[\[}}0.50000001490116119]], {{\[\[}}0.83333335816860198]], {{\[\[}}2.000000e+00]]]]>
// OUT: dense<{{\[\[\[\[}}1.520000e+02]], {{\[\[}}1.160000e+02]], {{\[\[}}2.360000e+02]], {{\[\[}}2.200000e+02]]]]>
// POISON: dense<{{\[\[\[\[}}#ub.poison]], {{\[\[}}#ub.poison]], {{\[\[}}#ub.poison]], {{\[\[}}#ub.poison]]]]>
// SIZES: winograd.mlir:{{[0-9]+}}:8: error: 'linalg.winograd_input_transform' op has tiles that do not fit sizes 5 and 4
