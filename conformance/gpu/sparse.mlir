// ARGS:
// ARGS: --mlir-print-op-generic
// ARGS: --canonicalize
func.func @f(%i: index, %m: memref<?xindex>, %v: memref<?xf64>) {
  %t0 = gpu.wait async
  %sp, %t1 = gpu.create_coo async [%t0] %i, %i, %i, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp2 = gpu.create_csr %i, %i, %i, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp3 = gpu.create_csc %i, %i, %i, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp4 = gpu.create_coo_aos %i, %i, %i, %m, %v : memref<?xindex>, memref<?xf64>
  %sp5 = gpu.create_bsr %i, %i, %i, %i, %i, %m, %m, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %sp6 = gpu.create_2to4_spmat {PRUNE_AND_CHECK} %i, %i, %v : memref<?xf64>
  %sp7 = gpu.create_2to4_spmat {NONE} %i, %i, %v : memref<?xf64>
  %dn, %t2 = gpu.create_dn_tensor async [%t1] %v, %i, %i : index, index into memref<?xf64>
  %b, %t3 = gpu.spmv_buffer_size async [%t2] %sp, %dn, %dn into f64
  %b1 = gpu.spmv_buffer_size %sp{TRANSPOSE}, %dn, %dn into f64
  %t4 = gpu.spmv async [%t3] %sp, %dn, %dn, %v : memref<?xf64> into f64
  %bs:2, %t5 = gpu.spmm_buffer_size async [%t4] %sp, %dn, %dn : index, index into f64
  %t6 = gpu.spmm async [%t5] %sp{TRANSPOSE}, %dn{CONJUGATE_TRANSPOSE}, %dn, %v, %v : memref<?xf64>, memref<?xf64> into f64
  %b2, %t7 = gpu.sddmm_buffer_size async [%t6] %dn{TRANSPOSE}, %dn, %sp into f64
  %t8 = gpu.sddmm async [%t7] %dn, %dn, %sp, %v : memref<?xf64> into f64
  %d, %t9 = gpu.spgemm_create_descr async [%t8]
  %b3, %t10 = gpu.spgemm_work_estimation_or_compute async [%t9] {COMPUTE} %sp{NON_TRANSPOSE}, %sp{TRANSPOSE}, %sp, %d, %i, %v : f32 into memref<?xf64>
  gpu.spgemm_copy %sp, %sp, %sp, %d : f32
  %r, %c, %nnz = gpu.spmat_get_size %sp
  gpu.set_csr_pointers %sp, %v, %v, %v : memref<?xf64>, memref<?xf64>, memref<?xf64>
  gpu.spgemm_destroy_descr %d
  gpu.destroy_sp_mat %sp
  gpu.destroy_dn_tensor [%t10] %dn
  return
}
