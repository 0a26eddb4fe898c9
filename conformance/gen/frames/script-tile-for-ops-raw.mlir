// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
  func.func @f(%a: tensor<16x8x8x32xf32>, %c: tensor<128x256xf32>) -> tensor<128x256xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %c {t} : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    return %0 : tensor<128x256xf32>
// AND
    %t, %l:2 = transform.structured.tile_using_for %0 tile_sizes [8, 4] interchange = [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<?x?x8x32xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %c {t} : tensor<?x?x8x32xf32> -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
// AND
    %t, %l:1 = transform.structured.tile_using_for %0 tile_sizes [8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
