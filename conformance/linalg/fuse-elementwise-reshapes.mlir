// ARGS: --linalg-fuse-elementwise-ops --split-input-file
#id = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
func.func @dynexp(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x4x?x?xf32> {
  %0 = linalg.generic {indexing_maps=[#id,#id,#id], iterator_types=["parallel","parallel"]} ins(%a, %b : tensor<?x?xf32>,tensor<?x?xf32>) outs(%a : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %s = arith.addi %i0, %i1 : index
    %si = arith.index_cast %s : index to i32
    %sf = arith.sitofp %si : i32 to f32
    %r = arith.addf %x, %y : f32
    %r2 = arith.addf %r, %sf : f32
    linalg.yield %r2 : f32
  } -> tensor<?x?xf32>
  %e = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%i, 4, %j, %i] : tensor<?x?xf32> into tensor<?x4x?x?xf32>
  return %e : tensor<?x4x?x?xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @dyncol(%a: tensor<?x4x?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<?x4x?x?xf32> into tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps=[#id,#id,affine_map<(d0,d1)->(d1)>,#id], iterator_types=["parallel","parallel"]} ins(%0, %b, %c : tensor<?x?xf32>,tensor<?x?xf32>, tensor<?xf32>) outs(%b : tensor<?x?xf32>) attrs = {foo} {
  ^bb0(%x: f32, %y: f32, %w: f32, %z: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %s = arith.addi %i0, %i1 : index
    %si = arith.index_cast %s : index to i32
    %sf = arith.sitofp %si : i32 to f32
    %r = arith.addf %x, %y : f32
    %r2 = arith.addf %r, %sf : f32
    %r3 = arith.addf %r2, %w : f32
    linalg.yield %r3 : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @redcol(%a: tensor<3x4x5xf32>, %c: tensor<5xf32>) -> tensor<5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = linalg.generic {indexing_maps=[#id,affine_map<(d0,d1)->(d1)>], iterator_types=["reduction","parallel"]} ins(%0 : tensor<12x5xf32>) outs(%c : tensor<5xf32>) {
  ^bb0(%x: f32, %y: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<5xf32>
  return %1 : tensor<5xf32>
}
// -----
func.func @namedtr(%a: tensor<3x4x5xf32>, %c: tensor<5x12xf32>) -> tensor<5x12xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = linalg.transpose ins(%0: tensor<12x5xf32>) outs(%c : tensor<5x12xf32>) permutation = [1, 0]
  return %1 : tensor<5x12xf32>
}
// -----
func.func @namedmm(%a: tensor<3x4x5xf32>, %b: tensor<5x7xf32>, %c: tensor<12x7xf32>) -> tensor<12x7xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = linalg.matmul ins(%0, %b: tensor<12x5xf32>, tensor<5x7xf32>) outs(%c : tensor<12x7xf32>) -> tensor<12x7xf32>
  return %1 : tensor<12x7xf32>
}
// -----
func.func @namedmm2(%a: tensor<?x5xf32>, %b: tensor<5x7xf32>, %c: tensor<?x7xf32>, %s: index) -> tensor<?x4x7xf32> {
  %1 = linalg.matmul ins(%a, %b: tensor<?x5xf32>, tensor<5x7xf32>) outs(%c : tensor<?x7xf32>) -> tensor<?x7xf32>
  %0 = tensor.expand_shape %1 [[0, 1], [2]] output_shape [%s, 4, 7] : tensor<?x7xf32> into tensor<?x4x7xf32>
  return %0 : tensor<?x4x7xf32>
}
// -----
func.func @fillexp(%c: tensor<?x7xf32>, %s: index, %f: f32) -> tensor<?x4x7xf32> {
  %1 = linalg.fill ins(%f: f32) outs(%c : tensor<?x7xf32>) -> tensor<?x7xf32>
  %0 = tensor.expand_shape %1 [[0, 1], [2]] output_shape [%s, 4, 7] : tensor<?x7xf32> into tensor<?x4x7xf32>
  return %0 : tensor<?x4x7xf32>
}
// -----
func.func @copyexp(%d: tensor<12x7xf32>, %c: tensor<12x7xf32>) -> tensor<3x4x7xf32> {
  %1 = linalg.copy ins(%d: tensor<12x7xf32>) outs(%c : tensor<12x7xf32>) -> tensor<12x7xf32>
  %0 = tensor.expand_shape %1 [[0, 1], [2]] output_shape [3, 4, 7] : tensor<12x7xf32> into tensor<3x4x7xf32>
  return %0 : tensor<3x4x7xf32>
}
// -----
func.func @padcol(%a: tensor<3x4x5xf32>, %p: f32, %i: index) -> tensor<12x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = tensor.pad %0 low[0, 2] high[0, %i] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<12x5xf32> to tensor<12x?xf32>
  return %1 : tensor<12x?xf32>
}
// -----
func.func @padcol2(%a: tensor<3x4x5xf32>, %p: f32, %i: index) -> tensor<12x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = tensor.pad %0 nofold low[0, 2] high[0, 1] {
  ^bb0(%x: index, %y: index):
    %q = arith.index_cast %x : index to i32
    %r = arith.sitofp %q : i32 to f32
    tensor.yield %r : f32
  } : tensor<12x5xf32> to tensor<12x8xf32>
  return %1 : tensor<12x8xf32>
}
// -----
func.func @bubble(%a: tensor<3x4x20xf32>) -> tensor<12x4x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x20xf32> into tensor<12x20xf32>
  %1 = tensor.expand_shape %0 [[0], [1,2]] output_shape [12,4,5] : tensor<12x20xf32> into tensor<12x4x5xf32>
  return %1 : tensor<12x4x5xf32>
}
// -----
func.func @bubbledyn(%a: tensor<?x4x?xf32>, %n: index, %k: index) -> tensor<?x?x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0], [1,2]] output_shape [%n,%k,5] : tensor<?x?xf32> into tensor<?x?x5xf32>
  return %1 : tensor<?x?x5xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func private @side(index) -> index
