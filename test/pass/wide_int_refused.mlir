// Lanes of unknown number have no place for halves.
// RUN: not jig-opt %s --arith-emulate-wide-int 2>&1 | FileCheck %s
// CHECK: error: failed to legalize operation 'func.func' that was explicitly marked illegal

func.func @lanes(%a: vector<[4]xi64>) -> vector<[4]xi64> {
  %0 = arith.addi %a, %a : vector<[4]xi64>
  return %0 : vector<[4]xi64>
}
