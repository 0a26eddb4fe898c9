// ARGS: --split-input-file --transform-interpreter

module attributes {transform.with_named_sequence} {
  func.func @pad(%a: tensor<?x16xf32>, %p: f32, %l: index) -> tensor<?x20xf32> {
    %1 = tensor.pad %a low[%l, 2] high[3, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %p : f32
    } : tensor<?x16xf32> to tensor<?x20xf32>
    return %1 : tensor<?x20xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @pad_one(%a: tensor<7x9xf32>) -> tensor<14x15xf32> {
    %p = arith.constant 0.0 : f32
    %1 = tensor.pad %a low[3, 4] high[4, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %p : f32
    } : tensor<7x9xf32> to tensor<14x15xf32>
    return %1 : tensor<14x15xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["tensor.pad"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:2 = transform.structured.tile_using_for %0 tile_sizes [2, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
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
