// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
"t.x"() : () -> (i1, si2, ui3, i128, index, none, f16, bf16, f32, f64, f80, f128, tf32, f8E4M3FN, complex<f32>,
  tuple<>, tuple<i32, tuple<f32>>, vector<4x[8]xi32>, vector<f32>, tensor<*xf32>, tensor<?x0x3xi8>,
  tensor<2xf32, "enc">, memref<?x4xf32>, memref<*xi8, 3>, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>,
  memref<4x?xf32, strided<[?, 1], offset: 2>>, memref<2xf32, "space">, () -> (), (i32) -> f32, (i32, f32) -> (i1, () -> ()),
  !foo.bar, !foo.bar<a, [b], {c = "d>"}>, !foo<"x y">, !transform.any_op)
