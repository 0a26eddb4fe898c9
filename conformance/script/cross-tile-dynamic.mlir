// ARGS: --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %a : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 2 -> !transform.param<i64>
    %h:2 = transform.structured.tile_using_for %m tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
// the target is looked at before the kind of parameter
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %1 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<8x4xf32>) outs(%a : tensor<8x4xf32>) -> tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %p = transform.param.constant i32 -> !transform.type
    %h30:2 = transform.structured.tile_using_forall %root tile_sizes [%p, 3] : (!transform.any_op, !transform.type) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
