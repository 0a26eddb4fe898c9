// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<5x9xf32>, %o: tensor<5x5xf32>) -> tensor<5x5xf32> {
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, i)>], iterator_types = ["reduction", "reduction"]}
      ins(%a : tensor<5x9xf32>) outs(%o : tensor<5x5xf32>) {
    ^bb0(%x: f32, %y: f32):
      %z = arith.addf %x, %y : f32
      linalg.yield %z : f32
    } -> tensor<5x5xf32>
    return %r : tensor<5x5xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l =
    // HERE
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// EACH
transform.structured.tile_reduction_using_for %0 reduction_dims = [1] by tile_sizes = [0, 3]
transform.structured.tile_reduction_using_forall %0 by num_threads = [0, 3]
transform.structured.tile_reduction_using_for %0 reduction_dims = [0] by tile_sizes = [2, 0]
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x12xf32, "a">, %o: tensor<8xf32, "o">) -> tensor<8xf32, "o"> {
    %r = linalg.reduce {arith.addf} ins(%a : tensor<8x12xf32, "a">) outs(%o : tensor<8xf32, "o">) dimensions = [1]
    return %r : tensor<8xf32, "o">
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    %1, %2, %3, %l =
    // HERE
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// EACH
transform.structured.tile_reduction_using_for %0 by tile_sizes = [0, 3]
transform.structured.tile_reduction_using_forall %0 by num_threads = [0, 3]
