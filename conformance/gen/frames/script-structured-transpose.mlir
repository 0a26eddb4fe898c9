// ARGS: --transform-interpreter --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul {tag} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x8x16xf32>, %a2: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%a2 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x?xf32>, %a1: tensor<?x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x?xf32>, tensor<?x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <rhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x8xf32>, %a1: tensor<2x8x16xf32>, %a2: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<2x4x8xf32>, tensor<2x8x16xf32>) outs(%a2 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <lhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<16x8xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a0, %a1 : tensor<4x8xf32>, tensor<16x8xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <rhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x4xf32>, %a1: tensor<2x8x16xf32>, %a2: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%a0, %a1 : tensor<2x8x4xf32>, tensor<2x8x16xf32>) outs(%a2 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = "transform.structured.transpose_matmul"(%0) <{inputToTranspose = 1 : i32}> : (!transform.any_op) -> !transform.any_op
