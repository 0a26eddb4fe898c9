// ARGS: 
// ARGS: --mlir-print-op-generic

func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>, %m: memref<4x8xi8>, %n: memref<8x16xi8>, %o: memref<4x16xi32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  linalg.matmul {foo = 1 : i32} ins(%m, %n : memref<4x8xi8>, memref<8x16xi8>) outs(%o : memref<4x16xi32>)
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%m, %n : memref<4x8xi8>, memref<8x16xi8>) outs(%o : memref<4x16xi32>)
  linalg.matmul {cast = #linalg.type_fn<cast_signed>} ins(%m, %n : memref<4x8xi8>, memref<8x16xi8>) outs(%o : memref<4x16xi32>)
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%m, %n : memref<4x8xi8>, memref<8x16xi8>) outs(%o : memref<4x16xi32>)
  return %0 : tensor<4x16xf32>
}
