// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
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
func.func @f(%a0: tensor<4x?xf32>, %a1: tensor<?x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x?xf32>, tensor<?x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
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
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x?xf32>, %a1: tensor<2x?x16xf32>, %a2: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<2x4x?xf32>, tensor<2x?x16xf32>) outs(%a2 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
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
%1 = transform.structured.transpose_matmul %0 <rhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul {tag} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <rhs> : (!transform.any_op) -> !transform.any_op
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
%1 = transform.structured.transpose_matmul %0 <rhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <rhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x?xf32>, %a1: tensor<2x?x16xf32>, %a2: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<2x4x?xf32>, tensor<2x?x16xf32>) outs(%a2 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <rhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <lhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?xf32>, %a1: tensor<?x?xf32>, %a2: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul {tag} ins(%a0, %a1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <lhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x?xf32>, %a1: tensor<?x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x?xf32>, tensor<?x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <lhs> : (!transform.any_op) -> !transform.any_op
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
func.func @f(%a0: tensor<?x?x?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <lhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<2x4x?xf32>, %a1: tensor<2x?x16xf32>, %a2: tensor<2x4x16xf32>) -> tensor<2x4x16xf32> {
  %0 = linalg.batch_matmul ins(%a0, %a1 : tensor<2x4x?xf32>, tensor<2x?x16xf32>) outs(%a2 : tensor<2x4x16xf32>) -> tensor<2x4x16xf32>
  return %0 : tensor<2x4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 <lhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xi8>, %a1: tensor<8x16xi8>, %a2: tensor<4x16xi32>) -> tensor<4x16xi32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x8xi8>, tensor<8x16xi8>) outs(%a2 : tensor<4x16xi32>) -> tensor<4x16xi32>
  return %0 : tensor<4x16xi32>
}
// AND
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<0x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<0x16xf32>) -> tensor<0x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<0x8xf32>, tensor<8x16xf32>) outs(%a2 : tensor<0x16xf32>) -> tensor<0x16xf32>
  return %0 : tensor<0x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: memref<4x8xf32>, %a1: memref<8x16xf32>, %a2: memref<4x16xf32>) {
  linalg.matmul ins(%a0, %a1 : memref<4x8xf32>, memref<8x16xf32>) outs(%a2 : memref<4x16xf32>)
  return
}
// AND
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: memref<2x4x8xf32>, %a1: memref<2x8x16xf32>, %a2: memref<2x4x16xf32>) {
  linalg.batch_matmul ins(%a0, %a1 : memref<2x4x8xf32>, memref<2x8x16xf32>) outs(%a2 : memref<2x4x16xf32>)
  return
}
// AND
%1 = transform.structured.transpose_matmul %0 <rhs> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<16x8xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a0, %a1 : tensor<4x8xf32>, tensor<16x8xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = transform.structured.transpose_matmul %0 : (!transform.any_op) -> !transform.any_op
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
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8xf32>, %a2: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.matvec ins(%a0, %a1 : tensor<4x8xf32>, tensor<8xf32>) outs(%a2 : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
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
%1 = transform.structured.transpose_matmul %0 <both> : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.transpose_matmul %f : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = "transform.structured.transpose_matmul"(%0) : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = "transform.structured.transpose_matmul"(%0) <{inputToTranspose = 1 : i32}> : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = "transform.structured.transpose_matmul"(%0) <{inputToTranspose = 2 : i32}> : (!transform.any_op) -> !transform.any_op
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<8x3x5x3xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<8x3x5x3xf32>) outs(%a2 : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// AND
%1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<8x3x5x3xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, tag} ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<8x3x5x3xf32>) outs(%a2 : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// AND
%1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: memref<1x16x16x3xf32>, %a1: memref<8x3x5x3xf32>, %a2: memref<1x?x?x8xf32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, tag} ins(%a0, %a1 : memref<1x16x16x3xf32>, memref<8x3x5x3xf32>) outs(%a2 : memref<1x?x?x8xf32>)
  return
}
// AND
%1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<?x?x?x?xi8>, %a1: tensor<8x3x5x3xi8>, %a2: tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : tensor<?x?x?x?xi8>, tensor<8x3x5x3xi8>) outs(%a2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %0 : tensor<?x?x?x?xi32>
}
// AND
%1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x16x16x3xi8>, %a1: tensor<8x3x5x3xi8>, %a2: i32, %a3: i32, %a4: tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, tag} ins(%a0, %a1, %a2, %a3 : tensor<1x16x16x3xi8>, tensor<8x3x5x3xi8>, i32, i32) outs(%a4 : tensor<1x?x?x8xi32>) -> tensor<1x?x?x8xi32>
  return %0 : tensor<1x?x?x8xi32>
}
// AND
%1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: memref<1x16x16x3xi8>, %a1: memref<8x3x5x3xi8>, %a2: i32, %a3: i32, %a4: memref<1x?x?x8xi32>) {
  linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>, tag} ins(%a0, %a1, %a2, %a3 : memref<1x16x16x3xi8>, memref<8x3x5x3xi8>, i32, i32) outs(%a4 : memref<1x?x?x8xi32>)
  return
}
// AND
%1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<3x5x3x8xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<3x5x3x8xf32>) outs(%a2 : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// AND
%1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x3x16x16xf32>, %a1: tensor<8x3x3x5xf32>, %a2: tensor<1x8x?x?xf32>) -> tensor<1x8x?x?xf32> {
  %0 = linalg.conv_2d_nchw_fchw ins(%a0, %a1 : tensor<1x3x16x16xf32>, tensor<8x3x3x5xf32>) outs(%a2 : tensor<1x8x?x?xf32>) -> tensor<1x8x?x?xf32>
  return %0 : tensor<1x8x?x?xf32>
}
// AND
%1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<8x16xf32>, %a2: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %0 = linalg.matmul ins(%a0, %a1 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%a2 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0 : tensor<4x16xf32>
}
// AND
%1 = transform.structured.transpose_conv2d %0 : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
// CASE
func.func @f(%a0: tensor<1x16x16x3xf32>, %a1: tensor<8x3x5x3xf32>, %a2: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : tensor<1x16x16x3xf32>, tensor<8x3x5x3xf32>) outs(%a2 : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
  return %0 : tensor<1x?x?x8xf32>
}
// AND
%f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
%1 = transform.structured.transpose_conv2d %f : (!transform.any_op) -> !transform.any_op
transform.annotate %1 "moved" : !transform.any_op
