// ARGS: --split-input-file --allow-unregistered-dialect
// ARGS: --split-input-file --mlir-print-op-generic --allow-unregistered-dialect
// FRAME
func.func @f(%i: i32, %f: f32, %n: index, %b: i1, %i128: i128, %v4h: vector<4xf16>, %v8h: vector<8xf16>, %v4b: vector<4xbf16>, %v8b: vector<8xbf16>, %v16b: vector<16xbf16>, %v4f: vector<4xf32>, %v4f64: vector<4xf64>, %f64: f64, %v16f: vector<16xf32>, %v4i8: vector<4xi8>, %v16i8: vector<16xi8>, %v16h: vector<16xf16>, %v8f: vector<8xf32>, %v8i32: vector<8xi32>, %v8f8: vector<8xf8E4M3FN>, %v8f8b: vector<8xf8E5M2>, %v16i4: vector<16xi4>, %v16si8: vector<16xsi8>,
 %s4: vector<4xf8E8M0FNU>, %s8: vector<8xf8E8M0FNU>, %s1: f8E8M0FNU, %m8f4: vector<8xf4E2M1FN>, %m8f8: vector<8xf8E4M3FN>, %m16f6: vector<16xf6E2M3FN>, %v32f8: vector<32xf8E4M3FN>, %v32f4: vector<32xf4E2M1FN>,
 %w64f8: vector<64xf8E4M3FN>, %w64f6: vector<64xf6E2M3FN>, %w64f4: vector<64xf4E2M1FN>, %w128f4: vector<128xf4E2M1FN>, %e4: vector<4xf8E4M3FN>, %e8: vector<8xf8E4M3FN>,
 %g: memref<8x8xi32>, %gw: memref<8x8xi32, #gpu.address_space<workgroup>>, %gg: memref<8x8xi32, 1>, %gl: memref<8x8xi32, 3>, %gh: memref<8x8xf16, #gpu.address_space<workgroup>>, %g8: memref<8xi32>,
 %base: !amdgpu.tdm_base<i32>, %gb: !amdgpu.tdm_gather_base<i32, i32>, %gb16: !amdgpu.tdm_gather_base<i32, i16>, %vi: vector<5xi32>, %vi16: vector<13xi16>, %mask: vector<16xi1>, %bar: memref<8xi32, #gpu.address_space<workgroup>>, %d: !amdgpu.tdm_descriptor) {
  // HERE
  return
}
// EACH
%0 = amdgpu.dpp %i128 %i128 row_bcast_31 : i128
%0 = amdgpu.mfma 32x32x2 %f * %f + %v16f {abid = 2 : i32, negateA} blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 16x16x4 %f64 * %f64 + %v4f64 {abid = 3 : i32} blgp = bcast_first_32 : f64, f64, vector<4xf64>
%0 = amdgpu.mfma 16x16x4 %f64 * %f64 + %v4f64 {abid = 3 : i32} blgp = none : f64, f64, vector<4xf64>
%0 = amdgpu.mfma 16x16x4 %f64 * %f64 + %v4f64 {abid = -3 : i32} blgp = none : f64, f64, vector<4xf64>
%0 = amdgpu.mfma 32x32x2 %f * %f + %v16f {abid = -2 : i32} blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 32x32x2 %f * %f + %v16f {abid = 2 : i32, cbsz = -1 : i32} blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 32x32x2 %f * %f + %v16f {abid = 2 : i32, cbsz = 31 : i32} blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 32x32x2 %f * %f + %v16f {blocks = 3 : i32} blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.wmma 16x16x16 %v16i8 * %v16i8 + %v8i32 : vector<16xi8>, vector<16xi8>, vector<8xi32>
%0 = amdgpu.wmma 16x16x16 %v16h * %v16h + %v8i32 : vector<16xf16>, vector<16xf16>, vector<8xi32>
%0 = amdgpu.wmma 16x16x16 %v16h * %v16i8 + %v8i32 : vector<16xf16>, vector<16xi8>, vector<8xi32>
%0 = amdgpu.wmma 16x16x16 %v16h * %v16b + %v8f : vector<16xf16>, vector<16xbf16>, vector<8xf32>
%0 = amdgpu.wmma 16x16x16 %v8f8 * %v8f8b + %v8f : vector<8xf8E4M3FN>, vector<8xf8E5M2>, vector<8xf32>
%0 = amdgpu.wmma 16x16x16 %v8f8 * %v8h + %v8f : vector<8xf8E4M3FN>, vector<8xf16>, vector<8xf32>
%0 = amdgpu.wmma 16x16x16 %v8h * %v8f8 + %v8f : vector<8xf16>, vector<8xf8E4M3FN>, vector<8xf32>
%0 = amdgpu.wmma 16x16x16 %v16i4 * %v16i8 + %v8i32 {clamp, unsignedA, unsignedB} : vector<16xi4>, vector<16xi8>, vector<8xi32>
%0 = amdgpu.wmma 16x16x16 %v16si8 * %v16i8 + %v8i32 {clamp, unsignedA, unsignedB} : vector<16xsi8>, vector<16xi8>, vector<8xi32>
%0 = amdgpu.wmma 16x16x16 %v16i8 * %v16i8 + %v8i32 {clamp, unsignedA, unsignedB} : vector<16xi8>, vector<16xi8>, vector<8xi32>
%0 = amdgpu.sparse_mfma 16x16x32 %v4h * %v8b + %v4f sparse(%v4i8 : vector<4xi8>) : vector<4xf16>, vector<8xbf16>, vector<4xf32>
%0 = amdgpu.sparse_mfma 16x16x32 %v4h * %v8h + %v16f sparse(%v4i8 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<16xf32>
%0 = amdgpu.sparse_mfma 16x16x64 %v8f8 * %v16h + %v4f sparse(%v4i8 : vector<4xi8>) : vector<8xf8E4M3FN>, vector<16xf16>, vector<4xf32>
%0 = amdgpu.sparse_mfma 16x16x32 %v4h * %v8h + %v4f sparse(%v4i8 : vector<4xi8>) {abid = 3 : i32, cbsz = 7 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
%0 = amdgpu.scaled_mfma 16x16x128 (%s1[0] * %v32f8) * (%s1[3] * %v32f4) + %v4f : f8E8M0FNU, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf32>
%0 = amdgpu.scaled_mfma 32x32x64 (%s4[0] * %v32f8) * (%s1[4] * %v32f4) + %v16f : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<16xf32>
%0 = amdgpu.scaled_mfma 32x32x64 (%s4[0] * %v32f8) * (%s1[2] * %v32f4) + %v4f : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, f8E8M0FNU, vector<32xf4E2M1FN>, vector<4xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w64f8) * (%s4 * %w64f8) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w64f8) * (%s8 * %w64f6) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf8E8M0FNU>, vector<64xf6E2M3FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w64f8) * (%e4 * %w64f6) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E4M3FN>, vector<64xf6E2M3FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%e4 * %w64f8) * (%e4 * %w64f6) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E4M3FN>, vector<64xf8E4M3FN>, vector<4xf8E4M3FN>, vector<64xf6E2M3FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%e4 * %w64f4) * (%e4 * %w64f4) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%e8 * %w64f4) * (%e8 * %w64f4) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<8xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w128f4) * (%s4 * %w64f4) + %v16f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
%0 = amdgpu.scaled_wmma 32x16x128 (%s4 * %w128f4) * (%s4 * %w64f4) + %v16f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
%0 = amdgpu.scaled_wmma 32x16x128 (%s4 * %w64f4) * (%s4 * %w64f4) + %v16f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<16xf32>
%0 = amdgpu.scaled_wmma 32x16x128 (%s4 * %w128f4) * (%s4 * %w128f4) + %v16f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<16xf32>
%0 = amdgpu.scaled_wmma 32x16x128 (%s4 * %w128f4) * (%s4 * %w64f4) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 32x16x128 (%s4 * %w64f8) * (%s4 * %w64f8) + %v16f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<16xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w64f8) * (%s4 * %w64f8) + %v16f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<16xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w64f8) * (%s4 * %w64f4) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w64f4) * (%s4 * %w64f8) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w64f4) * (%e4 * %w64f4) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E4M3FN>, vector<64xf4E2M1FN>, vector<8xf32>
%0 = amdgpu.scaled_ext_packed_matrix %m8f4 scale(%s4) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
%0 = amdgpu.scaled_ext_packed_matrix %m8f4 scale(%s4) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
%0 = amdgpu.scaled_ext_packed_matrix %m8f4 scale(%s4) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
%0 = amdgpu.scaled_ext_packed_matrix %m8f4 scale(%s4) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
%0 = amdgpu.scaled_ext_packed_matrix %m8f4 scale(%s4) blockSize(16) firstScaleLane(16) firstScaleByte(2) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
%0 = amdgpu.scaled_ext_packed_matrix %m8f4 scale(%s4) blockSize(16) firstScaleLane(16) firstScaleByte(3) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf16>
%0 = amdgpu.scaled_ext_packed_matrix %m8f8 scale(%s4) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
%0 = amdgpu.scaled_ext_packed_matrix %m8f8 scale(%s4) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
%0 = amdgpu.scaled_ext_packed_matrix %m8f8 scale(%s4) blockSize(16) firstScaleLane(0) firstScaleByte(1) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
%0 = amdgpu.scaled_ext_packed_matrix %m8f8 scale(%s4) blockSize(16) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
%0 = amdgpu.scaled_ext_packed_matrix %m8f8 scale(%s4) blockSize(16) firstScaleLane(16) firstScaleByte(2) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
%0 = amdgpu.scaled_ext_packed_matrix %m8f8 scale(%s4) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
%0 = amdgpu.scaled_ext_packed_matrix %m16f6 scale(%s4) blockSize(32) firstScaleLane(0) firstScaleByte(2) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
%0 = amdgpu.scaled_ext_packed_matrix %m16f6 scale(%s4) blockSize(32) firstScaleLane(0) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
%0 = amdgpu.scaled_ext_packed_matrix %m16f6 scale(%s4) blockSize(16) firstScaleLane(0) firstScaleByte(2) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
%0 = amdgpu.scaled_ext_packed_matrix %m16f6 scale(%s4) blockSize(16) firstScaleLane(16) firstScaleByte(1) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
%0 = amdgpu.scaled_ext_packed_matrix %m16f6 scale(%s4) blockSize(16) firstScaleLane(16) firstScaleByte(3) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<16xbf16>
%0 = amdgpu.scaled_ext_packed_matrix %m16f6 scale(%s4) blockSize(32) firstScaleLane(16) firstScaleByte(2) : vector<16xf6E2M3FN>, vector<4xf8E8M0FNU> -> vector<8xbf16>
%0 = amdgpu.make_dma_base %g[%n, %n], %gw[%n, %n] : memref<8x8xi32>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
%0 = amdgpu.make_dma_base %gg[%n, %n], %gw[%n, %n] : memref<8x8xi32, 1>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
%0 = amdgpu.make_dma_base %gw[%n, %n], %gw[%n, %n] : memref<8x8xi32, #gpu.address_space<workgroup>>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
%0 = amdgpu.make_dma_base %g[%n, %n], %g[%n, %n] : memref<8x8xi32>, memref<8x8xi32> -> !amdgpu.tdm_base<i32>
%0 = amdgpu.make_dma_base %g[%n, %n], %gl[%n, %n] : memref<8x8xi32>, memref<8x8xi32, 3> -> !amdgpu.tdm_base<i32>
%0 = amdgpu.make_dma_base %g[%n, %n], %gh[%n, %n] : memref<8x8xi32>, memref<8x8xf16, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
%0 = amdgpu.make_dma_base %g[%n], %gw[%n, %n] : memref<8x8xi32>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<i32>
%0 = amdgpu.make_dma_base %g[%n, %n], %gw[%n, %n] : memref<8x8xi32>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_base<f32>
%0 = amdgpu.make_dma_base %g[%n, %n], %gw[%n, %n] : memref<8x8xi32>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i32>
%0 = amdgpu.make_gather_dma_base %g[%n, %n], %gw[%n, %n] : memref<8x8xi32>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i16>
%0 = amdgpu.make_gather_dma_base %g[%n, %n], %gw[%n, %n] : memref<8x8xi32>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<i32, i64>
%0 = amdgpu.make_gather_dma_base %g[%n, %n], %gw[%n, %n] : memref<8x8xi32>, memref<8x8xi32, #gpu.address_space<workgroup>> -> !amdgpu.tdm_gather_base<f16, i32>
%0 = "test.x"() : () -> !amdgpu.tdm_gather_base<f16, f32>
%0 = "test.x"() : () -> !amdgpu.tdm_base
%0 = amdgpu.make_dma_descriptor %base globalSize [8, %n] globalStride [64, 1] sharedSize [8, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [] globalStride [] sharedSize [] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8] globalStride [1] sharedSize [8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 2] sharedSize [8, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, %n] sharedSize [8, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8, 8] globalStride [64, 1] sharedSize [8, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8, 8] globalStride [64, 8, 1] sharedSize [8, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8, 8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8, 8, 8, 8, 8] globalStride [64, 1, 1, 1, 1, 1] sharedSize [8, 8, 1, 1, 1, 1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] padShared(%i every %i) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] workgroupMask %mask : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] workgroupMask %mask earlyTimeout %b : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] atomicBarrier(%bar[%n] : memref<8xi32, #gpu.address_space<workgroup>>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] atomicBarrier(%g8[%n] : memref<8xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] iterate %n, %i, %n : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8, 8] globalStride [64, 8, 1] sharedSize [8, 8, 1] iterate %n, %i, %n : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8, 8, 8] globalStride [64, 8, 8, 1] sharedSize [8, 8, 1, 1] iterate %n, %i, %n : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb[%vi] globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] : !amdgpu.tdm_gather_base<i32, i32>, vector<5xi32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb16[%vi] globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] : !amdgpu.tdm_gather_base<i32, i16>, vector<5xi32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb16[%vi16] globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] : !amdgpu.tdm_gather_base<i32, i16>, vector<13xi16> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb[%vi] globalSize [8, 8, 8] globalStride [64, 8, 1] sharedSize [8, 8, 8] : !amdgpu.tdm_gather_base<i32, i32>, vector<5xi32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb[%vi] globalSize [8, 8] globalStride [64, 2] sharedSize [8, 8] : !amdgpu.tdm_gather_base<i32, i32>, vector<5xi32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb[%vi] globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] padShared(%i every %i) workgroupMask %mask atomicBarrier(%bar[%n] : memref<8xi32, #gpu.address_space<workgroup>>) iterate %n, %i, %n : !amdgpu.tdm_gather_base<i32, i32>, vector<5xi32> -> !amdgpu.tdm_descriptor
amdgpu.tensor_load_to_lds %d : !amdgpu.tdm_descriptor
amdgpu.tensor_store_from_lds %d : !amdgpu.tdm_descriptor
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w128f4) * (%s4 * %w64f4) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 16x16x128 (%s4 * %w64f4) * (%s4 * %w128f4) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 32x16x128 (%s4 * %w64f4) * (%s4 * %w128f4) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf4E2M1FN>, vector<4xf8E8M0FNU>, vector<128xf4E2M1FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 32x16x128 (%s4 * %w64f8) * (%s4 * %w64f8) + %v8f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
%0 = amdgpu.scaled_wmma 32x16x128 (%s4 * %w64f8) * (%e4 * %w64f8) + %v16f {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E4M3FN>, vector<64xf8E4M3FN>, vector<16xf32>
%0 = amdgpu.make_dma_descriptor %base globalSize [8] globalStride [] sharedSize [8] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8, 8, 8, 8, 8] globalStride [64, 1, 1, 1, 1, 2] sharedSize [8, 8, 1, 1, 1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8, 8, 8, 8, 8] globalStride [64, 1, 1, 1, 1, 2] sharedSize [8, 8, 1, 1, 1] atomicBarrier(%g8[%n] : memref<8xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8] atomicBarrier(%g8[%n] : memref<8xi32>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8, 1, 1,1,1] globalStride [64, 1] sharedSize [8]  : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8, 8, 8, 8, 8] globalStride [64, 1, 1, 1, 1, 1] sharedSize [8, 8, 1, 1, 1] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb16[%vi] globalSize [8, 8, 8] globalStride [64, 8, 1] sharedSize [8, 8, 8] : !amdgpu.tdm_gather_base<i32, i16>, vector<5xi32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb16[%vi] globalSize [8, 8, 8] globalStride [64, 8, 1] sharedSize [8, 8] : !amdgpu.tdm_gather_base<i32, i16>, vector<5xi32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb16[%vi] globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] atomicBarrier(%g8[%n] : memref<8xi32>) : !amdgpu.tdm_gather_base<i32, i16>, vector<5xi32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_gather_dma_descriptor %gb16[%vi] globalSize [8, 8] globalStride [64, 2] sharedSize [8, 8] atomicBarrier(%g8[%n] : memref<8xi32>) : !amdgpu.tdm_gather_base<i32, i16>, vector<5xi32> -> !amdgpu.tdm_descriptor
%0 = amdgpu.make_dma_descriptor %base globalSize [8, 8] globalStride [64, 1] sharedSize [8, 8] atomicBarrier(%bar[] : memref<8xi32, #gpu.address_space<workgroup>>) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
amdgpu.gather_to_lds %gl[%n], %g[%n] : vector<2xf32>, memref<8x8xi32, 3>, memref<8x8xi32>
amdgpu.gather_to_lds %gl[%n], %gh[%n] : vector<2xf32>, memref<8x8xi32, 3>, memref<8x8xf16, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %gl[%n], %g[%n] : f32, memref<8x8xi32, 3>, memref<8x8xi32>
amdgpu.gather_to_lds %g[%n], %gh[%n] : vector<2xf32>, memref<8x8xi32>, memref<8x8xf16, #gpu.address_space<workgroup>>
%0 = amdgpu.mfma 16x16x4 %f64 * %f64 + %v4f64 {cbsz = 1 : i32, abid = 3 : i32} blgp = none : f64, f64, vector<4xf64>
