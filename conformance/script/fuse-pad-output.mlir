// ARGS: --transform-interpreter --split-input-file
// A padded tensor that the loop writes into gets an empty one.
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %p = transform.structured.match ops{["tensor.pad"]} in %r : (!transform.any_op) -> !transform.any_op
  %lg = transform.structured.match ops{["linalg.log"]} in %r : (!transform.any_op) -> !transform.any_op
  %log = transform.merge_handles %lg : !transform.any_op
  %q, %l = transform.structured.tile_using_forall %log num_threads [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %f, %g = transform.structured.fuse_into_containing_op %p into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %f, "fused" : !transform.any_op
  transform.debug.emit_remark_at %g, "loop" : !transform.any_op
  transform.yield
}
func.func @f(%t: tensor<64xf32>, %tt: tensor<62xf32>, %o: tensor<64xf32>, %o2: tensor<64xf32>, %x: tensor<64xf32>, %c0: f32, %b: i1) -> (tensor<64xf32>, tensor<64xf32>) {
  %0 = tensor.pad %tt low[1] high[1] { ^bb0(%i: index): tensor.yield %c0 : f32 } : tensor<62xf32> to tensor<64xf32>
  %1 = linalg.log ins(%x : tensor<64xf32>) outs(%0 : tensor<64xf32>) -> tensor<64xf32>
  return %1, %0 : tensor<64xf32>, tensor<64xf32>
}
}
// -----
module attributes {transform.with_named_sequence} {
transform.named_sequence @__transform_main(%r: !transform.any_op {transform.readonly}) {
  %p = transform.structured.match ops{["tensor.pad"]} in %r : (!transform.any_op) -> !transform.any_op
  %lg = transform.structured.match ops{["linalg.log"]} in %r : (!transform.any_op) -> !transform.any_op
  %log = transform.merge_handles %lg : !transform.any_op
  %q, %l = transform.structured.tile_using_forall %log num_threads [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %f, %g = transform.structured.fuse_into_containing_op %p into %l : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %f, "fused" : !transform.any_op
  transform.debug.emit_remark_at %g, "loop" : !transform.any_op
  transform.yield
}
func.func @f(%t: tensor<?xf32>, %tt: tensor<?xf32>, %o: tensor<?xf32>, %o2: tensor<?xf32>, %x: tensor<?xf32>, %c0: f32, %b: i1) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = tensor.pad %tt low[1] high[1] { ^bb0(%i: index): tensor.yield %c0 : f32 } : tensor<?xf32> to tensor<?xf32>
  %1 = linalg.log ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.abs ins(%0 : tensor<?xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
  return %1, %2 : tensor<?xf32>, tensor<?xf32>
}
}
