// ARGS: --gpu-to-llvm --split-input-file
func.func @coo(%n: index, %t: !gpu.async.token, %i: memref<?xindex>, %v: memref<?xf64>) {
  %a, %t1 = gpu.create_coo async [%t] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf64>
  %b, %t2 = gpu.create_coo_aos async [%t1] %n, %n, %n, %i, %v : memref<?xindex>, memref<?xf64>
  gpu.wait [%t2]
  return
}
func.func @csr(%n: index, %t: !gpu.async.token, %i: memref<?xi32>, %v: memref<?xf64>) {
  %a, %t1 = gpu.create_csr async [%t] %n, %n, %n, %i, %i, %v : memref<?xi32>, memref<?xi32>, memref<?xf64>
  %b, %t2 = gpu.create_csc async [%t1] %n, %n, %n, %i, %i, %v : memref<?xi32>, memref<?xi32>, memref<?xf64>
  %c, %t3 = gpu.create_bsr async [%t2] %n, %n, %n, %n, %n, %i, %i, %v : memref<?xi32>, memref<?xi32>, memref<?xf64>
  gpu.wait [%t3]
  return
}
func.func @a24(%n: index, %t: !gpu.async.token, %i: memref<?xi32>, %v: memref<?xf16>) {
  %a, %t1 = gpu.create_2to4_spmat async [%t] {PRUNE_ONLY} %n, %n, %v : memref<?xf16>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %v, %n, %n : index, index into memref<?xf16>
  %s:3, %t3 = gpu.spmm_buffer_size async [%t2] %a{TRANSPOSE}, %d, %d : index, index, index into f16
  %t4 = gpu.spmm async [%t3] %a, %d{TRANSPOSE}, %d, %v, %v, %v : memref<?xf16>, memref<?xf16>, memref<?xf16> into f32
  %t5 = gpu.destroy_sp_mat async [%t4] %a
  %t6 = gpu.destroy_dn_tensor async [%t5] %d
  gpu.wait [%t6]
  return
}
func.func @rest(%n: index, %t: !gpu.async.token, %i: memref<?xi32>, %v: memref<?xf64>) -> (index, index) {
  %a, %t1 = gpu.create_csr async [%t] %n, %n, %n, %i, %i, %v : memref<?xi32>, memref<?xi32>, memref<?xf64>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %v, %n : index into memref<?xf64>
  %d2, %t3 = gpu.create_dn_tensor async [%t2] %v, %n, %n : index, index into memref<?xf64>
  %s, %t4 = gpu.spmv_buffer_size async [%t3] %a, %d, %d into f64
  %t5 = gpu.spmv async [%t4] %a{CONJUGATE_TRANSPOSE}, %d, %d, %v : memref<?xf64> into f64
  %s2, %t6 = gpu.spmm_buffer_size async [%t5] %a, %d2, %d2 : index into f64
  %t7 = gpu.spmm async [%t6] %a, %d2, %d2, %v : memref<?xf64> into f64
  %s3, %t8 = gpu.sddmm_buffer_size async [%t7] %d2, %d2{TRANSPOSE}, %a into f64
  %t9 = gpu.sddmm async [%t8] %d2{TRANSPOSE}, %d2, %a, %v : memref<?xf64> into f64
  %g, %t10 = gpu.spgemm_create_descr async [%t9]
  %s4, %t11 = gpu.spgemm_work_estimation_or_compute async [%t10] {WORK_ESTIMATION} %a, %a, %a, %g, %n, %v : f32 into memref<?xf64>
  %s5, %t12 = gpu.spgemm_work_estimation_or_compute async [%t11] {COMPUTE} %a{TRANSPOSE}, %a, %a, %g, %s4, %v : bf16 into memref<?xf64>
  %t13 = gpu.spgemm_copy async [%t12] %a, %a{TRANSPOSE}, %a, %g : f16
  %x, %y, %z, %t14 = gpu.spmat_get_size async [%t13] %a
  %t15 = gpu.set_csr_pointers async [%t14] %a, %i, %i, %v : memref<?xi32>, memref<?xi32>, memref<?xf64>
  %t16 = gpu.spgemm_destroy_descr async [%t15] %g
  gpu.wait [%t16]
  return %y, %z : index, index
}

// -----

