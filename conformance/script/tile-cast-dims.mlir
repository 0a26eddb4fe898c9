// ARGS: --transform-interpreter
module attributes {transform.with_named_sequence} {
func.func @a(%v1: tensor<5xi32>, %v2: tensor<5x4xi32>, %v3: tensor<4xi32>) -> tensor<4xi32> {
  %v4 = tensor.cast %v2 : tensor<5x4xi32> to tensor<5x?xi32>
  %v5 = linalg.vecmat ins(%v1, %v4 : tensor<5xi32>, tensor<5x?xi32>) outs(%v3 : tensor<4xi32>) -> tensor<4xi32>
  return %v5 : tensor<4xi32>
}
func.func @b(%v1: tensor<4xf32>, %v3: tensor<4xf32>) -> tensor<4xf32> {
  %v4 = tensor.cast %v1 : tensor<4xf32> to tensor<?xf32>
  %v5 = linalg.exp ins(%v4: tensor<?xf32>) outs(%v3 : tensor<4xf32>) -> tensor<4xf32>
  return %v5 : tensor<4xf32>
}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %h1 = transform.structured.match ops{["linalg.vecmat"]} in %root : (!transform.any_op) -> !transform.any_op
    %h2:3 = transform.structured.tile_using_for %h1 tile_sizes [3, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %h3 = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %h4:2 = transform.structured.tile_using_for %h3 tile_sizes [3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
