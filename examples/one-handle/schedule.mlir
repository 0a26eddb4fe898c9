// Tile on tensors, make buffers of them, vectorize: one handle from the first step to the last.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op) {
    %product = transform.structured.match ops{["func.func"]} attributes{sym_name = "product"} in %module
      : (!transform.any_op) -> !transform.any_op
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %product
      : (!transform.any_op) -> !transform.any_op
    %tile, %loops:3 = transform.structured.tile_using_for %matmul tile_sizes [4, 8, 8]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %tile "kernel" : !transform.any_op

    // Every tensor becomes a buffer, and the handles are to what works on these.
    transform.bufferization.one_shot_bufferize %module {bufferize_function_boundaries = true}
      : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %tile : !transform.any_op
    transform.annotate %tile "sums" : !transform.any_op

    transform.apply_patterns to %product {
      transform.apply_patterns.vector.reduction_to_contract
      transform.apply_patterns.vector.transfer_permutation_patterns
    } : !transform.any_op
    transform.annotate %tile "contracts" : !transform.any_op
    transform.loop.unroll %loops#2 {factor = 3} : !transform.any_op
    transform.yield
  }
}
