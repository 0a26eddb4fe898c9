// ARGS: --transform-interpreter --split-input-file
// FRAME
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.linalg.decompose_pack_unpack } : !transform.any_op
    transform.yield
  }
  // HERE
}
// CASE
func.func @perm1(%x: tensor<64x8xf32>, %e: tensor<1x64x8xf32>) -> tensor<1x64x8xf32> {
  %r = linalg.pack %x  outer_dims_perm = [1,0] inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<64x8xf32> -> tensor<1x64x8xf32>
  return %r : tensor<1x64x8xf32>
}
// CASE
func.func @perm6(%x: tensor<1x1x8xf32>, %e: tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32> {
  %r = linalg.pack %x  outer_dims_perm = [2,1,0] inner_dims_pos = [2] inner_tiles = [8] into %e : tensor<1x1x8xf32> -> tensor<1x1x1x8xf32>
  return %r : tensor<1x1x1x8xf32>
}
// CASE
func.func @outerperm(%x: tensor<32x1x8xf32>, %e: tensor<1x1x1x8x32xf32>) -> tensor<1x1x1x8x32xf32> {
  %r = linalg.pack %x  outer_dims_perm = [2,0,1] inner_dims_pos = [2,0] inner_tiles = [8,32] into %e : tensor<32x1x8xf32> -> tensor<1x1x1x8x32xf32>
  return %r : tensor<1x1x1x8x32xf32>
}
// CASE
func.func @perm2(%x: tensor<3x64x1x8xf32>, %e: tensor<64x3x8xf32>) -> tensor<64x3x8xf32> {
  %r = linalg.unpack %x outer_dims_perm = [1,0,2] inner_dims_pos = [2] inner_tiles = [8] into %e : tensor<3x64x1x8xf32> -> tensor<64x3x8xf32>
  return %r : tensor<64x3x8xf32>
}
// CASE
func.func @perm4(%x: tensor<1x3x1x8xf32>, %e: tensor<1x3x8xf32>) -> tensor<1x3x8xf32> {
  %r = linalg.unpack %x outer_dims_perm = [2,1,0] inner_dims_pos = [2] inner_tiles = [8] into %e : tensor<1x3x1x8xf32> -> tensor<1x3x8xf32>
  return %r : tensor<1x3x8xf32>
}
// CASE
func.func @perm6(%x: tensor<1x1x1x8xf32>, %e: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> {
  %r = linalg.unpack %x outer_dims_perm = [2,1,0] inner_dims_pos = [2] inner_tiles = [8] into %e : tensor<1x1x1x8xf32> -> tensor<1x1x8xf32>
  return %r : tensor<1x1x8xf32>
}
// CASE
func.func @dyn_two(%x: tensor<?x?x1x?xf32>, %e: tensor<?x?x?xf32>, %v: f32, %n: index, %m: index) -> tensor<?x?x?xf32> {
  %r = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [%n] into %e : tensor<?x?x1x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// CASE
func.func @dyn_three(%x: tensor<?x1x?x?xf32>, %e: tensor<?x?x?xf32>, %v: f32, %n: index, %m: index) -> tensor<?x?x?xf32> {
  %r = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [%n] into %e : tensor<?x1x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// CASE
func.func @dyn_three_perm_bad(%x: tensor<1x?x?x?xf32>, %e: tensor<?x?x?xf32>, %v: f32, %n: index, %m: index) -> tensor<?x?x?xf32> {
  %r = linalg.unpack %x outer_dims_perm = [1,2,0] inner_dims_pos = [1] inner_tiles = [%n] into %e : tensor<1x?x?x?xf32> -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}
// CASE
func.func @mid2(%x: tensor<7x1x1x9x5x4xf32>, %e: tensor<7x3x4x9xf32>, %v: f32, %n: index, %m: index) -> tensor<7x3x4x9xf32> {
  %r = linalg.unpack %x inner_dims_pos = [2,1] inner_tiles = [5,4] into %e : tensor<7x1x1x9x5x4xf32> -> tensor<7x3x4x9xf32>
  return %r : tensor<7x3x4x9xf32>
}
// CASE
func.func @kcrs(%x: tensor<1x1x32x8xf32>, %e: tensor<1x1x1x1x8x32xf32>) -> tensor<1x1x1x1x8x32xf32> {
  %r = linalg.pack %x  inner_dims_pos = [3,2] inner_tiles = [8,32] into %e : tensor<1x1x32x8xf32> -> tensor<1x1x1x1x8x32xf32>
  return %r : tensor<1x1x1x1x8x32xf32>
}
// CASE
func.func @pad(%x: tensor<5x1xf32>, %e: tensor<1x1x8x2xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1x8x2xf32> {
  %r = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [0,1] inner_tiles = [8,2] into %e : tensor<5x1xf32> -> tensor<1x1x8x2xf32>
  return %r : tensor<1x1x8x2xf32>
}
// CASE
func.func @notunit(%x: tensor<64x8xf32>, %e: tensor<2x1x32x8xf32>) -> tensor<2x1x32x8xf32> {
  %r = linalg.pack %x  inner_dims_pos = [0,1] inner_tiles = [32,8] into %e : tensor<64x8xf32> -> tensor<2x1x32x8xf32>
  return %r : tensor<2x1x32x8xf32>
}
// CASE
func.func @notunit_untiled(%x: tensor<64x8xf32>, %e: tensor<64x1x8xf32>) -> tensor<64x1x8xf32> {
  %r = linalg.pack %x  inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<64x8xf32> -> tensor<64x1x8xf32>
  return %r : tensor<64x1x8xf32>
}
// CASE
func.func @one_untiled(%x: tensor<1x8xf32>, %e: tensor<1x1x8xf32>) -> tensor<1x1x8xf32> {
  %r = linalg.pack %x  inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<1x8xf32> -> tensor<1x1x8xf32>
  return %r : tensor<1x1x8xf32>
}
// CASE
func.func @untiled_first(%x: tensor<1x5x4xf32>, %e: tensor<1x1x1x4x8xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1x1x4x8xf32> {
  %r = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [2,1] inner_tiles = [4,8] into %e : tensor<1x5x4xf32> -> tensor<1x1x1x4x8xf32>
  return %r : tensor<1x1x1x4x8xf32>
}
// CASE
func.func @untiled_last(%x: tensor<5x4x1xf32>, %e: tensor<1x1x1x4x8xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1x1x4x8xf32> {
  %r = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [1,0] inner_tiles = [4,8] into %e : tensor<5x4x1xf32> -> tensor<1x1x1x4x8xf32>
  return %r : tensor<1x1x1x4x8xf32>
}
// CASE
func.func @dyn_tile(%x: tensor<5x3xf32>, %e: tensor<1x1x?x4xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1x?x4xf32> {
  %r = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [0,1] inner_tiles = [%n,4] into %e : tensor<5x3xf32> -> tensor<1x1x?x4xf32>
  return %r : tensor<1x1x?x4xf32>
}
// CASE
func.func @dyn_src(%x: tensor<?x4xf32>, %e: tensor<1x1x8x4xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1x8x4xf32> {
  %r = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [0,1] inner_tiles = [8,4] into %e : tensor<?x4xf32> -> tensor<1x1x8x4xf32>
  return %r : tensor<1x1x8x4xf32>
}
// CASE
func.func @dyn_src_tile(%x: tensor<?x?xf32>, %e: tensor<1x1x?x4xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1x?x4xf32> {
  %r = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [0,1] inner_tiles = [%n,4] into %e : tensor<?x?xf32> -> tensor<1x1x?x4xf32>
  return %r : tensor<1x1x?x4xf32>
}
// CASE
func.func @dyn_src_tile_swapped(%x: tensor<?x?xf32>, %e: tensor<1x1x4x?xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1x4x?xf32> {
  %r = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [1,0] inner_tiles = [4,%n] into %e : tensor<?x?xf32> -> tensor<1x1x4x?xf32>
  return %r : tensor<1x1x4x?xf32>
}
// CASE
func.func @dyn_outer(%x: tensor<?x4xf32>, %e: tensor<?x1x8x4xf32>, %v: f32, %n: index, %m: index) -> tensor<?x1x8x4xf32> {
  %r = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [0,1] inner_tiles = [8,4] into %e : tensor<?x4xf32> -> tensor<?x1x8x4xf32>
  return %r : tensor<?x1x8x4xf32>
}
// CASE
func.func @empty_tiles(%x: tensor<1x1xf32>, %e: tensor<1x1xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1xf32> {
  %r = linalg.pack %x  inner_dims_pos = [] inner_tiles = [] into %e : tensor<1x1xf32> -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
// CASE
func.func @rank1(%x: tensor<5xf32>, %e: tensor<1x8xf32>, %v: f32, %n: index, %m: index) -> tensor<1x8xf32> {
  %r = linalg.pack %x padding_value(%v : f32) inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<5xf32> -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// CASE
func.func @rank3cycle(%x: tensor<4x5x6xf32>, %e: tensor<1x1x1x6x4x5xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1x1x6x4x5xf32> {
  %r = linalg.pack %x  inner_dims_pos = [2,0,1] inner_tiles = [6,4,5] into %e : tensor<4x5x6xf32> -> tensor<1x1x1x6x4x5xf32>
  return %r : tensor<1x1x1x6x4x5xf32>
}
// CASE
func.func @rank3cycleb(%x: tensor<4x5x6xf32>, %e: tensor<1x1x1x5x6x4xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1x1x5x6x4xf32> {
  %r = linalg.pack %x  inner_dims_pos = [1,2,0] inner_tiles = [5,6,4] into %e : tensor<4x5x6xf32> -> tensor<1x1x1x5x6x4xf32>
  return %r : tensor<1x1x1x5x6x4xf32>
}
// CASE
func.func @index(%x: tensor<5xindex>, %e: tensor<1x8xindex>, %v: index) -> tensor<1x8xindex> {
  %r = linalg.pack %x padding_value(%v : index) inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<5xindex> -> tensor<1x8xindex>
  return %r : tensor<1x8xindex>
}
// CASE
func.func @kcrs(%x: tensor<1x1x1x1x8x32xf32>, %e: tensor<1x1x32x8xf32>) -> tensor<1x1x32x8xf32> {
  %r = linalg.unpack %x inner_dims_pos = [3,2] inner_tiles = [8,32] into %e : tensor<1x1x1x1x8x32xf32> -> tensor<1x1x32x8xf32>
  return %r : tensor<1x1x32x8xf32>
}
// CASE
func.func @pad(%x: tensor<1x1x8x2xf32>, %e: tensor<5x1xf32>, %v: f32, %n: index, %m: index) -> tensor<5x1xf32> {
  %r = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [8,2] into %e : tensor<1x1x8x2xf32> -> tensor<5x1xf32>
  return %r : tensor<5x1xf32>
}
// CASE
func.func @outerperm(%x: tensor<1x1x1x8x32xf32>, %e: tensor<32x1x8xf32>) -> tensor<32x1x8xf32> {
  %r = linalg.unpack %x outer_dims_perm = [2,0,1] inner_dims_pos = [2,0] inner_tiles = [8,32] into %e : tensor<1x1x1x8x32xf32> -> tensor<32x1x8xf32>
  return %r : tensor<32x1x8xf32>
}
// CASE
func.func @notunit(%x: tensor<2x1x32x8xf32>, %e: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %r = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [32,8] into %e : tensor<2x1x32x8xf32> -> tensor<64x8xf32>
  return %r : tensor<64x8xf32>
}
// CASE
func.func @notunit_untiled(%x: tensor<64x1x8xf32>, %e: tensor<64x8xf32>) -> tensor<64x8xf32> {
  %r = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<64x1x8xf32> -> tensor<64x8xf32>
  return %r : tensor<64x8xf32>
}
// CASE
func.func @one_untiled(%x: tensor<1x1x8xf32>, %e: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %r = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [8] into %e : tensor<1x1x8xf32> -> tensor<1x8xf32>
  return %r : tensor<1x8xf32>
}
// CASE
func.func @untiled_first(%x: tensor<1x1x1x4x8xf32>, %e: tensor<1x5x4xf32>, %v: f32, %n: index, %m: index) -> tensor<1x5x4xf32> {
  %r = linalg.unpack %x inner_dims_pos = [2,1] inner_tiles = [4,8] into %e : tensor<1x1x1x4x8xf32> -> tensor<1x5x4xf32>
  return %r : tensor<1x5x4xf32>
}
// CASE
func.func @untiled_last(%x: tensor<1x1x1x4x8xf32>, %e: tensor<5x4x1xf32>, %v: f32, %n: index, %m: index) -> tensor<5x4x1xf32> {
  %r = linalg.unpack %x inner_dims_pos = [1,0] inner_tiles = [4,8] into %e : tensor<1x1x1x4x8xf32> -> tensor<5x4x1xf32>
  return %r : tensor<5x4x1xf32>
}
// CASE
func.func @dyn_tile(%x: tensor<1x1x?x4xf32>, %e: tensor<5x3xf32>, %v: f32, %n: index, %m: index) -> tensor<5x3xf32> {
  %r = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [%n,4] into %e : tensor<1x1x?x4xf32> -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}
// CASE
func.func @dyn_src(%x: tensor<1x1x8x4xf32>, %e: tensor<?x4xf32>, %v: f32, %n: index, %m: index) -> tensor<?x4xf32> {
  %r = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [8,4] into %e : tensor<1x1x8x4xf32> -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// CASE
func.func @dyn_src_tile(%x: tensor<1x1x?x4xf32>, %e: tensor<?x?xf32>, %v: f32, %n: index, %m: index) -> tensor<?x?xf32> {
  %r = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [%n,4] into %e : tensor<1x1x?x4xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// CASE
func.func @dyn_swapped(%x: tensor<1x1x4x?xf32>, %e: tensor<?x?xf32>, %v: f32, %n: index, %m: index) -> tensor<?x?xf32> {
  %r = linalg.unpack %x inner_dims_pos = [1,0] inner_tiles = [4,%n] into %e : tensor<1x1x4x?xf32> -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// CASE
func.func @dyn_outer(%x: tensor<?x1x8x4xf32>, %e: tensor<?x4xf32>, %v: f32, %n: index, %m: index) -> tensor<?x4xf32> {
  %r = linalg.unpack %x inner_dims_pos = [0,1] inner_tiles = [8,4] into %e : tensor<?x1x8x4xf32> -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// CASE
func.func @dyn_untiled(%x: tensor<?x1x4xf32>, %e: tensor<?x4xf32>, %v: f32, %n: index, %m: index) -> tensor<?x4xf32> {
  %r = linalg.unpack %x inner_dims_pos = [1] inner_tiles = [4] into %e : tensor<?x1x4xf32> -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}
// CASE
func.func @empty_tiles(%x: tensor<1x1xf32>, %e: tensor<1x1xf32>, %v: f32, %n: index, %m: index) -> tensor<1x1xf32> {
  %r = linalg.unpack %x inner_dims_pos = [] inner_tiles = [] into %e : tensor<1x1xf32> -> tensor<1x1xf32>
  return %r : tensor<1x1xf32>
}
// CASE
func.func @rank1(%x: tensor<1x8xf32>, %e: tensor<5xf32>, %v: f32, %n: index, %m: index) -> tensor<5xf32> {
  %r = linalg.unpack %x inner_dims_pos = [0] inner_tiles = [8] into %e : tensor<1x8xf32> -> tensor<5xf32>
  return %r : tensor<5xf32>
}
// CASE
func.func @rank3cycle(%x: tensor<1x1x1x6x4x5xf32>, %e: tensor<4x5x6xf32>, %v: f32, %n: index, %m: index) -> tensor<4x5x6xf32> {
  %r = linalg.unpack %x inner_dims_pos = [2,0,1] inner_tiles = [6,4,5] into %e : tensor<1x1x1x6x4x5xf32> -> tensor<4x5x6xf32>
  return %r : tensor<4x5x6xf32>
}
// CASE
func.func @rank3cycleb(%x: tensor<1x1x1x5x6x4xf32>, %e: tensor<4x5x6xf32>, %v: f32, %n: index, %m: index) -> tensor<4x5x6xf32> {
  %r = linalg.unpack %x inner_dims_pos = [1,2,0] inner_tiles = [5,6,4] into %e : tensor<1x1x1x5x6x4xf32> -> tensor<4x5x6xf32>
  return %r : tensor<4x5x6xf32>
}
// CASE
func.func @perm2(%x: tensor<64x3x8xf32>, %e: tensor<3x64x1x8xf32>) -> tensor<3x64x1x8xf32> {
  %r = linalg.pack %x  outer_dims_perm = [1,0,2] inner_dims_pos = [2] inner_tiles = [8] into %e : tensor<64x3x8xf32> -> tensor<3x64x1x8xf32>
  return %r : tensor<3x64x1x8xf32>
}
// CASE
func.func @perm4(%x: tensor<1x3x8xf32>, %e: tensor<1x3x1x8xf32>) -> tensor<1x3x1x8xf32> {
  %r = linalg.pack %x  outer_dims_perm = [2,1,0] inner_dims_pos = [2] inner_tiles = [8] into %e : tensor<1x3x8xf32> -> tensor<1x3x1x8xf32>
  return %r : tensor<1x3x1x8xf32>
}
// CASE
func.func @constant_tiles(%x: tensor<1x?xf32>, %e: tensor<1x1x?x2xf32>, %p: f32) -> tensor<1x1x?x2xf32> {
  %c8 = arith.constant 8 : index
  %r = linalg.pack %x padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [%c8, 2] into %e : tensor<1x?xf32> -> tensor<1x1x?x2xf32>
  return %r : tensor<1x1x?x2xf32>
}
// CASE
func.func @constant_tile_filled(%x: tensor<1x4xf32>, %e: tensor<1x1x1x?xf32>) -> tensor<1x1x1x?xf32> {
  %c4 = arith.constant 4 : index
  %r = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [1, %c4] into %e : tensor<1x4xf32> -> tensor<1x1x1x?xf32>
  return %r : tensor<1x1x1x?xf32>
}
