// ARGS: --transform-interpreter --split-input-file
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
// The tile is written where the loops write.
func.func @destination(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %m = linalg.matmul {target} ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %m : tensor<?x?xf32>
}
// AND
%1, %l:2 = transform.structured.fuse %0 tile_sizes [8, 16] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
func.func @parallel(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %m = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %e = linalg.exp {target} ins(%m : tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %e, %m : tensor<?x?xf32>, tensor<?x?xf32>
}
// AND
%1, %l = transform.structured.fuse %0 tile_sizes [8, 16] interchange [1, 0] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %l : !transform.any_op
// CASE
// Row sums go with the rows.
func.func @softmax(%x: tensor<128x64xf32>, %max: tensor<128xf32>, %sum: tensor<128xf32>, %o: tensor<128x64xf32>) -> tensor<128x64xf32> {
  %m = linalg.reduce ins(%x : tensor<128x64xf32>) outs(%max : tensor<128xf32>) dimensions = [1]
    (%in: f32, %out: f32) { %v = arith.maximumf %in, %out : f32 linalg.yield %v : f32 }
  %e = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%x, %m : tensor<128x64xf32>, tensor<128xf32>) outs(%o : tensor<128x64xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %d = arith.subf %a, %b : f32
      %p = math.exp %d : f32
      linalg.yield %p : f32
  } -> tensor<128x64xf32>
  %s = linalg.reduce { arith.addf } ins(%e : tensor<128x64xf32>) outs(%sum : tensor<128xf32>) dimensions = [1]
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%e, %s : tensor<128x64xf32>, tensor<128xf32>) outs(%o : tensor<128x64xf32>) attrs = {target} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %d = arith.divf %a, %b : f32
      linalg.yield %d : f32
  } -> tensor<128x64xf32>
  return %r : tensor<128x64xf32>
}
// AND
%1, %l = transform.structured.fuse %0 tile_sizes [10] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
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
// An op that makes its own tensor.
func.func @pad_itself(%x: tensor<10x?xf32>, %d: tensor<10x?xf32>) -> tensor<14x?xf32> {
  %z = arith.constant 0.0 : f32
  %e = linalg.exp ins(%x : tensor<10x?xf32>) outs(%d : tensor<10x?xf32>) -> tensor<10x?xf32>
  %p = tensor.pad %e low[1, 0] high[3, 2] {
    ^bb0(%i: index, %j: index):
      tensor.yield %z : f32
  } {target} : tensor<10x?xf32> to tensor<14x?xf32>
  return %p : tensor<14x?xf32>
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
// Two results; one is used by others.
func.func @results(%x: tensor<?x?xf32>, %o: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %g:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
    ins(%x : tensor<?x?xf32>) outs(%o, %p : tensor<?x?xf32>, tensor<?x?xf32>) {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %i = linalg.index 0 : index
      %k = arith.index_cast %i : index to i32
      %f = arith.sitofp %k : i32 to f32
      %d = arith.mulf %a, %f : f32
      linalg.yield %a, %d : f32, f32
  } -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %h:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
    ins(%g#1 : tensor<?x?xf32>) outs(%g#0, %o : tensor<?x?xf32>, tensor<?x?xf32>) attrs = {target} {
    ^bb0(%a: f32, %b: f32, %c: f32):
      %d = arith.addf %a, %b : f32
      linalg.yield %d, %a : f32, f32
  } -> (tensor<?x?xf32>, tensor<?x?xf32>)
  return %h#0, %h#1 : tensor<?x?xf32>, tensor<?x?xf32>
}
// AND
%1, %l:2 = transform.structured.fuse %0 tile_sizes [5, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
// CASE
// Two targets, one of no size; chains through loops made before.
func.func @twice(%x: tensor<24x0xf32>, %y: tensor<24x36xf32>, %o: tensor<24x0xf32>, %p: tensor<24x36xf32>) -> (tensor<24x0xf32>, tensor<24x36xf32>) {
  %a = linalg.exp ins(%x : tensor<24x0xf32>) outs(%o : tensor<24x0xf32>) -> tensor<24x0xf32>
  %b = linalg.log {target} ins(%a : tensor<24x0xf32>) outs(%o : tensor<24x0xf32>) -> tensor<24x0xf32>
  %c = linalg.exp ins(%y : tensor<24x36xf32>) outs(%p : tensor<24x36xf32>) -> tensor<24x36xf32>
  %d = linalg.log {target} ins(%c : tensor<24x36xf32>) outs(%p : tensor<24x36xf32>) -> tensor<24x36xf32>
  return %b, %d : tensor<24x0xf32>, tensor<24x36xf32>
}
// AND
%1, %l:2 = transform.structured.fuse %0 tile_sizes [5, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
%2, %k = transform.structured.fuse %1 tile_sizes [0, 2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
transform.print %2 : !transform.any_op
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
func.func @sizes(%x: tensor<24x9xf32>, %o: tensor<24x9xf32>) -> tensor<24x9xf32> {
  %k = arith.constant {size} 4 : index
  %a = linalg.exp ins(%x : tensor<24x9xf32>) outs(%o : tensor<24x9xf32>) -> tensor<24x9xf32>
  %b = linalg.log {target} ins(%a : tensor<24x9xf32>) outs(%o : tensor<24x9xf32>) -> tensor<24x9xf32>
  return %b : tensor<24x9xf32>
}
// AND
%p = transform.param.constant 5 : i64 -> !transform.param<i64>
%q = transform.param.constant 1 : i64 -> !transform.param<i64>
%s = transform.structured.match attributes {size} in %root : (!transform.any_op) -> !transform.any_op
%1, %l:2 = transform.structured.fuse %0 tile_sizes [%p, %s] interchange [%q, 0] {mine} : (!transform.any_op, !transform.param<i64>, !transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
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
func.func @zero(%x: tensor<24x9xf32>, %o: tensor<24x9xf32>) -> tensor<24x9xf32> {
  %b = linalg.log {target} ins(%x : tensor<24x9xf32>) outs(%o : tensor<24x9xf32>) -> tensor<24x9xf32>
  return %b : tensor<24x9xf32>
}
// AND
%p = transform.param.constant 0 : i64 -> !transform.param<i64>
%1, %l:2 = transform.structured.fuse %0 tile_sizes [%p, 2] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op)
transform.print %1 : !transform.any_op
transform.print %l#0 : !transform.any_op
transform.print %l#1 : !transform.any_op
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
