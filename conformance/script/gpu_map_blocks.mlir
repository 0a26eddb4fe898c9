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
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<y>, #gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (7, 9, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<z>, #gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_2>, #gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k, %l) in (2, 3, 4, 5) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_3>, #gpu.block<linear_dim_2>, #gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (1, 1, 1) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>, #gpu.block<z>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 6) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0  : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [6, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 70000] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [0, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [-7, -9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 8, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.thread<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.thread<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, %n) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k, %l) in (2, 2, 2, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>, #gpu.block<z>, #gpu.block<z>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k, %l) in (2, 2, 2, 2) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>, #gpu.block<z>, #gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [70, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.mask<7>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.mask<7>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [70, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.mask<7>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [9223372036854775807, 9223372036854775807, 9223372036854775807] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 1) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<y>, #gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [4, 4, 1] : (!transform.any_op) -> !transform.any_op
// -----
// FRAME
func.func @f(%a: memref<64x64xf32>) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
    // HERE
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<y>, #gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<y>, #gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (7, 9, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<z>, #gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (7, 9, 3) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<z>, #gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_2>, #gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (2, 3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_2>, #gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k, %l) in (2, 3, 4, 5) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_3>, #gpu.block<linear_dim_2>, #gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (1, 1, 1) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>, #gpu.block<z>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j, %k) in (1, 1, 1) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>, #gpu.block<z>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 6) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (1, 6) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 70000) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
// -----
func.func @f(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    scf.forall (%i) = (0) to (8) step (2) {
    memref.store %zero, %a[%i, %i] : memref<64x64xf32>
    } {mapping = [#gpu.block<x>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
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
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    scf.forall (%i, %j) in (7, 9) {
      memref.store %zero, %a[%i, %j] : memref<64x64xf32>
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
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
    %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
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
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %n: index) {
  %one = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %one, %gy = %one, %gz = %one) threads(%tx, %ty, %tz) in (%sx = %one, %sy = %one, %sz = %one) {
    scf.forall (%i, %j) in (7, 9) {
      memref.store %zero, %a[%bx, %j] : memref<64x64xf32>
    scf.forall (%k) in (4) {
      memref.store %zero, %a[%k, %i] : memref<64x64xf32>
    } {mapping = [#gpu.thread<x>]}
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    gpu.terminator
  }
  return
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
// -----
func.func @f(%t: tensor<8xf32>) -> tensor<8xf32> {
  %zero = arith.constant dense<0.0> : tensor<1xf32>
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> tensor<8xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %zero into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  } {mapping = [#gpu.block<x>]}
  return %r : tensor<8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
