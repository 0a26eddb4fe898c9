// ARGS: --transform-interpreter
module attributes {transform.with_named_sequence} {
  module {
    gpu.module @m {
      gpu.func @k(%s: memref<128x128xf16, #gpu.address_space<global>>, %i: index, %c: vector<2x2xf32>) -> vector<2x2xf32> workgroup(%d : memref<128x128xf16, #gpu.address_space<workgroup>>) {
        %0 = nvgpu.device_async_copy %s[%i, %i], %d[%i, %i], 8 : memref<128x128xf16, #gpu.address_space<global>> to memref<128x128xf16, #gpu.address_space<workgroup>>
        %1 = nvgpu.device_async_create_group %0
        nvgpu.device_async_wait %1 {numGroups = 2 : i32}
        gpu.barrier
        %a = nvgpu.ldmatrix %d[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<128x128xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
        %b = nvgpu.ldmatrix %d[%i, %i] {numTiles = 2 : i32, transpose = true} : memref<128x128xf16, #gpu.address_space<workgroup>> -> vector<2x2xf16>
        %r = nvgpu.mma.sync(%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
        %bars = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
        nvgpu.mbarrier.init %bars[%i], %i : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
        gpu.return %r : vector<2x2xf32>
      }
    }
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %k = transform.structured.match ops{["gpu.module"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %k {
      transform.apply_conversion_patterns.dialect_to_llvm "memref"
      transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
      transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 10 : i16}
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {index_bitwidth = 32}
    } {legal_dialects = ["llvm", "nvvm"], legal_ops = ["gpu.module"], illegal_dialects = ["gpu", "nvgpu", "memref"], partial_conversion} : !transform.any_op
    transform.yield
  }
}
