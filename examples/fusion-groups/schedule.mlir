// Tile and fuse, group by group, whatever the payload consists of: the script asks which ops belong together.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    // Products tell the sizes, and the ops around them follow, as far as they share tensors.
    %products = transform.structured.match ops{["linalg.matmul"]} in %module
      : (!transform.any_op) -> !transform.any_op
    %size = transform.param.constant 8 : i64 -> !transform.any_param
    %anchors = transform_ext.assign_tile_sizes %products, %size
      : (!transform.any_op, !transform.any_param) -> !transform.any_op
    %group = transform_ext.propagate_tile_sizes %anchors : (!transform.any_op) -> !transform.any_op

    // The last op of each group is tiled by the sizes that it got. What it is computed from goes along,
    // the nearest first; the product of the group before is its own group.
    %roots = transform_ext.get_fusion_roots %group : (!transform.any_op) -> !transform.any_op
    transform.foreach %roots : !transform.any_op {
    ^bb0(%root: !transform.any_op):
      %sizes = transform_ext.get_tile_sizes %root : (!transform.any_op) -> !transform.any_param
      %tiled, %loop = transform.structured.tile_using_forall %root tile_sizes *(%sizes)
        : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
      %traced = transform_ext.trace_producers %tiled : (!transform.any_op) -> !transform.any_op
      %names = transform.param.constant ["linalg.generic", "linalg.matmul", "linalg.fill"] -> !transform.any_param
      %structured = transform_ext.filter_by_name %traced, %names
        : (!transform.any_op, !transform.any_param) -> !transform.any_op
      %fused, %outer = transform.structured.fuse_into_containing_op %structured into %loop
        : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    }
    %function = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    %clean = transform_ext.clear_tile_and_fuse_annotations %function : (!transform.any_op) -> !transform.any_op
    transform.apply_cse to %function : !transform.any_op
    transform.apply_patterns to %function {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}
