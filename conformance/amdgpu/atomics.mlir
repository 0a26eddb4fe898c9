// ARGS: --amdgpu-emulate-atomics=chipset=gfx000
// ARGS: --amdgpu-emulate-atomics=chipset=gfx803
// ARGS: --amdgpu-emulate-atomics=chipset=gfx900
// ARGS: --amdgpu-emulate-atomics=chipset=gfx90a
// ARGS: --amdgpu-emulate-atomics=chipset=gfx942
// ARGS: --amdgpu-emulate-atomics=chipset=gfx950
// ARGS: --amdgpu-emulate-atomics=chipset=gfx1010
// ARGS: --amdgpu-emulate-atomics=chipset=gfx1100
// ARGS: --amdgpu-emulate-atomics=chipset=gfx1200
// ARGS: --amdgpu-emulate-atomics=chipset=foo
// ARGS: --amdgpu-emulate-atomics
func.func @fadd(%m: memref<64xf32>, %f: f32, %i: i32) {
  amdgpu.raw_buffer_atomic_fadd {foo, indexOffset = 4 : i32} %f -> %m[%i] sgprOffset %i : f32 -> memref<64xf32>, i32
  amdgpu.raw_buffer_atomic_fmax {boundsCheck = false} %f -> %m[%i] : f32 -> memref<64xf32>, i32
  func.return
}
func.func @v(%m: memref<64xf16>, %f: vector<2xf16>, %m2: memref<64xbf16>, %f2: vector<2xbf16>, %i: i32) {
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i] : vector<2xf16> -> memref<64xf16>, i32
  amdgpu.raw_buffer_atomic_fadd %f2 -> %m2[%i] : vector<2xbf16> -> memref<64xbf16>, i32
  func.return
}
func.func @i(%m: memref<64xi32>, %f: i32, %i: i32, %d: memref<64xf64>, %f64: f64) {
  amdgpu.raw_buffer_atomic_smax %f -> %m[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_umin %f -> %m[%i] : i32 -> memref<64xi32>, i32
  amdgpu.raw_buffer_atomic_fmax %f64 -> %d[%i] : f64 -> memref<64xf64>, i32
  func.return
}
func.func @fmax(%m: memref<64xf32>, %f: f32, %i: i32, %m64: memref<64xf64>, %f64: f64, %b: i1) -> i32 {
  %c = arith.constant 3 : i32
  amdgpu.raw_buffer_atomic_fmax {bar, boundsCheck = false} %f -> %m[%i] sgprOffset %c : f32 -> memref<64xf32>, i32
  cf.cond_br %b, ^a, ^z
^a:
  amdgpu.raw_buffer_atomic_fmax %f64 -> %m64[%i] : f64 -> memref<64xf64>, i32
  amdgpu.raw_buffer_atomic_fadd %f -> %m[%i] : f32 -> memref<64xf32>, i32
  cf.br ^z
^z:
  return %c : i32
}
