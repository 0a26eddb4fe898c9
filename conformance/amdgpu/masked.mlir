// ARGS: --amdgpu-maskedload-to-load
// ARGS: --amdgpu-maskedload-to-load --canonicalize --cse
func.func @fat(%m: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %mask: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.maskedload %m[%i, %i], %mask, %p : memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @dyn(%m: memref<?x?xf16, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %mask: vector<4xi1>, %p: vector<4xf16>) -> vector<4xf16> {
  %0 = vector.maskedload %m[%i, %i], %mask, %p : memref<?x?xf16, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return %0 : vector<4xf16>
}
func.func @plain(%m: memref<8x8xf32>, %i: index, %mask: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.maskedload %m[%i, %i], %mask, %p : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @full(%m: memref<8x8xf32>, %i: index, %c: i1, %p: vector<4xf32>, %mf: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>) -> (vector<4xf32>, vector<4xf32>) {
  %mask = vector.broadcast %c : i1 to vector<4xi1>
  %0 = vector.maskedload %m[%i, %i], %mask, %p : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %mf[%i, %i], %mask, %p : memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @store(%m: memref<8x8xf32>, %i: index, %c: i1, %p: vector<4xf32>, %mf: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>) {
  %mask = vector.broadcast %c : i1 to vector<4xi1>
  vector.maskedstore %m[%i, %i], %mask, %p : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %mf[%i, %i], %mask, %p : memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf32>
  return
}
func.func @i8(%mf: memref<8x8xi8, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %mask: vector<4xi1>, %p: vector<4xi8>) -> vector<4xi8> {
  %1 = vector.maskedload %mf[%i, %i], %mask, %p {alignment = 4 : i64, foo} : memref<8x8xi8, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  return %1 : vector<4xi8>
}
func.func @seven(%m: memref<8x8xf16, 7>, %r: memref<8x8xf16, #amdgpu.address_space<buffer_rsrc>>, %i: index, %mask: vector<4xi1>, %p: vector<4xf16>, %c: i1, %m1: vector<1xi1>) -> (vector<4xf16>, vector<4xf16>, vector<4xf16>) {
  %0 = vector.maskedload %m[%i, %i], %mask, %p : memref<8x8xf16, 7>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %1 = vector.maskedload %r[%i, %i], %mask, %p : memref<8x8xf16, #amdgpu.address_space<buffer_rsrc>>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %b = vector.broadcast %m1 : vector<1xi1> to vector<4xi1>
  %2 = vector.maskedload %r[%i, %i], %b, %p : memref<8x8xf16, #amdgpu.address_space<buffer_rsrc>>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return %0, %1, %2 : vector<4xf16>, vector<4xf16>, vector<4xf16>
}
func.func @stores(%m: memref<8x8xf16>, %i: index, %p: vector<4xf16>, %c: i1, %t: memref<4x8xf64, #amdgpu.address_space<fat_raw_buffer>>, %mask: vector<4xi1>, %q: vector<4xf64>, %j: index) -> (vector<4xf16>, vector<4xf64>) {
  %b = vector.broadcast %c : i1 to vector<4xi1>
  vector.maskedstore %m[%i, %i], %b, %p {alignment = 8 : i64, foo} : memref<8x8xf16>, vector<4xi1>, vector<4xf16>
  %0 = vector.maskedload %m[%i, %i], %b, %p {alignment = 8 : i64, foo} : memref<8x8xf16>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %1 = vector.maskedload %t[%j, %i], %mask, %q {amdgpu.buffer_maskedload_needs_mask} : memref<4x8xf64, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %0, %1 : vector<4xf16>, vector<4xf64>
}
func.func @three(%m: memref<3x?x5xi16, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %j: index, %p: vector<2xi16>, %mask: vector<2xi1>) -> vector<2xi16> {
  %0 = vector.maskedload %m[%i, %j, %i], %mask, %p : memref<3x?x5xi16, #amdgpu.address_space<fat_raw_buffer>>, vector<2xi1>, vector<2xi16> into vector<2xi16>
  return %0 : vector<2xi16>
}
func.func @odd(%m: memref<3xi24, #amdgpu.address_space<fat_raw_buffer>>, %v: memref<3xi4, strided<[2], offset: 7>, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %p: vector<2xi24>, %mask: vector<2xi1>, %q: vector<2xi4>) -> (vector<2xi24>, vector<2xi4>) {
  %c2 = arith.constant 2 : index
  %0 = vector.maskedload %m[%c2], %mask, %p : memref<3xi24, #amdgpu.address_space<fat_raw_buffer>>, vector<2xi1>, vector<2xi24> into vector<2xi24>
  return %0, %q : vector<2xi24>, vector<2xi4>
}
func.func @tr(%m: memref<8x8xf16, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %p: f16) -> vector<4xf16> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<8x8xf16, #amdgpu.address_space<fat_raw_buffer>>, vector<4xf16>
  return %0 : vector<4xf16>
}
