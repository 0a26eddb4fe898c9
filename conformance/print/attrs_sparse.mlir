// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=1
// ARGS: --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=1
"t.sparse"() {
  a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, 1.0> : tensor<4xf32>, c = sparse<> : tensor<4xf32>,
  d = sparse<[[0], [1], [3]], [-1.5, 2.0, 3.0]> : vector<4xf32>, e = sparse<[[0, 0], [1, 2]], "x"> : tensor<3x4x!foo.s>
} : () -> ()
