// RUN: jig-opt %s --canonicalize | FileCheck %s
// What is added to a contraction becomes its accumulator, where that is another value than its factors, and it sums.

// CHECK-LABEL: @factor_is_accumulator
// CHECK: vector.contract {{.*}} %[[ZERO:.*]], %arg0, %arg1 :
func.func @factor_is_accumulator(%b: vector<1x1xf32>, %d: vector<4x1xf32>) -> vector<4x1xf32> {
  %zero = arith.constant dense<0.0> : vector<4x1xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(k, m, n) -> (m, k)>, affine_map<(k, m, n) -> (n, k)>, affine_map<(k, m, n) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<add>} %zero, %b, %zero : vector<4x1xf32>, vector<1x1xf32> into vector<4x1xf32>
  %1 = arith.addf %0, %d : vector<4x1xf32>
  return %1 : vector<4x1xf32>
}

// CHECK-LABEL: @maximum
// CHECK: vector.contract
// CHECK: arith.addf
func.func @maximum(%a: vector<4x2xf32>, %b: vector<1x2xf32>, %d: vector<4x1xf32>) -> vector<4x1xf32> {
  %zero = arith.constant dense<0.0> : vector<4x1xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(k, m, n) -> (m, k)>, affine_map<(k, m, n) -> (n, k)>, affine_map<(k, m, n) -> (m, n)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<maximumf>} %a, %b, %zero : vector<4x2xf32>, vector<1x2xf32> into vector<4x1xf32>
  %1 = arith.addf %0, %d : vector<4x1xf32>
  return %1 : vector<4x1xf32>
}
