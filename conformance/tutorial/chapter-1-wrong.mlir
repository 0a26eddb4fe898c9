// ARGS: --transform-interpreter=debug-bind-trailing-args=linalg.matmul,linalg.elementwise --split-input-file
// A tiled op is no longer what its handle meant.
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
    %elementwise: !transform.op<"linalg.elementwise"> {transform.readonly}) {
  %tiled, %loop = transform.structured.tile_using_forall %matmul tile_sizes [8, 16]
    : (!transform.op<"linalg.matmul">) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %matmul, "gone" : !transform.op<"linalg.matmul">
  transform.yield
}
}

// -----

// The same through another name.
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
    %elementwise: !transform.op<"linalg.elementwise"> {transform.readonly}) {
  %alias = transform.cast %matmul : !transform.op<"linalg.matmul"> to !transform.any_op
  %tiled, %loop = transform.structured.tile_using_forall %matmul tile_sizes [8, 16]
    : (!transform.op<"linalg.matmul">) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %alias, "gone" : !transform.any_op
  transform.yield
}
}

// -----

// The whole was tiled, then a part of it is used. (Of one op: of several, the reference's note names any.)
module attributes {transform.with_named_sequence} {
func.func @layer(%x: tensor<64x48xf32>, %w: tensor<48x32xf32>, %b: tensor<64x32xf32>,
                 %out: tensor<64x32xf32>) -> tensor<64x32xf32> {
  %product = linalg.matmul ins(%x, %w : tensor<64x48xf32>, tensor<48x32xf32>)
                           outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %sum = linalg.add
    ins(%product, %b : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  %zero = arith.constant dense<0.0> : tensor<64x32xf32>
  %relu = linalg.elementwise kind=#linalg.elementwise_kind<max_signed>
    ins(%sum, %zero : tensor<64x32xf32>, tensor<64x32xf32>) outs(%out : tensor<64x32xf32>) -> tensor<64x32xf32>
  func.return %relu : tensor<64x32xf32>
}
transform.named_sequence @__transform_main(
    %root: !transform.any_op {transform.readonly},
    %matmul: !transform.op<"linalg.matmul"> {transform.readonly},
    %elementwise: !transform.op<"linalg.elementwise"> {transform.consumed}) {
  %tiled, %loop = transform.structured.tile_using_forall %elementwise tile_sizes [8, 16]
    : (!transform.op<"linalg.elementwise">) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %elementwise, "gone" : !transform.op<"linalg.elementwise">
  transform.yield
}
}

// -----

// Parts go with the whole.
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
  %tiled, %loop = transform.structured.tile_using_forall %elementwise tile_sizes [8, 16]
    : (!transform.op<"linalg.elementwise">) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %sum, "gone" : !transform.any_op
  transform.yield
}
}

// -----

// The function is outlined, and what was inside has moved with it.
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
  %function, %call = transform.loop.outline %loop {func_name = "outlined"}
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.debug.emit_remark_at %tiled, "inside" : !transform.any_op
  transform.yield
}
}

// -----

// Fused producers are gone from where they were.
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
  transform.debug.emit_remark_at %sum, "gone" : !transform.any_op
  transform.yield
}
}

// -----

// The loop that took a producer in is another one.
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
  transform.debug.emit_remark_at %loop, "gone" : !transform.any_op
  transform.yield
}
}

// -----

// Out of order: the product is not used in the loop yet.
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
  %matmul_in, %loop_2 = transform.structured.fuse_into_containing_op %matmul into %loop
    : (!transform.op<"linalg.matmul">, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// More handles than ops.
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
  %1, %2, %3 = transform.split_handle %elementwise
    : (!transform.op<"linalg.elementwise">) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// Fewer handles than ops.
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
  %1 = transform.split_handle %elementwise
    : (!transform.op<"linalg.elementwise">) -> !transform.any_op
  transform.yield
}
}

// -----

// A handle of the wrong type.
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
  %any = transform.cast %elementwise : !transform.op<"linalg.elementwise"> to !transform.any_op
  %matmuls = transform.cast %any : !transform.any_op to !transform.op<"linalg.matmul">
  transform.yield
}
}

// -----

// Casts between two names.
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
  %matmuls = transform.cast %elementwise : !transform.op<"linalg.elementwise"> to !transform.op<"linalg.matmul">
  transform.yield
}
}

// -----

// What is said of an argument is checked.
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
  %sum, %relu = transform.split_handle %elementwise
    : (!transform.op<"linalg.elementwise">) -> (!transform.any_op, !transform.any_op)
  %tiled, %loop = transform.structured.tile_using_forall %relu tile_sizes [8, 16]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// Tiling what has no tiles.
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
  %returns = transform.structured.match ops{["func.return"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.tile_using_forall %returns tile_sizes [8, 16]
    : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
