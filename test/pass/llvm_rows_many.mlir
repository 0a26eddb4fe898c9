// An op on vectors of several dimensions becomes one on each row: not on as many as a type can count. What would be, is named, and what no pass asked for stays.
// RUN: not jig-opt %s --convert-arith-to-llvm 2>&1 | FileCheck %s --check-prefix=ARITH
// RUN: not jig-opt %s --convert-math-to-llvm 2>&1 | FileCheck %s --check-prefix=MATH
// RUN: not jig-opt %s --convert-to-llvm 2>&1 | FileCheck %s --check-prefix=ARITH
// RUN: jig-opt %s --convert-func-to-llvm | FileCheck %s
// ARITH: :[[@LINE+6]]:8: error: 'arith.addi' op is not lowered: its vectors have too many rows
// MATH: :[[@LINE+6]]:8: error: 'math.fma' op is not lowered: its vectors have too many rows
// CHECK: arith.addi {{.*}} : vector<1000000x1000000x4xi32>
// CHECK: math.fma {{.*}} : vector<9223372036854775807x9223372036854775807x4xf32>
func.func @many(%a: vector<1000000x1000000x4xi32>, %b: vector<9223372036854775807x9223372036854775807x4xf32>)
    -> (vector<1000000x1000000x4xi32>, vector<9223372036854775807x9223372036854775807x4xf32>) {
  %0 = arith.addi %a, %a : vector<1000000x1000000x4xi32>
  %1 = math.fma %b, %b, %b : vector<9223372036854775807x9223372036854775807x4xf32>
  return %0, %1 : vector<1000000x1000000x4xi32>, vector<9223372036854775807x9223372036854775807x4xf32>
}
