// ARGS: --transform-interpreter --split-input-file --allow-unregistered-dialect
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.softmax", "linalg.pack", "linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.decompose_interface %0 : (!transform.any_op) -> !transform.any_op
    transform.annotate %1 "last" : !transform.any_op
    transform.yield
  }
}
// EACH
// CASE
func.func @f(%a: tensor<2x16x32xf32>, %o: tensor<2x16x32xf32>) -> tensor<2x16x32xf32> {
  %0 = linalg.softmax {tag} dimension(2) ins(%a : tensor<2x16x32xf32>) outs(%o : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  return %0 : tensor<2x16x32xf32>
}
// CASE
func.func @f(%a: tensor<2x16x32xf32>, %o: tensor<2x16x32xf32>) -> tensor<2x16x32xf32> {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<2x16x32xf32>) outs(%o : tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
  return %0 : tensor<2x16x32xf32>
}
// CASE
func.func @f(%a: tensor<?x?x?xf16>, %o: tensor<?x?x?xf16>) -> tensor<?x?x?xf16> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<?x?x?xf16>) outs(%o : tensor<?x?x?xf16>) -> tensor<?x?x?xf16>
  return %0 : tensor<?x?x?xf16>
}
// CASE
func.func @f(%a: tensor<?xf64>, %o: tensor<?xf64>) -> tensor<?xf64> {
  %0 = linalg.softmax dimension(0) ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
// CASE
func.func @f(%a: tensor<4x?xbf16>, %o: tensor<4x?xbf16>) -> tensor<4x?xbf16> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x?xbf16>) outs(%o : tensor<4x?xbf16>) -> tensor<4x?xbf16>
  return %0 : tensor<4x?xbf16>
}
// CASE
func.func @f(%a: tensor<2x0xf32>, %o: tensor<2x0xf32>) -> tensor<2x0xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x0xf32>) outs(%o : tensor<2x0xf32>) -> tensor<2x0xf32>
  return %0 : tensor<2x0xf32>
}
// CASE
func.func @f(%a: tensor<2x3xf32>, %o: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = linalg.matmul ins(%o, %o : tensor<2x3xf32>, tensor<2x3xf32>) outs(%o : tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
// CASE
func.func @f(%a: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%o, %o : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// CASE
func.func @f(%a: tensor<16xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %o : tensor<16xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// CASE
func.func @f(%a: tensor<4x4xf32>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.matmul ins(%o, %0 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
// CASE
func.func @f(%a: tensor<2x16xf8E4M3FN>, %o: tensor<2x16xf8E4M3FN>) -> tensor<2x16xf8E4M3FN> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x16xf8E4M3FN>) outs(%o : tensor<2x16xf8E4M3FN>) -> tensor<2x16xf8E4M3FN>
  return %0 : tensor<2x16xf8E4M3FN>
}
