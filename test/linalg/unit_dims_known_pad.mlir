// RUN: jig-opt %s --split-input-file --linalg-fold-unit-extent-dims | FileCheck %s
// RUN: jig-opt %s --split-input-file --linalg-fold-unit-extent-dims=use-rank-reducing-slices | FileCheck %s
// Sizes of the result that the type does not say, but constants do: a smaller pad would have
// another type.

// CHECK-LABEL: @constant_operand
// CHECK: tensor.pad %{{.*}} low[0, %{{.*}}, 0] high[0, 0, 0] {
// CHECK: tensor<1x4x1xf32> to tensor<1x?x1xf32>
func.func @constant_operand(%t: tensor<1x4x1xf32>, %v: f32) -> tensor<1x?x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, %c0, 0] high[0, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : f32
  } : tensor<1x4x1xf32> to tensor<1x?x1xf32>
  return %0 : tensor<1x?x1xf32>
}

// -----

// CHECK-LABEL: @more_than_one_group
// CHECK: tensor<1x1x4x1xf32> to tensor<1x?x?x1xf32>
func.func @more_than_one_group(%t: tensor<1x1x4x1xf32>, %v: f32) -> tensor<1x?x?x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, %c0, 0, 0] high[0, 3, %c0, 0] {
  ^bb0(%i: index, %j: index, %k: index, %l: index):
    tensor.yield %v : f32
  } : tensor<1x1x4x1xf32> to tensor<1x?x?x1xf32>
  return %0 : tensor<1x?x?x1xf32>
}

// -----

// Here it is as little known of the smaller one.
// CHECK-LABEL: @unknown
// CHECK: tensor<?xf32> to tensor<?xf32>
func.func @unknown(%t: tensor<1x?x1xf32>, %v: f32) -> tensor<1x?x1xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, %c0, 0] high[0, 0, 0] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %v : f32
  } : tensor<1x?x1xf32> to tensor<1x?x1xf32>
  return %0 : tensor<1x?x1xf32>
}
