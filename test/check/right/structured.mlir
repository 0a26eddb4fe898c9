// RUN: %python %S/../corpus.py %s
// Right schedules of structured ops on tensors (../README.md).
// -----
// tile and peel
func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s, %l:3 = transform.structured.tile_using_for %m tile_sizes [4, 3, 5] interchange = [1, 0, 2] : (!t) -> (!t, !for, !for, !for)
%x, %y = transform.loop.peel %l#2 : (!for) -> (!t, !t)
%v, %w = transform.loop.peel %l#1 : (!for) -> (!t, !t)
transform.apply_cse to %root : !t
// -----
// tile to forall, twice
func.func @f(%a: tensor<9x7xf32>, %b: tensor<7x10xf32>, %c: tensor<9x10xf32>) -> tensor<9x10xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<9x7xf32>, tensor<7x10xf32>) outs(%c : tensor<9x10xf32>) -> tensor<9x10xf32>
  return %r : tensor<9x10xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_forall %m num_threads [2, 3] : (!t) -> (!t, !t)
%s2, %l2 = transform.structured.tile_using_forall %s tile_sizes [2, 2] : (!t) -> (!t, !t)
%s3, %l3 = transform.structured.tile_using_for %s2 tile_sizes [0, 0, 3] : (!t) -> (!t, !t)
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice transform.apply_patterns.canonicalization } : !t
// -----
// fuse producers and consumers
func.func @f(%a: tensor<9x7xf32>, %b: tensor<7x10xf32>, %bias: tensor<9x10xf32>) -> tensor<9x10xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<9x10xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<9x10xf32>) -> tensor<9x10xf32>
  %r = linalg.matmul ins(%a, %b : tensor<9x7xf32>, tensor<7x10xf32>) outs(%z : tensor<9x10xf32>) -> tensor<9x10xf32>
  %s = linalg.add ins(%r, %bias : tensor<9x10xf32>, tensor<9x10xf32>) outs(%e : tensor<9x10xf32>) -> tensor<9x10xf32>
  %t = linalg.max ins(%s, %z : tensor<9x10xf32>, tensor<9x10xf32>) outs(%e : tensor<9x10xf32>) -> tensor<9x10xf32>
  return %t : tensor<9x10xf32>
}
// script
%m = transform.structured.match ops{["linalg.max"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_forall %m tile_sizes [4, 4] : (!t) -> (!t, !t)
%add = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
%add2, %l2 = transform.structured.fuse_into_containing_op %add into %l : (!t, !t) -> (!t, !t)
%mm = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%mm2, %l3 = transform.structured.fuse_into_containing_op %mm into %l2 : (!t, !t) -> (!t, !t)
%fill = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
%fill2, %l4 = transform.structured.fuse_into_containing_op %fill into %l3 : (!t, !t) -> (!t, !t)
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } {apply_cse} : !t
// -----
// fuse at once
func.func @f(%a: tensor<9x7xf32>, %b: tensor<7x10xf32>, %bias: tensor<9x10xf32>) -> tensor<9x10xf32> {
  %e = tensor.empty() : tensor<9x10xf32>
  %x = linalg.exp ins(%bias : tensor<9x10xf32>) outs(%e : tensor<9x10xf32>) -> tensor<9x10xf32>
  %r = linalg.matmul ins(%a, %b : tensor<9x7xf32>, tensor<7x10xf32>) outs(%x : tensor<9x10xf32>) -> tensor<9x10xf32>
  %s = linalg.tanh ins(%r : tensor<9x10xf32>) outs(%e : tensor<9x10xf32>) -> tensor<9x10xf32>
  return %s : tensor<9x10xf32>
}
// script
%m = transform.structured.match ops{["linalg.tanh"]} in %root : (!t) -> !t
%s, %l:2 = transform.structured.fuse %m tile_sizes [4, 3] interchange [1, 0] {apply_cleanup} : (!t) -> (!t, !t, !t)
// -----
// fuse a consumer
func.func @f(%a: tensor<9x7xf32>, %b: tensor<7x10xf32>, %c: tensor<9x10xf32>) -> tensor<9x10xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<9x7xf32>, tensor<7x10xf32>) outs(%c : tensor<9x10xf32>) -> tensor<9x10xf32>
  %e = tensor.empty() : tensor<9x10xf32>
  %s = linalg.sub ins(%r, %c : tensor<9x10xf32>, tensor<9x10xf32>) outs(%e : tensor<9x10xf32>) -> tensor<9x10xf32>
  return %s : tensor<9x10xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s, %l:2 = transform.structured.tile_using_for %m tile_sizes [4, 5, 0] : (!t) -> (!t, !t, !t)
