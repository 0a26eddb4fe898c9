// ARGS: --canonicalize
func.func @oob(%m: memref<64xf32>, %m2: memref<4x4xi32>, %f: f32, %i: i32, %v: vector<4xf32>, %ms: memref<4x4xf32, strided<[8, 1]>>, %mo: memref<4xf32, strided<[1], offset: 100>>) -> (f32, f32, vector<4xf32>, f32, f32, f32, f32, f32) {
  %c64 = arith.constant 64 : i32
  %c60 = arith.constant 60 : i32
  %c3 = arith.constant 3 : i32
  %cm = arith.constant -1 : i32
  %0 = amdgpu.raw_buffer_load %m[%c64] : memref<64xf32>, i32 -> f32
  %1 = amdgpu.raw_buffer_load {indexOffset = 4 : i32} %m[%c60] : memref<64xf32>, i32 -> f32
  %2 = amdgpu.raw_buffer_load %m[%c60] sgprOffset %c60 : memref<64xf32>, i32 -> vector<4xf32>
  %3 = amdgpu.raw_buffer_load {boundsCheck = false} %m[%c64] : memref<64xf32>, i32 -> f32
  %6 = amdgpu.raw_buffer_load %m[%cm] : memref<64xf32>, i32 -> f32
  %7 = amdgpu.raw_buffer_atomic_cmpswap %f, %f -> %m[%c64] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_store %f -> %m[%c64] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_store %f -> %m[%c60] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%c64] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fmax %f -> %m[%c64] : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_smax %i -> %m2[%c64, %c3] : i32 -> memref<4x4xi32>, i32, i32
  amdgpu.raw_buffer_atomic_umin %i -> %m2[%c3, %c3] : i32 -> memref<4x4xi32>, i32, i32
  return %0, %1, %2, %3, %3, %3, %6, %7 : f32, f32, vector<4xf32>, f32, f32, f32, f32, f32
}
func.func @wait() {
  amdgpu.memory_counter_wait load(1) ds(5)
  amdgpu.memory_counter_wait load(3) ds(2) exp(1)
  amdgpu.lds_barrier
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait store(1) tensor(4)
  amdgpu.memory_counter_wait store(2)
  amdgpu.memory_counter_wait load(2)
  amdgpu.memory_counter_wait
  amdgpu.lds_barrier
  amdgpu.memory_counter_wait
  amdgpu.memory_counter_wait load(2)
  amdgpu.lds_barrier
  return
}
func.func @cast(%m: memref<64xf32>, %w: memref<64xf32, #gpu.address_space<workgroup>>, %n: index) {
  %c = memref.cast %m : memref<64xf32> to memref<?xf32>
  %d = memref.cast %w : memref<64xf32, #gpu.address_space<workgroup>> to memref<?xf32, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %c[%n], %d[%n] : f32, memref<?xf32>, memref<?xf32, #gpu.address_space<workgroup>>
  return
}
func.func @desc(%base: !amdgpu.tdm_base<i32>, %n: index) -> !amdgpu.tdm_descriptor {
  %c8 = arith.constant 8 : index
  %c1 = arith.constant 1 : index
  %cm = arith.constant -5 : index
  %0 = amdgpu.make_dma_descriptor %base globalSize [%n, %c8] globalStride [%c8, 1] sharedSize [%cm, %n] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  return %0 : !amdgpu.tdm_descriptor
}
