// ARGS: --transform-interpreter
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
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<y>, #gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 4) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_1>, #gpu.block<linear_dim_0>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.block<linear_dim_1>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 8, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, 9) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (7, %n) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<linear_dim_0>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [70, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.mask<0x15>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
scf.forall (%i) in (3) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.mask<7>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [6, 1, 1] : (!transform.any_op) -> !transform.any_op
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
scf.forall (%i) in (12) { memref.store %zero, %a[%i, %one] : memref<64x64xf32> } {mapping = [#gpu.block<x>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch grid_dims = [12, 9, 4] : (!transform.any_op) -> !transform.any_op
scf.forall (%i, %j) in (3, 70000) { memref.store %zero, %a[%i, %j] : memref<64x64xf32> } {mapping = [#gpu.block<x>, #gpu.block<y>]} // AND %1 = transform.gpu.map_forall_to_blocks %0 generate_gpu_launch : (!transform.any_op) -> !transform.any_op
    %0 = transform.structured.match ops{["gpu.launch"]} in %root : (!transform.any_op) -> !transform.any_op
  return
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %1 = transform.gpu.map_forall_to_blocks %0 grid_dims = [7, 9, 1] : (!transform.any_op) -> !transform.any_op
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
