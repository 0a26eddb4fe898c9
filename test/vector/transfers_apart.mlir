// Transfers of tensors have a lane in common or not by their maps, and a fixed vector is no scalable one.
// RUN: jig eval %s --entry main > %t.before
// RUN: jig-opt %s --canonicalize > %t.canonical
// RUN: jig eval %t.canonical --entry main | diff %t.before -
// RUN: FileCheck %s < %t.canonical

#column = affine_map<(d0, d1) -> (d0)>
func.func @row_behind_column(%a: vector<4xf32>, %b: vector<4xf32>, %t: tensor<8x8xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %w1 = vector.transfer_write %a, %t[%c2, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %w2 = vector.transfer_write %b, %w1[%c0, %c0] {in_bounds = [true], permutation_map = #column} : vector<4xf32>, tensor<8x8xf32>
  %r = vector.transfer_read %w2[%c2, %c0], %zero {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @columns(%a: vector<4xf32>, %b: vector<4xf32>, %t: tensor<8x8xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %w1 = vector.transfer_write %a, %t[%c0, %c0] {in_bounds = [true], permutation_map = #column} : vector<4xf32>, tensor<8x8xf32>
  %w2 = vector.transfer_write %b, %w1[%c1, %c0] {in_bounds = [true], permutation_map = #column} : vector<4xf32>, tensor<8x8xf32>
  %r = vector.transfer_read %w2[%c0, %c0], %zero {in_bounds = [true], permutation_map = #column} : tensor<8x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
// Of three writes the last is where the first was; the one in between is partly there, too.
func.func @overwritten(%a: vector<4xf32>, %b: vector<4xf32>, %t: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w1 = vector.transfer_write %b, %t[%c1, %c0] {in_bounds = [true], permutation_map = #column} : vector<4xf32>, tensor<8x8xf32>
  %w2 = vector.transfer_write %a, %w1[%c0, %c0] {in_bounds = [true], permutation_map = #column} : vector<4xf32>, tensor<8x8xf32>
  %w3 = vector.transfer_write %b, %w2[%c1, %c0] {in_bounds = [true], permutation_map = #column} : vector<4xf32>, tensor<8x8xf32>
  return %w3 : tensor<8x8xf32>
}
// CHECK-LABEL: @columns_apart
// CHECK-SAME: (%[[A:.*]]: vector<4xf32>, %[[B:.*]]: vector<4xf32>
// CHECK: return %[[A]]
func.func @columns_apart(%a: vector<4xf32>, %b: vector<4xf32>, %t: tensor<8x8xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %w1 = vector.transfer_write %a, %t[%c0, %c0] {in_bounds = [true], permutation_map = #column} : vector<4xf32>, tensor<8x8xf32>
  %w2 = vector.transfer_write %b, %w1[%c0, %c4] {in_bounds = [true], permutation_map = #column} : vector<4xf32>, tensor<8x8xf32>
  %r = vector.transfer_read %w2[%c0, %c0], %zero {in_bounds = [true], permutation_map = #column} : tensor<8x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
// CHECK-LABEL: @fixed_for_scalable
// CHECK: vector.transfer_read
func.func @fixed_for_scalable(%v: vector<4xf32>, %t: tensor<4xf32>) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %r = vector.transfer_read %w[%c0], %zero {in_bounds = [true]} : tensor<4xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @main() -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>) {
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %b = arith.constant dense<[10.0, 20.0, 30.0, 40.0]> : vector<4xf32>
  %t = arith.constant dense<0.0> : tensor<8x8xf32>
  %0 = call @row_behind_column(%a, %b, %t) : (vector<4xf32>, vector<4xf32>, tensor<8x8xf32>) -> vector<4xf32>
  %1 = call @columns(%a, %b, %t) : (vector<4xf32>, vector<4xf32>, tensor<8x8xf32>) -> vector<4xf32>
  %2 = call @columns_apart(%a, %b, %t) : (vector<4xf32>, vector<4xf32>, tensor<8x8xf32>) -> vector<4xf32>
  %3 = call @overwritten(%a, %b, %t) : (vector<4xf32>, vector<4xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, tensor<8x8xf32>
}