%c = transform.structured.match ops{["linalg.sub"]} in %root : (!t) -> !t
%fused, %into = transform.structured.fuse_consumer_into_containing_op %c into %l#0, %l#1 : (!t, !t, !t) -> (!t, !t)
// -----
// pad, hoist
func.func @f(%a: tensor<9x7xf32>, %b: tensor<7x10xf32>, %c: tensor<9x10xf32>) -> tensor<9x10xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<9x7xf32>, tensor<7x10xf32>) outs(%c : tensor<9x10xf32>) -> tensor<9x10xf32>
  return %r : tensor<9x10xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%s, %l:3 = transform.structured.tile_using_for %m tile_sizes [4, 4, 3] : (!t) -> (!t, !t, !t, !t)
%padded, %pad, %copy = transform.structured.pad %s pad_to_multiple_of [4, 4, 3] {padding_values = [0.0 : f32, 0.0 : f32, 0.0 : f32], padding_dimensions = [0, 1, 2], nofold_flags = [1, 1, 0], copy_back_op = "none"} : (!t) -> (!t, !t, !t)
%op = transform.get_producer_of_operand %padded[1] : (!t) -> !t
%cast = transform.cast %op : !t to !transform.op<"tensor.pad">
%h = transform.structured.hoist_pad %cast by 2 loops : (!transform.op<"tensor.pad">) -> !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !t
// -----
// pack, lower the packing
func.func @f(%a: tensor<9x7xf32>, %b: tensor<7x10xf32>, %c: tensor<9x10xf32>) -> tensor<9x10xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<9x7xf32>, tensor<7x10xf32>) outs(%c : tensor<9x10xf32>) -> tensor<9x10xf32>
  return %r : tensor<9x10xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%p = transform.structured.pack %m packed_sizes = [4, 3, 2] : (!t) -> (!transform.op<"linalg.generic">)