func.func @d0(%n: index, %t: !gpu.async.token, %v: memref<?xbf16>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xbf16>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into bf16
  gpu.wait [%t2]
  return
}
func.func @d1(%n: index, %t: !gpu.async.token, %v: memref<?xf16>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xf16>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into f16
  gpu.wait [%t2]
  return
}
func.func @d2(%n: index, %t: !gpu.async.token, %v: memref<?xf32>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xf32>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into f32
  gpu.wait [%t2]
  return
}
func.func @d3(%n: index, %t: !gpu.async.token, %v: memref<?xf64>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xf64>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into f64
  gpu.wait [%t2]
  return
}
func.func @d4(%n: index, %t: !gpu.async.token, %v: memref<?xi8>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xi8>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into i8
  gpu.wait [%t2]
  return
}
func.func @d5(%n: index, %t: !gpu.async.token, %v: memref<?xi16>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xi16>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into i16
  gpu.wait [%t2]
  return
}
func.func @d6(%n: index, %t: !gpu.async.token, %v: memref<?xi32>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xi32>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into i32
  gpu.wait [%t2]
  return
}
func.func @d7(%n: index, %t: !gpu.async.token, %v: memref<?xsi8>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xsi8>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into si8
  gpu.wait [%t2]
  return
}
func.func @d8(%n: index, %t: !gpu.async.token, %v: memref<?xui32>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xui32>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into ui32
  gpu.wait [%t2]
  return
}
func.func @d9(%n: index, %t: !gpu.async.token, %v: memref<?xcomplex<bf16>>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xcomplex<bf16>>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into complex<bf16>
  gpu.wait [%t2]
  return
}
func.func @d10(%n: index, %t: !gpu.async.token, %v: memref<?xcomplex<f16>>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xcomplex<f16>>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into complex<f16>
  gpu.wait [%t2]
  return
}
func.func @d11(%n: index, %t: !gpu.async.token, %v: memref<?xcomplex<f32>>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xcomplex<f32>>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into complex<f32>
  gpu.wait [%t2]
  return
}
func.func @d12(%n: index, %t: !gpu.async.token, %v: memref<?xcomplex<f64>>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xcomplex<f64>>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into complex<f64>
  gpu.wait [%t2]
  return
}
func.func @d13(%n: index, %t: !gpu.async.token, %v: memref<?xcomplex<i8>>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xcomplex<i8>>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into complex<i8>
  gpu.wait [%t2]
  return
}
func.func @d14(%n: index, %t: !gpu.async.token, %v: memref<?xcomplex<i16>>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xcomplex<i16>>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into complex<i16>
  gpu.wait [%t2]
  return
}
func.func @d15(%n: index, %t: !gpu.async.token, %v: memref<?xcomplex<i32>>, %a: !gpu.sparse.spmat_handle) {
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xcomplex<i32>>
  %s, %t2 = gpu.spmv_buffer_size async [%t1] %a, %d, %d into complex<i32>
  gpu.wait [%t2]
  return
}

// -----

func.func @i0(%n: index, %t: !gpu.async.token, %i: memref<4xi16>, %j: memref<2x2xi32>, %v: memref<f32>) {
  %a, %t1 = gpu.create_bsr async [%t] %n, %n, %n, %n, %n, %i, %j, %v : memref<4xi16>, memref<2x2xi32>, memref<f32>
  %b, %t2 = gpu.create_csc async [%t1] %n, %n, %n, %j, %i, %v : memref<2x2xi32>, memref<4xi16>, memref<f32>
  gpu.wait [%t2]
  return
}
func.func @i1(%n: index, %t: !gpu.async.token, %i: memref<4xi64>, %j: memref<2x2xi32>, %v: memref<f32>) {
  %a, %t1 = gpu.create_bsr async [%t] %n, %n, %n, %n, %n, %i, %j, %v : memref<4xi64>, memref<2x2xi32>, memref<f32>
  %b, %t2 = gpu.create_csc async [%t1] %n, %n, %n, %j, %i, %v : memref<2x2xi32>, memref<4xi64>, memref<f32>
  gpu.wait [%t2]
  return
}
func.func @i2(%n: index, %t: !gpu.async.token, %i: memref<4xindex>, %j: memref<2x2xi32>, %v: memref<f32>) {
  %a, %t1 = gpu.create_bsr async [%t] %n, %n, %n, %n, %n, %i, %j, %v : memref<4xindex>, memref<2x2xi32>, memref<f32>
  %b, %t2 = gpu.create_csc async [%t1] %n, %n, %n, %j, %i, %v : memref<2x2xi32>, memref<4xindex>, memref<f32>
  gpu.wait [%t2]
  return
}

