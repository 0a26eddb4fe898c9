// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x2xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
    %e = linalg.exp ins(%a: tensor<8x2xf32>) outs(%a: tensor<8x2xf32>) -> tensor<8x2xf32>
    %0 = linalg.reduce {arith.addf} ins(%e : tensor<8x2xf32>) outs(%o : tensor<8xf32>) dimensions = [1]
    return %0 : tensor<8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %h1 = transform.structured.match ops{["linalg.reduce"]} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
%t:2 = transform.structured.tile_using_forall %h1 num_threads [0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%t:2 = transform.structured.tile_using_forall %h1 num_threads [2, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%t:2 = transform.structured.fuse %h1 tile_sizes [1, 1] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%t:2 = transform.structured.fuse %h1 tile_sizes [2, 0] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
