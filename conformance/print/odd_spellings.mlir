// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo
// ARGS: --split-input-file --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=1
// FRAME
// HERE
// EACH
"a.b"() {a = dense<"0x0102030405060708"> : tensor<8xi8>, b = dense<"0xFF"> : tensor<1xi8>, c = dense<true> : tensor<3xi1>, d = dense<[true, false]> : tensor<2xi1>, e = dense<"0x05"> : tensor<8xi1>} : () -> ()
"a.b"() {a = dense<0xFF800000> : tensor<2xf32>, b = dense<[0x7FC00000, 0x7FC00001]> : tensor<2xf32>, c = dense<-0.0> : tensor<1xf32>, d = dense<[1.0e-45, 1.17e-38]> : tensor<2xf32>} : () -> ()
"a.b"() {a = 0x7FC00000 : f32, b = 0xFFC00001 : f32, c = 0x7F800000 : f32, d = -0.0 : f32, e = 1.4e-45 : f32, f = 4.9e-324 : f64, g = 1e400 : f64, h = 0x7FF0000000000001 : f64, i = 6.0e-8 : f16, j = 65520.0 : f16, k = 1e-40 : bf16, l = 3.4e38 : bf16, m = 0x7FC1 : bf16, n = 0x7E01 : f16} : () -> ()
"a.b"() {a = 1.0 : f8E5M2, b = 448.0 : f8E4M3FN, c = 1e9 : f8E4M3FN, d = 0x80 : f8E4M3FNUZ, e = 0x7F : f8E4M3FN, f = 1.0 : f8E3M4, g = 2.5 : f8E4M3B11FNUZ, h = 0.5 : f6E2M3FN, i = 7.0 : f6E3M2FN, j = 6.0 : f4E2M1FN, k = 1.0 : f8E8M0FNU, l = 1e6 : f4E2M1FN, m = 1.1 : tf32, n = 1.1 : f80, o = 1.1 : f128} : () -> ()
"a.b"() {a = dense<(1.0, -0.0)> : tensor<2xcomplex<f32>>, b = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>, c = dense<(1.0,2.0)> : tensor<complex<f64>>, d = dense<[(0x7FC00000, 1.0)]> : tensor<1xcomplex<f32>>} : () -> ()
"a.b"() {a = dense<["a", "b\n", "\22"]> : tensor<3x!foo<"x">>, b = dense<"x"> : tensor<2x!foo.str>, c = dense<[["a"], ["b"]]> : tensor<2x1x!foo.str>} : () -> ()
"a.b"() {a = dense<[-8, 7]> : tensor<2xi4>, b = dense<-1> : tensor<2xsi4>, c = dense<15> : tensor<2xui4>, d = dense<"0x0F08"> : tensor<2xi4>, e = dense<[1, -1]> : tensor<2xi65>, f = dense<[170141183460469231731687303715884105727]> : tensor<1xi128>} : () -> ()
"a.b"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, 1> : tensor<3xi32>, c = sparse<[0], [1.5]> : tensor<3xf16>, d = sparse<[], []> : tensor<3xi8>, e = sparse<[[1, 1]], "x"> : tensor<2x2x!foo<"">>} : () -> ()
"a.b"() {a = array<i1: true, false>, b = array<i8: -1, 127>, c = array<i16>, d = array<f32: 1.0, 0x7FC00000, -0.0>, e = array<f64: 1e300>, f = array<i32: 0x10>, g = array<si8: 1>, h = array<ui8: 255>} : () -> ()
"a.b"() {a = array<bf16: 1.0>, b = array<f16: 1.5>, c = array<i64: -9223372036854775808>, d = array<index: 1>} : () -> ()
"a.b"() {a = loc("x"), b = loc(unknown), c = loc("a":1:2), d = loc(fused["x", "y":1:1]), e = loc(fused<"meta">["x"]), f = loc(callsite("a" at "b")), g = loc("n"("f":1:2)), h = loc("f":1:2 to 3:4), i = loc("f":1:2 to :4), j = loc(fused[])} : () -> ()
"a.b"() {a = distinct[0]<1>, b = distinct[1]<>, c = distinct[0]<1>, d = distinct[5]<"x">, e = opaque<"x">} : () -> ()
"a.b"() {a = @x, b = @x::@y::@"z w", c = @"", d = @"a\22", e = @_1$.-x} : () -> ()
"a.b"() {"a b" = 1, "1" = 2, a.b.c = 3, "\00" = 4, "" = 5, _ = 6, "x-y" = 7, i32 = 8, true, "x$" = 9, "dense" = 1, loc = 2, "é" = 3} : () -> ()
"a.b"() {a = "\t\n\\\22\00\FF é", b = "", c = "a" : i32, d = "x" : none, e = "\5C"} : () -> ()
"a.b"() {a = i0, b = si32, c = ui1, d = i16777215, e = tuple<>, f = tuple<i32, tuple<f32>>, g = () -> (), h = (i32) -> (i32, f32), i = (i32, i32) -> i32, j = () -> (() -> ()), k = complex<i32>, l = none, m = (() -> ()) -> ()} : () -> ()
"a.b"() {a = vector<4x[4]xf32>, b = vector<[1]xi1>, c = vector<f32>, d = vector<1x[2]x[3]xindex>, e = tensor<?x0x1x*xf32>} : () -> ()
"a.b"() {a = memref<4xf32, 1>, b = memref<4xf32, strided<[1]>>, c = memref<4xf32, strided<[1], offset: ?>, "x">, d = memref<4xf32, affine_map<(d0) -> (d0)>>, e = memref<4xf32, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0 + 1)>>, f = memref<*xf32, 1 : i64>, g = memref<f32, #foo.x>, h = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>, 3 : i32>, i = memref<4xf32, 0>, j = memref<4xf32, strided<[?], offset: 0>>, k = memref<4xmemref<4xf32>>, l = memref<?xindex>, m = memref<f32, strided<[]>>, n = memref<f32, strided<[], offset: 4>>} : () -> ()
"a.b"() {a = 0 : i0, b = 1 : i1, c = true, d = -1 : i1, e = 255 : i8, f = -128 : i8, g = 18446744073709551615 : i64, h = 1 : index, i = -1 : si8, j = 255 : ui8, k = 0x1F : i8, l = 12345678901234567890123 : i128, m = 0xFFFFFFFFFFFFFFFFFF : i80, n = 1 : ui64, o = 18446744073709551615 : index} : () -> ()
"a.b"() {a = 1., b = 1.5e3, c = 1.E-3, d = 0.1 : f16, e = 100000000000000000000.0, f = 123456.789, g = 1234567.0, h = 0.0001, i = 0.00001, j = 3.14159265358979, k = 1.0e10, l = 33554433.0 : f32, m = 0.3 : f32, n = 16777217.0 : f32} : () -> ()
"a.b"() {a = [], b = [[], [1]], c = {}, d = {a = {b}}, e = [unit, "x", @y, i32], f = unit, g} : () -> ()
%x:2 = "a.b"() : () -> (i32, i32) "c.d"(%x#2) : (i32) -> ()
%x:0 = "a.b"() : () -> ()
// CASE
"a.b"() {a = dense_resource<x> : tensor<2xi8>, b = dense_resource<"x y"> : tensor<2xi8>, c = dense_resource<blob> : tensor<1xi64>} : () -> ()
{-# dialect_resources: { builtin: { x: "0x010000000102", blob: "0x080000000100000000000000", "x y": "0x010000000304" } } #-}
