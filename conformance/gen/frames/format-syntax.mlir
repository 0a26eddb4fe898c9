// ARGS: --allow-unregistered-dialect
// FRAME
  // HERE
// EACH
%3  index.constant 4
%1 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) (%0 : tensor<4x16xf32>) -> tensor<4x16xf32>
affine.if affine_set<%10d0) : (d0 >= 0)>(%i) {
%2,  = transform.split_handle %1 {fail_on_payload_too_small = false} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%2 = tensor.empty(%i) : tensor<? ] x4xf32>
func.func @index(%a: index, %b: index, %i: i32 {
cf.cond_br %a weights([, 2]), ^x(%b, %a : i32, i1), ^y {z = 1 : i32}
%0 = transform.structured.match ops{["linalg.matmul"]} attributes {a = 1 : i32} in %a : (!transform.any_op) -> !transform.op<>>
// FRAME
  %0 = scf.index_switch %i -> i32
  case 2 {
  // HERE
// EACH
} default { scf.parallel (%p) = (%i) to (%i: step (%i) {
} default { scf.parallel ub.poison%p) = (%i) to (%i) step (%i) {
} default { %2 = scf.while (%x = %i) : index) -> index {
default {
} default { %2 = scf.while (%x = %i) : (index) -> index { index(%c) %x : index
