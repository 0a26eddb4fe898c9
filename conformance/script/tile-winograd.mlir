// ARGS: --transform-interpreter --split-input-file
module attributes {transform.with_named_sequence} {
  func.func @i(%a: tensor<2x?x1x?xf32>, %o: tensor<6x1x?x1x2x?xf32>) -> tensor<6x1x?x1x2x?xf32> {
    %1 = linalg.winograd_input_transform {w} fmr(F_4_3) ins(%a : tensor<2x?x1x?xf32>) outs(%o : tensor<6x1x?x1x2x?xf32>) -> tensor<6x1x?x1x2x?xf32>
    return %1 : tensor<6x1x?x1x2x?xf32>
  }
  func.func @o(%a: tensor<1x4x1x?x2x2xf32>, %o: tensor<2x1x?x2xf32>) -> tensor<2x1x?x2xf32> {
    %1 = linalg.winograd_output_transform {w} fmr(F_2_3) ins(%a : tensor<1x4x1x?x2x2xf32>) outs(%o : tensor<2x1x?x2xf32>) -> tensor<2x1x?x2xf32>
    return %1 : tensor<2x1x?x2xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {w} in %root : (!transform.any_op) -> !transform.any_op
    %b, %c = transform.split_handle %0 : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %2, %m:2 = transform.structured.tile_using_for %b tile_sizes [0, 0, 3, 0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %3, %n:2 = transform.structured.tile_using_for %c tile_sizes [0, 0, 0, 3, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x1x5x?xf32>, %o: tensor<1x6x?x?xf32>) -> tensor<1x6x?x?xf32> {
    %1 = linalg.winograd_filter_transform {w} fmr(F_2_5) ins(%a : tensor<?x1x5x?xf32>) outs(%o : tensor<1x6x?x?xf32>) -> tensor<1x6x?x?xf32>
    return %1 : tensor<1x6x?x?xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match interface{TilingInterface} in %root : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %0, "can be tiled" : !transform.any_op
    %1, %l = transform.structured.tile_using_forall %0 tile_sizes [3, 0, 0, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
