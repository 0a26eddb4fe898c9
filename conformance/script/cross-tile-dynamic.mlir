// ARGS: --transform-interpreter --split-input-file
// Tile sizes from parameters and ops, for as many targets or not.
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = linalg.matmul ins(%a, %a: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = linalg.matmul ins(%a, %0: tensor<8x8xf32>, tensor<8x8xf32>) outs(%a: tensor<8x8xf32>) -> tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 2 -> !transform.param<i64>
    %h:2 = transform.structured.tile_using_for %m tile_sizes [%p] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
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
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %a : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %h:2 = transform.structured.tile_using_for %m tile_sizes [%root] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %a : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %h:2 = transform.structured.tile_using_forall %m tile_sizes [%root] : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %a : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 2 -> !transform.param<i64>
    %e = transform.num_associations %m : (!transform.any_op) -> !transform.param<i64>
    %2 = transform.merge_handles %p, %e : !transform.param<i64>
    transform.sequence %m : !transform.any_op failures(suppress) {
    ^bb0(%r: !transform.any_op):
      %h:2 = transform.structured.tile_using_forall %r tile_sizes [%2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op)
    }
    %h:3 = transform.structured.tile_using_for %m tile_sizes [%2, %m] : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %a : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 2 -> !transform.param<i64>
    %h:3 = transform.structured.tile_using_for %m tile_sizes [%root, %p] : (!transform.any_op, !transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
    return %a : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    %m = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %p = transform.param.constant 2 -> !transform.param<i64>
    %h:3 = transform.structured.tile_using_for %root tile_sizes [%p, %root] : (!transform.any_op, !transform.param<i64>, !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
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
