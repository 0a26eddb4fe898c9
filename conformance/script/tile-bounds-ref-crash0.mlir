// ARGS: --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x32xf32>, %c: tensor<16xf32>) -> tensor<16xf32> {
    %0 = linalg.reduce {arith.addf} ins(%a : tensor<16x32xf32>) outs(%c : tensor<16xf32>) dimensions = [1] {t}
    return %0 : tensor<16xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %0 tile_sizes [4, 4] interchange = [2,1,0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
