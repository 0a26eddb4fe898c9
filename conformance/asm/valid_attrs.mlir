// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
// ARGS: --allow-unregistered-dialect --mlir-print-debuginfo
"t.x"() {
  a = true, b = -1 : si8, c = 0xFF : i8, d = 1.5e3 : f16, e = 0x7F800000 : f32,
  f = "q\"\\\n\41", g = @a::@"b c", h = [], i = {}, j = {x, "y z" = unit},
  k = affine_map<(i, j)[n] -> (i + j * 2, n floordiv 3)>, l = affine_set<(i)[n] : (i >= 0, n - i - 1 >= 0)>,
  m = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, n = dense<1.0> : vector<4xf32>,
  o = sparse<[[0, 0], [1, 2]], [1.0, 5.0]> : tensor<3x4xf32>, p = array<i64: 1, -2>, q = array<i1: true, false>,
  r = strided<[?, 1], offset: ?>, s = distinct[3]<"d">, t = loc(fused<"m">["a", "b":1:2]),
  u = () -> (i32, f32), v = #foo.bar<[1, 2], "x">, w = !foo<"bar">, x = dense<"0x0102"> : tensor<2xi8>,
  y = "typed" : i32, z = 1 : index
} : () -> ()
