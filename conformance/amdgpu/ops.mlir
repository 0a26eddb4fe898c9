// ARGS: --split-input-file
// ARGS: --split-input-file --mlir-print-op-generic
// FRAME
func.func @f(%i: i32, %f: f32, %h: f16, %v2f: vector<2xf32>, %v4f8: vector<4xf8E4M3FNUZ>, %v4f8b: vector<4xf8E5M2FNUZ>, %v8f4: vector<8xf4E2M1FN>, %n: index, %i64: i64, %i14: i14, %b: i1,
  %m: memref<64xf32>, %m2: memref<4x?xf32, strided<[?, 1], offset: ?>>, %mw: memref<64xf32, #gpu.address_space<workgroup>>, %mg: memref<64xf32, 1>, %mo: memref<64xf32, strided<[1], offset: 3>>, %md: memref<?xf32>,
  %mt: memref<64x64xf16, #gpu.address_space<workgroup>>, %mp: memref<64xf32, #gpu.address_space<private>>, %mb: memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>, %ms: memref<64x64xf32, affine_map<(d0, d1) -> (d1 + d0 * 128)>>, %mnc: memref<64x64xf32, strided<[64, 2]>>, %v2h: vector<2xf16>, %v4f: vector<4xf32>, %v16f: vector<16xf32>, %v4h: vector<4xf16>, %v8h: vector<8xf16>, %f64: f64, %v16h: vector<16xf16>, %v8f: vector<8xf32>, %v16i8: vector<16xi8>, %v4i8: vector<4xi8>, %v8f8: vector<8xf8E4M3FN>, %v32f8: vector<32xf8E4M3FN>, %v4f64: vector<4xf64>, %v32f: vector<32xf32>, %v2i16: vector<2xi16>, %v8i8: vector<8xi8>, %v4i32: vector<4xi32>,%i16: i16, %v16f8:  vector<16xf8E4M3FN>) {
  // HERE
  return
}
// EACH
%0 = amdgpu.packed_trunc_2xfp8 %f, %f into %v4f8[word 0] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
%0 = amdgpu.packed_trunc_2xfp8 %f, undef into undef[word 1] : f32 to vector<4xf8E4M3FNUZ>
%0 = amdgpu.packed_trunc_2xfp8 %f, %f into %v4f8[word 0] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E4M3FNUZ>
%0 = amdgpu.packed_scaled_trunc %v2f into %v8f4[1], %f : vector<2xf32> to vector<8xf4E2M1FN> into vector<8xf4E2M1FN>
%0 = amdgpu.packed_scaled_trunc %v2f into undef[1], %f : vector<2xf32> to vector<4xf8E4M3FN>
%0 = amdgpu.packed_scaled_trunc %v2f into %v8f4[1], %f : vector<2xf32> to vector<4xf8E4M3FN> into vector<8xf4E2M1FN>
%0 = amdgpu.packed_stoch_round_fp8 %f + %i into %v4f8[3] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
%0 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[2] : f32 to vector<4xf8E4M3FNUZ>
%0 = amdgpu.packed_stoch_round_fp8 %f + %i into %v4f8[3] : f32 to vector<4xf8E5M2FNUZ> into vector<4xf8E4M3FNUZ>
%0 = amdgpu.packed_stoch_round_fp8 %f + %i into undef[4] : f32 to vector<4xf8E4M3FNUZ>
%0 = amdgpu.ext_packed_fp8 %v4f8[3] : vector<4xf8E4M3FNUZ> to f32
%0 = amdgpu.ext_packed_fp8 %v4f8[4] : vector<4xf8E4M3FNUZ> to f32
%0 = amdgpu.ext_packed_fp8 %v4f8[0] : vector<4xf8E4M3FNUZ> to vector<2xf32>
%0 = amdgpu.ext_packed_fp8 %v2f[0] : vector<2xf32> to vector<2xf32>
%0 = amdgpu.scaled_ext_packed %v8f4[3], %f : vector<8xf4E2M1FN> to vector<2xf16>
%0 = amdgpu.scaled_ext_packed %v8f4[8], %f : vector<8xf4E2M1FN> to vector<2xf16>
%0 = amdgpu.fat_raw_buffer_cast %m : memref<64xf32> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %m validBytes(%i64) cacheSwizzleStride(%i14) boundsCheck(false) resetOffset : memref<64xf32> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %m resetOffset boundsCheck(true) : memref<64xf32> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %m : memref<64xf32> to memref<64xf32>
%0 = amdgpu.fat_raw_buffer_cast %mg : memref<64xf32, 1> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %mw : memref<64xf32, #gpu.address_space<workgroup>> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %mb : memref<64xf32, #amdgpu.address_space<fat_raw_buffer>> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %m2 : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %m2 resetOffset : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %mo resetOffset : memref<64xf32, strided<[1], offset: 3>> to memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %mo resetOffset : memref<64xf32, strided<[1], offset: 3>> to memref<64xf32, strided<[1]>, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %mo : memref<64xf32, strided<[1], offset: 3>> to memref<64xf32, strided<[1]>, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.fat_raw_buffer_cast %ms resetOffset : memref<64x64xf32, affine_map<(d0, d1) -> (d1 + d0 * 128)>> to memref<64x64xf32, affine_map<(d0, d1) -> (d1 + d0 * 128)>, #amdgpu.address_space<fat_raw_buffer>>
%0 = "amdgpu.fat_raw_buffer_cast"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<64xf32>) -> memref<63xf32, #amdgpu.address_space<fat_raw_buffer>>
%0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> f32
%0 = amdgpu.raw_buffer_load {boundsCheck = false, indexOffset = 4 : i32} %m[%i] sgprOffset %i : memref<64xf32>, i32 -> vector<4xf32>
%0 = amdgpu.raw_buffer_load %m2[%i] : memref<4x?xf32, strided<[?, 1], offset: ?>>, i32 -> f32
%0 = amdgpu.raw_buffer_load %mw[%i] : memref<64xf32, #gpu.address_space<workgroup>>, i32 -> f32
%0 = amdgpu.raw_buffer_load %mp[%i] : memref<64xf32, #gpu.address_space<private>>, i32 -> f32
%0 = amdgpu.raw_buffer_load %mb[%i] : memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>, i32 -> f32
%0 = amdgpu.raw_buffer_load %mg[%i] : memref<64xf32, 1>, i32 -> f32
%0 = amdgpu.raw_buffer_load %m[%i] : memref<64xf32>, i32 -> f16
amdgpu.raw_buffer_store %f -> %m[%i] : f32 -> memref<64xf32>, i32
amdgpu.raw_buffer_store %f -> %m[] : f32 -> memref<64xf32>
amdgpu.raw_buffer_store {boundsCheck = true} %v4f -> %m[%i] sgprOffset %i : vector<4xf32> -> memref<64xf32>, i32
amdgpu.raw_buffer_store %f -> %mw[%i] : f32 -> memref<64xf32, #gpu.address_space<workgroup>>, i32
amdgpu.raw_buffer_atomic_fadd %f -> %m[%i] : f32 -> memref<64xf32>, i32
amdgpu.raw_buffer_atomic_fadd %f64 -> %m[%i] : f64 -> memref<64xf32>, i32
amdgpu.raw_buffer_atomic_fmax %f -> %m[%i] sgprOffset %i : f32 -> memref<64xf32>, i32
amdgpu.raw_buffer_atomic_smax %i -> %m[%i] : i32 -> memref<64xf32>, i32
amdgpu.raw_buffer_atomic_umin %i -> %m[%i] : i32 -> memref<64xf32>, i32
%0 = amdgpu.raw_buffer_atomic_cmpswap %f, %f -> %m[%i] : f32 -> memref<64xf32>, i32
%0 = amdgpu.raw_buffer_atomic_cmpswap %f, %f -> %m2[%i] : f32 -> memref<4x?xf32, strided<[?, 1], offset: ?>>, i32
%0 = amdgpu.dpp %i %i quad_perm([0, 1, 2, 3]) : i32
%0 = amdgpu.dpp %i %i quad_perm([0, 1, 2]) : i32
%0 = amdgpu.dpp %i %i quad_perm([0, 1, 2, 4]) : i32
%0 = amdgpu.dpp %i %i quad_perm([0, 1, 2, -1]) : i32
%0 = amdgpu.dpp %i %i quad_perm : i32
%0 = amdgpu.dpp %i %i quad_perm(1 : i32) : i32
%0 = amdgpu.dpp %i %i quad_perm(unit) : i32
%0 = amdgpu.dpp %i %i quad_perm(["a", 1, 2, 3]) : i32
%0 = amdgpu.dpp %i %i row_shl(1 : i32) : i32
%0 = amdgpu.dpp %i %i row_shl(0 : i32) : i32
%0 = amdgpu.dpp %i %i row_shr(16 : i32) : i32
%0 = amdgpu.dpp %i %i row_ror(16 : i32) {row_mask = 1 : i32, bank_mask = 3 : i32, bound_ctrl = true} : i32
%0 = amdgpu.dpp %i %i row_ror([1]) : i32
%0 = amdgpu.dpp %i %i row_ror : i32
%0 = amdgpu.dpp %i %i wave_shl : i32
%0 = amdgpu.dpp %i %i wave_shl(unit) : i32
%0 = amdgpu.dpp %i %i wave_shr(1 : i32) : i32
%0 = amdgpu.dpp %i %i wave_ror(1 : i32) : i32
%0 = amdgpu.dpp %i %i wave_rol(1 : i32) : i32
%0 = amdgpu.dpp %i %i row_mirror : i32
%0 = amdgpu.dpp %i %i row_mirror(1 : i32) : i32
%0 = amdgpu.dpp %i %i row_half_mirror(unit) : i32
%0 = amdgpu.dpp %i %i row_bcast_15 : i32
%0 = amdgpu.dpp %i %i row_bcast_31(1 : i32) : i32
%0 = amdgpu.dpp %i %f row_bcast_31 : i32
%0 = amdgpu.dpp %i64 %i64 row_bcast_31 : i64
%0 = amdgpu.dpp %i %i foo : i32
%0 = amdgpu.permlane_swap %i 16 : i32
%0 = amdgpu.permlane_swap %i 32 {bound_ctrl = true, fetch_inactive = true} : i32
%0 = amdgpu.permlane_swap %i 8 : i32
%0 = amdgpu.permlane_swap %n 16 : index
%0 = amdgpu.swizzle_bitmode %v2h 1 2 4 : vector<2xf16>
amdgpu.lds_barrier
amdgpu.sched_barrier allow = <valu|all_vmem>
amdgpu.sched_barrier allow = <valu|foo>
amdgpu.memory_counter_wait
amdgpu.memory_counter_wait tensor(1) exp(2) ds(3) store(4) load(5)
amdgpu.memory_counter_wait load(1) load(2)
%0 = amdgpu.gather_to_lds %m[%n], %mw[%n] : f32, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n], %mw[%n] : f32, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n], %mw[%n] : vector<4xf32>, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n], %mw[%n] : vector<3xf32>, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n], %mw[%n] : vector<2xf32>, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n], %mw[%n] : vector<2xf16>, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n], %mw[%n] : i8, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n], %mw[%n] : vector<[4]xf32>, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %mw[%n], %mw[%n] : f32, memref<64xf32, #gpu.address_space<workgroup>>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n], %m[%n] : f32, memref<64xf32>, memref<64xf32>
amdgpu.gather_to_lds %mb[%n], %mw[%n] : f32, memref<64xf32, #amdgpu.address_space<fat_raw_buffer>>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n, %n], %mw[%n] : f32, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[], %mw[%n] : f32, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
amdgpu.gather_to_lds %m[%n], %mt[%n, %n] : f32, memref<64xf32>, memref<64x64xf16, #gpu.address_space<workgroup>>
%0 = amdgpu.transpose_load %mt[%n, %n] : memref<64x64xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
%0 = amdgpu.transpose_load %mt[%n, %n] : memref<64x64xf16, #gpu.address_space<workgroup>> -> vector<3xf16>
%0 = amdgpu.transpose_load %mt[%n, %n] : memref<64x64xf16, #gpu.address_space<workgroup>> -> vector<8xf16>
%0 = amdgpu.transpose_load %mw[%n] : memref<64xf32, #gpu.address_space<workgroup>> -> vector<4xf32>
%0 = amdgpu.transpose_load %mt[%n, %n] : memref<64x64xf16, #gpu.address_space<workgroup>> -> vector<4xbf16>
%0 = amdgpu.transpose_load %m[%n] : memref<64xf32> -> vector<4xf32>
%0 = amdgpu.transpose_load %mt[%n] : memref<64x64xf16, #gpu.address_space<workgroup>> -> vector<4xf16>
%0 = amdgpu.mfma 32x32x1 %f * %f + %v32f blgp = none : f32, f32, vector<32xf32>
%0 = amdgpu.mfma 32x32x1 %f * %f + %v32f {blocks = 2 : i32, cbsz = 1 : i32, abid = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
%0 = amdgpu.mfma 32x32x2 %f * %f + %v16f blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 32x32 %f * %f + %v16f blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 32x32x2x3 %f * %f + %v16f blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 32x32x? %f * %f + %v16f blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 32x31x2 %f * %f + %v16f blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 32x32x2 %f * %f64 + %v16f blgp = none : f32, f64, vector<16xf32>
%0 = amdgpu.mfma 32x32x4 %f * %f + %v16f blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 16x16x4 %f * %f + %v4f blgp = none : f32, f32, vector<4xf32>
%0 = amdgpu.mfma 16x16x4 %f * %f + %v16f blgp = none : f32, f32, vector<16xf32>
%0 = amdgpu.mfma 16x16x4 %f * %f + %v4f {negateA, negateB, negateC} blgp = none : f32, f32, vector<4xf32>
%0 = amdgpu.mfma 16x16x4 %f64 * %f64 + %v4f64 {negateA, negateC, abid = 0 : i32} blgp = none : f64, f64, vector<4xf64>
%0 = amdgpu.mfma 16x16x4 %f64 * %f64 + %v4f64 blgp = bcast_first_32 : f64, f64, vector<4xf64>
%0 = amdgpu.mfma 16x16x4 %f64 * %f64 + %v4f64 {cbsz = 1 : i32} blgp = none : f64, f64, vector<4xf64>
%0 = amdgpu.mfma 16x16x16 %v4h * %v4h + %v4f {cbsz = 1 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
%0 = amdgpu.mfma 4x4x4 %v4h * %v4h + %v4f {blocks = 16 : i32, cbsz = 5 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
%0 = amdgpu.mfma 4x4x4 %v4h * %v4h + %v4f {blocks = 16 : i32, cbsz = 2 : i32, abid = 4 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
%0 = amdgpu.mfma 4x4x4 %v4h * %v4h + %v4f {blocks = 16 : i32, cbsz = 2 : i32, abid = 3 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
%0 = amdgpu.mfma 16x16x8 %v2f * %v2f + %v4f {reducePrecision} blgp = none : vector<2xf32>, vector<2xf32>, vector<4xf32>
%0 = amdgpu.mfma 16x16x32 %v8f8 * %v8f8 + %v4f blgp = none : vector<8xf8E4M3FN>, vector<8xf8E4M3FN>, vector<4xf32>
%0 = amdgpu.mfma 16x16x128 %v32f8 * %v8f8 + %v4f blgp = none : vector<32xf8E4M3FN>, vector<8xf8E4M3FN>, vector<4xf32>
%0 = amdgpu.mfma 16x16x16 %v4i8 * %v4i8 + %v4i32 blgp = none : vector<4xi8>, vector<4xi8>, vector<4xi32>
%0 = amdgpu.mfma 16x16x16 %i * %i + %v4i32 blgp = none : i32, i32, vector<4xi32>
%0 = amdgpu.mfma 16x16x4 %i * %i + %v4i32 blgp = none : i32, i32, vector<4xi32>
%0 = amdgpu.mfma 16x16x4 %v4h * %f + %v4f blgp = none : vector<4xf16>, f32, vector<4xf32>
%0 = amdgpu.mfma 32x32x1 %f * %f + %f64 blgp = none : f32, f32, f64
%0 = amdgpu.wmma 16x16x16 %v16h * %v16h + %v8f : vector<16xf16>, vector<16xf16>, vector<8xf32>
%0 = amdgpu.wmma 16x16x16 %v8h * %v8h + %v8h {subwordOffset = 1 : i32} : vector<8xf16>, vector<8xf16>, vector<8xf16>
%0 = amdgpu.wmma 16x16x16 %v16h * %v16h + %v16h {subwordOffset = 1 : i32, clamp, unsignedA} : vector<16xf16>, vector<16xf16>, vector<16xf16>
%0 = amdgpu.wmma 16x16x16 %v16h * %v8h + %v8f : vector<16xf16>, vector<8xf16>, vector<8xf32>
%0 = amdgpu.wmma 16x16x16 %v16i8 * %v16h + %v8f : vector<16xi8>, vector<16xf16>, vector<8xf32>
%0 = amdgpu.wmma 16x16x16 %v16i8 * %v16i8 + %v8f : vector<16xi8>, vector<16xi8>, vector<8xf32>
%0 = amdgpu.wmma 16x16x32 %v16h * %v16h + %v8f {unsignedA} : vector<16xf16>, vector<16xf16>, vector<8xf32>
%0 = amdgpu.wmma 16x16x16 %v16h * %v16h + %v8f {clamp} : vector<16xf16>, vector<16xf16>, vector<8xf32>
%0 = amdgpu.wmma 16x16x8 %v16h * %v16h + %v8f : vector<16xf16>, vector<16xf16>, vector<8xf32>
%0 = amdgpu.wmma 16x16x16 %v8f8 * %v8f8 + %v8f : vector<8xf8E4M3FN>, vector<8xf8E4M3FN>, vector<8xf32>
%0 = amdgpu.wmma 16x16x64 %v8f8 * %v8f8 + %v8f {unsignedB} : vector<8xf8E4M3FN>, vector<8xf8E4M3FN>, vector<8xf32>
%0 = amdgpu.sparse_mfma 16x16x32 %v4h * %v8h + %v4f sparse(%v4i8 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
%0 = amdgpu.sparse_mfma 16x16x32 %v4h * %v8h + %v4f sparse(%v4i8 : vector<4xi8>) {cbsz = 1 : i32, abid = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
%0 = amdgpu.sparse_mfma 16x16x32 %v4h * %v16h + %v4f sparse(%v4i8 : vector<4xi8>) : vector<4xf16>, vector<16xf16>, vector<4xf32>
%0 = amdgpu.sparse_mfma 16x16x32 %v4h * %v8h + %v4f sparse(%v2i16 : vector<2xi16>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
%0 = amdgpu.sparse_mfma 16x16x64 %v8h * %v16h + %v4f sparse(%v2i16 : vector<2xi16>) : vector<8xf16>, vector<16xf16>, vector<4xf32>
%0 = amdgpu.sparse_mfma 32x32x32 %v4h * %v8h + %v4f sparse(%v4i8 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
%0 = amdgpu.sparse_mfma 16x16x32 %v8i8 * %v8h + %v4f sparse(%v4i8 : vector<4xi8>) : vector<8xi8>, vector<8xf16>, vector<4xf32>
%0 = amdgpu.sparse_mfma 16x16x64 %v8i8 * %v16i8 + %v4f sparse(%v4i8 : vector<4xi8>) : vector<8xi8>, vector<16xi8>, vector<4xf32>
%0 = amdgpu.sparse_mfma 16x16x64 %v8i8 * %v16i8 + %v4i32 sparse(%v2i16 : vector<2xi16>) : vector<8xi8>, vector<16xi8>, vector<4xi32>
%0 = amdgpu.sparse_mfma 16x16x64 %v8f8 * %v16f8 + %v4f sparse(%v2i16 : vector<2xi16>) : vector<8xf8E4M3FN>, vector<16xf8E4M3FN>, vector<4xf32>
