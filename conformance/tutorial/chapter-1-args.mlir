// ARGS: --transform-interpreter=debug-bind-trailing-args=linalg.matmul
// ARGS: --transform-interpreter=debug-bind-trailing-args=linalg.matmul,linalg.add,linalg.sub
// ARGS: --transform-interpreter=debug-bind-trailing-args=linalg.add,linalg.matmul
// ARGS: --transform-interpreter=debug-bind-trailing-args=linalg.matmul,linalg.elementwise
// ARGS: --transform-interpreter
// More or fewer arguments than the script has, or of other names than their types say.
module attributes {transform.with_named_sequence} {
func.func @layer(%x: tensor<64x48xf32>, %w: tensor<48x32xf32>, %b: tensor<64x32xf32>,
                 %out: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %product = linalg.matmul ins(%x, %w : tensor<64x48xf32>, tensor<48x32xf32>)
                           outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %sum = linalg.elementwise kind=#linalg.elementwise_kind<add>
    ins(%product, %b : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %zero = arith.constant dense<0.0> : tensor<64x32xf32>
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
    ins(%sum, %zero : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  func.return %relu : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(
    %root: !transform.any_op {transform.readonly},
    %matmul: !transform.op<"linalg.matmul"> {transform.readonly},
    %elementwise: !transform.op<"linalg.elementwise"> {transform.readonly}) {
  transform.debug.emit_remark_at %matmul, "matmul" : !transform.op<"linalg.matmul">
  transform.debug.emit_remark_at %elementwise, "elementwise" : !transform.op<"linalg.elementwise">
  transform.yield
}
}
