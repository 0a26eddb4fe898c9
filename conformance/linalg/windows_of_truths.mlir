// ARGS: --linalg-generalize-named-ops --linalg-specialize-generic-ops --split-input-file
// FRAME
func.func @f(%i: tensor<1x?x?x3xi1>, %w: tensor<2x2xi1>, %o: tensor<1x?x?x3xi1>) -> tensor<1x?x?x3xi1> {
  %0 = linalg.
  // HERE
  ins(%i, %w : tensor<1x?x?x3xi1>, tensor<2x2xi1>) outs(%o : tensor<1x?x?x3xi1>) -> tensor<1x?x?x3xi1>
  return %0 : tensor<1x?x?x3xi1>
}
// EACH
pooling_nhwc_max
pooling_nhwc_min {strides = dense<[1, 3]> : tensor<2xi64>}
pooling_nhwc_sum
