// ARGS: --fold-memref-alias-ops --split-input-file
// FRAME
// HERE
// CASE
func.func @load(%m: memref<12x32xf32>, %i: index, %j: index, %k: index) -> (f32, f32, f32) {
  %s = memref.subview %m[%i, %j] [4, 4] [2, %k] : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
  %0 = memref.load %s[%k, %j] : memref<4x4xf32, strided<[64, ?], offset: ?>>
  %c1 = arith.constant 1 : index
  %t = memref.subview %m[3, %j] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.load %t[%c1] {nontemporal = true} : memref<4xf32, strided<[1], offset: ?>>
  %2 = memref.load %s[%c1, %c1] {alignment = 16 : i64} : memref<4x4xf32, strided<[64, ?], offset: ?>>
  return %0, %1, %2 : f32, f32, f32
}
// CASE
func.func @store(%m: memref<?x?xf32>, %i: index, %j: index, %k: index, %f: f32) {
  %s = memref.subview %m[%i, 0] [%k, %j] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  memref.store %f, %s[%k, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
  memref.store %f, %s[%k, %j] {nontemporal = true} : memref<?x?xf32, strided<[?, 1], offset: ?>>
  memref.store %f, %s[%k, %j] {alignment = 8 : i64} : memref<?x?xf32, strided<[?, 1], offset: ?>>
  return
}
// CASE
func.func @transfer(%m: memref<12x32xf32>, %i: index, %j: index, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %z = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[%i, %j] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %0 = vector.transfer_read %s[%i, %c0], %z {in_bounds = [true]} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  %1 = vector.transfer_read %s[%i, %c0], %z : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  %r = memref.subview %m[%i, %j] [4, 1] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[32], offset: ?>>
  %2 = vector.transfer_read %r[%i], %z {in_bounds = [true]} : memref<4xf32, strided<[32], offset: ?>>, vector<4xf32>
  vector.transfer_write %v, %r[%i] {in_bounds = [true]} : vector<4xf32>, memref<4xf32, strided<[32], offset: ?>>
  vector.transfer_write %v, %s[%c0, %i] : vector<4xf32>, memref<4x4xf32, strided<[32, 1], offset: ?>>
  %mask = vector.constant_mask [2] : vector<4xi1>
  vector.transfer_write %v, %s[%c0, %i], %mask {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<4x4xf32, strided<[32, 1], offset: ?>>
  %t = memref.subview %m[%i, %j] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %3 = vector.transfer_read %t[%i, %c0], %z {in_bounds = [true]} : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  %4 = arith.addf %1, %3 : vector<4xf32>
  return %0, %4, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// CASE
func.func @vectors(%m: memref<12x32xf32>, %i: index, %j: index, %v: vector<4xf32>, %mask: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %s = memref.subview %m[%i, %j] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %0 = vector.load %s[%i, %j] : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  %1 = vector.maskedload %s[%i, %j], %mask, %v : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.store %v, %s[%i, %j] {nontemporal = true} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.maskedstore %s[%i, %j], %mask, %v : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  %t = memref.subview %m[%i, %j] [4, 4] [2, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 2], offset: ?>>
  %u = memref.subview %m[%i, %j] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %2 = vector.load %u[%i, %j] {alignment = 16 : i64} : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
// CASE
func.func @strided_vectors(%m: memref<12x32xf32>, %i: index, %j: index, %v: vector<1xf32>, %mask: vector<4xi1>) -> vector<1xf32> {
  %t = memref.subview %m[%i, %j] [4, 4] [2, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 2], offset: ?>>
  %2 = vector.load %t[%i, %j] : memref<4x4xf32, strided<[64, 2], offset: ?>>, vector<1xf32>
  return %2 : vector<1xf32>
}
// CASE
func.func @subviews(%m: memref<4x1024xf32>, %i: index) -> (memref<1x8xf32, strided<[1024, 1], offset: ?>>, memref<8xf32, strided<[1], offset: ?>>, memref<2x8xf32, strided<[2048, 2], offset: 1036>>) {
  %0 = memref.subview %m[2, 256] [2, 256] [1, 1] : memref<4x1024xf32> to memref<2x256xf32, strided<[1024, 1], offset: 2304>>
  %1 = memref.subview %0[1, %i] [1, 8] [1, 1] : memref<2x256xf32, strided<[1024, 1], offset: 2304>> to memref<1x8xf32, strided<[1024, 1], offset: ?>>
  %2 = memref.subview %m[%i, 256] [1, 256] [1, 1] : memref<4x1024xf32> to memref<256xf32, strided<[1], offset: ?>>
  %3 = memref.subview %2[%i] [8] [1] : memref<256xf32, strided<[1], offset: ?>> to memref<8xf32, strided<[1], offset: ?>>
  %4 = memref.subview %m[1, 4] [2, 256] [2, 2] : memref<4x1024xf32> to memref<2x256xf32, strided<[2048, 2], offset: 1028>>
  %5 = memref.subview %4[0, 4] [2, 8] [1, 1] : memref<2x256xf32, strided<[2048, 2], offset: 1028>> to memref<2x8xf32, strided<[2048, 2], offset: 1036>>
  return %1, %3, %5 : memref<1x8xf32, strided<[1024, 1], offset: ?>>, memref<8xf32, strided<[1], offset: ?>>, memref<2x8xf32, strided<[2048, 2], offset: 1036>>
}
// CASE
func.func @expand(%m: memref<12x32xf32>, %d: memref<?xf32>, %i: index, %j: index, %n: index, %f: f32) -> (f32, f32, f32) {
  %c1 = arith.constant 1 : index
  %e = memref.expand_shape %m [[0, 1], [2, 3, 4]] output_shape [2, 6, 1, 4, 8] : memref<12x32xf32> into memref<2x6x1x4x8xf32>
  %0 = memref.load %e[%i, %j, %n, %c1, %i] : memref<2x6x1x4x8xf32>
  memref.store %f, %e[%i, %j, %n, %c1, %i] : memref<2x6x1x4x8xf32>
  %x = memref.expand_shape %d [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %1 = memref.load %x[%i, %j] : memref<?x4xf32>
  %s = memref.alloc() : memref<f32>
  %y = memref.expand_shape %s [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %2 = memref.load %y[%i, %j] : memref<1x1xf32>
  return %0, %1, %2 : f32, f32, f32
}
// CASE
func.func @collapse(%m: memref<2x6x32xf32>, %d: memref<?x?xf32>, %s: memref<1x1xf32>, %i: index, %j: index, %f: f32) -> (f32, f32, f32) {
  %c = memref.collapse_shape %m [[0, 1], [2]] : memref<2x6x32xf32> into memref<12x32xf32>
  %0 = memref.load %c[%i, %j] : memref<12x32xf32>
  memref.store %f, %c[%j, %i] : memref<12x32xf32>
  %x = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.load %x[%i] : memref<?xf32>
  %y = memref.collapse_shape %s [] : memref<1x1xf32> into memref<f32>
  %2 = memref.load %y[] : memref<f32>
  return %0, %1, %2 : f32, f32, f32
}
// CASE
func.func @vectors_of_reshapes(%m: memref<12x32xf32>, %i: index, %j: index, %v: vector<8xf32>, %mask: vector<8xi1>, %n: memref<3x4x32xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %z = arith.constant 0.0 : f32
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 6, 32] : memref<12x32xf32> into memref<2x6x32xf32>
  %0 = vector.load %e[%i, %j, %i] : memref<2x6x32xf32>, vector<8xf32>
  vector.store %v, %e[%i, %j, %i] : memref<2x6x32xf32>, vector<8xf32>
  %1 = vector.transfer_read %e[%i, %j, %i], %z {in_bounds = [true]} : memref<2x6x32xf32>, vector<8xf32>
  vector.transfer_write %v, %e[%i, %j, %i] {in_bounds = [true]} : vector<8xf32>, memref<2x6x32xf32>
  %c = memref.collapse_shape %n [[0, 1], [2]] : memref<3x4x32xf32> into memref<12x32xf32>
  %2 = vector.load %c[%i, %j] : memref<12x32xf32>, vector<8xf32>
  vector.store %v, %c[%i, %j] : memref<12x32xf32>, vector<8xf32>
  %3 = vector.maskedload %c[%i, %j], %mask, %v : memref<12x32xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedstore %e[%i, %j, %i], %mask, %v : memref<2x6x32xf32>, vector<8xi1>, vector<8xf32>
  %4 = vector.transfer_read %c[%i, %j], %z {in_bounds = [true]} : memref<12x32xf32>, vector<8xf32>
  %5 = arith.addf %3, %4 : vector<8xf32>
  return %0, %1, %2, %5 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
}
// CASE
func.func @affine(%m: memref<12x32xf32>, %k: index) {
  %s = memref.subview %m[%k, 4] [4, 4] [1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  affine.for %i = 0 to 3 {
    %0 = affine.load %s[%i + 1, symbol(%k)] : memref<4x4xf32, strided<[32, 2], offset: ?>>
    affine.store %0, %e[%i, %i + 1, %i * 2] : memref<3x4x32xf32>
    affine.store %0, %c[%i * 3 + symbol(%k)] : memref<384xf32>
    %1 = affine.load %c[%i] : memref<384xf32>
    affine.store %1, %s[%i, %i] : memref<4x4xf32, strided<[32, 2], offset: ?>>
  }
  return
}
// CASE
func.func @chain(%m: memref<64x64xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%i, 0] [16, 64] [1, 1] : memref<64x64xf32> to memref<16x64xf32, strided<[64, 1], offset: ?>>
  %1 = memref.subview %0[%j, %i] [8, 8] [1, 1] : memref<16x64xf32, strided<[64, 1], offset: ?>> to memref<8x8xf32, strided<[64, 1], offset: ?>>
  %2 = memref.expand_shape %1 [[0, 1], [2]] output_shape [2, 4, 8] : memref<8x8xf32, strided<[64, 1], offset: ?>> into memref<2x4x8xf32, strided<[256, 64, 1], offset: ?>>
  %3 = memref.load %2[%i, %j, %i] : memref<2x4x8xf32, strided<[256, 64, 1], offset: ?>>
  return %3 : f32
}
// CASE
func.func @matrices(%b: memref<4x64x64xf16, 3>, %i: index, %j: index, %m: !gpu.mma_matrix<16x16xf16, "COp">) -> (!gpu.mma_matrix<16x16xf16, "AOp">, vector<2x2xf16>) {
  %s = memref.subview %b[%i, 1, 0] [1, 32, 16] [1, 2, 1] : memref<4x64x64xf16, 3> to memref<32x16xf16, strided<[128, 1], offset: ?>, 3>
  %0 = gpu.subgroup_mma_load_matrix %s[%i, %j] {leadDimension = 128 : index, transpose, foo} : memref<32x16xf16, strided<[128, 1], offset: ?>, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  %1 = nvgpu.ldmatrix %s[%i, %j] {numTiles = 2 : i32, transpose = true, foo} : memref<32x16xf16, strided<[128, 1], offset: ?>, 3> -> vector<2x2xf16>
  gpu.subgroup_mma_store_matrix %m, %s[%i, %j] {leadDimension = 128 : index, foo} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x16xf16, strided<[128, 1], offset: ?>, 3>
  return %0, %1 : !gpu.mma_matrix<16x16xf16, "AOp">, vector<2x2xf16>
}
// CASE
func.func @copies(%b: memref<64x64xf16>, %o: memref<64x64xf16, 3>, %i: index, %j: index) -> (!nvgpu.device.async.token, !nvgpu.device.async.token, !nvgpu.device.async.token) {
  %s = memref.subview %b[%i, 4] [32, 16] [1, 1] : memref<64x64xf16> to memref<32x16xf16, strided<[64, 1], offset: ?>>
  %t = memref.subview %o[4, %j] [1, 32] [1, 1] : memref<64x64xf16, 3> to memref<32xf16, strided<[1], offset: ?>, 3>
  %0 = nvgpu.device_async_copy %s[%i, %j], %t[%j], 8 {foo} : memref<32x16xf16, strided<[64, 1], offset: ?>> to memref<32xf16, strided<[1], offset: ?>, 3>
  %1 = nvgpu.device_async_copy %b[%i, %j], %t[%j], 8, %i {bypassL1} : memref<64x64xf16> to memref<32xf16, strided<[1], offset: ?>, 3>
  %2 = nvgpu.device_async_copy %s[%i, %j], %o[%i, %j], 8, %i : memref<32x16xf16, strided<[64, 1], offset: ?>> to memref<64x64xf16, 3>
  return %0, %1, %2 : !nvgpu.device.async.token, !nvgpu.device.async.token, !nvgpu.device.async.token
}
// CASE
func.func @streamed(%b: memref<64xf32>, %d: memref<8x?xf32>, %i: index, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %e = memref.expand_shape %b [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
  %c = memref.collapse_shape %d [[0, 1]] : memref<8x?xf32> into memref<?xf32>
  vector.store %v, %e[%i, %i] {nontemporal = true, alignment = 8 : i64} : memref<8x8xf32>, vector<4xf32>
  %0 = vector.load %e[%i, %i] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
  vector.store %v, %c[%i] {nontemporal = true, foo} : memref<?xf32>, vector<4xf32>
  %1 = vector.load %c[%i] {nontemporal = true} : memref<?xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
