// NOT IN MLIR 22: transform.apply_patterns.linalg.data_layout_propagation, transform.apply_patterns.linalg.extract_slice_sinking
// RUN: split-file %s %t
// RUN: jig eval %t/numbers.mlir > %t.before
// RUN: jig eval %t/numbers.mlir --script %t/poison.mlir | diff %t.before -
// RUN: jig eval %t/numbers.mlir --script %t/strict.mlir | diff %t.before -
// RUN: jig apply --quiet %t/numbers.mlir --script %t/poison.mlir | FileCheck %s
// RUN: jig apply --quiet %t/numbers.mlir --script %t/strict.mlir | FileCheck %s --check-prefix STRICT
// RUN: jig apply --quiet %t/three.mlir --script %t/poison.mlir | FileCheck %s --check-prefix THREE
// apply_patterns.linalg.data_layout_propagation and extract_slice_sinking of MLIR after 22.

//--- numbers.mlir

#id = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (j)>
#col = affine_map<(i, j) -> (i)>
#one = affine_map<(i, j) -> ()>

func.func @main() -> (tensor<4x4x2x3xi32>, tensor<7x12xi32>, tensor<7xi32>, tensor<6x2x8xi32>, tensor<2x3x4x2x2xi32>, tensor<12x4x3x2xi32>, tensor<4x6xi32>, tensor<6xi32>, tensor<2x5x7x9x2xi32>) {
  %a = arith.constant dense<[[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]]> : tensor<8x12xi32>
  %at = arith.constant dense<[[9, 8, 7, 6, 5, 4, 3, 2], [1, 2, 3, 4, 5, 6, 7, 8], [3, 3, 3, 3, 3, 3, 3, 3], [9, 1, 9, 1, 9, 1, 9, 1], [9, 8, 7, 6, 5, 4, 3, 2], [1, 2, 3, 4, 5, 6, 7, 8], [3, 3, 3, 3, 3, 3, 3, 3], [9, 1, 9, 1, 9, 1, 9, 1], [9, 8, 7, 6, 5, 4, 3, 2], [1, 2, 3, 4, 5, 6, 7, 8], [3, 3, 3, 3, 3, 3, 3, 3], [9, 1, 9, 1, 9, 1, 9, 1]]> : tensor<12x8xi32>
  %r = arith.constant dense<[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]> : tensor<12xi32>
  %c = arith.constant dense<[10, 20, 30, 40, 50, 60, 70, 80]> : tensor<8xi32>
  %s = arith.constant 7 : i32

  // Each operand in its own layout; the order of tiles is the order of loops.
  // CHECK: %[[A:.*]] = linalg.pack %{{.*}} outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 3]
  // CHECK: %[[R:.*]] = linalg.pack %{{.*}} outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [3]
  // CHECK: %[[T:.*]] = linalg.pack %{{.*}} outer_dims_perm = [0, 1] inner_dims_pos = [1, 0] inner_tiles = [2, 3]
  // CHECK: %[[C:.*]] = linalg.pack %{{.*}} outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [2]
  // CHECK: linalg.generic {{.*}} ins(%[[A]], %[[R]], %[[T]], %[[C]], %{{.*}} : tensor<4x4x2x3xi32>, tensor<4x3xi32>, tensor<4x4x2x3xi32>, tensor<4x2xi32>, i32)
  %e0 = tensor.empty() : tensor<8x12xi32>
  %0 = linalg.generic {indexing_maps = [#id, #row, #t, #col, #one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %r, %at, %c, %s : tensor<8x12xi32>, tensor<12xi32>, tensor<12x8xi32>, tensor<8xi32>, i32) outs(%e0 : tensor<8x12xi32>) {
  ^bb0(%x: i32, %y: i32, %z: i32, %u: i32, %v: i32, %o: i32):
    %1 = arith.muli %x, %y : i32
    %2 = arith.subi %1, %z : i32
    %3 = arith.addi %2, %u : i32
    %4 = arith.muli %3, %v : i32
    linalg.yield %4 : i32
  } -> tensor<8x12xi32>
  %d0 = tensor.empty() : tensor<4x4x2x3xi32>
  %p0 = linalg.pack %0 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %d0 : tensor<8x12xi32> -> tensor<4x4x2x3xi32>

  // Of 7 rows in tiles of 2 there is a half one; without poison its row of %c can't be packed.
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<4x4x2x3xi32>, tensor<4x2xi32>) outs(%{{.*}} : tensor<4x4x2x3xi32>)
  // CHECK: linalg.unpack
  // STRICT: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<7x12xi32>, tensor<7xi32>)
  %packed = arith.constant dense<[[[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [1, 2, 3]], [[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [1, 2, 3]]], [[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [1, 2, 3]], [[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [1, 2, 3]]], [[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [1, 2, 3]], [[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [1, 2, 3]]], [[[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [1, 2, 3]], [[1, 2, 3], [4, 5, 6]], [[7, 8, 9], [1, 2, 3]]]]> : tensor<4x4x2x3xi32>
  %c7 = tensor.extract_slice %c[0] [7] [1] : tensor<8xi32> to tensor<7xi32>
  %ones = arith.constant dense<1> : tensor<7x12xi32>
  %u1 = linalg.unpack %packed inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %ones : tensor<4x4x2x3xi32> -> tensor<7x12xi32>
  %q1 = linalg.generic {indexing_maps = [#id, #col, #id], iterator_types = ["parallel", "parallel"]}
      ins(%u1, %c7 : tensor<7x12xi32>, tensor<7xi32>) outs(%ones : tensor<7x12xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %1 = arith.muli %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<7x12xi32>

  // The reduction comes before the tiles, as in the layout: mlir-opt names its loops in the old order.
  // CHECK: iterator_types = ["reduction", "parallel", "parallel"]
  %rows = arith.constant dense<[[[1, 2], [3, 4], [5, 6], [7, 8]], [[9, 1], [2, 3], [4, 5], [6, 7]], [[8, 9], [1, 2], [3, 4], [5, 6]]]> : tensor<3x4x2xi32>
  %i7 = arith.constant dense<100> : tensor<7xi32>
  %w2 = tensor.empty() : tensor<7x3xi32>
  %u2 = linalg.unpack %rows outer_dims_perm = [1, 0] inner_dims_pos = [0] inner_tiles = [2] into %w2 : tensor<3x4x2xi32> -> tensor<7x3xi32>
  %q2 = linalg.generic {indexing_maps = [#id, #col], iterator_types = ["parallel", "reduction"]} ins(%u2 : tensor<7x3xi32>) outs(%i7 : tensor<7xi32>) {
  ^bb0(%x: i32, %o: i32):
    %1 = arith.addi %o, %x : i32
    linalg.yield %1 : i32
  } -> tensor<7xi32>

  // CHECK: %[[P3:.*]] = linalg.pack %{{.*}} inner_dims_pos = [0] inner_tiles = [4]
  // CHECK: tensor.pad %[[P3]] low[0, 1, 0] high[0, 2, 0]
  %a3 = tensor.extract_slice %a[0, 0] [8, 3] [1, 1] : tensor<8x12xi32> to tensor<8x3xi32>
  %w3 = tensor.pad %a3 low[0, 1] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %s : i32
  } : tensor<8x3xi32> to tensor<8x6xi32>
  %d3 = tensor.empty() : tensor<2x6x4xi32>
  %p3 = linalg.pack %w3 inner_dims_pos = [0] inner_tiles = [4] into %d3 : tensor<8x6xi32> -> tensor<2x6x4xi32>
  %e3 = tensor.empty() : tensor<6x2x8xi32>
  %q3 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (j, i, k floordiv 2)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%p3 : tensor<2x6x4xi32>) outs(%e3 : tensor<6x2x8xi32>) {
  ^bb0(%x: i32, %o: i32):
    linalg.yield %x : i32
  } -> tensor<6x2x8xi32>

  // CHECK: %[[P4:.*]] = linalg.pack %{{.*}} outer_dims_perm = [2, 0, 1] inner_dims_pos = [1, 2] inner_tiles = [2, 2]
  %b4 = tensor.extract_slice %a[0, 0] [6, 4] [1, 1] : tensor<8x12xi32> to tensor<6x4xi32>
  %x4 = tensor.expand_shape %b4 [[0, 1], [2]] output_shape [1, 6, 4] : tensor<6x4xi32> into tensor<1x6x4xi32>
  %y4 = tensor.concat dim(0) %x4, %x4, %x4, %x4 : (tensor<1x6x4xi32>, tensor<1x6x4xi32>, tensor<1x6x4xi32>, tensor<1x6x4xi32>) -> tensor<4x6x4xi32>
  %z4 = tensor.collapse_shape %y4 [[0, 1], [2]] : tensor<4x6x4xi32> into tensor<24x4xi32>
  %d4 = tensor.empty() : tensor<2x12x2x2xi32>
  %p4 = linalg.pack %z4 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %d4 : tensor<24x4xi32> -> tensor<2x12x2x2xi32>
  %q4 = tensor.expand_shape %p4 [[0], [1, 2], [3], [4]] output_shape [2, 3, 4, 2, 2] : tensor<2x12x2x2xi32> into tensor<2x3x4x2x2xi32>

  // CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0], [1, 2], [3], [4]] output_shape [6, 4, 1, 2, 3]
  // CHECK: linalg.unpack %{{.*}} inner_dims_pos = [0, 2] inner_tiles = [2, 3]
  %w5 = tensor.empty() : tensor<12x12xi32>
  %six = tensor.concat dim(0) %packed, %packed : (tensor<4x4x2x3xi32>, tensor<4x4x2x3xi32>) -> tensor<8x4x2x3xi32>
  %first = tensor.extract_slice %six[1, 0, 0, 0] [6, 4, 2, 3] [1, 1, 1, 1] : tensor<8x4x2x3xi32> to tensor<6x4x2x3xi32>
  %u5 = linalg.unpack %first inner_dims_pos = [0, 1] inner_tiles = [2, 3] into %w5 : tensor<6x4x2x3xi32> -> tensor<12x12xi32>
  %v5 = tensor.expand_shape %u5 [[0], [1, 2]] output_shape [12, 4, 3] : tensor<12x12xi32> into tensor<12x4x3xi32>
  %q5 = tensor.expand_shape %v5 [[0], [1], [2, 3]] output_shape [12, 4, 3, 1] : tensor<12x4x3xi32> into tensor<12x4x3x1xi32>
  %t5 = tensor.concat dim(3) %q5, %q5 : (tensor<12x4x3x1xi32>, tensor<12x4x3x1xi32>) -> tensor<12x4x3x2xi32>

  // A slice goes behind what is computed of it; the other operand has poison around it.
  // CHECK: tensor.pad %{{.*}} low[4] high[2]
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<8x12xi32>, tensor<12xi32>)
  // CHECK: tensor.extract_slice %{{.*}}[2, 4] [4, 6] [1, 1]
  %w6 = tensor.extract_slice %a[2, 4] [4, 6] [1, 1] : tensor<8x12xi32> to tensor<4x6xi32>
  %r6 = tensor.extract_slice %r[3] [6] [1] : tensor<12xi32> to tensor<6xi32>
  %f6 = arith.muli %r6, %r6 : tensor<6xi32>
  %e6 = tensor.empty() : tensor<4x6xi32>
  %q6 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%w6, %f6 : tensor<4x6xi32>, tensor<6xi32>) outs(%e6 : tensor<4x6xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %1 = arith.subi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<4x6xi32>

  // Sums and divisions keep to the slice.
  // CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x6xi32>) outs(%{{.*}} : tensor<6xi32>)
  %i8 = arith.constant dense<5> : tensor<6xi32>
  %q7 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["reduction", "parallel"]} ins(%w6 : tensor<4x6xi32>) outs(%i8 : tensor<6xi32>) {
  ^bb0(%x: i32, %o: i32):
    %2 = arith.divsi %s, %x : i32
    %1 = arith.addi %o, %2 : i32
    linalg.yield %1 : i32
  } -> tensor<6xi32>

  // Windows over permuted dimensions: mlir-opt leaves the old numbers in sums of loops.
  %img = arith.constant dense<3> : tensor<1x7x11x4xi32>
  %ramp = linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%img : tensor<1x7x11x4xi32>) {
  ^bb0(%o: i32):
    %h = linalg.index 1 : index
    %w = linalg.index 2 : index
    %k = linalg.index 3 : index
    %m = arith.muli %h, %w : index
    %n = arith.addi %m, %k : index
    %v = arith.index_cast %n : index to i32
    linalg.yield %v : i32
  } -> tensor<1x7x11x4xi32>
  %ker = arith.constant dense<[[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 1, 2, 3], [4, 5, 6, 7]]]]> : tensor<1x1x4x4xi32>
  %ker2 = tensor.concat dim(0) %ker, %ker, %ker : (tensor<1x1x4x4xi32>, tensor<1x1x4x4xi32>, tensor<1x1x4x4xi32>) -> tensor<3x1x4x4xi32>
  %acc = arith.constant dense<1> : tensor<1x2x5x11x2xi32>
  %o8 = tensor.empty() : tensor<1x5x11x4xi32>
  %u8 = linalg.unpack %acc outer_dims_perm = [0, 3, 1, 2] inner_dims_pos = [3] inner_tiles = [2] into %o8 : tensor<1x2x5x11x2xi32> -> tensor<1x5x11x4xi32>
  %q8 = linalg.generic {indexing_maps = [affine_map<(n, h, w, f, kh, kw, c) -> (n, h + kh, w + kw, c)>, affine_map<(n, h, w, f, kh, kw, c) -> (kh, kw, c, f)>, affine_map<(n, h, w, f, kh, kw, c) -> (n, h, w, f)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%ramp, %ker2 : tensor<1x7x11x4xi32>, tensor<3x1x4x4xi32>) outs(%u8 : tensor<1x5x11x4xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %1 = arith.muli %x, %y : i32
    %2 = arith.addi %o, %1 : i32
    linalg.yield %2 : i32
  } -> tensor<1x5x11x4xi32>
  %s8 = tensor.extract_slice %q8[0, 0, 0, 0] [1, 5, 7, 4] [1, 1, 1, 1] : tensor<1x5x11x4xi32> to tensor<5x7x4xi32>
  %d8 = tensor.empty() : tensor<2x5x7x2xi32>
  %k8 = linalg.pack %s8 outer_dims_perm = [2, 0, 1] inner_dims_pos = [2] inner_tiles = [2] into %d8 : tensor<5x7x4xi32> -> tensor<2x5x7x2xi32>
  %n8 = tensor.empty() : tensor<2x5x7x9x2xi32>
  %b8 = linalg.broadcast ins(%k8 : tensor<2x5x7x2xi32>) outs(%n8 : tensor<2x5x7x9x2xi32>) dimensions = [3]
  return %p0, %q1, %q2, %q3, %q4, %t5, %q6, %q7, %b8 : tensor<4x4x2x3xi32>, tensor<7x12xi32>, tensor<7xi32>, tensor<6x2x8xi32>, tensor<2x3x4x2x2xi32>, tensor<12x4x3x2xi32>, tensor<4x6xi32>, tensor<6xi32>, tensor<2x5x7x9x2xi32>
}

//--- three.mlir

// As many tiles as there are loops, in the order of each operand.
// THREE: %[[A:.*]] = linalg.pack %arg0 {{.*}}inner_dims_pos = [0, 1, 2] inner_tiles = [2, 3, 4]
// THREE: %[[B:.*]] = linalg.pack %arg1 {{.*}}inner_dims_pos = [1, 2, 0] inner_tiles = [2, 3, 4]
// THREE: linalg.generic {{.*}} ins(%[[A]], %[[B]] : tensor<2x2x2x2x3x4xi32>, tensor<2x2x2x2x3x4xi32>)
#id = affine_map<(i, j, k) -> (i, j, k)>
#r = affine_map<(i, j, k) -> (k, i, j)>
func.func @three(%a: tensor<4x6x8xi32>, %b: tensor<8x4x6xi32>) -> tensor<2x2x2x2x3x4xi32> {
  %e = tensor.empty() : tensor<4x6x8xi32>
  %0 = linalg.generic {indexing_maps = [#id, #r, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a, %b : tensor<4x6x8xi32>, tensor<8x4x6xi32>) outs(%e : tensor<4x6x8xi32>) {
  ^bb0(%x: i32, %y: i32, %o: i32):
    %1 = arith.subi %x, %y : i32
    linalg.yield %1 : i32
  } -> tensor<4x6x8xi32>
  %d = tensor.empty() : tensor<2x2x2x2x3x4xi32>
  %p = linalg.pack %0 inner_dims_pos = [0, 1, 2] inner_tiles = [2, 3, 4] into %d : tensor<4x6x8xi32> -> tensor<2x2x2x2x3x4xi32>
  return %p : tensor<2x2x2x2x3x4xi32>
}

//--- poison.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.linalg.data_layout_propagation {poison_padding = true}
      transform.apply_patterns.linalg.extract_slice_sinking
    } : !transform.any_op
    transform.yield
  }
}

//--- strict.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.linalg.data_layout_propagation } : !transform.any_op
    transform.yield
  }
}
