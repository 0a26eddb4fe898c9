// ARGS: --transform-interpreter=debug-bind-trailing-args=linalg.matmul,linalg.elementwise --split-input-file
// Who is who.
module attributes {transform.with_named_sequence} {
func.func @layer(%x: tensor<64x48xf32>, %w: tensor<48x32xf32>, %b: tensor<64x32xf32>,
                 %out: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %product = linalg.matmul ins(%x, %w : tensor<64x48xf32>, tensor<48x32xf32>)
                           outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %sum = linalg.elementwise kind=#linalg.elementwise_kind<add>
    ins(%product, %b : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %zero = arith.constant dense<0.0> : tensor<64x32xf32>
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
    ins(%sum, %zero : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  func.return %relu : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(
    %root: !transform.any_op {transform.readonly},
    %matmul: !transform.op<"linalg.matmul"> {transform.readonly},
    %elementwise: !transform.op<"linalg.elementwise"> {transform.readonly}) {
  transform.debug.emit_remark_at %matmul, "matmul" : !transform.op<"linalg.matmul">
  transform.debug.emit_remark_at %elementwise, "elementwise" : !transform.op<"linalg.elementwise">
  transform.yield
}
}

// -----

// One level of tiles with all producers.
module attributes {transform.with_named_sequence} {
func.func @layer(%x: tensor<64x48xf32>, %w: tensor<48x32xf32>, %b: tensor<64x32xf32>,
                 %out: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %product = linalg.matmul ins(%x, %w : tensor<64x48xf32>, tensor<48x32xf32>)
                           outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %sum = linalg.elementwise kind=#linalg.elementwise_kind<add>
    ins(%product, %b : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %zero = arith.constant dense<0.0> : tensor<64x32xf32>
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
    ins(%sum, %zero : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  func.return %relu : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(
    %root: !transform.any_op {transform.readonly},
    %matmul: !transform.op<"linalg.matmul"> {transform.consumed},
    %elementwise: !transform.op<"linalg.elementwise"> {transform.consumed}) {
  %sum, %relu = transform.split_handle %elementwise
    : (!transform.op<"linalg.elementwise">) -> (!transform.any_op, !transform.any_op)
  %tiled, %loop = transform.structured.tile_using_forall %relu tile_sizes [8, 16]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %sum_in, %loop_1 = transform.structured.fuse_into_containing_op %sum into %loop
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %matmul_in, %loop_2 = transform.structured.fuse_into_containing_op %matmul into %loop_1
    : (!transform.op<"linalg.matmul">, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// Two levels of tiles.
module attributes {transform.with_named_sequence} {
func.func @layer(%x: tensor<64x48xf32>, %w: tensor<48x32xf32>, %b: tensor<64x32xf32>,
                 %out: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %product = linalg.matmul ins(%x, %w : tensor<64x48xf32>, tensor<48x32xf32>)
                           outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %sum = linalg.elementwise kind=#linalg.elementwise_kind<add>
    ins(%product, %b : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %zero = arith.constant dense<0.0> : tensor<64x32xf32>
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
    ins(%sum, %zero : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  func.return %relu : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(
    %root: !transform.any_op {transform.readonly},
    %matmul: !transform.op<"linalg.matmul"> {transform.consumed},
    %elementwise: !transform.op<"linalg.elementwise"> {transform.consumed}) {
  %sum, %relu = transform.split_handle %elementwise
    : (!transform.op<"linalg.elementwise">) -> (!transform.any_op, !transform.any_op)
  %tiled, %loop = transform.structured.tile_using_forall %relu tile_sizes [8, 16]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %sum_in, %loop_1 = transform.structured.fuse_into_containing_op %sum into %loop
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %matmul_in, %loop_2 = transform.structured.fuse_into_containing_op %matmul into %loop_1
    : (!transform.op<"linalg.matmul">, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %tiled_2, %loop_3 = transform.structured.tile_using_forall %sum_in tile_sizes [4, 4]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %matmul_in_2, %loop_4 = transform.structured.fuse_into_containing_op %matmul_in into %loop_3
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// Two levels, and the innermost loop as a function.
module attributes {transform.with_named_sequence} {
func.func @layer(%x: tensor<64x48xf32>, %w: tensor<48x32xf32>, %b: tensor<64x32xf32>,
                 %out: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %product = linalg.matmul ins(%x, %w : tensor<64x48xf32>, tensor<48x32xf32>)
                           outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %sum = linalg.elementwise kind=#linalg.elementwise_kind<add>
    ins(%product, %b : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %zero = arith.constant dense<0.0> : tensor<64x32xf32>
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
    ins(%sum, %zero : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  func.return %relu : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(
    %root: !transform.any_op {transform.readonly},
    %matmul: !transform.op<"linalg.matmul"> {transform.consumed},
    %elementwise: !transform.op<"linalg.elementwise"> {transform.consumed}) {
  %sum, %relu = transform.split_handle %elementwise
    : (!transform.op<"linalg.elementwise">) -> (!transform.any_op, !transform.any_op)
  %tiled, %loop = transform.structured.tile_using_forall %relu tile_sizes [8, 16]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %sum_in, %loop_1 = transform.structured.fuse_into_containing_op %sum into %loop
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %matmul_in, %loop_2 = transform.structured.fuse_into_containing_op %matmul into %loop_1
    : (!transform.op<"linalg.matmul">, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %tiled_2, %loop_3 = transform.structured.tile_using_forall %sum_in tile_sizes [4, 4]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %matmul_in_2, %loop_4 = transform.structured.fuse_into_containing_op %matmul_in into %loop_3
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %tiled_3, %kernel = transform.structured.tile_using_forall %tiled_2 tile_sizes [1]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %matmul_in_3, %kernel_2 = transform.structured.fuse_into_containing_op %matmul_in_2 into %kernel
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  %function, %call = transform.loop.outline %kernel_2 {func_name = "kernel"}
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// All producers at once.
module attributes {transform.with_named_sequence} {
func.func @layer(%x: tensor<64x48xf32>, %w: tensor<48x32xf32>, %b: tensor<64x32xf32>,
                 %out: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %product = linalg.matmul ins(%x, %w : tensor<64x48xf32>, tensor<48x32xf32>)
                           outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %sum = linalg.elementwise kind=#linalg.elementwise_kind<add>
    ins(%product, %b : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %zero = arith.constant dense<0.0> : tensor<64x32xf32>
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
    ins(%sum, %zero : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  func.return %relu : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(
    %root: !transform.any_op {transform.readonly},
    %matmul: !transform.op<"linalg.matmul"> {transform.consumed},
    %elementwise: !transform.op<"linalg.elementwise"> {transform.consumed}) {
  %sum, %relu = transform.split_handle %elementwise
    : (!transform.op<"linalg.elementwise">) -> (!transform.any_op, !transform.any_op)
  %tiled, %loop = transform.structured.tile_using_forall %relu num_threads [4, 2]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %any = transform.cast %matmul : !transform.op<"linalg.matmul"> to !transform.any_op
  %both = transform.merge_handles %sum, %any : !transform.any_op
  %in, %loop_1 = transform.structured.fuse_into_containing_op %both into %loop
    : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %in, "fused" : !transform.any_op
  transform.yield
}
}
