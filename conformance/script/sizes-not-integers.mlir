// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<8x8xf32>, %o: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %r = linalg.exp ins(%a : tensor<8x8xf32>) outs(%o : tensor<8x8xf32>) -> tensor<8x8xf32>
    return %r : tensor<8x8xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %e = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
    %s = transform.param.constant "4" -> !transform.any_param
    %ss = transform.merge_handles %s, %s : !transform.any_param
    // HERE
    transform.yield
  }
}
// EACH
%t, %l = transform.structured.tile_using_forall %e tile_sizes *(%s) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
%t, %l = transform.structured.tile_using_forall %e tile_sizes *(%ss) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
%t, %l = transform.structured.tile_using_forall %e num_threads *(%ss) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
%t = transform.structured.split %e after %ss {dimension = 0} : !transform.any_op, !transform.any_param
