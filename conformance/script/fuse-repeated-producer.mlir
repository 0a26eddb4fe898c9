// ARGS: --transform-interpreter --split-input-file
// A producer that a handle names twice is fused once.
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %exp = transform.structured.match ops{["linalg.exp"]} in %r : (!transform.any_op) -> !transform.any_op
  %log = transform.structured.match ops{["linalg.log"]} in %r : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %log num_threads [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %m = transform.merge_handles %exp, %exp : !transform.any_op
  %f, %g = transform.structured.fuse_into_containing_op %m into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %f, "fused" : !transform.any_op
  transform.debug.emit_remark_at %g, "loop" : !transform.any_op
  transform.yield
}
func.func @f(%t: tensor<64xf32>, %o: tensor<64xf32>, %x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = linalg.exp ins(%t : tensor<64xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.log ins(%0 : tensor<64xf32>) outs(%x : tensor<64xf32>) -> tensor<64xf32>
  %2 = linalg.abs ins(%0 : tensor<64xf32>) outs(%1 : tensor<64xf32>) -> tensor<64xf32>
  return %1, %2 : tensor<64xf32>, tensor<64xf32>
}

}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %exp = transform.structured.match ops{["linalg.exp"]} in %r : (!transform.any_op) -> !transform.any_op
  %log = transform.structured.match ops{["linalg.log"]} in %r : (!transform.any_op) -> !transform.any_op
  %x = transform.structured.match ops{["linalg.exp", "linalg.abs"]} in %r : (!transform.any_op) -> !transform.any_op
  %t, %l = transform.structured.tile_using_forall %log num_threads [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %m = transform.merge_handles %x, %exp : !transform.any_op
  %f, %g = transform.structured.fuse_into_containing_op %m into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %f, "fused" : !transform.any_op
  transform.yield
}
func.func @f(%t: tensor<64xf32>, %o: tensor<64xf32>, %x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = linalg.exp ins(%t : tensor<64xf32>) outs(%o : tensor<64xf32>) -> tensor<64xf32>
  %1 = linalg.log ins(%0 : tensor<64xf32>) outs(%x : tensor<64xf32>) -> tensor<64xf32>
  return %0, %1 : tensor<64xf32>, tensor<64xf32>
}

}
