// ARGS: --transform-interpreter
// FRAME
module attributes {transform.with_named_sequence} {
  // HERE
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match attributes {target} in %root : (!transform.any_op) -> !transform.any_op
    // HERE
    transform.yield
  }
}
// CASE
// A fully connected layer.
func.func @layer(%a: tensor<32x64xf32>, %b: tensor<64x48xf32>, %c: tensor<32x48xf32>, %bias: tensor<48xf32>) -> tensor<32x48xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x48xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<32x48xf32>) -> tensor<32x48xf32>
  %m = linalg.matmul ins(%a, %b : tensor<32x64xf32>, tensor<64x48xf32>) outs(%f : tensor<32x48xf32>) -> tensor<32x48xf32>
  %g = linalg.broadcast ins(%bias : tensor<48xf32>) outs(%e : tensor<32x48xf32>) dimensions = [0]
  %s = linalg.add ins(%m, %g : tensor<32x48xf32>, tensor<32x48xf32>) outs(%e : tensor<32x48xf32>) -> tensor<32x48xf32>
  %r = linalg.max {target} ins(%s, %f : tensor<32x48xf32>, tensor<32x48xf32>) outs(%c : tensor<32x48xf32>) -> tensor<32x48xf32>
  return %r : tensor<32x48xf32>
}
// AND
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 7] interchange [1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
transform.print %1 : !transform.any_op
transform.print %l#1 : !transform.any_op
// CASE
func.func @convolution(%i: tensor<1x18x18x8xf32>, %k: tensor<3x3x8x16xf32>, %w: tensor<2x2xf32>, %o: tensor<1x16x16x16xf32>, %p: tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32> {
  %c = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
    ins(%i, %k : tensor<1x18x18x8xf32>, tensor<3x3x8x16xf32>) outs(%o : tensor<1x16x16x16xf32>) -> tensor<1x16x16x16xf32>
  %m = linalg.pooling_nhwc_max {target, dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
    ins(%c, %w : tensor<1x16x16x16xf32>, tensor<2x2xf32>) outs(%p : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  return %m : tensor<1x8x8x16xf32>
}
// AND
%1, %l:3 = transform.structured.fuse %0 tile_sizes [0, 3, 4, 16] interchange [3, 1, 0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
// CASE
func.func @pad(%x: tensor<10x12xf32>, %o: tensor<14x16xf32>) -> tensor<14x16xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low[1, 2] high[3, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %z : f32
  } : tensor<10x12xf32> to tensor<14x16xf32>
  %e = linalg.exp {target} ins(%p : tensor<14x16xf32>) outs(%o : tensor<14x16xf32>) -> tensor<14x16xf32>
  return %e : tensor<14x16xf32>
}
// AND
%1, %l = transform.structured.fuse %0 tile_sizes [0, 5] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @relayout(%x: tensor<64x32xf32>, %o: tensor<64x32xf32>, %p: tensor<8x4x8x8xf32>, %q: tensor<8x4x8x8xf32>) -> tensor<64x32xf32> {
  %a = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %p : tensor<64x32xf32> -> tensor<8x4x8x8xf32>
  %e = linalg.exp ins(%a : tensor<8x4x8x8xf32>) outs(%q : tensor<8x4x8x8xf32>) -> tensor<8x4x8x8xf32>
  %u = linalg.unpack %e inner_dims_pos = [0, 1] inner_tiles = [8, 8] into %o {target} : tensor<8x4x8x8xf32> -> tensor<64x32xf32>
  return %u : tensor<64x32xf32>
}
// AND
%1, %l:2 = transform.structured.fuse %0 tile_sizes [16, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
// What can't be tiled, or not so, stays a slice.
func.func @stays(%d: tensor<32x48xf32>, %v: f32, %x: tensor<31x48x2xf32>, %o: tensor<32x48xf32>) -> tensor<32x48xf32> {
  %g = tensor.generate {
    ^bb0(%i: index, %j: index):
      tensor.yield %v : f32
  } : tensor<32x48xf32>
  %h = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0 + d2, d1)>], iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x : tensor<31x48x2xf32>) outs(%d : tensor<32x48xf32>) {
    ^bb0(%a: f32, %b: f32):
      linalg.yield %a : f32
  } -> tensor<32x48xf32>
  %e = linalg.add {target} ins(%g, %h : tensor<32x48xf32>, tensor<32x48xf32>) outs(%o : tensor<32x48xf32>) -> tensor<32x48xf32>
  return %e : tensor<32x48xf32>
}
// AND
%1, %l = transform.structured.fuse %0 tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
func.func @nothing(%x: tensor<24xf32>, %o: tensor<24xf32>) -> tensor<24xf32> {
  %a = linalg.exp ins(%x : tensor<24xf32>) outs(%o : tensor<24xf32>) -> tensor<24xf32>
  %b = linalg.log {target} ins(%a : tensor<24xf32>) outs(%o : tensor<24xf32>) -> tensor<24xf32>
  return %b : tensor<24xf32>
}
// AND
%1 = transform.structured.fuse %0 : (!transform.any_op) -> !transform.any_op
%2 = transform.structured.fuse %1 tile_sizes [0] {apply_cleanup} : (!transform.any_op) -> !transform.any_op
transform.print %2 : !transform.any_op
// CASE
func.func @cleanup(%x: tensor<24x9xf32>, %o: tensor<24x9xf32>) -> tensor<24x9xf32> {
  %k = arith.constant {size} 4 : index
  %a = linalg.exp ins(%x : tensor<24x9xf32>) outs(%o : tensor<24x9xf32>) -> tensor<24x9xf32>
  %b = linalg.log {target} ins(%a : tensor<24x9xf32>) outs(%o : tensor<24x9xf32>) -> tensor<24x9xf32>
  return %b : tensor<24x9xf32>
}
// AND
%1, %l = transform.structured.fuse %0 tile_sizes [100] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
// CASE
// Slices of slices are one, and computed in place.
func.func @f(%x: tensor<64x64xf32>, %o: tensor<24x36xf32>, %p: tensor<64x64xf32>, %q: tensor<24x36xf32>) -> tensor<24x36xf32> {
  %e = linalg.exp ins(%x : tensor<64x64xf32>) outs(%p : tensor<64x64xf32>) -> tensor<64x64xf32>
  %s = tensor.extract_slice %e[3, 5] [24, 36] [1, 1] : tensor<64x64xf32> to tensor<24x36xf32>
  %a = linalg.exp ins(%s : tensor<24x36xf32>) outs(%o : tensor<24x36xf32>) -> tensor<24x36xf32>
  %b = linalg.log {target} ins(%a : tensor<24x36xf32>) outs(%q : tensor<24x36xf32>) -> tensor<24x36xf32>
  return %b : tensor<24x36xf32>
}
// AND
%1, %l:2 = transform.structured.fuse %0 tile_sizes [4, 7] {apply_cleanup} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
