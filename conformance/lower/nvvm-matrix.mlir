// ARGS: --convert-gpu-to-nvvm
// ARGS: --convert-gpu-to-nvvm=index-bitwidth=32
gpu.module @m {
  gpu.func @wmma(%a: memref<32x32xf16, #gpu.address_space<workgroup>>, %c : memref<32x32xf32, 1>, %i : index) {
    %z = arith.constant 0.0 : f32
    %A = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, #gpu.address_space<workgroup>> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %B = gpu.subgroup_mma_load_matrix %a[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf16, #gpu.address_space<workgroup>> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %C = gpu.subgroup_mma_constant_matrix %z : !gpu.mma_matrix<16x16xf32, "COp">
    %D = gpu.subgroup_mma_compute %A, %B, %C : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %E = gpu.subgroup_mma_elementwise addf %D, %C : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %F = gpu.subgroup_mma_elementwise maxf %D, %E : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %F, %c[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32, 1>
    gpu.return
  }
  gpu.func @pass(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "COp">, %c: !gpu.mma_matrix<8x8xf64, "COp">, %d: !gpu.mma_matrix<16x16xsi8, "AOp">, %e: !gpu.mma_matrix<16x8xf32, "AOp">) -> !gpu.mma_matrix<16x16xf16, "COp"> {
    cf.br ^bb1(%b : !gpu.mma_matrix<16x16xf16, "COp">)
  ^bb1(%x : !gpu.mma_matrix<16x16xf16, "COp">):
    gpu.return %x : !gpu.mma_matrix<16x16xf16, "COp">
  }
}