func.func @order(%a: tensor<?x4x?x?xf32>, %b: tensor<?x?xf32>, %q: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<?x4x?x?xf32> into tensor<?x?xf32>
  %z = func.call @side(%q) : (index) -> index
  %e = tensor.empty(%z, %z) : tensor<?x?xf32>
  %1 = linalg.generic {indexing_maps=[#id,#id,#id], iterator_types=["parallel","parallel"]} ins(%0, %b : tensor<?x?xf32>,tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z1: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @idx3(%a: tensor<2x3x4x5xf32>) -> tensor<60x2xf32> {
  %e = tensor.empty() : tensor<60x2xf32>
  %0 = tensor.collapse_shape %a [[0], [1,2,3]] : tensor<2x3x4x5xf32> into tensor<2x60xf32>
  %1 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d1,d0)>,affine_map<(d0,d1)->(d0,d1)>], iterator_types=["parallel","parallel"]} ins(%0 : tensor<2x60xf32>) outs(%e : tensor<60x2xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %q = arith.index_cast %k : index to i32
    %f = arith.sitofp %q : i32 to f32
    %r = arith.addf %x, %f : f32
    linalg.yield %r : f32
  } -> tensor<60x2xf32>
  return %1 : tensor<60x2xf32>
}
// -----
func.func @mixdyn(%a: tensor<3x4x?xf32>, %b: tensor<?x5xf32>) -> tensor<12x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %b, %c1 : tensor<?x5xf32>
  %d = tensor.dim %a, %c1 : tensor<3x4x?xf32>
  %e = tensor.empty(%d) : tensor<12x?xf32>
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x?xf32> into tensor<12x?xf32>
  %1 = linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>], iterator_types=["parallel","parallel"]} ins(%0, %b : tensor<12x?xf32>, tensor<?x5xf32>) outs(%e : tensor<12x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<12x?xf32>
  return %1 : tensor<12x?xf32>
}
// -----
func.func @moved(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>], iterator_types=["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %c4 = arith.constant 4 : index
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %m = arith.divsi %n, %c4 : index
  %e = tensor.expand_shape %0 [[0, 1]] output_shape [%m, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %e : tensor<?x4xf32>
}
// -----
func.func private @side(index) -> index
func.func @moved2(%a: tensor<?xf32>, %b: tensor<?xf32>, %k: index) -> tensor<?x4xf32> {
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>], iterator_types=["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %m = func.call @side(%k) : (index) -> index
  %e = tensor.expand_shape %0 [[0, 1]] output_shape [%m, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %e : tensor<?x4xf32>
}
// -----
func.func @selfdim(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>], iterator_types=["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %c4 = arith.constant 4 : index
  %n = tensor.dim %0, %c0 : tensor<?xf32>
  %m = arith.divsi %n, %c4 : index
  %e = tensor.expand_shape %0 [[0, 1]] output_shape [%m, 4] : tensor<?xf32> into tensor<?x4xf32>
  return %e : tensor<?x4xf32>
}
// -----
func.func @matmuldyn(%a: tensor<3x4x?xf32>, %b: tensor<?x?xf32>, %c: tensor<12x?xf32>) -> tensor<12x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x?xf32> into tensor<12x?xf32>
  %1 = linalg.matmul ins(%0, %b: tensor<12x?xf32>, tensor<?x?xf32>) outs(%c : tensor<12x?xf32>) -> tensor<12x?xf32>
  return %1 : tensor<12x?xf32>
}
// -----
func.func @add(%a: tensor<3x4x5xf32>, %b: tensor<12x5xf32>, %c: tensor<12x5xf32>) -> tensor<12x5xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = linalg.add ins(%0, %b: tensor<12x5xf32>, tensor<12x5xf32>) outs(%c : tensor<12x5xf32>) -> tensor<12x5xf32>
  return %1 : tensor<12x5xf32>
}
// -----
func.func @conv(%a: tensor<1x3x4x5xf32>, %b: tensor<2x2x5x7xf32>, %c: tensor<1x2x3x7xf32>) -> tensor<1x2x3x1x7xf32> {
  %1 = linalg.conv_2d_nhwc_hwcf ins(%a, %b: tensor<1x3x4x5xf32>, tensor<2x2x5x7xf32>) outs(%c : tensor<1x2x3x7xf32>) -> tensor<1x2x3x7xf32>
  %0 = tensor.expand_shape %1 [[0], [1], [2], [3, 4]] output_shape [1,2,3,1,7] : tensor<1x2x3x7xf32> into tensor<1x2x3x1x7xf32>
  return %0 : tensor<1x2x3x1x7xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @between(%a: tensor<6x8xf32>) -> tensor<2x3x8xf32> {
  %e = tensor.empty() : tensor<6x8xf32>
  %g = tensor.empty() : tensor<2x3x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.exp %y : f32
    linalg.yield %r : f32
  } -> tensor<6x8xf32>
  %x = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 8] : tensor<6x8xf32> into tensor<2x3x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<2x3x8xf32>) outs(%g : tensor<2x3x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.log %y : f32
    linalg.yield %r : f32
  } -> tensor<2x3x8xf32>
  return %1 : tensor<2x3x8xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @between_c(%a: tensor<2x3x8xf32>) -> tensor<6x8xf32> {
  %e = tensor.empty() : tensor<6x8xf32>
  %g = tensor.empty() : tensor<2x3x8xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0,d1,d2)->(d0,d1,d2)>, affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%a : tensor<2x3x8xf32>) outs(%g : tensor<2x3x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.log %y : f32
    linalg.yield %r : f32
  } -> tensor<2x3x8xf32>
  %x = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %r = math.exp %y : f32
    linalg.yield %r : f32
  } -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}
