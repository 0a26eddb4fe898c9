// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
  func.func @pack_pad(%s: tensor<?x?xf32>, %d: tensor<?x?x8x?xf32>, %p: f32, %t: index) -> tensor<?x?x8x?xf32> {
    %0 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %t] into %d : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
    return %0 : tensor<?x?x8x?xf32>
// AND
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [2, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @pack_one(%s: tensor<64x?xf32>, %d: tensor<8x?x8xf32>) -> tensor<8x?x8xf32> {
    %0 = linalg.pack %s inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<64x?xf32> -> tensor<8x?x8xf32>
    return %0 : tensor<8x?x8xf32>
// AND
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [3, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
  func.func @unpack(%d: tensor<128x256xf32>, %s: tensor<4x8x32x32xf32>) -> tensor<128x256xf32> {
    %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %d : tensor<4x8x32x32xf32> -> tensor<128x256xf32>
    return %0 : tensor<128x256xf32>
// AND
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [64, 32] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @unpack_dyn(%d: tensor<?x?xf32>, %s: tensor<?x?x?x8xf32>, %t: index) -> tensor<?x?xf32> {
    %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [%t, 8] into %d : tensor<?x?x?x8xf32> -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
// AND
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [16, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
