// ARGS: --amdgpu-fold-memrefs-ops
// ARGS: --amdgpu-fold-memrefs-ops --amdgpu-fold-memrefs-ops --canonicalize
func.func @sub(%m: memref<64x64xf16>, %w: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index, %j: index) {
  %s = memref.subview %m[%i, 4] [8, 8] [1, 2] : memref<64x64xf16> to memref<8x8xf16, strided<[64, 2], offset: ?>>
  amdgpu.gather_to_lds %s[%i, %j], %w[%i, %j] : vector<8xf16>, memref<8x8xf16, strided<[64, 2], offset: ?>>, memref<64x64xf16, #gpu.address_space<workgroup>>
  func.return
}
func.func @dst(%m: memref<64x64xf16>, %w: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index, %j: index) {
  %s = memref.subview %w[0, 16] [64, 16] [1, 1] : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x16xf16, strided<[64, 1], offset: 16>, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %m[%i, %j], %s[%i, %j] : vector<8xf16>, memref<64x64xf16>, memref<64x16xf16, strided<[64, 1], offset: 16>, #gpu.address_space<workgroup>>
  func.return
}
func.func @both(%m: memref<64x64xf16>, %w: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index, %j: index) {
  %s = memref.subview %m[0, 4] [8, 8] [1, 1] : memref<64x64xf16> to memref<8x8xf16, strided<[64, 1], offset: 4>>
  %t = memref.expand_shape %w [[0, 1], [2]] output_shape [8, 8, 64] : memref<64x64xf16, #gpu.address_space<workgroup>> into memref<8x8x64xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %s[%i, %j], %t[%i, %j, %i] : vector<8xf16>, memref<8x8xf16, strided<[64, 1], offset: 4>>, memref<8x8x64xf16, #gpu.address_space<workgroup>>
  func.return
}
func.func @collapse(%m: memref<8x8x64xf16>, %w: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index, %j: index) {
  %s = memref.collapse_shape %m [[0, 1], [2]] : memref<8x8x64xf16> into memref<64x64xf16>
  amdgpu.gather_to_lds %s[%i, %j], %w[%i, %j] : vector<8xf16>, memref<64x64xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
  func.return
}
func.func @reduced(%m: memref<64x64xf16>, %w: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index, %j: index) {
  %s = memref.subview %m[%i, 4] [1, 8] [1, 1] : memref<64x64xf16> to memref<8xf16, strided<[1], offset: ?>>
  amdgpu.gather_to_lds %s[%j], %w[%i, %j] : vector<8xf16>, memref<8xf16, strided<[1], offset: ?>>, memref<64x64xf16, #gpu.address_space<workgroup>>
  func.return
}
func.func @chain(%m: memref<?x?xf16>, %w: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index, %j: index, %n: index) {
  %s = memref.subview %m[%i, 4] [%n, 8] [1, 1] : memref<?x?xf16> to memref<?x8xf16, strided<[?, 1], offset: ?>>
  %t = memref.subview %s[%j, 1] [%n, 4] [1, 1] : memref<?x8xf16, strided<[?, 1], offset: ?>> to memref<?x4xf16, strided<[?, 1], offset: ?>>
  %u = memref.subview %w[%j, %i] [4, 4] [%n, 1] : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<4x4xf16, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %t[%i, %j], %u[%i, %j] {a = 1} : f16, memref<?x4xf16, strided<[?, 1], offset: ?>>, memref<4x4xf16, strided<[?, 1], offset: ?>, #gpu.address_space<workgroup>>
  func.return
}
func.func @dynamic(%m: memref<?x?x64xf16>, %w: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index, %j: index) {
  %s = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x64xf16> into memref<?x64xf16>
  amdgpu.gather_to_lds %s[%i, %j], %w[%i, %j] : vector<8xf16>, memref<?x64xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
  func.return
}
func.func @none(%m: memref<64x64xf16>, %w: memref<64x64xf16, #gpu.address_space<workgroup>>, %i: index, %j: index) {
  %c = memref.cast %m : memref<64x64xf16> to memref<?x64xf16>
  amdgpu.gather_to_lds %c[%i, %j], %w[%i, %j] : vector<8xf16>, memref<?x64xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
  func.return
}
