// The schedule of the layer: tile the ReLU by [8, 32], fuse what it needs, tile
// that by [4, 4], and put the inner kernel into a function of its own.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %matmul = transform.structured.match ops{["linalg.matmul"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %elementwise = transform.structured.match ops{["linalg.elementwise"]} in %root
      : (!transform.any_op) -> !transform.any_op
    %add, %max = transform.split_handle %elementwise
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

    // Outer tiles, with both producers computed where their parts are used.
    %tiled, %loop = transform.structured.tile_using_forall %max tile_sizes [8, 32]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %add_fused, %loop_0 = transform.structured.fuse_into_containing_op %add into %loop
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %matmul_fused, %loop_1 = transform.structured.fuse_into_containing_op %matmul into %loop_0
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)

    // Inner tiles of the sum; the ReLU stays as it is.
    %tiled_2, %loop_2 = transform.structured.tile_using_forall %add_fused tile_sizes [4, 4]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %matmul_fused_2, %loop_3 = transform.structured.fuse_into_containing_op %matmul_fused into %loop_2
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)

    // A loop to outline: the kernel that a library call could replace.
    %tiled_3, %kernel = transform.structured.tile_using_forall %tiled_2 tile_sizes [1]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.structured.fuse_into_containing_op %matmul_fused_2 into %kernel
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %function, %call = transform.loop.outline %kernel {func_name = "outlined"}
      : (!transform.any_op) -> (!transform.any_op, !transform.op<"func.call">)
    transform.yield
  }
}
