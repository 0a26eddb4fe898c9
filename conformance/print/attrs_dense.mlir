// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=2
// ARGS: --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=2
// ARGS: --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=0 --mlir-elide-elementsattrs-if-larger=4
// ARGS: --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=-1
"t.dense"() {
  splat = dense<1> : tensor<4xi32>, one = dense<[5]> : tensor<1xi32>, zero_d = dense<3> : tensor<i32>,
  list = dense<[1, -2, 3]> : vector<3xi32>, nested = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi8>,
  deep = dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xindex>, empty = dense<> : tensor<0xi32>, empty2 = dense<> : tensor<2x0xf32>,
  bools = dense<[true, false, true, true, false, false, true, false, true]> : tensor<9xi1>, boolsplat = dense<true> : tensor<9xi1>,
  u = dense<[255, 0]> : tensor<2xui8>, s = dense<[-1, 0]> : tensor<2xsi8>, i4 = dense<[-8, 7]> : tensor<2xi4>, i65 = dense<[-1, 18446744073709551616]> : tensor<2xi65>,
  f = dense<[1.0, -0.0, 3.25e-10]> : tensor<3xf32>, fs = dense<0.1> : tensor<3xf64>, nan = dense<0x7FC00000> : tensor<3xf32>, infs = dense<[0x7F800000, 1.0]> : tensor<2xf32>,
  bf = dense<[1.0, 2.0]> : tensor<2xbf16>, f8 = dense<[1.0, 2.0]> : tensor<2xf8E5M2>, f80 = dense<[1.0, 2.0]> : tensor<2xf80>,
  cf = dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>, cs = dense<(1.0, 2.0)> : tensor<2xcomplex<f64>>, ci = dense<[(1, 2), (3, -4)]> : tensor<2xcomplex<i32>>, cb = dense<[(true, false), (false, false)]> : tensor<2xcomplex<i1>>,
  strs = dense<["a", "b\"", ""]> : tensor<3x!foo.string>, strsplat = dense<"same"> : tensor<3x!foo.string>, str0 = dense<"x"> : tensor<!foo.string>,
  vec = dense<2.0> : vector<[4]xf32>
} : () -> ()
