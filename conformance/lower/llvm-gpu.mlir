// ARGS: --gpu-to-llvm
// ARGS: --gpu-to-llvm --mlir-print-op-generic
// ARGS: --gpu-to-llvm=use-bare-pointers-for-kernels
// ARGS: --gpu-to-llvm=use-bare-pointers-for-host
// ARGS: --gpu-to-llvm=intersperse-sizes-for-kernels
module attributes {gpu.container_module} {
  gpu.module @kernels {
    llvm.func @kernel(%arg0: i32, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) attributes {gpu.kernel} { llvm.return }
  }
  func.func @foo(%buffer: memref<?xf32>, %n: index, %v: i32) {
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : i32
    %c256 = arith.constant 256 : i32
    gpu.launch_func @kernels::@kernel blocks in (%c8, %c8, %c8) threads in (%c8, %c8, %c8) dynamic_shared_memory_size %c256 args(%c32 : i32, %buffer : memref<?xf32>)
    return
  }
}
