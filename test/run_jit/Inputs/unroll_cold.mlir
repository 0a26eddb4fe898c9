// Unrolls the first loop, the one that takes little.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %cold, %hot = transform.split_handle %loops : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll %cold {factor = 4} : !transform.any_op
    transform.yield
  }
}
