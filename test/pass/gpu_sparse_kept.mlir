// Sparse matrices on devices for which the runtime that `gpu-to-llvm` calls has no words (docs/miscompiles.md), and
// those on which the reference dies.
// RUN: jig-opt --gpu-to-llvm --split-input-file --verify-diagnostics %s

func.func @elements_without_number(%n: index, %t: !gpu.async.token, %v: memref<?xi64>) {
  // expected-error@+1 {{is not lowered: its runtime has no number for the type of elements}}
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xi64>
  return
}

// -----

func.func @indices_of_floats(%n: index, %t: !gpu.async.token, %v: memref<?xf32>) {
  // expected-error@+1 {{is not lowered: its runtime has no number for the type of elements}}
  %a, %t1 = gpu.create_csr async [%t] %n, %n, %n, %v, %v, %v : memref<?xf32>, memref<?xf32>, memref<?xf32>
  return
}

// -----

func.func @computed_in_tf32(%t: !gpu.async.token, %a: !gpu.sparse.spmat_handle, %d: !gpu.sparse.dntensor_handle) {
  // expected-error@+1 {{is not lowered: its runtime has no number for the type of elements}}
  %s, %t1 = gpu.spmv_buffer_size async [%t] %a, %d, %d into tf32
  return
}

// -----

func.func @offset(%n: index, %t: !gpu.async.token, %v: memref<?xf32, strided<[1], offset: ?>>) {
  // expected-error@+1 {{is not lowered: its runtime takes the address of a buffer, without layout}}
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n : index into memref<?xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @three_dimensions(%n: index, %t: !gpu.async.token, %v: memref<?xf32>) {
  // expected-error@+1 {{is not lowered: its runtime knows dense tensors of one and two dimensions}}
  %d, %t1 = gpu.create_dn_tensor async [%t] %v, %n, %n, %n : index, index, index into memref<?xf32>
  return
}

// -----

func.func @unknown_matrix(%t: !gpu.async.token, %a: !gpu.sparse.spmat_handle) {
  // expected-error@+1 {{is not lowered: which of two runtimes its matrix is of is not known, since what made it is not seen}}
  %t1 = gpu.destroy_sp_mat async [%t] %a
  return
}

// -----

func.func @unknown_tensor(%t: !gpu.async.token, %d: !gpu.sparse.dntensor_handle) {
  // expected-error@+1 {{is not lowered: how many dimensions its tensor has is not known, since what made it is not seen}}
  %t1 = gpu.destroy_dn_tensor async [%t] %d
  return
}

// -----

func.func @two_sizes(%n: index, %t: !gpu.async.token, %i: memref<?xi32>, %v: memref<?xf32>, %d: !gpu.sparse.dntensor_handle) -> index {
  %a, %t1 = gpu.create_csr async [%t] %n, %n, %n, %i, %i, %v : memref<?xi32>, memref<?xi32>, memref<?xf32>
  // expected-error@+1 {{is not lowered: its runtime tells one size}}
  %s:2, %t2 = gpu.spmm_buffer_size async [%t1] %a, %d, %d : index, index into f32
  return %s#1 : index
}

// -----

func.func @pruned_one_size(%n: index, %t: !gpu.async.token, %v: memref<?xf16>, %d: !gpu.sparse.dntensor_handle) -> index {
  %a, %t1 = gpu.create_2to4_spmat async [%t] {NONE} %n, %n, %v : memref<?xf16>
  // expected-error@+1 {{is not lowered: its runtime tells three sizes}}
  %s, %t2 = gpu.spmm_buffer_size async [%t1] %a, %d, %d : index into f16
  return %s : index
}

// -----

func.func @pruned_in_f64(%n: index, %t: !gpu.async.token, %v: memref<?xf16>, %d: !gpu.sparse.dntensor_handle) {
  %a, %t1 = gpu.create_2to4_spmat async [%t] {NONE} %n, %n, %v : memref<?xf16>
  // expected-error@+1 {{is not lowered: its runtime does not compute in that type}}
  %s:3, %t2 = gpu.spmm_buffer_size async [%t1] %a, %d, %d : index, index, index into f64
  return
}

// -----

func.func @pruned_one_buffer(%n: index, %t: !gpu.async.token, %v: memref<?xf16>, %d: !gpu.sparse.dntensor_handle) {
  %a, %t1 = gpu.create_2to4_spmat async [%t] {NONE} %n, %n, %v : memref<?xf16>
  // expected-error@+1 {{is not lowered: its runtime takes three buffers}}
  %t2 = gpu.spmm async [%t1] %a, %d, %d, %v : memref<?xf16> into f16
  return
}
