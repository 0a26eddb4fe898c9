// ARGS: --amdgpu-emulate-atomics=chipset=gfx803
func.func @loop(%m: memref<64xf32>, %f: f32, %i: i32, %n: index) {
  scf.for %k = %n to %n step %n {
    amdgpu.raw_buffer_atomic_fadd %f -> %m[%i] : f32 -> memref<64xf32>, i32
  }
  return
}
