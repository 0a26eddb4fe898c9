// RUN: not jig-opt %s --arith-emulate-wide-int --split-input-file 2>&1 | FileCheck %s

// Lanes of unknown number have no place for halves.
// CHECK: error: failed to legalize operation 'func.func' that was explicitly marked illegal
func.func @lanes(%a: vector<[4]xi64>) -> vector<[4]xi64> {
  %0 = arith.addi %a, %a : vector<[4]xi64>
  return %0 : vector<[4]xi64>
}

// -----

// Two halves that differ, for each of more lanes than there is memory for; halves that are the same are one for all.
// CHECK: error: failed to legalize operation 'arith.constant' that was explicitly marked illegal
func.func @different() -> vector<4294967296xi64> {
  %0 = arith.constant dense<1> : vector<4294967296xi64>
  return %0 : vector<4294967296xi64>
}

// -----

// CHECK-LABEL: func.func @alike
// CHECK: arith.constant dense<0> : vector<4294967296x2xi32>
func.func @alike() -> vector<4294967296xi64> {
  %0 = arith.constant dense<0> : vector<4294967296xi64>
  return %0 : vector<4294967296xi64>
}