// -----
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @chain_dyn(%a: tensor<?x3x?xf32>, %b: tensor<?x?xf32>, %bias: tensor<?xf32>, %p: index, %q: index) -> tensor<?x3x?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x3x?xf32> into tensor<?x?xf32>
  %d0 = tensor.dim %x, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%d0, %d1) : tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, affine_map<(d0, d1) -> (d1)>, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %b, %bias : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%y: f32, %w: f32, %v: f32, %z: f32):
    %r = arith.addf %y, %w : f32
    %s = arith.addf %r, %v : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%p, 3, %q, 4] : tensor<?x?xf32> into tensor<?x3x?x4xf32>
  return %1 : tensor<?x3x?x4xf32>
}
// -----
func.func @unfit(%a: tensor<2x3x8xf32>, %b: tensor<6x8xf32>) -> tensor<6xf32> {
  %e = tensor.empty() : tensor<6xf32>
  %x = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,0)>, affine_map<(d0,d1)->(d0)>], iterator_types = ["parallel", "reduction"]} ins(%x, %b : tensor<6x8xf32>, tensor<6x8xf32>) outs(%e : tensor<6xf32>) {
  ^bb0(%y: f32, %w: f32, %z: f32):
    %r = arith.addf %y, %w : f32
    %s = arith.addf %r, %z : f32
    linalg.yield %s : f32
  } -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
