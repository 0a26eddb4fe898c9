// ARGS: --generate-runtime-verification=verbose-level=0 --split-input-file
func.func @a(%a: memref<?xf32>, %b: memref<f32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (-i + 3)>, affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a, %s : memref<?xf32>, f32) outs(%a : memref<?xf32>) {
   ^bb0(%x: f32, %y: f32, %z: f32): linalg.yield %x : f32 }
  return
}
// -----
func.func @b(%b: memref<f32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%s : f32) outs(%b : memref<f32>) {
   ^bb0(%x: f32, %z: f32): linalg.yield %x : f32 }
  return
}
// -----
func.func @c(%a: tensor<?x?x?x?xf32>, %b: tensor<?x3x?x?xf32>, %c: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<[2, 1]> : tensor<2xi64>} ins(%a, %b : tensor<?x?x?x?xf32>, tensor<?x3x?x?xf32>) outs(%c : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}
// -----
func.func @d(%a: tensor<4xf32>, %c: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %r = linalg.fill ins(%f : f32) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.add ins(%a, %r : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
// -----
func.func @softmax(%a: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.softmax dimension(1) ins(%a : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// -----
func.func @tr(%a: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.transpose ins(%a : tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) permutation=[1, 0]
  return %r : tensor<?x?xf32>
}
// -----
func.func @map(%a: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.map { math.exp } ins(%a : tensor<?xf32>) outs(%c : tensor<?xf32>)
  return %r : tensor<?xf32>
}
// -----
func.func @cst(%a: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (0)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%c : tensor<?xf32>) {
   ^bb0(%x: f32, %z: f32): linalg.yield %x : f32 } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// -----
func.func @rev(%a: tensor<?xf32>, %c: tensor<6xf32>) -> tensor<6xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (5 - i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%c : tensor<6xf32>) {
   ^bb0(%x: f32, %z: f32): linalg.yield %x : f32 } -> tensor<6xf32>
  return %r : tensor<6xf32>
}
// -----
func.func @pool(%a: memref<1x?x?x1xf32>, %k: memref<2x2xf32>, %c: memref<1x?x?x1xf32>) {
  linalg.pooling_nhwc_max {strides = dense<[3, 1]> : tensor<2xi64>} ins(%a, %k : memref<1x?x?x1xf32>, memref<2x2xf32>) outs(%c : memref<1x?x?x1xf32>)
  return
}
// -----
func.func @zero(%a: memref<0xf32>, %c: memref<0xf32>) {
  linalg.copy ins(%a : memref<0xf32>) outs(%c : memref<0xf32>)
  return
}
// -----
func.func @pack(%a: tensor<?x?xf32>, %c: tensor<?x?x2x2xf32>) -> tensor<?x?x2x2xf32> {
  %r = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %c : tensor<?x?xf32> -> tensor<?x?x2x2xf32>
  return %r : tensor<?x?x2x2xf32>
}
// -----
func.func @bm(%a: tensor<?x?xf32>, %b: tensor<?x8xf32>, %c: tensor<4x?xf32>) -> tensor<4x?xf32> {
  %r = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b: tensor<?x?xf32>, tensor<?x8xf32>) outs(%c: tensor<4x?xf32>) -> tensor<4x?xf32>
  %s = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%r : tensor<4x?xf32>) outs(%c: tensor<4x?xf32>) -> tensor<4x?xf32>
  return %s : tensor<4x?xf32>
}
