// ARGS: --transform-interpreter --cse
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
  func.func @f(%a: memref<1x?x?x4xf32>, %b: memref<3x3xf32>, %c: memref<1x?x?x4xf32>) {
    linalg.pooling_nhwc_max {t, dilations = dense<1> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%a, %b : memref<1x?x?x4xf32>, memref<3x3xf32>) outs(%c : memref<1x?x?x4xf32>)
    return
// AND
    %t, %l = transform.structured.tile_using_forall %0 num_threads [0, 0, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<16x?xf32>, %c: tensor<?x16xf32>) -> tensor<?x16xf32> {
    %0 = linalg.transpose ins(%a : tensor<16x?xf32>) outs(%c : tensor<?x16xf32>) permutation = [1, 0] {t}
    return %0 : tensor<?x16xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 num_threads [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @f(%x: f32, %a: tensor<?x255xf32>, %c: tensor<8x?x32x8xf32>) -> tensor<8x?x32x8xf32> {
    %0 = linalg.pack %a padding_value(%x : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [32, 8] into %c {t} : tensor<?x255xf32> -> tensor<8x?x32x8xf32>
    return %0 : tensor<8x?x32x8xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 num_threads [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<16x8x8x32xf32>, %c: tensor<128x256xf32>) -> tensor<128x256xf32> {
    %0 = linalg.unpack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %c {t} : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
    return %0 : tensor<128x256xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 num_threads [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<?x?x8x32xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %0 = linalg.unpack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %c {t} : tensor<?x?x8x32xf32> -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 num_threads [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
  func.func @f(%a: tensor<16x64x256xf32>, %c: tensor<16x64x256xf32>) -> tensor<16x64x256xf32> {
    %0 = linalg.softmax {t} dimension(1) ins(%a : tensor<16x64x256xf32>) outs(%c : tensor<16x64x256xf32>) -> tensor<16x64x256xf32>
    return %0 : tensor<16x64x256xf32>
// AND
    %t, %l = transform.structured.tile_using_forall %0 tile_sizes [4, 0, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// FRAME
module attributes {transform.with_named_sequence} {
  func.func @f(%a: tensor<?x9xf32>, %x: f32, %h: index) -> tensor<?x15xf32> {
    %0 = tensor.pad %a low[3, 4] high[%h, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %x : f32
    } {t} : tensor<?x9xf32> to tensor<?x15xf32>
    return %0 : tensor<?x15xf32>
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match attributes {t} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// EACH
%t, %l = transform.structured.tile_using_forall %0 tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
%t, %l = transform.structured.tile_using_forall %0 num_threads [0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
