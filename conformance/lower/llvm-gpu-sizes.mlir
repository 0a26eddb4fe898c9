// ARGS: --gpu-to-llvm='use-bare-pointers-for-kernels intersperse-sizes-for-kernels' --split-input-file
module attributes {gpu.container_module} {
  gpu.module @kernels { llvm.func @kernel(%a: !llvm.ptr, %b: i64) attributes {gpu.kernel} { llvm.return } }
  func.func @f(%i: index, %m : memref<4xi7>) {
    gpu.launch_func @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : memref<4xi7>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels { llvm.func @kernel(%a: !llvm.ptr, %b: i64) attributes {gpu.kernel} { llvm.return } }
  func.func @f(%i: index, %m : memref<4xindex>) {
    gpu.launch_func @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : memref<4xindex>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels { llvm.func @kernel(%a: !llvm.ptr, %b: i64) attributes {gpu.kernel} { llvm.return } }
  func.func @f(%i: index, %m : memref<?xf32>) {
    gpu.launch_func @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : memref<?xf32>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels { llvm.func @kernel(%a: !llvm.ptr, %b: i64) attributes {gpu.kernel} { llvm.return } }
  func.func @f(%i: index, %m : i32) {
    gpu.launch_func @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : i32)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels { llvm.func @kernel(%a: !llvm.ptr, %b: i64) attributes {gpu.kernel} { llvm.return } }
  func.func @f(%i: index, %m : memref<0x3xi8>) {
    gpu.launch_func @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : memref<0x3xi8>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels { llvm.func @kernel(%a: !llvm.ptr, %b: i64) attributes {gpu.kernel} { llvm.return } }
  func.func @f(%i: index, %m : memref<2x3xf64, 1>) {
    gpu.launch_func @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : memref<2x3xf64, 1>)
    return
  }
}
// -----
module attributes {gpu.container_module} {
  gpu.module @kernels { llvm.func @kernel(%a: !llvm.ptr, %b: i64) attributes {gpu.kernel} { llvm.return } }
  func.func @f(%i: index, %m : memref<4xvector<4xf32>>) {
    gpu.launch_func @kernels::@kernel blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%m : memref<4xvector<4xf32>>)
    return
  }
}
