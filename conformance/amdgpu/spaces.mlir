// ARGS: --split-input-file --allow-unregistered-dialect
// FRAME
func.func @f(%i: i32, %n: index, %v: vector<4xf16>) {
  // HERE
  return
}
// EACH
"x"() {a = #amdgpu.address_space<fat_raw_buffer>, b = #amdgpu.address_space<buffer_rsrc>, c = #amdgpu.address_space<fat_structured_buffer>} : () -> ()
"x"() {a = #amdgpu.dpp_perm<row_shl>} : () -> ()
"x"() {a = #amdgpu<dpp_perm row_shl>, b = #amdgpu<mfma_perm_b bcast_first_16>} : () -> ()
"x"() {a = #amdgpu.sched_barrier_opt<valu|ds_read|ds_write|transcendental|mfma_wmma|salu|vmem_write>} : () -> ()
"x"() {a = #amdgpu.sched_barrier_opt<none>} : () -> ()
"x"() {a = #amdgpu.address_space<foo>} : () -> ()
"x"() {a = #amdgpu.foo} : () -> ()
"x"() : () -> !amdgpu.foo
"x"() : () -> (!amdgpu.tdm_base<f16>, !amdgpu.tdm_gather_base<f32, i16>, !amdgpu.tdm_descriptor)
"x"() : () -> (!amdgpu.tdm_gather_base<f32>)
"x"() : () -> (memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>)
%0 = "x"() : () -> memref<4xf32, 2> %1 = amdgpu.raw_buffer_load %0[%i] : memref<4xf32, 2>, i32 -> f32
%0 = "x"() : () -> memref<4xf32, 0> %1 = amdgpu.raw_buffer_load %0[%i] : memref<4xf32, 0>, i32 -> f32
%0 = "x"() : () -> memref<4xf32, "g"> %1 = amdgpu.raw_buffer_load %0[%i] : memref<4xf32, "g">, i32 -> f32
%0:2 = "x"() : () -> (memref<4xf32, 7>, memref<4xf32, 3>) amdgpu.gather_to_lds %0#0[%n], %0#1[%n] : f32, memref<4xf32, 7>, memref<4xf32, 3>
%0:2 = "x"() : () -> (memref<4xf32, 5>, memref<4xf32, 3>) amdgpu.gather_to_lds %0#0[%n], %0#1[%n] : f32, memref<4xf32, 5>, memref<4xf32, 3>
%0:2 = "x"() : () -> (memref<4xf32, #amdgpu.address_space<buffer_rsrc>>, memref<4xf32, 3>) amdgpu.gather_to_lds %0#0[%n], %0#1[%n] : f32, memref<4xf32, #amdgpu.address_space<buffer_rsrc>>, memref<4xf32, 3>
%0 = "x"() : () -> memref<4x4xf16, 3> %1 = amdgpu.transpose_load %0[%n, %n] : memref<4x4xf16, 3> -> vector<2x2xf16>
%0 = "x"() : () -> memref<4x4xf16, 3> %1 = amdgpu.transpose_load %0[%n, %n] : memref<4x4xf16, 3> -> vector<16xf4E2M1FN>
%0 = "x"() : () -> memref<4x4xf16, 3> %1 = amdgpu.transpose_load %0[%n, %n] : memref<4x4xf16, 3> -> vector<16xi6>
%0 = "x"() : () -> memref<4x4xf16, 3> %1 = amdgpu.transpose_load %0[%n, %n] : memref<4x4xf16, 3> -> vector<8xi8>
%0 = "x"() : () -> memref<?x8xi8> %1 = amdgpu.fat_raw_buffer_cast %0 : memref<?x8xi8> to memref<?x8xi8, #amdgpu.address_space<fat_raw_buffer>> %c = arith.constant 0 : index %d = memref.dim %1, %c : memref<?x8xi8, #amdgpu.address_space<fat_raw_buffer>> "y"(%d) : (index) -> ()
%0 = "x"() : () -> memref<4x8xi8, strided<[?, 1], offset: ?>> %1 = amdgpu.fat_raw_buffer_cast %0 resetOffset : memref<4x8xi8, strided<[?, 1], offset: ?>> to memref<4x8xi8, strided<[?, 1]>, #amdgpu.address_space<fat_raw_buffer>>
%0 = "x"() : () -> memref<4x8xi8, strided<[16, 1], offset: ?>> %1 = amdgpu.fat_raw_buffer_cast %0 resetOffset : memref<4x8xi8, strided<[16, 1], offset: ?>> to memref<4x8xi8, #amdgpu.address_space<fat_raw_buffer>>
%0 = "x"() : () -> memref<4x1xi8, strided<[1, 7], offset: 5>> %1 = amdgpu.fat_raw_buffer_cast %0 resetOffset : memref<4x1xi8, strided<[1, 7], offset: 5>> to memref<4x1xi8, #amdgpu.address_space<fat_raw_buffer>>
%0 = "x"() : () -> memref<i8, strided<[], offset: 5>> %1 = amdgpu.fat_raw_buffer_cast %0 resetOffset : memref<i8, strided<[], offset: 5>> to memref<i8, #amdgpu.address_space<fat_raw_buffer>>
%0 = "x"() : () -> memref<?x4xi8, strided<[4, 1], offset: 5>> %1 = amdgpu.fat_raw_buffer_cast %0 resetOffset : memref<?x4xi8, strided<[4, 1], offset: 5>> to memref<?x4xi8, #amdgpu.address_space<fat_raw_buffer>>
%0 = "x"() : () -> memref<4x?xi8, strided<[4, 1], offset: 5>> %1 = amdgpu.fat_raw_buffer_cast %0 resetOffset : memref<4x?xi8, strided<[4, 1], offset: 5>> to memref<4x?xi8, #amdgpu.address_space<fat_raw_buffer>>
%0 = "x"() : () -> memref<0x0xi8, strided<[4, 1], offset: 5>> %1 = amdgpu.fat_raw_buffer_cast %0 resetOffset : memref<0x0xi8, strided<[4, 1], offset: 5>> to memref<0x0xi8, #amdgpu.address_space<fat_raw_buffer>>
%0 = "x"() : () -> memref<4xi8, 3> %1 = amdgpu.fat_raw_buffer_cast %0 : memref<4xi8, 3> to memref<4xi8, #amdgpu.address_space<fat_raw_buffer>>
%0 = "x"() : () -> memref<4x4xi8, affine_map<(d0, d1) -> (d1, d0)>> %1 = amdgpu.fat_raw_buffer_cast %0 : memref<4x4xi8, affine_map<(d0, d1) -> (d1, d0)>> to memref<4x4xi8, affine_map<(d0, d1) -> (d1, d0)>, #amdgpu.address_space<fat_raw_buffer>>
%0:2 = "x"() : () -> (vector<4xf16>, vector<8xbf16>) %1 = "x"() : () -> vector<4xf32> %2 = "x"() : () -> vector<4xi8> %3 = amdgpu.sparse_mfma 16x16x32 %0#0 * %0#1 + %1 sparse(%2 : vector<4xi8>) : vector<4xf16>, vector<8xbf16>, vector<4xf32>
%0:2 = "x"() : () -> (vector<8xf8E4M3FN>, vector<16xf8E5M2>) %1 = "x"() : () -> vector<4xf32> %2 = "x"() : () -> vector<2xi16> %3 = amdgpu.sparse_mfma 16x16x64 %0#0 * %0#1 + %1 sparse(%2 : vector<2xi16>) : vector<8xf8E4M3FN>, vector<16xf8E5M2>, vector<4xf32>
