// RUN: jig run %s | FileCheck %s
// Without a dimension that is reduced, vectors are still combined with the accumulator, where the mask is.
// CHECK: dense<{{\[\[}}14, 14, 10], [10, 10, 10], [10, 10, 10]]> : vector<3x3xi32>
// CHECK: dense<[14, 14, 10]> : vector<3xi32>
// CHECK: dense<6> : vector<2xi32>
func.func @main() -> (vector<3x3xi32>, vector<3xi32>, vector<2xi32>) {
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %m = vector.create_mask %c1, %c2 : vector<3x3xi1>
  %m1 = vector.create_mask %c2 : vector<3xi1>
  %v = arith.constant dense<4> : vector<3x3xi32>
  %a = arith.constant dense<10> : vector<3x3xi32>
  %v1 = arith.constant dense<4> : vector<3xi32>
  %a1 = arith.constant dense<10> : vector<3xi32>
  %v2 = arith.constant dense<2> : vector<2xi32>
  %a2 = arith.constant dense<3> : vector<2xi32>
  %r = vector.mask %m { vector.multi_reduction <add>, %v, %a [] : vector<3x3xi32> to vector<3x3xi32> } : vector<3x3xi1> -> vector<3x3xi32>
  %r1 = vector.mask %m1 { vector.multi_reduction <add>, %v1, %a1 [] : vector<3xi32> to vector<3xi32> } : vector<3xi1> -> vector<3xi32>
  %r2 = vector.multi_reduction <mul>, %v2, %a2 [] : vector<2xi32> to vector<2xi32>
  return %r, %r1, %r2 : vector<3x3xi32>, vector<3xi32>, vector<2xi32>
}
