// ARGS: --transform-interpreter --split-input-file
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
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<16x32x8xf32>, %b: tensor<8xf32>, %x: f32, %c: tensor<32x16xf32>, %d: tensor<16xi32>) -> (tensor<32x16xf32>, tensor<16xi32>) {
    %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> ()>, affine_map<(i, j, k) -> (j, i)>, affine_map<(i, j, k) -> (i)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%a, %b, %x : tensor<16x32x8xf32>, tensor<8xf32>, f32) outs(%c, %d : tensor<32x16xf32>, tensor<16xi32>) attrs = {t} {
    ^bb0(%0: f32, %1: f32, %2: f32, %3: f32, %4: i32):
      %5 = linalg.index 1 : index
      %6 = arith.index_cast %5 : index to i32
      %7 = arith.mulf %0, %1 : f32
      %8 = arith.addf %7, %2 : f32
      %9 = arith.addf %8, %3 : f32
      %10 = arith.addi %6, %4 : i32
      linalg.yield %9, %10 : f32, i32
    } -> (tensor<32x16xf32>, tensor<16xi32>)
    return %0#0, %0#1 : tensor<32x16xf32>, tensor<16xi32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %0 tile_sizes [8, 4] interchange = [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
