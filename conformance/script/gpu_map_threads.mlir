// ARGS: --transform-interpreter --split-input-file
// FRAME
func.func @f(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    // HERE
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<z>, #gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<z>, #gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<z>, #gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<z>, #gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<z>, #gpu.thread<y>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.thread<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_2>, #gpu.thread<linear_dim_1>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<x>, #gpu.warp<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<x>, #gpu.warp<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<x>, #gpu.warp<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<x>, #gpu.warp<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<x>, #gpu.warp<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<y>, #gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<y>, #gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<y>, #gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<y>, #gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<y>, #gpu.warp<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.warp<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.warp<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.warp<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.warp<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.warp<linear_dim_1>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (4) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (4) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (4) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (4) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (4) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (1) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>, #gpu.warpgroup<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>, #gpu.warpgroup<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>, #gpu.warpgroup<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>, #gpu.warpgroup<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>, #gpu.warpgroup<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (2) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_1>, #gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_1>, #gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_1>, #gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_1>, #gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_1>, #gpu.warpgroup<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_1>, #gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_1>, #gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_1>, #gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_1>, #gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (2, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_1>, #gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (32) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (32) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (32) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (32) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (40) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 4, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 4, 1] sync_after_distribute = false : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 2] warp_size = 16 : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (6) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 4, 1] sync_after_distribute = true warp_size = 64 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 65] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [2048, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [0, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warp<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.lane<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<x>, #gpu.warp<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<linear_dim_0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, %n) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 2, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [512, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [512, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 2, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 2, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [512, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 2, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [512, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 2, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 2, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0x0>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [512, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 2, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [512, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warp<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 2, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [64, 2, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [32, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.lane<linear_dim_0>, #gpu.mask<0xffffffffffffffff>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [512, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.mask<7>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] warp_size = 0 : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (0, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.memory_space<workgroup>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (4) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.thread<x>]} // AND %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [-7, -9, 1] : (!transform.any_op) -> !transform.any_op
// -----
func.func @f(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {

    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    scf.forall (%i, %j) in (7, 9) {
      memref.store %zero, %a[%i, %j] : memref<64x64xf32>
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    scf.forall (%i, %j) in (7, 9) {
      memref.store %zero, %a[%i, %j] : memref<64x64xf32>
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    scf.forall (%i) in (12) {
      memref.store %zero, %a[%i, %one] : memref<64x64xf32>
    } {mapping = [#gpu.thread<x>]}
    "foo"(%tx, %tz) : (index, index) -> ()
    %q = gpu.thread_id z
    "foo"(%q) : (index) -> ()
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [12, 9, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    scf.forall (%i, %j) in (4, 5) {
    scf.forall (%q) in (7) {
      memref.store %zero, %a[%q, %j] : memref<64x64xf32>
    } {mapping = [#gpu.lane<linear_dim_0>]}
    } {mapping = [#gpu.warp<x>, #gpu.warp<y>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 5, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    scf.forall (%i, %j) in (4, 5) {
    scf.forall (%q) in (7) {
      memref.store %zero, %a[%q, %j] : memref<64x64xf32>
    } {mapping = [#gpu.thread<linear_dim_0>]}
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [128, 5, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    scf.forall (%i, %j) in (3, 4) {
      memref.store %zero, %a[%i, %j] : memref<64x64xf32>
    } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
    scf.for %q = %one to %one step %one {
    scf.forall (%i, %j) in (3, 4) {
      memref.store %zero, %a[%i, %j] : memref<64x64xf32>
    } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
    }
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_nested_forall_to_threads %0 block_dims = [4, 4, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