// -----

func.func @dn2(%n: index, %t: !gpu.async.token, %v: memref<?xf32>) {
  %d, %t2 = gpu.create_dn_tensor async [%t] %v, %n, %n: index, index into memref<?xf32>
  %t3 = gpu.destroy_dn_tensor async [%t2] %d
  return
}

// -----

func.func @two(%n: index, %t: !gpu.async.token, %v: memref<?xf32>) {
  %d, %t2 = gpu.create_dn_tensor async [%t, %t] %v, %n, %n: index, index into memref<?xf32>
  return
}

// -----

func.func @sync(%n: index, %t: !gpu.async.token, %v: memref<?xf32>) {
  %d = gpu.create_dn_tensor [%t] %v, %n, %n: index, index into memref<?xf32>
  return
}

// -----

func.func @none(%n: index, %t: !gpu.async.token, %v: memref<?xf32>) {
  %d, %t2 = gpu.create_dn_tensor async %v, %n, %n: index, index into memref<?xf32>
  return
}

// -----

func.func @space(%n: index, %t: !gpu.async.token, %v: memref<?xf32, 1>) {
  %d, %t2 = gpu.create_dn_tensor async [%t] %v, %n, %n: index, index into memref<?xf32, 1>
  return
}

// -----

func.func @spmvsync(%a: !gpu.sparse.spmat_handle, %b: !gpu.sparse.dntensor_handle, %v: memref<?xf32>) -> index {
  %s = gpu.spmv_buffer_size %a, %b, %b into f32
  gpu.spmv %a, %b, %b, %v : memref<?xf32> into f32
  return %s : index
}

// -----

func.func @spgemm(%t: !gpu.async.token, %d: !gpu.sparse.spgemmop_handle) -> !gpu.sparse.spgemmop_handle {
  %t2 = gpu.spgemm_destroy_descr async [%t] %d
  return %d : !gpu.sparse.spgemmop_handle
}

// -----

func.func @dim1of24(%n: index, %t: !gpu.async.token, %v: memref<?xf32>) {
  %a, %t1 = gpu.create_2to4_spmat async [%t] {PRUNE_AND_CHECK} %n, %n, %v : memref<?xf32>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %v, %n : index into memref<?xf32>
  %t6 = gpu.spmm async [%t2] %a, %d, %d, %v, %v, %v : memref<?xf32>, memref<?xf32>, memref<?xf32> into f16
  return
}

// -----

func.func @sizes(%n: index, %t: !gpu.async.token, %v: memref<?xf32>) {
  %a, %t1 = gpu.create_2to4_spmat async [%t] {NONE} %n, %n, %v : memref<?xf32>
  %x, %y, %z, %t2 = gpu.spmat_get_size async [%t1] %a
  %t3 = gpu.set_csr_pointers async [%t2] %a, %v, %v, %v: memref<?xf32>, memref<?xf32>, memref<?xf32>
  return
}

// -----

func.func @lt_in_words(%n: index, %t: !gpu.async.token, %v: memref<?xf16>) {
  %a, %t1 = gpu.create_2to4_spmat async [%t] {PRUNE_AND_CHECK} %n, %n, %v : memref<?xf16>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %v, %n, %n : index, index into memref<?xf16>
  %s:3, %t3 = gpu.spmm_buffer_size async [%t2] %a, %d, %d : index, index, index into i32
  gpu.wait [%t3]
  return
}

// -----

func.func @more_buffers(%n: index, %t: !gpu.async.token, %i: memref<?xindex>, %v: memref<?xf32>) {
  %a, %t1 = gpu.create_coo async [%t] %n, %n, %n, %i, %i, %v : memref<?xindex>, memref<?xindex>, memref<?xf32>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %v, %n, %n : index, index into memref<?xf32>
  %t3 = gpu.spmm async [%t2] %a, %d, %d, %v, %v : memref<?xf32>, memref<?xf32> into f32
  %t4 = gpu.destroy_sp_mat async [%t3] %a
  gpu.wait [%t4]
  return
}
