// ARGS: --linalg-fuse-elementwise-ops --split-input-file
func.func @padconst(%a: tensor<3x4x5xf32>) -> tensor<12x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = tensor.pad %0 nofold low[0, 2] high[0, 1] {
  ^bb0(%x: index, %y: index):
    %r = arith.constant 1.0 : f32
    tensor.yield %r : f32
  } : tensor<12x5xf32> to tensor<12x8xf32>
  return %1 : tensor<12x8xf32>
}
// -----
func.func @padgrp(%a: tensor<3x4x5xf32>, %p: f32) -> tensor<14x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = tensor.pad %0 nofold low[0, 2] high[2, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<12x5xf32> to tensor<14x8xf32>
  return %1 : tensor<14x8xf32>
}
// -----
func.func @pad2use(%a: tensor<3x4x5xf32>, %p: f32) -> (tensor<12x8xf32>, tensor<12x5xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  %1 = tensor.pad %0 low[0, 2] high[0, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<12x5xf32> to tensor<12x8xf32>
  return %1, %0 : tensor<12x8xf32>, tensor<12x5xf32>
}
// -----
func.func @padcast(%a: tensor<3x4x?xf32>, %p: f32) -> tensor<12x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<3x4x?xf32> into tensor<12x?xf32>
  %1 = tensor.pad %0 low[0, 2] high[0, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<12x?xf32> to tensor<12x8xf32>
  return %1 : tensor<12x8xf32>
}
// -----
func.func @paddyngrp(%a: tensor<?x4x5xf32>, %p: f32, %k: index) -> tensor<?x8xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
  %1 = tensor.pad %0 low[%k, 2] high[0, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x5xf32> to tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
// -----
func.func @padrank0(%a: tensor<1x1xf32>, %p: f32) -> tensor<f32> {
  %0 = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
  %1 = tensor.pad %0 nofold low[] high[] {
  ^bb0:
    tensor.yield %p : f32
  } : tensor<f32> to tensor<f32>
  return %1 : tensor<f32>
}
// -----
func.func @bub0(%a: tensor<1x1xf32>) -> tensor<1x1x1xf32> {
  %0 = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1,1,1] : tensor<f32> into tensor<1x1x1xf32>
  return %1 : tensor<1x1x1xf32>
}
// -----
func.func @bub1(%a: tensor<?x4x?x?x6xf32>, %n: index, %m: index) -> tensor<?x4x?x3x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2,3],[4]] : tensor<?x4x?x?x6xf32> into tensor<?x?x6xf32>
  %1 = tensor.expand_shape %0 [[0,1], [2],[3,4]] output_shape [%n,4,%m,3,2] : tensor<?x?x6xf32> into tensor<?x4x?x3x2xf32>
  return %1 : tensor<?x4x?x3x2xf32>
}
// -----
func.func @bub2(%a: tensor<2x4x?x?x6xf32>, %n: index, %m: index) -> tensor<4x2x?x3x2xf32> {
  %0 = tensor.collapse_shape %a [[0, 1], [2,3],[4]] : tensor<2x4x?x?x6xf32> into tensor<8x?x6xf32>
  %1 = tensor.expand_shape %0 [[0,1], [2],[3,4]] output_shape [4,2,%m,3,2] : tensor<8x?x6xf32> into tensor<4x2x?x3x2xf32>
  return %1 : tensor<4x2x?x3x2xf32>
}
// -----
func.func @bub3(%a: tensor<8x?x6xf32>, %n: index, %m: index) -> tensor<8x?x3x2xf32> {
  %0 = tensor.collapse_shape %a [[0], [1],[2]] : tensor<8x?x6xf32> into tensor<8x?x6xf32>
  %1 = tensor.expand_shape %0 [[0], [1],[2,3]] output_shape [8,%m,3,2] : tensor<8x?x6xf32> into tensor<8x?x3x2xf32>
  return %1 : tensor<8x?x3x2xf32>
}
// -----
func.func @bub4(%a: tensor<8x?x6xf32>, %n: index, %m: index) -> (tensor<?x3x2xf32>, tensor<?x6xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1],[2]] : tensor<8x?x6xf32> into tensor<?x6xf32>
  %1 = tensor.expand_shape %0 [[0],[1, 2]] output_shape [%m,3,2] : tensor<?x6xf32> into tensor<?x3x2xf32>
  return %1, %0 : tensor<?x3x2xf32>, tensor<?x6xf32>
}
// -----
func.func @ct(%e: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %c = arith.constant dense<[[1.,2.,3.],[4.,5.,6.]]> : tensor<2x3xf32>
  %1 = linalg.transpose ins(%c: tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]
  return %1 : tensor<3x2xf32>
}
// -----
func.func @ct3() -> (tensor<4x2x3xi32>, tensor<3x2xi64>, tensor<2xf32>) {
  %c = arith.constant dense<[[[1,2,3,4],[5,6,7,8],[9,10,11,12]],[[13,14,15,16],[17,18,19,20],[21,22,23,24]]]> : tensor<2x3x4xi32>
  %e = tensor.empty() : tensor<4x2x3xi32>
  %1 = linalg.generic {indexing_maps=[affine_map<(d0,d1,d2)->(d1,d2,d0)>,affine_map<(d0,d1,d2)->(d0,d1,d2)>], iterator_types=["parallel","parallel","parallel"]} ins(%c : tensor<2x3x4xi32>) outs(%e : tensor<4x2x3xi32>) {
  ^bb0(%x: i32, %y: i32):
    linalg.yield %x : i32
  } -> tensor<4x2x3xi32>
  %d = arith.constant dense<7> : tensor<2x3xi64>
  %e2 = tensor.empty() : tensor<3x2xi64>
  %2 = linalg.transpose ins(%d: tensor<2x3xi64>) outs(%e2 : tensor<3x2xi64>) permutation = [1, 0]
  %f = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %e3 = tensor.empty() : tensor<2xf32>
  %3 = linalg.copy ins(%f: tensor<2xf32>) outs(%e3 : tensor<2xf32>) -> tensor<2xf32>
  return %1, %2, %3 : tensor<4x2x3xi32>, tensor<3x2xi64>, tensor<2xf32>
}
// -----
func.func @pe1(%a: tensor<3x6xf32>, %p: f32) -> tensor<8x2x3xf32> {
  %1 = tensor.pad %a nofold low[1, 0] high[4, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<3x6xf32> to tensor<8x6xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [8, 2, 3] : tensor<8x6xf32> into tensor<8x2x3xf32>
  return %2 : tensor<8x2x3xf32>
}
// -----
func.func @pe2(%a: tensor<?x?xf32>, %p: f32, %l: index, %h: index, %n: index, %m: index) -> tensor<?x2x?xf32> {
  %1 = tensor.pad %a low[%l, 0] high[%h, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [%n, 2, %m] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %2 : tensor<?x2x?xf32>
}
// -----
func.func @pe4(%a: tensor<4x6xf32>, %p: f32) -> tensor<4x2x4xf32> {
  %1 = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<4x6xf32> to tensor<4x8xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [4, 2, 4] : tensor<4x8xf32> into tensor<4x2x4xf32>
  return %2 : tensor<4x2x4xf32>
}
// -----
func.func @pe6(%a: tensor<f32>, %p: f32) -> tensor<1x1xf32> {
  %1 = tensor.pad %a nofold low[] high[] {
  ^bb0:
    tensor.yield %p : f32
  } : tensor<f32> to tensor<f32>
  %2 = tensor.expand_shape %1 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return %2 : tensor<1x1xf32>
}
// -----
func.func @pe7(%a: tensor<3x6xf32>, %p: f32) -> (tensor<8x2x3xf32>, tensor<8x6xf32>) {
  %1 = tensor.pad %a low[1, 0] high[4, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<3x6xf32> to tensor<8x6xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [8, 2, 3] : tensor<8x6xf32> into tensor<8x2x3xf32>
  return %2, %1 : tensor<8x2x3xf32>, tensor<8x6xf32>
}
// -----
func.func @pe8(%a: tensor<3x6xf32>) -> tensor<8x2x3xf32> {
  %1 = tensor.pad %a low[1, 0] high[4, 0] {
  ^bb0(%x: index, %y: index):
    %i = arith.index_cast %x : index to i32
    %p = arith.sitofp %i : i32 to f32
    tensor.yield %p : f32
  } : tensor<3x6xf32> to tensor<8x6xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [8, 2, 3] : tensor<8x6xf32> into tensor<8x2x3xf32>
  return %2 : tensor<8x2x3xf32>
}
// -----
func.func private @side(index) -> index
func.func @pf(%a: tensor<?x?xf32>, %p: f32, %l: index, %h: index, %n: index, %m: index) -> tensor<?x2x?xf32> {
  %1 = tensor.pad %a low[%l, 0] high[%h, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %k = func.call @side(%m) : (index) -> index
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [%n, 2, %m] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %2 : tensor<?x2x?xf32>
}
// -----
func.func private @side(index) -> index
func.func @pg(%a: tensor<?x2x?xf32>, %p: f32, %l: index, %h: index, %n: index, %m: index) -> tensor<?x?xf32> {
  %1 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x2x?xf32> into tensor<?x?xf32>
  %k = func.call @side(%m) : (index) -> index
  %2 = tensor.pad %1 low[0, 3] high[0, %h] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// -----
func.func private @side(index) -> index
func.func @pf(%a: tensor<?x?xf32>, %p: f32, %l: index, %h: index, %n: index, %m: index) -> tensor<?x2x?xf32> {
  %k1 = func.call @side(%m) : (index) -> index
  %1 = tensor.pad %a low[%l, 0] high[%h, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %k = func.call @side(%m) : (index) -> index
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [%n, 2, %m] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %2 : tensor<?x2x?xf32>
}
// -----
func.func private @side(index) -> index
func.func private @get(index) -> tensor<?x?xf32>
func.func @pg(%p: f32, %l: index, %h: index, %n: index, %m: index) -> tensor<?x2x?xf32> {
  %a = func.call @get(%m) : (index) -> tensor<?x?xf32>
  %k1 = func.call @side(%m) : (index) -> index
  %1 = tensor.pad %a low[%l, 0] high[%h, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %k = func.call @side(%m) : (index) -> index
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [%n, 2, %m] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %2 : tensor<?x2x?xf32>
}
