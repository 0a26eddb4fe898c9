// RUN: jig-opt --canonicalize %s | FileCheck %s
// An addition is taken into the accumulator of a sum only; the reference does it for other kinds, too.
#maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>]

// CHECK-LABEL: func.func @sum
// CHECK-NOT: arith.addf
func.func @sum(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %z = arith.constant dense<0.0> : vector<4x4xf32>
  %0 = vector.contract {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %z : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  %1 = arith.addf %0, %c : vector<4x4xf32>
  return %1 : vector<4x4xf32>
}

// CHECK-LABEL: func.func @maximum
// CHECK: arith.addf
func.func @maximum(%a: vector<4x4xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>) -> vector<4x4xf32> {
  %z = arith.constant dense<0.0> : vector<4x4xf32>
  %0 = vector.contract {indexing_maps = #maps, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %a, %b, %z : vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  %1 = arith.addf %0, %c : vector<4x4xf32>
  return %1 : vector<4x4xf32>
}