// -----
func.func @gather(%a: tensor<2x3x8xf32>, %o: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %x = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<6x8xf32>) outs(%o : tensor<6x8xf32>) {
  ^bb0(%y: f32, %z: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c5 = arith.constant 5 : index
    %k = arith.subi %c5, %i : index
    %w = tensor.extract %x[%k, %j] : tensor<6x8xf32>
    %r = arith.addf %y, %w : f32
    linalg.yield %r : f32
  } -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}
// -----
func.func @multi(%a: tensor<2x3x8xf32>, %o: tensor<6x8xf32>, %p: tensor<8x6xf32>) -> (tensor<6x8xf32>, tensor<8x6xf32>) {
  %x = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d1,d0)>], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<6x8xf32>) outs(%o, %p : tensor<6x8xf32>, tensor<8x6xf32>) {
  ^bb0(%y: f32, %z: f32, %w: f32):
    %r = arith.addf %y, %z : f32
    linalg.yield %r, %y : f32, f32
  } -> (tensor<6x8xf32>, tensor<8x6xf32>)
  return %0#0, %0#1 : tensor<6x8xf32>, tensor<8x6xf32>
}
// -----
func.func @multi_expand(%a: tensor<6x8xf32>, %o: tensor<6x8xf32>, %p: tensor<8x6xf32>) -> (tensor<2x3x8xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d1,d0)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<6x8xf32>) outs(%o, %p : tensor<6x8xf32>, tensor<8x6xf32>) {
  ^bb0(%y: f32, %z: f32, %w: f32):
    %r = arith.addf %y, %z : f32
    %s = arith.addf %y, %w : f32
    linalg.yield %r, %s : f32, f32
  } -> (tensor<6x8xf32>, tensor<8x6xf32>)
  %x = tensor.expand_shape %0#0 [[0, 1], [2]] output_shape [2,3,8] : tensor<6x8xf32> into tensor<2x3x8xf32>
  return %x : tensor<2x3x8xf32>
}
// -----
func.func @nested(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index, %c: i1) -> tensor<?x4xf32> {
  %e0 = tensor.empty(%n) : tensor<?x4xf32>
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>], iterator_types=["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %s = scf.if %c -> tensor<?x4xf32> {
    %c2 = arith.constant 2 : index
    %m = arith.addi %n, %c2 : index
    %e = tensor.expand_shape %0 [[0, 1]] output_shape [%m, 4] : tensor<?xf32> into tensor<?x4xf32>
    scf.yield %e : tensor<?x4xf32>
  } else {
    scf.yield %e0 : tensor<?x4xf32>
  }
  return %s : tensor<?x4xf32>
}
// -----
func.func @nested2(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index, %c: i1) -> tensor<?x4xf32> {
  %e0 = tensor.empty(%n) : tensor<?x4xf32>
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>], iterator_types=["parallel"]} ins(%a : tensor<?xf32>) outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<?xf32>
  %c2 = arith.constant 2 : index
  %m0 = arith.addi %n, %c2 : index
  %m = arith.muli %n, %m0 : index
  %s = scf.if %c -> tensor<?x4xf32> {
    %e = tensor.expand_shape %0 [[0, 1]] output_shape [%m, 4] : tensor<?xf32> into tensor<?x4xf32>
    scf.yield %e : tensor<?x4xf32>
  } else {
    scf.yield %e0 : tensor<?x4xf32>
  }
  return %s : tensor<?x4xf32>
}
// -----
func.func @reshape_zero(%a: tensor<0x3xf32>, %o: tensor<0xf32>, %k: tensor<1x1xf32>) -> (tensor<0xf32>, tensor<f32>) {
  %x = tensor.collapse_shape %a [[0, 1]] : tensor<0x3xf32> into tensor<0xf32>
  %0 = linalg.generic {indexing_maps=[affine_map<(d0)->(d0)>,affine_map<(d0)->(d0)>], iterator_types=["parallel"]} ins(%x : tensor<0xf32>) outs(%o : tensor<0xf32>) {
  ^bb0(%p: f32, %y: f32):
    %r = arith.addf %p, %y : f32
    linalg.yield %r : f32
  } -> tensor<0xf32>
  %e = tensor.empty() : tensor<f32>
  %z = tensor.collapse_shape %k [] : tensor<1x1xf32> into tensor<f32>
  %1 = linalg.generic {indexing_maps=[affine_map<()->()>,affine_map<()->()>], iterator_types=[]} ins(%z : tensor<f32>) outs(%e : tensor<f32>) {
  ^bb0(%p: f32, %y: f32):
    %r = arith.addf %p, %p : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  return %0, %1 : tensor<0xf32>, tensor<f32>
}
// -----
func.func @order2(%a: tensor<?x4x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x?xf32> into tensor<?x?xf32>
  %1 = linalg.matmul ins(%0, %b: tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
// -----
func.func @bmm(%a: tensor<?x4x?x?xf32>, %b: tensor<?x?x?xf32>, %c: tensor<?x?x?xf32>, %p: index, %q: index) -> tensor<?x4x?x?x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2], [3]] : tensor<?x4x?x?xf32> into tensor<?x?x?xf32>
  %1 = linalg.batch_matmul ins(%0, %b: tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%c : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  %s = tensor.dim %a, %d0 : tensor<?x4x?x?xf32>
  %t = tensor.dim %1, %d1 : tensor<?x?x?xf32>
  %2 = tensor.expand_shape %1 [[0, 1], [2], [3, 4]] output_shape [%s, 4, %q, %p, 8] : tensor<?x?x?xf32> into tensor<?x4x?x?x8xf32>
  return %2 : tensor<?x4x?x?x8xf32>
}
// -----
func.func @bcast(%a: tensor<2x3xf32>, %c: tensor<6x5xf32>, %m: tensor<6xf32>) -> (tensor<6x5xf32>, tensor<6xf32>, tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %1 = linalg.broadcast ins(%0: tensor<6xf32>) outs(%c : tensor<6x5xf32>) dimensions = [1]
  %2 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %3 = linalg.map { math.exp } ins(%2 : tensor<6xf32>) outs(%m : tensor<6xf32>)
  %4 = linalg.reduce { arith.addf } ins(%c : tensor<6x5xf32>) outs(%m : tensor<6xf32>) dimensions = [1]
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return %1, %3, %5 : tensor<6x5xf32>, tensor<6xf32>, tensor<2x3xf32>
}
// -----
func.func @elemwise(%a: tensor<2x3xf32>, %c: tensor<6xf32>, %m: tensor<6xf32>) -> (tensor<6xf32>, tensor<2x3xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%0: tensor<6xf32>) outs(%c : tensor<6xf32>) -> tensor<6xf32>
  %2 = linalg.exp ins(%c: tensor<6xf32>) outs(%m : tensor<6xf32>) -> tensor<6xf32>
  %5 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return %1, %5 : tensor<6xf32>, tensor<2x3xf32>
}
// -----
func.func @trexp(%a: tensor<?x6xf32>, %c: tensor<6x?xf32>, %n: index) -> tensor<2x3x?x5xf32> {
  %1 = linalg.transpose ins(%a: tensor<?x6xf32>) outs(%c : tensor<6x?xf32>) permutation = [1, 0] {keep}
  %5 = tensor.expand_shape %1 [[0, 1], [2, 3]] output_shape [2, 3, %n, 5] : tensor<6x?xf32> into tensor<2x3x?x5xf32>
  return %5 : tensor<2x3x?x5xf32>
}
// -----
func.func @softmax(%a: tensor<2x3x8xf32>, %c: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x8xf32> into tensor<6x8xf32>
  %1 = linalg.softmax dimension(1) ins(%0 : tensor<6x8xf32>) outs(%c : tensor<6x8xf32>) -> tensor<6x8xf32>
  return %1 : tensor<6x8xf32>
}
// -----
func.func @pool(%a: tensor<2x1x9x8xf32>, %c: tensor<2x7x8x1xf32>, %w: tensor<3x1xf32>) -> tensor<2x7x8x1xf32> {
  %0 = tensor.expand_shape %a [[0], [1], [2], [3, 4]] output_shape [2,1,9,8,1] : tensor<2x1x9x8xf32> into tensor<2x1x9x8x1xf32>
  %2 = tensor.collapse_shape %0 [[0, 1], [2], [3], [4]] : tensor<2x1x9x8x1xf32> into tensor<2x9x8x1xf32>
  %1 = linalg.pooling_nhwc_max ins(%2, %w : tensor<2x9x8x1xf32>, tensor<3x1xf32>) outs(%c : tensor<2x7x8x1xf32>) -> tensor<2x7x8x1xf32>
  return %1 : tensor<2x7x8x1xf32>
}
