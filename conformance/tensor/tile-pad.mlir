// ARGS: --split-input-file --transform-interpreter
module attributes {transform.with_named_sequence} {
  func.func @pad_inner(%a: tensor<7x9xf32>) -> tensor<7x15xf32> {
    %p = arith.constant 0.0 : f32
    %1 = tensor.pad %a nofold low[0, 0] high[0, 6] {
    ^bb0(%i: index, %j: index):
      tensor.yield %p : f32
    } : tensor<7x9xf32> to tensor<7x15xf32>
    return %1 : tensor<7x15xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
