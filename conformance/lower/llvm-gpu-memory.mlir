// ARGS: --gpu-to-llvm
// ARGS: --gpu-to-llvm=use-bare-pointers-for-host
module attributes {gpu.container_module} {
  func.func @alloc(%n: index, %m: memref<?xf32>, %v: f32) {
    %0 = gpu.wait async
    %1, %2 = gpu.alloc async [%0] (%n) : memref<?xf32>
    %3 = gpu.memcpy async [%2] %1, %m : memref<?xf32>, memref<?xf32>
    %4 = gpu.memset async [%3] %1, %v : memref<?xf32>, f32
    %5 = gpu.dealloc async [%4] %1 : memref<?xf32>
    gpu.wait [%5]
    %6 = gpu.alloc host_shared (%n) : memref<?xf32>
    gpu.dealloc %6 : memref<?xf32>
    return
  }
}
