// An op on vectors of several dimensions becomes one on each row: not on as many as a type can count.
// RUN: jig-opt %s --convert-arith-to-llvm --convert-math-to-llvm | FileCheck %s
// CHECK: arith.addi {{.*}} : vector<1000000x1000000x4xi32>
// CHECK: math.fma {{.*}} : vector<9223372036854775807x9223372036854775807x4xf32>
func.func @many(%a: vector<1000000x1000000x4xi32>, %b: vector<9223372036854775807x9223372036854775807x4xf32>)
    -> (vector<1000000x1000000x4xi32>, vector<9223372036854775807x9223372036854775807x4xf32>) {
  %0 = arith.addi %a, %a : vector<1000000x1000000x4xi32>
  %1 = math.fma %b, %b, %b : vector<9223372036854775807x9223372036854775807x4xf32>
  return %0, %1 : vector<1000000x1000000x4xi32>, vector<9223372036854775807x9223372036854775807x4xf32>
}
