// ARGS: --transform-interpreter --split-input-file --mlir-print-debuginfo --mlir-print-local-scope
// Arguments of the new loops are where what they begin with is.

module attributes {transform.with_named_sequence} {
func.func @buffers(%a: memref<4x8xf32>, %b: memref<8x4xf32>,
    %c: memref<4x4xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x4xf32>) outs(%c : memref<4x4xf32>)
  return
}
func.func @tensors(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>,
    %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %loops:2 = transform.structured.tile_using_for %0 tile_sizes [2, 2, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  %2 = transform.structured.generalize %1 : (!transform.any_op) -> !transform.any_op
  %3, %forall = transform.structured.tile_using_forall %2 tile_sizes [0, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// Multiples of vscale are made where the script asks for them.
module attributes {transform.with_named_sequence} {
func.func @scalable(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %0 = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
  %1, %loops:3 = transform.structured.tile_using_for %0 tile_sizes [[4], [3], 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  %function, %call = transform.loop.outline %loops#1 {func_name = "inner"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}

// -----

// What a widened forall puts in place is where the forall is.
module attributes {transform.with_named_sequence} {
func.func @widened(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>, %d: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%c, %d : tensor<?x?xf32>, tensor<?x?xf32>) {
  ^bb0(%o: f32, %q: f32, %r: f32):
    linalg.yield %o, %q : f32, f32
  } -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = linalg.log ins(%0#1 : tensor<?x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1, %0#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %log = transform.structured.match ops{["linalg.log"]} in %root : (!transform.any_op) -> !transform.any_op
  %producer = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %forall = transform.structured.tile_using_forall %log tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  %fused, %wide = transform.structured.fuse_into_containing_op %producer into %forall : (!transform.any_op, !transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
