// An op of our own that tiles: three matrices of 16x16 numbers fit in 4096 bytes.
func.func @product(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%c : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %products = transform.structured.match ops{["linalg.matmul"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %tiled, %loops = transform.my.tile_to_fit %products in 4096
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.annotate %loops "fits" : !transform.any_op
    transform.yield
  }
}

// -----

// What is no structured op is refused.
module attributes {transform.with_named_sequence} {
  func.func private @a()
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %functions = transform.structured.match ops{["func.func"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %tiled, %loops = transform.my.tile_to_fit %functions in 4096
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
