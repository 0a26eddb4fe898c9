// ARGS: --linalg-block-pack-matmul --split-input-file
// ARGS: --linalg-block-pack-matmul=block-factors=32,16,64 --split-input-file
// ARGS: --linalg-block-pack-matmul=block-factors=32,16 --split-input-file
// ARGS: --linalg-block-pack-matmul="block-factors=32,16,64 mnk-order=1,2,0 mnk-padded-multiples=10,0,7" --split-input-file
// ARGS: --linalg-block-pack-matmul="block-factors=8,4,2 lhs-transpose-outer-blocks=true lhs-transpose-inner-blocks=true rhs-transpose-outer-blocks=false rhs-transpose-inner-blocks=false" --split-input-file
// ARGS: --linalg-block-pack-matmul="block-factors=4,3,1 mnk-order=2,0,1 rhs-transpose-outer-blocks=false lhs-transpose-inner-blocks=true" --split-input-file
func.func @fits(%a: tensor<128x128xf32>, %b: tensor<128x128xf32>, %c: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<128x128xf32>, tensor<128x128xf32>) outs(%c : tensor<128x128xf32>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}
func.func @sticks_out(%a: tensor<123x124xf16>, %b: tensor<124x125xf16>, %c: tensor<123x125xf32>) -> tensor<123x125xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<123x124xf16>, tensor<124x125xf16>) outs(%c : tensor<123x125xf32>) -> tensor<123x125xf32>
  return %0 : tensor<123x125xf32>
}
func.func @dynamic(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>, %c: tensor<?x?xi32>) -> tensor<?x?xi32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
// -----
func.func @batch(%a: tensor<3x64x128xf32>, %b: tensor<3x128x64xf32>, %c: tensor<3x64x64xf32>) -> tensor<3x64x64xf32> {
  %0 = linalg.batch_matmul ins(%a, %b : tensor<3x64x128xf32>, tensor<3x128x64xf32>) outs(%c : tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
  return %0 : tensor<3x64x64xf32>
}
#bmk = affine_map<(b, m, n, k) -> (b, m, k)>
#bnk = affine_map<(b, m, n, k) -> (b, n, k)>
#bmn = affine_map<(b, m, n, k) -> (b, m, n)>
func.func @batch_transposed(%a: tensor<3x64x128xf32>, %b: tensor<3x64x128xf32>, %c: tensor<3x64x64xf32>) -> tensor<3x64x64xf32> {
  %0 = linalg.batch_matmul indexing_maps = [#bmk, #bnk, #bmn] ins(%a, %b : tensor<3x64x128xf32>, tensor<3x64x128xf32>) outs(%c : tensor<3x64x64xf32>) -> tensor<3x64x64xf32>
  return %0 : tensor<3x64x64xf32>
}
// -----
#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @transposed(%a: tensor<64x32xf32>, %b: tensor<16x64xf32>, %c: tensor<32x16xf32>, %d: tensor<32x64xf32>, %e: tensor<64x16xf32>) -> (tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>) {
  %0 = linalg.generic {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %e : tensor<64x32xf32>, tensor<64x16xf32>) outs(%c : tensor<32x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<32x16xf32>
  %1 = linalg.generic {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%d, %b : tensor<32x64xf32>, tensor<16x64xf32>) outs(%c : tensor<32x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<32x16xf32>
  %2 = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%d, %b : tensor<32x64xf32>, tensor<16x64xf32>) outs(%c : tensor<32x16xf32>) -> tensor<32x16xf32>
  return %0, %1, %2 : tensor<32x16xf32>, tensor<32x16xf32>, tensor<32x16xf32>
}
func.func @others(%a: tensor<64x32xf32>, %b: tensor<16x64xf32>, %c: tensor<32x16xf32>, %m: memref<8x8xf32>) -> tensor<32x16xf32> {
  %0 = linalg.generic {indexing_maps = [#km, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<64x32xf32>, tensor<16x64xf32>) outs(%c : tensor<32x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    linalg.yield %s : f32
  } -> tensor<32x16xf32>
  linalg.matmul ins(%m, %m : memref<8x8xf32>, memref<8x8xf32>) outs(%m : memref<8x8xf32>)
  return %0 : tensor<32x16xf32>
}
