// ARGS: --gpu-to-llvm
func.func @register(%u: memref<*xf32>, %v: memref<*xvector<4xi8>, 2>) {
  gpu.host_register %u : memref<*xf32>
  gpu.host_unregister %u : memref<*xf32>
  gpu.host_register %v : memref<*xvector<4xi8>, 2>
  return
}
