// RUN: jig-opt %s --split-input-file --canonicalize | FileCheck %s --check-prefixes=CHECK,CANON
// RUN: jig-opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve | FileCheck %s --check-prefixes=CHECK,LLVM
// Ops of single machines keep what they compute where the reference does not.

// Lanes that the mask leaves out are those of the first operand, constant or not.
// CHECK-LABEL: @first
// CHECK: %[[C:.*]] = arith.constant dense<1> : vector<[4]xi32>
// CANON: arm_sve.masked.addi %arg0, %[[C]], %arg1
// CANON: arm_sve.masked.muli %arg0, %[[C]], %arg1
// LLVM: "arm_sve.intr.add"(%arg0, %[[C]], %arg1)
// LLVM: "arm_sve.intr.mul"(%arg0, %[[C]], %arg1)
func.func @first(%m: vector<[4]xi1>, %a: vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>) {
  %c = arith.constant dense<1> : vector<[4]xi32>
  %0 = arm_sve.masked.addi %m, %c, %a : vector<[4]xi1>, vector<[4]xi32>
  %1 = arm_sve.masked.muli %m, %c, %a : vector<[4]xi1>, vector<[4]xi32>
  return %0, %1 : vector<[4]xi32>, vector<[4]xi32>
}

// -----

// The mask stays where masks are, also a constant one.
// CHECK-LABEL: @mask
// CHECK: %[[M:.*]] = arith.constant dense<true> : vector<[4]xi1>
// CANON: arm_sve.masked.addf %[[M]], %arg0, %arg0
// CANON: arm_sve.masked.mulf %[[M]], %{{.*}}, %arg0
// LLVM: "arm_sve.intr.fadd"(%[[M]], %arg0, %arg0)
// LLVM: "arm_sve.intr.fmul"(%[[M]], %{{.*}}, %arg0)
func.func @mask(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %c = arith.constant dense<true> : vector<[4]xi1>
  %0 = arm_sve.masked.addf %c, %a, %a : vector<[4]xi1>, vector<[4]xf32>
  %1 = arm_sve.masked.mulf %c, %0, %a : vector<[4]xi1>, vector<[4]xf32>
  return %1 : vector<[4]xf32>
}
