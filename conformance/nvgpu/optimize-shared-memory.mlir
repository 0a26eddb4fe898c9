// ARGS: --nvgpu-optimize-shared-memory
// ARGS: --split-input-file --pass-pipeline='builtin.module(func.func(nvgpu-optimize-shared-memory))'
// Rows in orders that need different banks; after the first buffer that stays, all stay.
func.func @f16(%src: memref<128x128xf16>, %i: index, %j: index, %r: index, %k: index) -> (vector<4x2xf16>, f16, vector<8xf16>) {
  %c8 = arith.constant 8 : index
  %c = arith.muli %k, %c8 : index
  %shm = memref.alloc() : memref<128x32xf16, 3>
  %z = arith.constant 0 : index
  %t = nvgpu.device_async_copy %src[%i, %j], %shm[%r, %c], 8 : memref<128x128xf16> to memref<128x32xf16, 3>
  %m = nvgpu.ldmatrix %shm[%r, %c] {numTiles = 4 : i32, transpose = false} : memref<128x32xf16, 3> -> vector<4x2xf16>
  %e = memref.load %shm[%r, %c] : memref<128x32xf16, 3>
  %v = vector.load %shm[%r, %c] : memref<128x32xf16, 3>, vector<8xf16>
  vector.store %v, %shm[%r, %c] : memref<128x32xf16, 3>, vector<8xf16>
  memref.store %e, %shm[%r, %c] : memref<128x32xf16, 3>
  return %m, %e, %v : vector<4x2xf16>, f16, vector<8xf16>
}
// -----
func.func @f32(%r: index, %c: index, %e: f32) -> f32 {
  %shm = memref.alloc() : memref<4x64x16xf32, #gpu.address_space<workgroup>>
  memref.store %e, %shm[%r, %r, %c] : memref<4x64x16xf32, #gpu.address_space<workgroup>>
  %x = memref.load %shm[%c, %r, %c] : memref<4x64x16xf32, #gpu.address_space<workgroup>>
  return %x : f32
}
// -----
func.func @f64(%r: index, %c: index, %e: f64) -> f64 {
  %shm = memref.alloc() : memref<64x32xf64, 3>
  memref.store %e, %shm[%r, %c] : memref<64x32xf64, 3>
  %x = memref.load %shm[%r, %c] : memref<64x32xf64, 3>
  return %x : f64
}
// -----
func.func @small(%r: index, %c: index, %e: f64) -> f64 {
  %shm = memref.alloc() : memref<64x2xf64, 3>
  memref.store %e, %shm[%r, %c] : memref<64x2xf64, 3>
  %x = memref.load %shm[%r, %c] : memref<64x2xf64, 3>
  return %x : f64
}
// -----
func.func @i8(%r: index, %c: index, %e: i8) -> i8 {
  %shm = memref.alloc() : memref<64x128xi8, 3>
  memref.store %e, %shm[%r, %c] : memref<64x128xi8, 3>
  %x = memref.load %shm[%r, %c] : memref<64x128xi8, 3>
  return %x : i8
}
// -----
func.func @i8b(%r: index, %c: index, %e: i8) -> i8 {
  %shm = memref.alloc() : memref<64x32xi8, 3>
  memref.store %e, %shm[%r, %c] : memref<64x32xi8, 3>
  %x = memref.load %shm[%r, %c] : memref<64x32xi8, 3>
  return %x : i8
}
// -----
func.func @dyn0(%r: index, %c: index, %e: f32) -> f32 {
  %shm = memref.alloc(%r) : memref<?x64xf32, 3>
  memref.store %e, %shm[%r, %c] : memref<?x64xf32, 3>
  %x = memref.load %shm[%r, %c] : memref<?x64xf32, 3>
  return %x : f32
}
// -----
func.func @one(%c: index, %e: f32) -> f32 {
  %shm = memref.alloc() : memref<48xf32, 3>
  memref.store %e, %shm[%c] : memref<48xf32, 3>
  %x = memref.load %shm[%c] : memref<48xf32, 3>
  return %x : f32
}
// -----
func.func @i4(%r: index, %c: index, %e: i4) -> i4 {
  %shm = memref.alloc() : memref<64x128xi4, 3>
  memref.store %e, %shm[%r, %c] : memref<64x128xi4, 3>
  %x = memref.load %shm[%r, %c] : memref<64x128xi4, 3>
  return %x : i4
}
// -----
func.func @atomic(%r: index, %c: index, %e: f32) -> f32 {
  %shm = memref.alloc() : memref<4x64xf32, 3>
  memref.store %e, %shm[%r, %c] : memref<4x64xf32, 3>
  %x = memref.load %shm[%r, %c] : memref<4x64xf32, 3>
  %y = memref.atomic_rmw addf %x, %shm[%r, %c] : (f32, memref<4x64xf32, 3>) -> f32
  return %x : f32
}