%unpack = transform.get_consumers_of_result %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.unpack">
%p2, %pk2, %un2 = transform.structured.pack_transpose %unpack with_compute_op(%p) outer_perm = [1, 0] inner_perm = [1, 0] : (!transform.op<"linalg.unpack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.op<"linalg.unpack">)
%packs = transform.structured.match ops{["linalg.pack"]} in %root : (!t) -> !t
transform.foreach %packs : !t {
^bb0(%one: !t):
  %c = transform.cast %one : !t to !transform.op<"linalg.pack">
  %l:3 = transform.structured.lower_pack %c : (!transform.op<"linalg.pack">) -> (!transform.op<"tensor.pad">, !transform.op<"tensor.expand_shape">, !transform.op<"linalg.transpose">)
}
%l:4 = transform.structured.lower_unpack %un2 : (!transform.op<"linalg.unpack">) -> (!transform.op<"tensor.empty">, !transform.op<"linalg.transpose">, !transform.op<"tensor.collapse_shape">, !transform.op<"tensor.extract_slice">)
// -----
// split, tile the parts
func.func @f(%a: tensor<?x?xf32>, %o: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.square ins(%a : tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
// script
%m = transform.structured.match ops{["linalg.square"]} in %root : (!t) -> !t
%both = transform.structured.split %m after 4 {dimension = 1} : !t
%first, %second = transform.split_handle %both : (!t) -> (!t, !t)
%s, %l:2 = transform.structured.tile_using_for %first tile_sizes [3, 2] : (!t) -> (!t, !t, !t)
%g = transform.structured.generalize %second : (!t) -> !t
%x = transform.structured.scalarize %g : (!t) -> !t
// -----
// tiles of several sizes
func.func @f(%a: tensor<13x5xf32>, %o: tensor<13x5xf32>) -> tensor<13x5xf32> {
  %r = linalg.exp ins(%a : tensor<13x5xf32>) outs(%o : tensor<13x5xf32>) -> tensor<13x5xf32>
  return %r : tensor<13x5xf32>
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%low, %high, %at = transform.structured.multitile_sizes %m {dimension = 0, target_size = 5} : (!t) -> !transform.param<i64>
%both = transform.structured.split %m after %at {dimension = 0} : !t, !transform.param<i64>
%one, %two = transform.split_handle %both : (!t) -> (!t, !t)
%s, %l = transform.structured.tile_using_for %one tile_sizes [%low] : (!t, !transform.param<i64>) -> (!t, !t)
%s2, %l2 = transform.structured.tile_using_for %two tile_sizes [%high] : (!t, !transform.param<i64>) -> (!t, !t)
// -----
// im2col
func.func @f(%a: tensor<1x6x7x3xf32>, %w: tensor<3x3x3x4xf32>, %c: tensor<1x4x5x4xf32>) -> tensor<1x4x5x4xf32> {
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %w : tensor<1x6x7x3xf32>, tensor<3x3x3x4xf32>) outs(%c : tensor<1x4x5x4xf32>) -> tensor<1x4x5x4xf32>
  return %r : tensor<1x4x5x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
%i, %x = transform.structured.convert_conv2d_to_img2col %m : (!t) -> (!t, !t)
%g = transform.get_producer_of_operand %x[0] : (!t) -> !t
%s, %l:2 = transform.structured.tile_using_for %g tile_sizes [0, 3, 5] : (!t) -> (!t, !t, !t)
// -----
// Winograd
func.func @f(%a: tensor<1x6x6x3xf32>, %w: tensor<4x3x3x3xf32>, %c: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %r = linalg.conv_2d_nhwc_fhwc ins(%a, %w : tensor<1x6x6x3xf32>, tensor<4x3x3x3xf32>) outs(%c : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %r : tensor<1x4x4x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %root : (!t) -> !t
%w = transform.structured.winograd_conv2d %m {fmr = 1 : i32} : (!t) -> !t
%f = transform.structured.match ops{["linalg.winograd_filter_transform"]} in %root : (!t) -> !t
%f2 = transform.structured.decompose_winograd_op %f : (!t) -> !t
%i = transform.structured.match ops{["linalg.winograd_input_transform"]} in %root : (!t) -> !t
%i2 = transform.structured.decompose_winograd_op %i : (!t) -> !t
%o = transform.structured.match ops{["linalg.winograd_output_transform"]} in %root : (!t) -> !t
%o2 = transform.structured.decompose_winograd_op %o : (!t) -> !t
// -----
// a convolution, decomposed
func.func @f(%a: tensor<1x1x9x3xf32>, %w: tensor<1x3x3x4xf32>, %c: tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32> {
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a, %w : tensor<1x1x9x3xf32>, tensor<1x3x3x4xf32>) outs(%c : tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
  return %r : tensor<1x1x4x4xf32>
}
// script
%m = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!t) -> !t
%d = transform.structured.decompose %m : (!t) -> !t
%g = transform.structured.generalize %d : (!t) -> !t
%i = transform.structured.interchange %g iterator_interchange = [1, 0, 2, 4, 3] : (!t) -> !t
// -----
// transposed operands
func.func @f(%a: tensor<5x6xf32>, %b: tensor<6x7xf32>, %c: tensor<5x7xf32>) -> tensor<5x7xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<5x6xf32>, tensor<6x7xf32>) outs(%c : tensor<5x7xf32>) -> tensor<5x7xf32>
  return %r : tensor<5x7xf32>
}
// script
%m = transform.structured.match ops{["linalg.matmul"]} in %root : (!t) -> !t
%x = transform.structured.transpose_matmul %m <rhs> : (!t) -> !t
%g = transform.structured.generalize %x : (!t) -> !t
%i = transform.structured.interchange %g iterator_interchange = [2, 0, 1] : (!t) -> !t
%s = transform.structured.specialize %g : (!t) -> !t
// -----
// destination passing style
func.func @f(%a: tensor<5x6xf32>) -> tensor<8x9xf32> {
  %c = arith.constant 2.5 : f32
  %p = tensor.pad %a low[1, 2] high[2, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<5x6xf32> to tensor<8x9xf32>
  return %p : tensor<8x9xf32>
}
// script
%m = transform.structured.match ops{["tensor.pad"]} in %root : (!t) -> !t
%x = transform.structured.rewrite_in_destination_passing_style %m : (!t) -> !t
%f = transform.structured.match ops{["linalg.fill"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %f tile_sizes [3] : (!t) -> (!t, !t)
// -----
// elementwise ops, fused by a pass
func.func @f(%a: tensor<5x6xf32>, %b: tensor<6xf32>, %o: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %x = linalg.broadcast ins(%b : tensor<6xf32>) outs(%o : tensor<5x6xf32>) dimensions = [0]
  %y = linalg.mul ins(%a, %x : tensor<5x6xf32>, tensor<5x6xf32>) outs(%o : tensor<5x6xf32>) -> tensor<5x6xf32>
  %z = linalg.div ins(%y, %a : tensor<5x6xf32>, tensor<5x6xf32>) outs(%o : tensor<5x6xf32>) -> tensor<5x6xf32>
  return %z : tensor<5x6xf32>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
%g = transform.apply_registered_pass "linalg-generalize-named-ops" to %f : (!t) -> !t
%h = transform.apply_registered_pass "linalg-fuse-elementwise-ops" to %g : (!t) -> !t
%i = transform.apply_registered_pass "canonicalize" to %h : (!t) -> !t
// -----
// reshapes and unit extents
func.func @f(%a: tensor<1x5x1x6xf32>, %o: tensor<1x5x1x6xf32>) -> tensor<30xf32> {
  %x = linalg.exp ins(%a : tensor<1x5x1x6xf32>) outs(%o : tensor<1x5x1x6xf32>) -> tensor<1x5x1x6xf32>
  %y = tensor.collapse_shape %x [[0, 1, 2, 3]] : tensor<1x5x1x6xf32> into tensor<30xf32>
  return %y : tensor<30xf32>
}
// script
%m = transform.structured.match ops{["linalg.exp"]} in %root : (!t) -> !t
%g = transform.structured.generalize %m : (!t) -> !t
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes } : !t
transform.apply_patterns to %f { transform.apply_patterns.tensor.reassociative_reshape_folding transform.apply_patterns.canonicalization } : !t
%e = transform.structured.match ops{["linalg.generic"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_for %e tile_sizes [4] : (!t) -> (!t, !t)
// -----
// slices move up, fill and slice change places
func.func @f(%a: tensor<8x9xf32>, %i: index) -> tensor<4x9xf32> {
  %e = tensor.empty() : tensor<8x9xf32>
  %c = arith.constant 3.0 : f32
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<8x9xf32>) -> tensor<8x9xf32>
  %x = linalg.add ins(%a, %z : tensor<8x9xf32>, tensor<8x9xf32>) outs(%e : tensor<8x9xf32>) -> tensor<8x9xf32>
  %s = tensor.extract_slice %x[2, 0] [4, 9] [1, 1] : tensor<8x9xf32> to tensor<4x9xf32>
  return %s : tensor<4x9xf32>
}
// script
%f = transform.structured.match ops{["func.func"]} in %root : (!t) -> !t
transform.apply_patterns to %f { transform.apply_patterns.linalg.extract_slice_sinking transform.apply_patterns.tensor.bubble_up_extract_slice transform.apply_patterns.linalg.swap_extract_slice_with_fill } : !t
%m = transform.structured.match ops{["linalg.add"]} in %root : (!t) -> !t
%s, %l = transform.structured.tile_using_forall %m tile_sizes [3] : (!t) -> (!t, !t)
