// ARGS: --split-input-file --transform-interpreter

module attributes {transform.with_named_sequence} {
  func.func @pack(%s: tensor<128x256xf32>, %d: tensor<4x8x32x32xf32>) -> tensor<4x8x32x32xf32> {
    %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %d : tensor<128x256xf32> -> tensor<4x8x32x32xf32>
    return %0 : tensor<4x8x32x32xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [2, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @pack_pad(%s: tensor<?x?xf32>, %d: tensor<?x?x8x?xf32>, %p: f32, %t: index) -> tensor<?x?x8x?xf32> {
    %0 = linalg.pack %s padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %t] into %d : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
    return %0 : tensor<?x?x8x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [2, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @pack_one(%s: tensor<64x?xf32>, %d: tensor<8x?x8xf32>) -> tensor<8x?x8xf32> {
    %0 = linalg.pack %s inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<64x?xf32> -> tensor<8x?x8xf32>
    return %0 : tensor<8x?x8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.pack"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [3, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @unpack(%d: tensor<128x256xf32>, %s: tensor<4x8x32x32xf32>) -> tensor<128x256xf32> {
    %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %d : tensor<4x8x32x32xf32> -> tensor<128x256xf32>
    return %0 : tensor<128x256xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [64, 32] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @unpack_partial(%d: tensor<128x256xf32>, %s: tensor<8x4x32x32xf32>) -> tensor<128x256xf32> {
    %0 = linalg.unpack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [32, 32] into %d : tensor<8x4x32x32xf32> -> tensor<128x256xf32>
    return %0 : tensor<128x256xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [48, 32] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @unpack_dyn(%d: tensor<?x?xf32>, %s: tensor<?x?x?x8xf32>, %t: index) -> tensor<?x?xf32> {
    %0 = linalg.unpack %s inner_dims_pos = [0, 1] inner_tiles = [%t, 8] into %d : tensor<?x?x?x8xf32> -> tensor<?x?xf32>
    return %0 : tensor<?x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.unpack"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [16, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @softmax(%s: tensor<16x64x256xf32>) -> tensor<16x64x256xf32> {
    %0 = tensor.empty() : tensor<16x64x256xf32>
    %1 = linalg.softmax dimension(1) ins(%s : tensor<16x64x256xf32>) outs(%0 : tensor<16x64x256xf32>) -> tensor<16x64x256xf32>
    return %1 : tensor<16x64x256xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.softmax"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [2, 0, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @softmax_dyn(%s: tensor<16x?x256xf32>, %d: tensor<16x?x256xf32>) -> tensor<16x?x256xf32> {
    %1 = linalg.softmax dimension(2) ins(%s : tensor<16x?x256xf32>) outs(%d : tensor<16x?x256xf32>) -> tensor<16x?x256xf32>
    return %1 : tensor<16x?x256xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.softmax"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @conv(%s: tensor<1x?x?x3xf32>, %k: tensor<3x3x3x8xf32>, %d: tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32> {
    %1 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%s, %k : tensor<1x?x?x3xf32>, tensor<3x3x3x8xf32>) outs(%d : tensor<1x?x?x8xf32>) -> tensor<1x?x?x8xf32>
    return %1 : tensor<1x?x?x8xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:5 = transform.structured.tile_using_for %0 tile_sizes [0, 4, 4, 0, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @generic_index(%d: tensor<16x16xindex>) -> tensor<16x16xindex> {
    %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%d : tensor<16x16xindex>) {
    ^bb0(%x: index):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %k = arith.addi %i, %j : index
      linalg.yield %k : index
    } -> tensor<16x16xindex>
    return %1 : tensor<16x16xindex>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:2 = transform.structured.tile_using_for %0 tile_sizes [4, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @memref_add(%a: memref<?x16xf32>, %b: memref<16xf32>, %c: memref<?x16xf32>) -> index {
    linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a, %b : memref<?x16xf32>, memref<16xf32>) outs(%c : memref<?x16xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %k = arith.addf %x, %y : f32
      linalg.yield %k : f32
    }
    %i = arith.constant 0 : index
    return %i : index
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.generic"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @reduce(%a: tensor<?x16xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
    %1 = linalg.reduce {arith.addf} ins(%a : tensor<?x16xf32>) outs(%c : tensor<?xf32>) dimensions = [1]
    return %1 : tensor<?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.reduce"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func @transpose(%a: tensor<?x16xf32>, %c: tensor<16x?xf32>) -> tensor<16x?xf32> {
    %1 = linalg.transpose ins(%a : tensor<?x16xf32>) outs(%c : tensor<16x?xf32>) permutation = [1, 0]
    return %1 : tensor<16x?xf32>
  }
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["linalg.transpose"]} in %m : (!transform.any_op) -> !transform.any_op
    %1:3 = transform.structured.tile_using_for %0 tile_sizes [4, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
}
