// ARGS: --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @static(%a: tensor<5x7xf32>, %b: tensor<7x9xf32>, %c: tensor<5x9xf32>) -> tensor<5x9xf32> {
    %0 = linalg.matmul ins(%a, %b : tensor<5x7xf32>, tensor<7x9xf32>) outs(%c : tensor<5x9xf32>) -> tensor<5x9xf32>
    return %0 : tensor<5x9xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{LinalgOp} in %m : (!transform.any_op) -> !transform.any_op
    %p:3 = transform.structured.pad %0 pad_to_multiple_of [2, 2] {padding_values = [#ub.poison, 0.0 : f32, #ub.poison], padding_dimensions = [0, 1], copy_back_op = "none"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
