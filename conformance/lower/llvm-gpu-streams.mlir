// ARGS: --gpu-to-llvm --split-input-file
// ARGS: --gpu-to-llvm='use-bare-pointers-for-kernels intersperse-sizes-for-kernels' --split-input-file
// ARGS: --gpu-to-llvm='use-bare-pointers-for-kernels use-bare-pointers-for-host' --split-input-file
module attributes {gpu.container_module} {
  gpu.module @kernels {
    llvm.func @kernel(%arg0: !llvm.ptr) attributes {gpu.kernel} { llvm.return }
  }
  func.func @async(%m: memref<7x?xf16>, %s: memref<7x4xf16>, %n: index, %h : f16, %i: i32) {
    %c8 = arith.constant 8 : index
    %t0 = gpu.wait async
    %t1 = gpu.wait async
    %a, %t2 = gpu.alloc async [%t0] (%n) : memref<7x?xf16>
    %t3 = gpu.launch_func async [%t2] @kernels::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%s : memref<7x4xf16>)
    %t4 = gpu.wait async [%t1, %t3]
    %t5 = gpu.memset async [%t4] %a, %h : memref<7x?xf16>, f16
    %t6 = gpu.memcpy async [%t5] %a, %m : memref<7x?xf16>, memref<7x?xf16>
    %t6b = gpu.memcpy async [%t6] %s, %s : memref<7x4xf16>, memref<7x4xf16>
    %t7 = gpu.wait async [%t6b]
    %t8 = gpu.wait async [%t7]
    gpu.wait [%t8, %t7]
    %t9 = gpu.launch_func async @kernels::@kernel clusters in (%c8, %c8, %c8) blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) args(%s : memref<7x4xf16>)
    %t10 = gpu.dealloc async [%t9] %a : memref<7x?xf16>
    gpu.wait [%t10]
    gpu.wait
    gpu.set_default_device %i
    return
  }
  func.func @event(%t : !gpu.async.token, %c : i1) -> !gpu.async.token {
    cf.br ^a(%t : !gpu.async.token)
    ^a(%q : !gpu.async.token):
    gpu.wait [%q]
    %r = scf.if %c -> !gpu.async.token { scf.yield %t : !gpu.async.token } else { scf.yield %t : !gpu.async.token }
    %k = gpu.wait async [%r]
    return %k : !gpu.async.token
  }
}
// -----
func.func @a(%m : memref<4xf64>, %f: f64) {
  %t0 = gpu.wait async
  %t1 = gpu.memset async [%t0] %m, %f : memref<4xf64>, f64
  gpu.wait [%t1]
  return
}
// -----
func.func @a(%m : memref<4xf32>, %f: f32) {
  gpu.memset %m, %f : memref<4xf32>, f32
  gpu.memcpy %m, %m : memref<4xf32>, memref<4xf32>
  %0 = gpu.alloc () : memref<4xf32>
  gpu.dealloc %0 : memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32, strided<[2]>>, %s: memref<4xf32, 1>, %v: vector<4x4xf32>, %b: memref<10x10xf32>, %i: index) {
  %c0 = arith.constant 0.0 : f32
  %t0 = gpu.wait async
  %t1 = gpu.memcpy async [%t0] %m, %m : memref<4xf32, strided<[2]>>, memref<4xf32, strided<[2]>>
  %t2 = gpu.memcpy async [%t1] %s, %s : memref<4xf32, 1>, memref<4xf32, 1>
  gpu.wait [%t2]
  vector.transfer_write %v, %b[%i, %i] {in_bounds=[true, true]} : vector<4x4xf32>, memref<10x10xf32>
  %r = vector.transfer_read %b[%i, %i], %c0 {in_bounds=[true]} : memref<10x10xf32>, vector<4xf32>
  vector.print %r : vector<4xf32>
  return
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels { llvm.func @kernel() attributes {gpu.kernel} { llvm.return } }
  func.func @f(%i: index, %j : i64) {
    gpu.launch_func @kernels::@kernel blocks in (%j, %j, %j) threads in (%j, %j, %j) : i64
    gpu.launch_func @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i)
    %t = gpu.wait async
    %t2 = gpu.wait async
    %k = gpu.launch_func async [%t, %t2] @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels { llvm.func @kernel() attributes {gpu.kernel} { llvm.return } }
  func.func @f(%i: index, %j : i64) {
    %t = gpu.wait async
    gpu.launch_func [%t] @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}
// -----
func.func @lin(%i: index) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) { gpu.terminator }
  return
}
