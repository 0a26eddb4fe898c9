// ARGS: --allow-unregistered-dialect
// ARGS: --allow-unregistered-dialect --mlir-print-op-generic
"t.types"() {
  ints = [i1, i8, si16, ui32, i1024, index, none],
  floats = [f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU, bf16, f16, tf32, f32, f64, f80, f128],
  complex = [complex<f32>, complex<i8>],
  tuples = [tuple<>, tuple<i1>, tuple<tuple<i1, f32>, index>],
  functions = [() -> (), (i32) -> i32, (i32, f32) -> (i32, f32), () -> (() -> ()), (() -> i1) -> (), () -> (() -> (), i1)],
  vectors = [vector<4xf32>, vector<f32>, vector<2x[4]xi8>, vector<[2]x3x[4]xindex>],
  tensors = [tensor<f32>, tensor<0xf32>, tensor<?x4x?xi1>, tensor<*xf32>, tensor<4xi32, "enc">, tensor<4xi32, {a = 1 : i64}>, tensor<4xi32, 7 : i64>, tensor<4xi32, 7 : i32>],
  memrefs = [memref<f32>, memref<4x?xf32>, memref<*xf32>, memref<*xf32, 5>, memref<4xf32, 1>, memref<4xf32, 1 : i32>, memref<4xf32, "space">, memref<4x4xf32, strided<[4, 1]>>, memref<4x4xf32, strided<[?, 1], offset: ?>, 2>, memref<4x4xf32, strided<[-4, 1], offset: -3>>, memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<4x4xf32, affine_map<(d0, d1) -> (d0, d1)>, 3>, memref<4xvector<2xf32>>, memref<2xmemref<3xf32>>]
} : () -> ()
"t.fn"() : () -> ((i32) -> i32)
"t.fn"() : () -> (() -> (), i1)
"t.none"() : () -> none
