// Chapter 5: all of it in one schedule. The layer is found by its shape; its ReLU is tiled to what
// the hardware multiplies at once, the other ops are computed where the tiles need them, and the
// product of a tile becomes one op of the hardware.
module attributes {transform.with_named_sequence} {
  func.func @layer(%x: tensor<16x4xf32>, %w: tensor<4x8xf32>, %b: tensor<16x8xf32>,
                   %zero: tensor<16x8xf32>, %out: tensor<16x8xf32>) -> tensor<16x8xf32> {
    %0 = linalg.matmul ins(%x, %w : tensor<16x4xf32>, tensor<4x8xf32>)
                       outs(%out : tensor<16x8xf32>) -> tensor<16x8xf32>
    %1 = linalg.add ins(%b, %0 : tensor<16x8xf32>, tensor<16x8xf32>)
                    outs(%out : tensor<16x8xf32>) -> tensor<16x8xf32>
    %2 = linalg.max ins(%1, %zero : tensor<16x8xf32>, tensor<16x8xf32>)
                    outs(%out : tensor<16x8xf32>) -> tensor<16x8xf32>
    return %2 : tensor<16x8xf32>
  }

  transform.named_sequence @is_layer(%relu: !transform.any_op {transform.readonly})
      -> (!transform.any_op, !transform.any_op, !transform.any_op) {
    transform.match.operation_name %relu ["linalg.max"] : !transform.any_op
    %sum = transform.get_producer_of_operand %relu[0] : (!transform.any_op) -> !transform.any_op
    transform.match.operation_name %sum ["linalg.add"] : !transform.any_op
    %position, %product = transform.match.my.has_operand_satisfying %sum
      : (!transform.any_op) -> (!transform.param<i32>, !transform.any_op) {
    ^bb0(%operand: !transform.any_value):
      %def = transform.get_defining_op %operand : (!transform.any_value) -> !transform.any_op
      transform.match.operation_name %def ["linalg.matmul"] : !transform.any_op
      transform.yield %def : !transform.any_op
    }
    transform.yield %product, %sum, %relu : !transform.any_op, !transform.any_op, !transform.any_op
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %product, %sum, %relu = transform.collect_matching @is_layer in %root
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)

    // Tiles of 4x4, with their producers.
    %tile, %loop = transform.structured.tile_using_forall %relu tile_sizes [4, 4]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tile_sum, %loop_1 = transform.structured.fuse_into_containing_op %sum into %loop
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
    %tile_product, %loop_2 = transform.structured.fuse_into_containing_op %product into %loop_1
      : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)

    // Only loops can be put into functions: one around the product of a tile, of one step.
    %row, %kernel = transform.structured.tile_using_forall %tile_product tile_sizes [4]
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %function, %call = transform.loop.outline %kernel {func_name = "multiply"}
      : (!transform.any_op) -> (!transform.any_op, !transform.any_op)

    // The hardware does what the function says; what nobody needs any more goes.
    %typed = transform.cast %call : !transform.any_op to !transform.my.call_op_interface
    %mm4 = transform.my.call_to_op %typed
      : (!transform.my.call_op_interface) -> !transform.op<"my.mm4">
    %layer = transform.get_parent_op %mm4 {op_name = "func.func"}
      : (!transform.op<"my.mm4">) -> !transform.any_op
    transform.apply_cse to %layer : !transform.any_op
    transform.debug.emit_remark_at %mm4, "in hardware" : !transform.op<"my.mm4">
    transform.yield
  }
}
