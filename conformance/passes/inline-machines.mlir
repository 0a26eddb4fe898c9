// ARGS: -inline=default-pipeline=
// Ops of which dialects may move.
func.func private @a1(%p: memref<2xf32>, %a: index, %v: vector<16x16xf32>, %q: !llvm.ptr) { %0 = amx.tile_zero : !amx.tile<16x64xi8>
 return }
func.func private @a2(%a: vector<8xf32>) { %0 = x86vector.avx.rsqrt %a : vector<8xf32>
 return }
func.func private @a3(%a: vector<8xi8>, %b: vector<8xi8>) { %0 = arm_neon.intr.smull %a, %b : vector<8xi8> to vector<8xi16>
 return }
func.func private @a4(%a: vector<[4]xi32>, %b: vector<[16]xi8>) { %0 = arm_sve.smmla %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
 return }
func.func private @a5() { nvgpu.device_async_create_group
 return }
func.func private @a6() { amdgpu.lds_barrier
 return }
func.func private @a7() { omp.barrier
 return }
func.func private @a8() { gpu.barrier
 return }
func.func private @a9() { xegpu.fence memory_kind = global, fence_scope = workgroup
 return }
func.func private @a10(%a : !async.token) { async.await %a : !async.token
 return }
func.func private @a11(%a : index) { %0 = index.add %a, %a
 return }
func.func private @a12(%a : vector<4xf32>) { %0 = vector.extract %a[1] : f32 from vector<4xf32>
 return }
func.func private @a13(%a : memref<4xf32>) { %c = memref.cast %a : memref<4xf32> to memref<?xf32>
 return }
func.func private @a14(%a : tensor<4xf32>) { %c = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
 return }
func.func private @a15() { omp.parallel { llvm.call @u() : () -> ()
 omp.terminator }
 return }
llvm.func @u()
func.func @m(%p: memref<2xf32>, %a: index, %v: vector<16x16xf32>, %q: !llvm.ptr, %w: vector<8xf32>, %x: vector<8xi8>, %y: vector<[4]xi32>, %z: vector<[16]xi8>, %t: !async.token, %v4: vector<4xf32>, %m4: memref<4xf32>, %t4: tensor<4xf32>) {
 call @a1(%p, %a, %v, %q) : (memref<2xf32>, index, vector<16x16xf32>, !llvm.ptr) -> ()
 call @a2(%w) : (vector<8xf32>) -> ()
 call @a3(%x, %x) : (vector<8xi8>, vector<8xi8>) -> ()
 call @a4(%y, %z) : (vector<[4]xi32>, vector<[16]xi8>) -> ()
 call @a5() : () -> ()
 call @a6() : () -> ()
 call @a7() : () -> ()
 call @a8() : () -> ()
 call @a9() : () -> ()
 call @a10(%t) : (!async.token) -> ()
 call @a11(%a) : (index) -> ()
 call @a12(%v4) : (vector<4xf32>) -> ()
 call @a13(%m4) : (memref<4xf32>) -> ()
 call @a14(%t4) : (tensor<4xf32>) -> ()
 call @a15() : () -> ()
 return
}
