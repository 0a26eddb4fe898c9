// ARGS: --transform-interpreter --split-input-file
// Structured ops as vector ops, by their bodies and as contractions.
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // HERE
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [8], 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], [8], 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, [16]] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, 16] {assume_dynamic_dims_match_vec_sizes} : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x3xf32>, %a1: tensor<3x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x3xf32>, tensor<3x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, 16] {assume_dynamic_dims_match_vec_sizes} : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, 16] {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, 16] {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [8], 16] {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, 16] {create_named_contraction, assume_dynamic_dims_match_vec_sizes} : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xi8>, %a1: tensor<16x4xi8>, %a2: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xi8>, tensor<16x4xi8>) outs(%a2 : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xi8>, %a1: tensor<16x4xi8>, %a2: tensor<8x4xi32>) -> tensor<8x4xi32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xi8>, tensor<16x4xi8>) outs(%a2 : tensor<8x4xi32>) -> tensor<8x4xi32>
  return %r : tensor<8x4xi32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x16xf32>, %a1: tensor<2x16x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<2x8x16xf32>, tensor<2x16x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x8x16xf32>, %a1: tensor<2x16x4xf32>, %a2: tensor<2x8x4xf32>) -> tensor<2x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<2x8x16xf32>, tensor<2x16x4xf32>) outs(%a2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  return %r : tensor<2x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x16xf32>, %a1: tensor<?x16x4xf32>, %a2: tensor<?x8x4xf32>) -> tensor<?x8x4xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x16xf32>, tensor<?x16x4xf32>) outs(%a2 : tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  return %r : tensor<?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [2, 8, 4, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x8x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x8x?xf32>) -> tensor<?x8x?xf32> {
  %r = linalg.batch_matmul  ins(%a0, %a1 : tensor<?x8x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x8x?xf32>) -> tensor<?x8x?xf32>
  return %r : tensor<?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [2, 8, [4], 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.matvec  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16xf32>) outs(%a2 : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matvec"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x?xf32>, %a1: tensor<?xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.matvec  ins(%a0, %a1 : tensor<8x?xf32>, tensor<?xf32>) outs(%a2 : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matvec"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?xf32>, %a2: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.matvec  ins(%a0, %a1 : tensor<?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matvec"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [16]] : !transform.any_op
// CASE
func.func @f(%a0: tensor<16xf32>, %a1: tensor<16x8xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.vecmat  ins(%a0, %a1 : tensor<16xf32>, tensor<16x8xf32>) outs(%a2 : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.vecmat"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<16xf32>, %a1: tensor<16x8xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.vecmat  ins(%a0, %a1 : tensor<16xf32>, tensor<16x8xf32>) outs(%a2 : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.vecmat"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: tensor<16xf32>, %a1: tensor<16xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %r = linalg.dot  ins(%a0, %a1 : tensor<16xf32>, tensor<16xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["linalg.dot"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %r = linalg.dot  ins(%a0, %a1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["linalg.dot"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4] : !transform.any_op
// CASE
func.func @f(%a0: tensor<16xf32>, %a1: tensor<16xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %r = linalg.dot  ins(%a0, %a1 : tensor<16xf32>, tensor<16xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["linalg.dot"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x3x4x5xf32>, %a1: tensor<2x3x6x5xf32>, %a2: tensor<2x2x4x6xf32>) -> tensor<2x2x4x6xf32> {
  %r = linalg.mmt4d  ins(%a0, %a1 : tensor<2x3x4x5xf32>, tensor<2x3x6x5xf32>) outs(%a2 : tensor<2x2x4x6xf32>) -> tensor<2x2x4x6xf32>
  return %r : tensor<2x2x4x6xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.mmt4d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?x8x1xf32>, %a1: tensor<?x?x4x1xf32>, %a2: tensor<?x?x8x4xf32>) -> tensor<?x?x8x4xf32> {
  %r = linalg.mmt4d  ins(%a0, %a1 : tensor<?x?x8x1xf32>, tensor<?x?x4x1xf32>) outs(%a2 : tensor<?x?x8x4xf32>) -> tensor<?x?x8x4xf32>
  return %r : tensor<?x?x8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.mmt4d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [2, 4, 4, 8, 4, 1] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?x8x1xf32>, %a1: tensor<?x?x?x1xf32>, %a2: tensor<?x?x8x?xf32>) -> tensor<?x?x8x?xf32> {
  %r = linalg.mmt4d  ins(%a0, %a1 : tensor<?x?x8x1xf32>, tensor<?x?x?x1xf32>) outs(%a2 : tensor<?x?x8x?xf32>) -> tensor<?x?x8x?xf32>
  return %r : tensor<?x?x8x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.mmt4d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [1, 1, 1, 8, [4], 1] : !transform.any_op
// CASE
func.func @f(%a0: f32, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.fill  ins(%a0 : f32) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: f32, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.fill  ins(%a0 : f32) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 8] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.copy  ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.copy  ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, 8] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.copy  ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [4, [8]] : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.copy  ins(%a0 : tensor<?x?xf32>) outs(%a1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[4], 8] : !transform.any_op
// CASE
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = linalg.copy  ins(%a0 : tensor<f32>) outs(%a1 : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.add  ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.exp  ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi1>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>, %a3: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.select  ins(%a0, %a1, %a2 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%a3 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.select"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a0, %a1 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a2 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.elementwise"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<0x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<0x4xf32>) -> tensor<0x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<0x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<0x4xf32>) -> tensor<0x4xf32>
  return %r : tensor<0x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xf32>, %a1: tensor<16x4xf32>, %a2: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%a2 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 2, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<8x16xcomplex<f32>>, %a1: tensor<16x4xcomplex<f32>>, %a2: tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>> {
  %r = linalg.matmul  ins(%a0, %a1 : tensor<8x16xcomplex<f32>>, tensor<16x4xcomplex<f32>>) outs(%a2 : tensor<8x4xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
  return %r : tensor<8x4xcomplex<f32>>
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, 16] : !transform.any_op
// CASE
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [[8], 8, 16] : !transform.any_op
// CASE
func.func @f(%a0: memref<8x16xf32>, %a1: memref<16x4xf32>, %a2: memref<8x4xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<8x16xf32>, memref<16x4xf32>) outs(%a2 : memref<8x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: memref<?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 8, 16] {create_named_contraction, assume_dynamic_dims_match_vec_sizes} : !transform.any_op
// CASE
func.func @f(%a0: memref<2x8x16xf32>, %a1: memref<2x16x4xf32>, %a2: memref<2x8x4xf32>) {
  linalg.batch_matmul  ins(%a0, %a1 : memref<2x8x16xf32>, memref<2x16x4xf32>) outs(%a2 : memref<2x8x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.batch_matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 {create_named_contraction} : !transform.any_op
// CASE
func.func @f(%a0: memref<8x?xf32>, %a1: memref<?xf32>, %a2: memref<8xf32>) {
  linalg.matvec  ins(%a0, %a1 : memref<8x?xf32>, memref<?xf32>) outs(%a2 : memref<8xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.matvec"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: memref<16xf32>, %a1: memref<16xf32>, %a2: memref<f32>) {
  linalg.dot  ins(%a0, %a1 : memref<16xf32>, memref<16xf32>) outs(%a2 : memref<f32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.dot"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: memref<?x?x8x1xf32>, %a1: memref<?x?x4x1xf32>, %a2: memref<?x?x8x4xf32>) {
  linalg.mmt4d  ins(%a0, %a1 : memref<?x?x8x1xf32>, memref<?x?x4x1xf32>) outs(%a2 : memref<?x?x8x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.mmt4d"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [2, 4, 4, 8, 4, 1] : !transform.any_op
// CASE
func.func @f(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>) {
  linalg.copy  ins(%a0 : memref<4x8xf32>) outs(%a1 : memref<4x8xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: memref<f32>, %a1: memref<f32>) {
  linalg.copy  ins(%a0 : memref<f32>) outs(%a1 : memref<f32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.copy"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: memref<4x8xf32>, %a1: memref<4x8xf32>, %a2: memref<4x8xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a0, %a1 : memref<4x8xf32>, memref<4x8xf32>) outs(%a2 : memref<4x8xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.elementwise"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: memref<0x16xf32>, %a1: memref<16x4xf32>, %a2: memref<0x4xf32>) {
  linalg.matmul  ins(%a0, %a1 : memref<0x16xf32>, memref<16x4xf32>) outs(%a2 : memref<0x4xf32>)
  return
}
// AND
%0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.softmax dimension(1) ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.softmax"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.transpose ins(%a : tensor<4x8xf32>) outs(%b : tensor<8x4xf32>) permutation = [1, 0]
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.transpose"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<2x4x8xf32>, %b: tensor<8x2x4xf32>) -> tensor<8x2x4xf32> {
  %r = linalg.transpose ins(%a : tensor<2x4x8xf32>) outs(%b : tensor<8x2x4xf32>) permutation = [2, 0, 1]
  return %r : tensor<8x2x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.transpose"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?x8xf32>, %b: tensor<8x?x?xf32>) -> tensor<8x?x?xf32> {
  %r = linalg.transpose ins(%a : tensor<?x?x8xf32>) outs(%b : tensor<8x?x?xf32>) permutation = [2, 0, 1]
  return %r : tensor<8x?x?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.transpose"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<8xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.broadcast ins(%a : tensor<8xf32>) outs(%b : tensor<8x4xf32>) dimensions = [1]
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.broadcast"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.reduce {arith.addf} ins(%a : tensor<8x4xf32>) outs(%b : tensor<8xf32>) dimensions = [1]
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<?x4xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce {arith.addf} ins(%a : tensor<?x4xf32>) outs(%b : tensor<?xf32>) dimensions = [1]
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce {arith.maximumf} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?xf32>) dimensions = [0]
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 4] : !transform.any_op
// CASE
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce {arith.maximumf} ins(%a : tensor<?x?xf32>) outs(%b : tensor<?xf32>) dimensions = [1]
  return %r : tensor<?xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, [4]] : !transform.any_op
// CASE
func.func @f(%a: tensor<8x4xi32>, %b: tensor<i32>) -> tensor<i32> {
  %r = linalg.reduce {arith.xori} ins(%a : tensor<8x4xi32>) outs(%b : tensor<i32>) dimensions = [0, 1]
  return %r : tensor<i32>
}
// AND
%0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.map {math.exp} ins(%a : tensor<8x4xf32>) outs(%b : tensor<8x4xf32>)
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.map"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = math.exp %a : tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["math.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.addf %x0, %x1 : f32
  linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>, %a2: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.addf %x0, %x1 : f32
  %2 = arith.mulf %1, %s : f32
  linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x1xf32>, %a1: tensor<f32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x1xf32>, tensor<f32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.addf %x0, %x1 : f32
  %c = arith.constant 2.0 : f32
  %2 = arith.mulf %1, %c : f32
  linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<8x4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %1 = arith.negf %x0 : f32
  linalg.yield %1 : f32
  } -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xi32>) {
  ^bb0(%x0: i32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %k = arith.addi %i, %j : index
  %1 = arith.index_cast %k : index to i32
  linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xi32>) {
  ^bb0(%x0: i32):
  %j = linalg.index 1 : index
  %1 = arith.index_cast %j : index to i32
  linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
  %c = arith.constant 2.0 : f32
  linalg.yield %c : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
  linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %1 = arith.maximumf %x0, %x1 : f32
  linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1, %a2 : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.maximumf %x0, %x1 : f32
  %2 = arith.addf %x2, %x0 : f32
  linalg.yield %1, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %a2: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1, %a2 : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.maximumf %x0, %x1 : f32
  %2 = arith.addf %x2, %x0 : f32
  linalg.yield %1, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %1 = arith.subf %x1, %x0 : f32
  linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<f32>) {
  ^bb0(%x0: f32, %x1: f32):
  %e = math.exp %x0 : f32
  %1 = arith.addf %x1, %e : f32
  linalg.yield %1 : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %e = math.exp %x0 : f32
  %1 = arith.addf %x1, %e : f32
  linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %e = math.exp %x0 : f32
  %p = arith.cmpf ogt, %e, %x1 : f32
  %q = arith.select %p, %e, %x1 : f32
  %tr = arith.truncf %q : f32 to f16
  %ex = arith.extf %tr : f16 to f32
  linalg.yield %ex : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.addf %x0, %x1 : f32
  linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>, %a2: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x8xf32>, tensor<8xf32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.addf %x0, %x1 : f32
  %2 = arith.mulf %1, %s : f32
  linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x1xf32>, %a1: tensor<f32>, %a2: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, 0)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0, %a1 : tensor<4x1xf32>, tensor<f32>) outs(%a2 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.addf %x0, %x1 : f32
  %c = arith.constant 2.0 : f32
  %2 = arith.mulf %1, %c : f32
  linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1, d0)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<8x4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %1 = arith.negf %x0 : f32
  linalg.yield %1 : f32
  } -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xi32>) {
  ^bb0(%x0: i32):
  %i = linalg.index 0 : index
  %j = linalg.index 1 : index
  %k = arith.addi %i, %j : index
  %1 = arith.index_cast %k : index to i32
  linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi32>) -> tensor<4x8xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xi32>) {
  ^bb0(%x0: i32):
  %j = linalg.index 1 : index
  %1 = arith.index_cast %j : index to i32
  linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  return %r : tensor<4x8xi32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
  %c = arith.constant 2.0 : f32
  linalg.yield %c : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%a0 : tensor<4x8xf32>) {
  ^bb0(%x0: f32):
  linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %1 = arith.maximumf %x0, %x1 : f32
  linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %a2: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1, %a2 : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.maximumf %x0, %x1 : f32
  %2 = arith.addf %x2, %x0 : f32
  linalg.yield %1, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>, %a2: tensor<4x8xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  %r:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1, %a2 : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.maximumf %x0, %x1 : f32
  %2 = arith.addf %x2, %x0 : f32
  linalg.yield %1, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %1 = arith.subf %x1, %x0 : f32
  linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<f32>) {
  ^bb0(%x0: f32, %x1: f32):
  %e = math.exp %x0 : f32
  %1 = arith.addf %x1, %e : f32
  linalg.yield %1 : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>], iterator_types = ["reduction", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %e = math.exp %x0 : f32
  %1 = arith.addf %x1, %e : f32
  linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a0 : tensor<4x8xf32>) outs(%a1 : tensor<4x8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %e = math.exp %x0 : f32
  %p = arith.cmpf ogt, %e, %x1 : f32
  %q = arith.select %p, %e, %x1 : f32
  %tr = arith.truncf %q : f32 to f16
  %ex = arith.extf %tr : f16 to f32
  linalg.yield %ex : f32
  } -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 vector_sizes [8, 16] : !transform.any_op
// CASE
func.func @f(%a0: tensor<f32>, %a1: tensor<f32>) -> tensor<f32> {
  %r = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a0 : tensor<f32>) outs(%a1 : tensor<f32>) {
  ^bb0(%x0: f32, %x1: f32):
  %1 = arith.negf %x0 : f32
  linalg.yield %1 : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<8xf32>, %a1: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0)->(d0)>, affine_map<(d0)->(-d0 + 7)>], iterator_types = ["parallel"]} ins(%a0 : tensor<8xf32>) outs(%a1 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %1 = arith.negf %x0 : f32
  linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<8xf32>, %a1: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0)->(7 - d0)>, affine_map<(d0)->(d0)>], iterator_types = ["parallel"]} ins(%a0 : tensor<8xf32>) outs(%a1 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32):
  %1 = arith.negf %x0 : f32
  linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
// CASE
func.func @f(%a0: tensor<10xf32>, %a1: tensor<3xf32>, %a2: tensor<8xf32>) -> tensor<8xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0 + d1)>, affine_map<(d0, d1)->(d1)>, affine_map<(d0,d1)->(d0)>], iterator_types = ["parallel", "reduction"]} ins(%a0, %a1 : tensor<10xf32>, tensor<3xf32>) outs(%a2 : tensor<8xf32>) {
  ^bb0(%x0: f32, %x1: f32, %x2: f32):
  %1 = arith.mulf %x0, %x1 : f32
  %2=arith.addf %x2, %1 : f32
  linalg.yield %2 : f32
  } -> tensor<8xf32>
  return %r : tensor<8xf32>
}
// AND
%0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %0 : !transform.any_op
