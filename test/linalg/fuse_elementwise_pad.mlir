// RUN: jig-opt %s --linalg-fuse-elementwise-ops --split-input-file | FileCheck %s
// Where the reference builds what is not valid: expansions of padded tensors whose sizes are computed after the
// padding, or that it can't expand.

func.func private @side(index) -> index

// CHECK-LABEL: @late_size
// CHECK: %[[K:.*]] = call @side
// CHECK: %[[E:.*]] = tensor.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [%{{.*}}, 2, %[[K]]]
// CHECK: tensor.pad %[[E]] low[%arg2, 0, 0] high[%arg3, 0, 0]
func.func @late_size(%a: tensor<?x?xf32>, %p: f32, %l: index, %h: index, %n: index, %m: index) -> tensor<?x2x?xf32> {
  %1 = tensor.pad %a low[%l, 0] high[%h, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %k = func.call @side(%m) : (index) -> index
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [%n, 2, %k] : tensor<?x?xf32> into tensor<?x2x?xf32>
  return %2 : tensor<?x2x?xf32>
}

// -----

// CHECK-LABEL: @size_unknown_before
// CHECK: tensor.pad %arg0
// CHECK: tensor.expand_shape
func.func @size_unknown_before(%a: tensor<4x?xf32>, %p: f32) -> tensor<5x2x4xf32> {
  %1 = tensor.pad %a low[0, 0] high[1, 0] {
  ^bb0(%x: index, %y: index):
    tensor.yield %p : f32
  } : tensor<4x?xf32> to tensor<5x8xf32>
  %2 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [5, 2, 4] : tensor<5x8xf32> into tensor<5x2x4xf32>
  return %2 : tensor<5x2x4xf32>
}

// -----

// Each element of the first op's result is read twice, and its init is to be updated once.
// CHECK-LABEL: @init_is_read
// CHECK: linalg.generic
// CHECK: linalg.generic
func.func @init_is_read(%a: tensor<4xf32>, %i: tensor<4xf32>, %o: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%i : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %r = arith.subf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4xf32>) outs(%o : tensor<2x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %r = arith.mulf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
