// ARGS: --transform-interpreter --mlir-print-debuginfo --mlir-print-local-scope
// Arguments of the new loops are where what they begin with is.

module attributes {transform.with_named_sequence} {
func.func @buffers(%a: memref<4x8xf32>, %b: memref<8x4xf32>,
    %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
func.func @tensors(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>,
    %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [2, 2, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %2 = transform.structured.generalize %1 : (!transform.any_op) -> !transform.any_op
  %3, %forall = transform.structured.tile_using_forall %2 tile_sizes [0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
